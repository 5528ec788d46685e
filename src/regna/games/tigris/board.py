"""The board as sets of squares: four words of three rows each.

A square is a number, 16 * row + column, rows counted from the top. A set of
squares is a `Cells`: word `a` holds rows 1 to 3, `b` 4 to 6, `c` 7 to 9 and
`d` 10 and 11, sixteen bits a row. `Cells` never change; every operation makes
a new one, so that copies of a game share them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 16
HEIGHT: Final = 11
SQUARES: Final = 176

COLUMNS: Final = "abcdefghijklmnop"

ROWS_1_2: Final = 0x0000FFFFFFFF  # of a word
ROW_1: Final = 0x00000000FFFF
FULL: Final = 0xFFFFFFFFFFFF
NOT_WEST: Final = 0xFFFEFFFEFFFE
NOT_EAST: Final = 0x7FFF7FFF7FFF


@mypyc_attr(acyclic=True, free_list_len=1)  # made by the million: no garbage collection
class Cells:
    """A set of squares."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def meets(self, other: Cells) -> bool:
        """Whether the sets have a square in common."""
        return (
            (self.a & other.a) | (self.b & other.b) | (self.c & other.c) | (self.d & other.d)
        ) != 0

    def has(self, cell: i64) -> bool:
        return self.meets(ONE[cell])

    def union(self, other: Cells) -> Cells:
        return Cells(self.a | other.a, self.b | other.b, self.c | other.c, self.d | other.d)

    def common(self, other: Cells) -> Cells:
        return Cells(self.a & other.a, self.b & other.b, self.c & other.c, self.d & other.d)

    def minus(self, other: Cells) -> Cells:
        return Cells(self.a & ~other.a, self.b & ~other.b, self.c & ~other.c, self.d & ~other.d)

    def plus(self, cell: i64) -> Cells:
        return self.union(ONE[cell])

    def without(self, cell: i64) -> Cells:
        return self.minus(ONE[cell])

    def same(self, other: Cells) -> bool:
        return self.a == other.a and self.b == other.b and self.c == other.c and self.d == other.d

    def shared(self, other: Cells) -> i64:
        """How many squares both sets have."""
        return (
            ones(self.a & other.a)
            + ones(self.b & other.b)
            + ones(self.c & other.c)
            + ones(self.d & other.d)
        )

    def but(self, one: Cells, two: Cells, three: Cells) -> Cells:
        """What is left without the squares of three other sets."""
        return Cells(
            self.a & ~(one.a | two.a | three.a),
            self.b & ~(one.b | two.b | three.b),
            self.c & ~(one.c | two.c | three.c),
            self.d & ~(one.d | two.d | three.d),
        )

    def plus_common(self, one: Cells, two: Cells) -> Cells:
        """These squares and those that two other sets have in common."""
        return Cells(
            self.a | one.a & two.a,
            self.b | one.b & two.b,
            self.c | one.c & two.c,
            self.d | one.d & two.d,
        )

    def plus_rest(self, one: Cells, two: Cells) -> Cells:
        """These squares and those of another set that are not in a third."""
        return Cells(
            self.a | one.a & ~two.a,
            self.b | one.b & ~two.b,
            self.c | one.c & ~two.c,
            self.d | one.d & ~two.d,
        )

    def covers(self, other: Cells) -> bool:
        """Whether every square of the other set is in this one."""
        return (
            (other.a & ~self.a) | (other.b & ~self.b) | (other.c & ~self.c) | (other.d & ~self.d)
        ) == 0

    def any(self) -> bool:
        return (self.a | self.b | self.c | self.d) != 0

    def count(self) -> i64:
        return ones(self.a) + ones(self.b) + ones(self.c) + ones(self.d)

    def nth(self, k: i64) -> i64:
        """The k-th square of the set, in reading order."""
        n = ones(self.a)
        if k < n:
            return nth_one(self.a, k)
        k -= n
        n = ones(self.b)
        if k < n:
            return 48 + nth_one(self.b, k)
        k -= n
        n = ones(self.c)
        if k < n:
            return 96 + nth_one(self.c, k)
        return 144 + nth_one(self.d, k - n)

    def list(self) -> list[int]:
        """The squares in reading order."""
        found: list[int] = []
        add_ones(found, self.a, 0)
        add_ones(found, self.b, 48)
        add_ones(found, self.c, 96)
        add_ones(found, self.d, 144)
        return found


