"""The pieces in the box: colours, tiles, leaders and monuments (rules 0a, 43).

A colour is a number: red, blue, green, black are 0 to 3, and everything of a
colour (its tile, its leader, its points) carries that number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
COLOURS: Final = 4

COLOUR_NAMES: Final = ["red", "blue", "green", "black"]
TILE_NAMES: Final = ["temple", "farm", "market", "settlement"]
LEADER_NAMES: Final = ["priest", "farmer", "trader", "king"]
TILES: Final = [57, 36, 30, 30]  # rule 0a
DYNASTIES: Final = ["archer", "bull", "potter", "lion"]  # by seat

MONUMENTS: Final = 6
MONUMENT_COLOURS: Final = (
    [[RED, BLACK], [RED, GREEN]] + [[BLUE, BLACK], [BLUE, RED]] + [[GREEN, BLACK], [GREEN, BLUE]]
)
MONUMENT_NAMES: Final = [f"{COLOUR_NAMES[a]}-{COLOUR_NAMES[b]}" for a, b in MONUMENT_COLOURS]

HAND: Final = 6
CATASTROPHES: Final = 2
LAST_TREASURES: Final = 2  # so many left end the game (rule 59)


def leader(seat: i64, colour: i64) -> i64:
    """The number of a seat's leader, and the place of its tiles and points, of a colour."""
    return COLOURS * seat + colour


def owner(leader: i64) -> i64:
    """The seat that a leader belongs to."""
    return leader // COLOURS


def colour_of(leader: i64) -> i64:
    return leader % COLOURS


def monument_has(monument: i64, colour: i64) -> bool:
    """Whether a monument shows a colour."""
    return colour in MONUMENT_COLOURS[monument]


def counts_by_name(counts: vec[i64]) -> dict[str, object]:
    """Numbers of tiles (or points) as facts, colours without any left out."""
    return {COLOUR_NAMES[colour]: int(n) for colour, n in enumerate(counts) if n}
