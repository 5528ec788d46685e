"""A contest: who plays whom, for how long, and on what terms.

Games count in the order of the schedule, whoever ends first: a contest that stops when
it is decided stops after the same game wherever and however often it is played.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from typing import Any

from msgspec import Struct

from regna.arena.match import Result
from regna.arena.rating import Standing, decided, standings
from regna.arena.results import Header, header
from regna.arena.schedule import Match, Terms, schedule

Playing = Generator[Result, None, None]  # whoever closes it ends it
Crew = Callable[[str, list[Match], Terms], Playing]  # who plays: here, or on a cluster


class Contest(Struct, frozen=True):
    """What `regna arena` was asked for, but for where it is played."""

    game: str
    players: list[str]
    seats: int
    games: int = 100
    seed: int = 1
    terms: Terms = Terms()
    bar: float | None = None
    alone: bool = False
    mixes: list[str] = []  # of the plan: a shorter way to say which values take turns

    def matches(self) -> list[Match]:
        return schedule(self.players, self.seats, self.games, self.seed, self.alone)

    def header(self) -> Header:
        return header(self.game, self.seats, self.terms)

    def standings(self, played: Iterable[Result]) -> list[Standing]:
        """A line for every meeting, from the view of the player who was named first."""
        return standings(played, self.players)

    def decided(self, played: list[Result]) -> bool:
        """Whether it may stop: every value had its turn, and more games will change nothing."""
        if self.bar is None or played[-1].seed - self.seed + 1 < self.terms.round():
            return False
        return all(decided(each, self.bar) for each in self.standings(played))

    def command(self) -> str:
        """The command that plays it."""
        words = ["regna", "arena", self.game, *self.players]
        words += ["--seats", str(self.seats), "--games", str(self.games), "--seed", str(self.seed)]
        for name, value in self.terms.options.items():
            words += ["--option", f"{name}={written(value)}"]
        for mix in self.mixes:
            words += ["--turns", mix]
        for name, values in self.terms.turns.items() if not self.mixes else ():
            for value in values:
                words += ["--option", f"{name}={written(value)}"]
        if self.bar is not None:
            words += ["--bar", str(self.bar)]
        if self.alone:
            words.append("--alone")
        return shlex.join(words)


def written(value: Any) -> str:
    """A value of an option as the command line reads it: JSON, or text that is none."""
    if isinstance(value, str):
        try:
            json.loads(value)
        except ValueError:
            return value
    return json.dumps(value, separators=(",", ":"))


def in_order(matches: list[Match], results: Iterable[Result]) -> Iterator[Result]:
    """Results in the order of their matches."""
    early: dict[Match, Result] = {}
    place = 0
    for result in results:
        early[result.match] = result
        while place < len(matches) and matches[place] in early:
            yield early.pop(matches[place])
            place += 1


class Course:
    """A contest as it goes on: what was played before, and what a crew plays now."""

    def __init__(self, contest: Contest, known: Iterable[Result]) -> None:
        self.contest = contest
        self.matches = contest.matches()
        self.known = {result.match: result for result in known}
        self.played: list[Result] = []
        self.over = False

    def recall(self) -> None:
        """Take what is known, as far as it goes in the order of the schedule."""
        while not self.over and self.matches[len(self.played)] in self.known:
            self._take(self.known[self.matches[len(self.played)]])

    def play(self, crew: Crew) -> Iterator[Result]:
        """New results, until it is over."""
        self.recall()
        rest = [] if self.over else self.matches[len(self.played) :]
        left = [match for match in rest if match not in self.known]
        if not left:
            return
        results = crew(self.contest.game, left, self.contest.terms)
        with closing(results):
            for result in in_order(left, results):
                self._take(result)
                yield result
                self.recall()
                if self.over:
                    return

    def _take(self, result: Result) -> None:
        """Count a result; a contest ends with its last game, or with a deal that decides it."""
        self.played.append(result)
        many = len(self.played)
        if many == len(self.matches):
            self.over = True
        elif self.matches[many].seed != result.seed:
            self.over = self.contest.decided(self.played)