def ones(word: i64) -> i64:
    """How many bits of a word of 48 are set."""
    x = word - ((word >> 1) & 0x555555555555)
    x = (x & 0x333333333333) + ((x >> 2) & 0x333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def nth_one(word: i64, k: i64) -> i64:
    """The place of the k-th set bit."""
    place: i64 = 0
    row = word & 0xFFFF
    n = ones(row)
    while k >= n:
        k -= n
        word >>= 16
        place += 16
        row = word & 0xFFFF
        n = ones(row)
    while k > 0:
        row &= row - 1
        k -= 1
    return place + ones((row & -row) - 1)


def add_ones(found: list[int], word: i64, first: i64) -> None:
    """Append the places of a word's set bits, counted from `first`."""
    while word != 0:
        found.append(int(first + ones((word & -word) - 1)))
        word &= word - 1


def _one(cell: int) -> Cells:
    bit = 2 ** (cell % 48)
    word = cell // 48
    return Cells(
        bit if word == 0 else 0,
        bit if word == 1 else 0,
        bit if word == 2 else 0,
        bit if word == 3 else 0,
    )


NONE: Final = Cells(0, 0, 0, 0)
ALL: Final = Cells(FULL, FULL, FULL, ROWS_1_2)
ONE: Final = vec[Cells]([_one(cell) for cell in range(SQUARES)])


def spread(cells: Cells) -> Cells:
    """Every square that shares a side with one of these (rule 0b)."""
    a, b, c, d = cells.a, cells.b, cells.c, cells.d
    near_a = (a & NOT_EAST) << 1 | (a & NOT_WEST) >> 1 | (a & ROWS_1_2) << 16 | a >> 16
    near_b = (b & NOT_EAST) << 1 | (b & NOT_WEST) >> 1 | (b & ROWS_1_2) << 16 | b >> 16
    near_c = (c & NOT_EAST) << 1 | (c & NOT_WEST) >> 1 | (c & ROWS_1_2) << 16 | c >> 16
    near_d = (d & NOT_EAST) << 1 | (d & NOT_WEST) >> 1 | (d & ROWS_1_2) << 16 | d >> 16
    return Cells(
        near_a | (b & ROW_1) << 32,
        near_b | (c & ROW_1) << 32 | a >> 32,
        near_c | (d & ROW_1) << 32 | b >> 32,
        (near_d | c >> 32) & ROWS_1_2,
    )


NEAR: Final = vec[Cells]([spread(ONE[cell]) for cell in range(SQUARES)])


def connected(cell: i64, inside: Cells) -> Cells:
    """Everything joined to a square by a chain of neighbours inside a set (rule 0b)."""
    return grown(ONE[cell], inside)


def grown(start: Cells, inside: Cells) -> Cells:
    """Everything joined to some squares by chains of neighbours inside a set."""
    a, b, c, d = start.a, start.b, start.c, start.d
    while True:
        a = filled(a | (b & ROW_1) << 32, inside.a)
        b = filled(b | (c & ROW_1) << 32 | a >> 32, inside.b)
        c = filled(c | (d & ROW_1) << 32 | b >> 32, inside.c)
        d = filled(d | c >> 32, inside.d)
        # Every word knows those above it; have they missed anything from below?
        missed_a = (b & ROW_1) << 32 & inside.a & ~a
        missed_b = (c & ROW_1) << 32 & inside.b & ~b
        missed_c = (d & ROW_1) << 32 & inside.c & ~c
        if missed_a | missed_b | missed_c == 0:
            return Cells(a, b, c, d)


def filled(word: i64, inside: i64) -> i64:
    """The same within one word."""
    reached = word & inside
    word = 0
    while reached != word:
        word = reached
        across = (word & NOT_EAST) << 1 | (word & NOT_WEST) >> 1
        reached = inside & (word | across | (word & ROWS_1_2) << 16 | word >> 16)
    return word


def _square(corner: int) -> Cells:
    if corner % WIDTH == WIDTH - 1 or corner // WIDTH == HEIGHT - 1:
        return NONE
    return gather([corner, corner + 1, corner + WIDTH, corner + WIDTH + 1])


def gather(cells: list[int]) -> Cells:
    """The set of some squares."""
    result = NONE
    for cell in cells:
        result = result.plus(cell)
    return result


# The four squares whose top left one this is; none at the right and bottom edge.
SQUARE: Final = vec[Cells]([_square(corner) for corner in range(SQUARES)])
# The top left squares of all squares of four around a square.
SQUARES_WITH: Final = [
    [corner for corner in range(SQUARES) if SQUARE[corner].has(cell)] for cell in range(SQUARES)
]


# ---- names of squares ----------------------------------------------------------


NAMES: Final = [f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(SQUARES)]


def cell_name(cell: i64) -> str:
    """A square as people write it: column letter, row number from the top."""
    return NAMES[cell]


def cell_number(name: str) -> int:
    """The square of that name, -1 if there is none."""
    column = COLUMNS.find(name[:1]) if name else -1
    digits = name[1:]
    if column < 0 or not digits.isascii() or not digits.isdigit() or digits[0] == "0":
        return -1
    row = int(digits[:3])
    return (row - 1) * WIDTH + column if row <= HEIGHT else -1


def cell_names(cells: Cells) -> list[str]:
    return [cell_name(cell) for cell in cells.list()]


# ---- the printed boards ----------------------------------------------------------


class Chart:
    """A printed board: its land, its river, where temples and treasures start."""

    def __init__(self, name: str, rows: list[str], corners: list[str]) -> None:
        self.name = name
        self.rows = rows
        self.ground = [row.replace("T", ".") for row in rows]  # without what lies on it
        text = "".join(rows)
        self.river = gather([cell for cell in range(SQUARES) if text[cell] == "~"])
        self.land = ALL.minus(self.river)
        self.temples = gather([cell for cell in range(SQUARES) if text[cell] == "T"])
        self.corners = gather([cell_number(corner) for corner in corners])


def _read_charts() -> dict[str, Chart]:
    path = Path(__file__).parent / "data" / "maps.toml"
    tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Chart(name, table["rows"], table["corners"]) for name, table in tables.items()}


CHARTS: Final = _read_charts()
