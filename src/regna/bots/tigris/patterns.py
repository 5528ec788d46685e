"""Sets of squares found all at once: those beside several temples, those of three of four."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.games.tigris.board import NOT_EAST, NOT_WEST, ROW_1, ROWS_1_2, Cells


def beside_several(temples: Cells) -> vec[Cells]:
    """The squares that touch one temple or more, two, three, and four."""
    a, b, c, d = temples.a, temples.b, temples.c, temples.d
    one = vec[i64]([0, 0, 0, 0])
    two = vec[i64]([0, 0, 0, 0])
    three = vec[i64]([0, 0, 0, 0])
    four = vec[i64]([0, 0, 0, 0])
    words = vec[i64]([a, b, c, d])
    above = vec[i64]([0, a >> 32, b >> 32, c >> 32])
    below = vec[i64]([(b & ROW_1) << 32, (c & ROW_1) << 32, (d & ROW_1) << 32, 0])
    for place in range(4):
        word = words[place]
        north = (word & ROWS_1_2) << 16 | above[place]
        south = word >> 16 | below[place]
        west = (word & NOT_EAST) << 1
        east = (word & NOT_WEST) >> 1
        upright, level = north | south, west | east
        both_upright, both_level = north & south, west & east
        one[place] = upright | level
        two[place] = both_upright | both_level | upright & level
        three[place] = both_upright & level | both_level & upright
        four[place] = both_upright & both_level
    return vec[Cells]([cells(one), cells(two), cells(three), cells(four)])


def cells(words: vec[i64]) -> Cells:
    return Cells(words[0], words[1], words[2], words[3] & ROWS_1_2)


def three_of_four(tiles: Cells, blocked: Cells) -> Cells:
    """The top left squares of all squares of four with three of these tiles and the last free."""
    ours = vec[i64]([tiles.a, tiles.b, tiles.c, tiles.d, 0])
    theirs = vec[i64]([blocked.a, blocked.b, blocked.c, blocked.d, 0])
    found = vec[i64]([0, 0, 0, 0])
    for place in range(4):
        word = ours[place]
        lower = word >> 16 | (ours[place + 1] & ROW_1) << 32
        both, any_ = word & word >> 1, word | word >> 1
        both_lower, any_lower = lower & lower >> 1, lower | lower >> 1
        three = both & any_lower | any_ & both_lower
        wall = theirs[place] | theirs[place] >> 16 | (theirs[place + 1] & ROW_1) << 32
        found[place] = three & ~(both & both_lower) & ~(wall | wall >> 1) & NOT_EAST
    found[3] &= ROW_1  # no square of four begins in the last row
    return cells(found)
