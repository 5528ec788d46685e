"""Finds a good menu for a kingdom by itself: a tournament of all that fit, by simulation.

All play Big Money; then, in rounds of fewer and fewer, those that are left play
Big Money and the best so far of each family: money, engines, Gardens. So the one
that wins is not only good against its like. In the last round everybody plays
everybody. Nothing in it is left to chance: the
seeds are the numbers of the games, and a kingdom has the same menu everywhere.
"""

from __future__ import annotations

from typing import Final

from regna.bots.dominion.candidates import candidates
from regna.bots.dominion.menu import Menu
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.player import MenuPlayer
from regna.core import Rng, game
from regna.games.dominion.kinds import KIND_OF

TURNS: Final = 45  # of each seat, then a game of the tournament is stopped and counted
FIRST_GAMES: Final = 6  # of each candidate, against Big Money
ROUNDS: Final[list[int]] = [20, 10, 5]  # how many are left for each further round
GAMES: Final[list[int]] = [8, 16, 32]  # of each, against each opponent
MARGIN: Final = 30  # points ahead that count as much as can be
BY_POINTS: Final = 0.2  # the part of a result that is the points ahead, which vary less


MONEY: Final = 0
ENGINE: Final = 1
RUSH: Final = 2
GARDENS: Final[int] = KIND_OF["gardens"]
VILLAGE: Final[int] = KIND_OF["village"]


def family_of(menu: Menu) -> int:
    """What a menu is about."""
    cards = list(menu.cards)
    return RUSH if GARDENS in cards else ENGINE if VILLAGE in cards else MONEY


class Contender:
    """A candidate and how it did."""

    def __init__(self, menu: Menu, place: int) -> None:
        self.player = MenuPlayer(menu, full=True)
        self.menu = menu
        self.family = family_of(menu)
        self.place = place  # among the candidates
        self.sum = 0.0
        self.games = 0

    def key(self) -> tuple[float, int]:
        """The best first; of equals the one that was named first."""
        return -self.sum / max(self.games, 1), self.place


class Tournament:
    """All candidates for one kingdom and number of seats; `effort` multiplies the games."""

    def __init__(self, kingdom: list[str], seats: int, effort: float = 1.0) -> None:
        self.seats = seats
        self.effort = effort
        self.options: dict[str, object] = {
            "kingdom": kingdom,
            "may_effects": False,
            "turn_limit": TURNS,
            "first": 0,
        }
        self.rules = game("dominion")
        self.left = [Contender(menu, place) for place, menu in enumerate(candidates(kingdom))]
        self.late: list[Contender] = []

    def best(self) -> list[Contender]:
        """The last few, the best first."""
        yardstick = Contender(MENUS["bmu"], -1)
        self.round([yardstick], FIRST_GAMES)
        for many, games in zip(ROUNDS, GAMES, strict=True):
            if many == ROUNDS[1]:
                self.late = self.left
            self.left = self.left[:many]
            opponents = [yardstick]
            if many == ROUNDS[-1]:
                opponents += self.left
            else:
                for family in (MONEY, ENGINE, RUSH):
                    opponents += [one for one in self.left if one.family == family][:1]
            self.round(opponents, games)
        return self.left

    def repertoire(self) -> list[Menu]:
        """The best few, the best first, and the best of each family that fell out late."""
        found = self.best()
        for one in self.late:
            if all(one.family != other.family for other in found):
                found.append(one)
        return [one.menu for one in found]

    def round(self, opponents: list[Contender], games: int) -> None:
        """All that are left play all opponents, and stand by how they did."""
        for one in self.left:
            one.sum, one.games = 0.0, 0
            for other in opponents:
                self.play(one, other, max(1, round(games * self.effort)))
        self.left.sort(key=Contender.key)

    def play(self, one: Contender, other: Contender, games: int) -> None:
        """Play some games in every seat of the table against the same opponent.

        Against itself nobody need play to know what comes of it.
        """
        one.games += games
        if other is one:
            one.sum += games * ((1 - BY_POINTS) / self.seats + BY_POINTS / 2)
            return
        for number in range(games):
            one.sum += self.result(one, other, number // self.seats, number % self.seats)

    def result(self, one: Contender, other: Contender, seed: int, seat: int) -> float:
        """From 0 to 1: a win, shared by those who win, and a little for the points ahead."""
        state = self.rules.deal(self.seats, seed, self.options)
        state.remembers = False
        rng = Rng(seed)
        mine, theirs = one.player, other.player
        while state.active >= 0:
            player = mine if state.active == seat else theirs
            state.advance(player.choose(state, rng))
        keys = self.rules.keys(state)
        top = max(keys)
        won = 1 / keys.count(top) if keys[seat] == top else 0.0
        rival = max(key[0] for place, key in enumerate(keys) if place != seat)
        ahead = max(-MARGIN, min(MARGIN, keys[seat][0] - rival))
        return (1 - BY_POINTS) * won + BY_POINTS * (ahead + MARGIN) / (2 * MARGIN)
