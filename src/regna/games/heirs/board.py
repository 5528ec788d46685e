"""The landscape's geometry: an unbounded grid, kept wrapped on 32 x 32 cells.

27 tiles that touch each other never span more than 27 cells, so no two cells
in play share a wrapped cell. Lines and diagonals, which could meet by wrapping,
use the true coordinates that every laid tile keeps.

White sits south and looks north (+y); Blue sits north.
"""

from __future__ import annotations

import re
from typing import Final

SIZE: Final = 32
CELLS: Final = 1024
START: Final = 0  # the cell of the start tile, x = y = 0

DIRECTIONS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # clockwise; even ones are sides
EDGE_NAMES: Final = ["N", "E", "S", "W"]
DX: Final = [0, 1, 1, 1, 0, -1, -1, -1]
DY: Final = [1, 1, 0, -1, -1, -1, 0, 1]


def cell_at(x: int, y: int) -> int:
    """The wrapped cell of true coordinates."""
    return (y & 31) * 32 + (x & 31)


def _neighbours() -> list[int]:
    return [
        cell_at((cell & 31) + DX[d], (cell >> 5) + DY[d]) for cell in range(CELLS) for d in range(8)
    ]


NEIGHBOURS: Final = _neighbours()  # NEIGHBOURS[cell * 8 + direction]


def neighbour(cell: int, direction: int) -> int:
    """The cell next to this one."""
    return NEIGHBOURS[cell * 8 + direction]


def touching(one: int, other: int) -> bool:
    """Adjacent by side or corner (or the same cell)."""
    dx = ((one & 31) - (other & 31) + 1) & 31
    dy = ((one >> 5) - (other >> 5) + 1) & 31
    return dx <= 2 and dy <= 2


def direction_between(one: int, other: int) -> int:
    """The direction from one cell to an adjacent other, -1 if they do not touch."""
    for direction in range(8):
        if NEIGHBOURS[one * 8 + direction] == other:
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
