"""What a player of Dominion counts before it decides: all of it is public, or its own.

A quantity is a small int: how many of a kind the seat owns, how many the supply
has left, how many a rival owns, or one of the NAMES.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.games.dominion.kinds import (
    ACTION,
    COINS,
    KINDS,
    PLUS_ACTIONS,
    PROVINCE,
    TREASURES,
    TYPES,
    VICTORY,
    total,
)
from regna.games.dominion.scoring import points
from regna.games.dominion.state import Dominion

OWNED: Final = 0  # quantities below KINDS: copies of a kind that the seat owns
LEFT: Final[int] = KINDS  # then: cards left in its pile
RIVAL: Final[int] = 2 * KINDS  # then: the most copies that another seat owns
OTHERS: Final[int] = 3 * KINDS  # and then these:
NAMES: Final[list[str]] = [
    "P",  # Provinces left
    "T",  # Treasures owned
    "Term",  # Actions owned that give no action
    "V",  # Victory cards owned
    "$tot",  # coins of all cards owned
    "coins",
    "buys",
    "turn",  # of this seat, from 1
    "end",  # gains to the end: Provinces left, or the cards of the three lowest piles
    "ahead",  # points more than the best of the others
    "cards",  # cards owned
    "seats",
]


class Sight:
    """A seat's view of a position while it decides what to take."""

    def __init__(self, state: Dominion, seat: i64, coins: i64) -> None:
        self.state = state
        self.seat = seat
        self.coins = coins
        self.owned = state.owned(seat)

    def value(self, quantity: i64) -> i64:
        """How much there is of a quantity."""
        if quantity < LEFT:
            return self.owned[quantity]
        if quantity < RIVAL:
            return max(self.state.piles[quantity - LEFT], 0)
        if quantity < OTHERS:
            return self.rival(quantity - RIVAL)
        return self.other(quantity - OTHERS)

    def other(self, number: i64) -> i64:
        """How much there is of a quantity with a name."""
        state = self.state
        if number == 0:
            return state.piles[PROVINCE]
        if number == 1:
            return self.treasures()
        if number == 2:
            return self.terminals()
        if number == 3:
            return self.victories()
        if number == 4:
            return self.money()
        if number == 5:
            return self.coins
        if number == 6:
            return state.buys
        if number == 7:
            return state.mats[self.seat].turns
        if number == 8:
            return gains_to_end(state)
        if number == 9:
            return self.ahead()
        return total(self.owned) if number == 10 else state.seats

    def treasures(self) -> i64:
        many: i64 = 0
        for kind in TREASURES:
            many += self.owned[kind]
        return many

    def terminals(self) -> i64:
        many: i64 = 0
        for kind in self.state.kingdom.actions:
            if PLUS_ACTIONS[kind] == 0:
                many += self.owned[kind]
        return many

    def victories(self) -> i64:
        many: i64 = 0
        for kind in self.state.kingdom.supply:
            if TYPES[kind] & VICTORY:
                many += self.owned[kind]
        return many

    def money(self) -> i64:
        """The coins of all Treasures, and of Actions that give coins."""
        coins: i64 = 0
        for kind in self.state.kingdom.supply:
            coins += COINS[kind] * self.owned[kind]
        return coins

    def rival(self, kind: i64) -> i64:
        """The most copies of a card that another seat owns."""
        most: i64 = 0
        for seat in range(self.state.seats):
            if seat != self.seat:
                most = max(most, self.state.owned(seat)[kind])
        return most

    def ahead(self) -> i64:
        """Points more than the best of the others, negative if behind."""
        best: i64 = -1000
        for seat in range(self.state.seats):
            if seat != self.seat:
                best = max(best, points(self.state.owned(seat)))
        return points(self.owned) - best


def gains_to_end(state: Dominion) -> i64:
    """How many cards must at least leave the supply before the game is over (G15)."""
    one: i64 = 1000
    two: i64 = 1000
    three: i64 = 1000
    for kind in state.kingdom.supply:
        left = state.piles[kind]
        if left < one:
            one, two, three = left, one, two
        elif left < two:
            two, three = left, two
        elif left < three:
            three = left
    return min(state.piles[PROVINCE], one + two + three)


def is_terminal(kind: i64) -> bool:
    """Whether it is an Action that gives no further action."""
    return TYPES[kind] & ACTION != 0 and PLUS_ACTIONS[kind] == 0
