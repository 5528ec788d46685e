"""Who sits where, and from which seed: every deal is played in all orders of seats.

Two players meet as one against the rest: with four seats one sits among three of
the other, and then the other way round. As many players as seats, if those are
more than two, sit together. More players than two with two seats meet each other
in pairs. A solo game has one seat, and each plays it for himself. An option may have
several values: deals take them in turn, by their seeds.
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from msgspec import Struct

from regna.core import BadInput


class Match(Struct, frozen=True, order=True):
    """One game to be played: the deal, and who sits where."""

    seed: int
    players: tuple[str, ...]  # by seat


class Terms(Struct, frozen=True):
    """The options of all games, and those whose values take turns."""

    options: dict[str, Any] = {}
    turns: dict[str, list[Any]] = {}

    def at(self, seed: int) -> dict[str, Any]:
        """The options of a deal."""
        return self.options | {name: each[seed % len(each)] for name, each in self.turns.items()}

    def round(self) -> int:
        """How many deals it takes until every value had its turn."""
        return max((len(each) for each in self.turns.values()), default=1)


def schedule(
    players: list[str], seats: int, games: int, seed: int, alone: bool = False
) -> list[Match]:
    """At least so many games for every meeting, from the seed on; whole deals only.

    `alone`: of two players at a larger table, only the first sits among the others.
    """
    found: list[Match] = []
    for meeting in meetings(players, seats, alone):
        deals = -(-games // len(meeting))
        found += [Match(seed + deal, order) for deal in range(deals) for order in meeting]
    return sorted(found, key=lambda match: match.seed)  # so that all meetings grow together


def meetings(players: list[str], seats: int, alone: bool) -> list[list[tuple[str, ...]]]:
    """For each meeting the orders in which its players sit."""
    least = 1 if seats == 1 else 2
    if len(set(players)) != len(players) or len(players) < least:
        raise BadInput("players", f"{least} different ones or more", " ".join(players))
    if seats == 1:
        return [[(player,)] for player in players]
    if seats > 2 and len(players) == seats:
        return [orders(tuple(players))]
    if len(players) > 2 and seats > 2:
        raise BadInput("players", f"two players, or {seats} for {seats} seats", len(players))
    found: list[list[tuple[str, ...]]] = []
    for one, other in combinations(players, 2):
        found.append(orders((one, *[other] * (seats - 1))))
        if seats > 2 and not alone:
            found.append(orders((other, *[one] * (seats - 1))))
    return found


def orders(players: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All different orders of these players."""
    return sorted(set(permutations(players)))
