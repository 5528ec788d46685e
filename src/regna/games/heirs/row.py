"""A short row of things in one word: six bits for each, its number + 1, the first lowest.

Ten things at most, of 62 kinds: a hand, the royal ring, the treasures. A place
that holds nothing is 0, so that an empty row is the word 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 6
ONE: Final = 0b111111


def at(row: i64, place: i64) -> i64:
    """The thing at a place, -1 if there is none."""
    return ((row >> place * BITS) & ONE) - 1


def size(row: i64) -> i64:
    """How many things there are in a row without gaps."""
    many: i64 = 0
    while row:
        row >>= BITS
        many += 1
    return many


def put(row: i64, place: i64, thing: i64) -> i64:
    """The row with a thing (-1: nothing) at a place, whatever was there."""
    shift = place * BITS
    change = thing - at(row, place)
    return row + (change << shift)


def added(row: i64, thing: i64) -> i64:
    """The row with one thing more at its end."""
    return put(row, size(row), thing)


def without(row: i64, place: i64) -> i64:
    """The row with a thing taken out, those behind it closing up."""
    shift = place * BITS
    behind = row >> shift
    before = row - (behind << shift)
    return before + ((behind >> BITS) << shift)


def row_of(things: list[int]) -> i64:
    """The row of these things."""
    row: i64 = 0
    for place in range(len(things)):
        row = put(row, place, things[place])
    return row


def things(row: i64) -> list[int]:
    """The things of a row without gaps."""
    return [int(at(row, place)) for place in range(size(row))]
