"""Many moves at once: blocks of numbers, each a set of squares added to a first move."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from regna.games.tigris.board import NONE, ONE, SQUARES, Cells
from regna.games.tigris.moves import MOVES

MOST: Final = 16
WORDS: Final = 4  # of a set of squares

ONLY: Final = ONE[0]  # the squares of a move that has none
# The moves as objects, so that a list of hundreds needs no new ones.
NUMBERS: Final[list[object]] = list(range(MOVES.space))
NO_MOVES: Final[list[object]] = []


class Blocks:
    """Blocks in the order of their moves, which `nth` and `moves` keep."""

    number: i64
    total: i64
    firsts: vec[i64]
    ends: vec[i64]  # how many moves there are up to the end of each block
    sets: list[Cells]
    words: vec[i64]  # the squares that were listed last, of every block that has some,
    pieces: list[list[object]]  # and their moves

    def __init__(self) -> None:
        self.number = 0
        self.total = 0
        self.firsts = vec[i64]([0] * MOST)
        self.ends = vec[i64]([0] * MOST)
        self.sets = [NONE] * MOST
        self.words = vec[i64]([0] * (WORDS * MOST))
        self.pieces = [NO_MOVES] * (WORDS * MOST)

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

    def moves(self, more: list[int]) -> list[int]:
        """All moves, and some more behind them."""
        found: list[object] = []
        for block in range(self.number):
            first = self.firsts[block]
            cells = self.sets[block]
            if cells is ONLY:
                found.append(NUMBERS[first])
                continue
            place = WORDS * (first // SQUARES)
            self.list_word(found, place, cells.a, first)
            self.list_word(found, place + 1, cells.b, first + 48)
            self.list_word(found, place + 2, cells.c, first + 96)
            self.list_word(found, place + 3, cells.d, first + 144)
        found.extend(more)
        return cast("list[int]", found)

    def list_word(self, found: list[object], place: i64, word: i64, first: i64) -> None:
        """Append the moves of one word of a block: most are as they were a move ago."""
        if word == 0:
            return
        if self.words[place] != word:
            self.words[place] = word
            self.pieces[place] = numbers(word, first)
        found.extend(self.pieces[place])


def numbers(word: i64, first: i64) -> list[object]:
    """The numbers of a word's set bits, counted from a first one."""
    found: list[object] = []
    while word != 0:
        if word & 1:
            found.append(NUMBERS[first])
        word >>= 1
        first += 1
    return found
