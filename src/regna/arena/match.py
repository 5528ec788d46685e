"""One game between bots, each of which is shown only worlds that its seat cannot tell apart.

Nothing depends on the time of day or on the machine: the same match has the same
result wherever it is played. Bots are given all the time they want, so that what
they do is bounded by their own count of simulations.
"""

from __future__ import annotations

import math
import time
from typing import Any

from msgspec import Struct

from regna.arena.schedule import Match
from regna.bots import Bot, named_bot
from regna.core import Game, Rng


class Result(Struct, frozen=True):
    """How a match ended; `cpu` is what it cost, and not the same everywhere."""

    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]  # seats, best first, ties together
    decisions: int
    cpu: tuple[float, ...] = ()  # seconds, by seat

    @property
    def match(self) -> Match:
        return Match(self.seed, self.players)

    def share(self, seat: int) -> float:
        """What a seat has of the win: those who share the first place share it."""
        first = self.ranking[0]
        return 1 / len(first) if seat in first else 0.0

    def beats(self, one: int, other: int) -> float:
        """1 if a seat ended before another, half if they tied."""
        place = {seat: place for place, group in enumerate(self.ranking) for seat in group}
        return 0.5 if place[one] == place[other] else float(place[one] < place[other])


def play(game: Game, match: Match, options: dict[str, Any]) -> Result:
    """Play a match to its end."""
    state = game.new(len(match.players), seed=match.seed, **options)
    bots: list[Bot] = [named_bot(game.name, player) for player in match.players]
    cpu = [0.0] * len(bots)
    decisions = 0
    while (seat := state.to_act) is not None:
        world = state.determinize(seat, Rng(f"arena:{match.seed}:{decisions}"))
        began = time.process_time()
        move = bots[seat].choose(world, math.inf)
        cpu[seat] += time.process_time() - began
        state.play(move)  # which refuses what is not legal
        decisions += 1
    return Result(
        match.seed,
        match.players,
        tuple(score.total for score in state.scores()),
        tuple(tuple(group) for group in state.ranking()),
        decisions,
        tuple(round(seconds, 4) for seconds in cpu),
    )
