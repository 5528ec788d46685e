"""The landscape's geometry: an unbounded grid, kept wrapped on 32 x 32 cells.

27 tiles that touch each other never span more than 27 cells, so no two cells
in play share a wrapped cell. Which of the places that wrap to a cell is meant,
the state tells by how far the landscape reaches west and south.

White sits south and looks north (+y); Blue sits north.
"""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

SIZE: Final = 32  # cells in a row, and rows
CELLS: Final = SIZE * SIZE
WRAP: Final = SIZE - 1  # the bits of a wrapped coordinate, of a cell its column
ROWS: Final = CELLS - SIZE  # the bits of a cell that are its row
START: Final = 0  # the cell of the start tile, x = y = 0
FURTHEST: Final = 26  # from the start tile that a tile can lie

DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # clockwise; even ones are sides
EDGE_NAMES: Final = ["N", "E", "S", "W"]
DX: Final = [0, 1, 1, 1, 0, -1, -1, -1]
DY: Final = [1, 1, 0, -1, -1, -1, 0, 1]
WAYS: Final = 8  # directions
EDGES: Final = 4
ALL_WAYS: Final = 0b11111111  # a set of directions is a mask, its lowest bit north


def cell_at(x: i64, y: i64) -> i64:
    """The wrapped cell of true coordinates."""
    return (y & WRAP) * SIZE + (x & WRAP)


def offset(one: i64, other: i64) -> i64:
    """The way from one cell to another, as the cell it leads to from the start."""
    return ((other - one) & WRAP) | (((other & ROWS) - (one & ROWS)) & ROWS)


def _neighbours() -> vec[i64]:
    cells = [(cell & WRAP, cell // SIZE) for cell in range(CELLS)]
    return vec[i64]([cell_at(x + DX[d], y + DY[d]) for x, y in cells for d in range(WAYS)])


def _towards() -> vec[i64]:
    masks = [0] * CELLS
    for direction in range(WAYS):
        masks[cell_at(DX[direction], DY[direction])] = 1 << direction
    return vec[i64](masks)


NEIGHBOURS: Final[vec[i64]] = _neighbours()
TOWARDS: Final[vec[i64]] = _towards()  # by offset: the direction of an adjacent cell, as a mask
BACK: Final[vec[u8]] = vec[u8]([1 << (d + WAYS // 2) % WAYS for d in range(WAYS)])  # as masks


def neighbour(cell: i64, direction: i64) -> i64:
    """The cell next to this one."""
    return NEIGHBOURS[cell * WAYS + direction]


def at_edge(cell: i64, edge: i64) -> i64:
    """The cell at a side of this one, 0 north, then clockwise."""
    return NEIGHBOURS[cell * WAYS + edge * 2]


def touching(one: i64, other: i64) -> bool:
    """Adjacent by side or corner (or the same cell)."""
    return one == other or TOWARDS[offset(one, other)] != 0


def _beside(cell: int) -> int:
    return sum(1 << d for d in range(WAYS) if touching(cell_at(DX[d], DY[d]), cell))


BESIDE: Final[vec[i64]] = vec[i64]([_beside(cell) for cell in range(CELLS)])
# by offset: the directions that end on or next to it


def direction_between(one: i64, other: i64) -> i64:
    """The direction from one cell to an adjacent other, -1 if they do not touch."""
    for direction in range(WAYS):
        if neighbour(one, direction) == other:
            return direction
    return -1


def write_place(x: int, y: int) -> str:
    """A place relative to the start tile: `0`, `n2`, `s1e3`."""
    text = ""
    if y:
        text += f"n{y}" if y > 0 else f"s{-y}"
    if x:
        text += f"e{x}" if x > 0 else f"w{-x}"
    return text or "0"


_PLACE: Final = re.compile(r"(?:([ns])([0-9]{1,2}))?(?:([ew])([0-9]{1,2}))?")


def read_place(text: str) -> tuple[int, int] | None:
    """The true coordinates of a written place, None if it is no place."""
    if text == "0":
        return 0, 0
    match = _PLACE.fullmatch(text.lower())
    if match is None or not text:
        return None
    north, up, east, right = match.group(1), match.group(2), match.group(3), match.group(4)
    y = int(up) if up else 0
    x = int(right) if right else 0
    return (-x if east == "w" else x), (-y if north == "s" else y)
