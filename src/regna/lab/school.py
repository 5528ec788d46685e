"""Lessons in processes: the same seeds give the same lessons, whichever process plays them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path

import regna
from regna.arena import Terms
from regna.bots import Policy
from regna.bots import policy as policy_of
from regna.bots.net import read_net
from regna.core import BadInput, Rng
from regna.lab.lesson import Aim, Lesson, play_lesson
from regna.lab.notes import Notes, noted

BATCH = 100  # games that are written down together
STRAY = 4  # one turn in so many is not the player's own


@dataclass(frozen=True)
class School:
    """Who plays lessons of which game, on what terms, from which seed."""

    game: str
    policy: str
    terms: Terms
    seats: tuple[int, ...]  # of tables, which take turns when every option had its own
    aim: Aim
    seed: str
    net: Path | None = None  # that helps the player

    def lesson(self, number: int) -> list[list[Lesson]]:
        """One game."""
        policy = policy_of(self.game, self.policy)
        player = policy if self.net is None else taught(self.game, self.policy, self.net)
        seed = f"lesson:{self.seed}:{number}"
        options = self.terms.at(number)
        seats = self.seats[number // self.terms.round() % len(self.seats)]
        state = regna.game(self.game).new(seats, seed=seed, **options)
        return play_lesson(player, policy, state, Rng(seed), STRAY, self.aim)

    def batch(self, numbers: range) -> Notes:
        """Some games."""
        return noted(course for number in numbers for course in self.lesson(number))

    def size(self) -> int:
        """How many inputs a net of the policy has."""
        lessons = self.lesson(0)[0]
        inputs = len(lessons[0].inputs) if lessons else 0
        if inputs == 0:
            raise BadInput("policy", f"one of {self.game} that can have a net", self.policy)
        return inputs

    def batches(self, wanted: list[range], processes: int) -> Iterator[Notes]:
        """So many batches, in their order."""
        if processes == 1 or len(wanted) < 2:
            yield from map(self.batch, wanted)
            return
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            yield from pool.map(partial(_batch, self), wanted)


@cache
def taught(game: str, name: str, net: Path) -> Policy:
    """A policy with the net of a file, which is read once in each process."""
    return policy_of(game, name).taught(read_net(net))


def _batch(school: School, numbers: range) -> Notes:
    return school.batch(numbers)


def divided(games: int) -> list[range]:
    """All games by batch."""
    return [range(start, min(games, start + BATCH)) for start in range(0, games, BATCH)]
