"""Many moves at once: blocks of numbers, each a set of squares added to a first move."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from regna.games.tigris.board import NONE, ONE, Cells
from regna.games.tigris.moves import MOVES

MOST: Final = 16

ONLY: Final = ONE[0]  # the squares of a move that has none
# The moves as objects, so that a list of hundreds needs no new ones.
NUMBERS: Final[list[object]] = list(range(MOVES.space))


class Blocks:
    """Blocks in the order of their moves, which `nth` and `moves` keep."""

    number: i64
    total: i64
    firsts: vec[i64]
    ends: vec[i64]  # how many moves there are up to the end of each block
    sets: list[Cells]

    def __init__(self) -> None:
        self.number = 0
        self.total = 0
        self.firsts = vec[i64]([0] * MOST)
        self.ends = vec[i64]([0] * MOST)
        self.sets = [NONE] * MOST

    def clear(self) -> None:
        self.number = 0
        self.total = 0

    def add(self, first: i64, cells: Cells, number: i64) -> None:
        """The moves that come from adding so many squares to a first move."""
        self.total += number
        self.firsts[self.number] = first
        self.ends[self.number] = self.total
        self.sets[self.number] = cells
        self.number += 1

    def nth(self, k: i64) -> i64:
        """The k-th move, 0 <= k < total."""
        block: i64 = 0
        before: i64 = 0
        while k >= self.ends[block]:
            before = self.ends[block]
            block += 1
        return self.firsts[block] + self.sets[block].nth(k - before)

    def moves(self) -> list[int]:
        """All moves."""
        found: list[object] = []
        for block in range(self.number):
            first = self.firsts[block]
            cells = self.sets[block]
            add_numbers(found, cells.a, first)
            add_numbers(found, cells.b, first + 48)
            add_numbers(found, cells.c, first + 96)
            add_numbers(found, cells.d, first + 144)
        return cast("list[int]", found)


def add_numbers(found: list[object], word: i64, number: i64) -> None:
    """Append the numbers of a word's set bits, counted from a first one."""
    while word != 0:
        if word & 1:
            found.append(NUMBERS[number])
        word >>= 1
        number += 1
