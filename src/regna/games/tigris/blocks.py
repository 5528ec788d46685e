"""Many moves at once: blocks of numbers, each a set of squares added to a first move."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from regna.games.tigris.board import NONE, ONE, SQUARES, Cells
from regna.games.tigris.moves import MOVES

MOST: Final = 16
PART: Final = SQUARES // 4  # every word of every block of squares begins in another part
PARTS: Final = MOVES.space // PART + 1

ONLY: Final = ONE[0]  # the squares of a move that has none
# The moves as objects, so that a list of hundreds needs no new ones.
NUMBERS: Final[list[object]] = list(range(MOVES.space))


class Blocks:
    """Blocks in the order of their moves, which `nth` and `moves` keep.

    From one decision to the next few squares change, so that lists of moves are
    remembered for every word of squares.
    """

    number: i64
    total: i64
    firsts: vec[i64]
    ends: vec[i64]  # how many moves there are up to the end of each block
    sets: list[Cells]
    words: vec[i64]  # of which the lists below were made
    parts: list[list[int]]

    def __init__(self) -> None:
        self.number = 0
        self.total = 0
        self.firsts = vec[i64]([0] * MOST)
        self.ends = vec[i64]([0] * MOST)
        self.sets = [NONE] * MOST
        self.words = vec[i64]()
        self.parts = []

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
        if not self.parts:
            self.words = vec[i64]([0] * PARTS)
            self.parts = [[] for _ in range(PARTS)]
        found: list[int] = []
        for block in range(self.number):
            first = self.firsts[block]
            cells = self.sets[block]
            if cells is ONLY:
                found.append(first)
                continue
            found += self.part(first, cells.a)
            found += self.part(first + 48, cells.b)
            found += self.part(first + 96, cells.c)
            found += self.part(first + 144, cells.d)
        return found

    def part(self, first: i64, word: i64) -> list[int]:
        """The moves of a word of squares."""
        place = first // PART
        if self.words[place] != word:
            self.words[place] = word
            self.parts[place] = numbers_of(word, first)
        return self.parts[place]


def numbers_of(word: i64, number: i64) -> list[int]:
    """The numbers of a word's set bits, counted from a first one."""
    found: list[object] = []
    while word != 0:
        if word & 1:
            found.append(NUMBERS[number])
        word >>= 1
        number += 1
    return cast("list[int]", found)
