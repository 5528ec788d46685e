"""Moves as numbers: each kind has a block of its own, each number one meaning."""

from __future__ import annotations

from typing import Final

from regna.games.tigris.board import SQUARES
from regna.games.tigris.pieces import COLOURS, HAND

# fmt: off
PASS: Final = 0
LEADER: Final = 1                # + 176 * colour + square: place or move
WITHDRAW: Final = 705            # + colour
TILE: Final = 709                # + 176 * colour + square
CATASTROPHE: Final = 1413        # + square
SWAP: Final = 1589               # + row of SWAPS
WAR: Final = 1799                # + colour
SUPPORT: Final = 1803            # + number of tiles
BUILD: Final = 1810              # + 6 * top left square + monument
NO_BUILD: Final = 2866
TREASURE: Final = 2867           # + square
MOVE_SPACE: Final = 3043
# fmt: on


def _all_swaps() -> list[list[int]]:
    """Every way to choose up to six tiles, as numbers per colour; row 0 chooses none."""
    span = range(HAND + 1)
    rows = [
        [red, blue, green, black]
        for red in span
        for blue in span
        for green in span
        for black in span
        if red + blue + green + black <= HAND
    ]
    return sorted(rows, key=lambda row: (sum(row), [-n for n in row]))


SWAPS: Final = _all_swaps()
_ROWS: Final = {7 * (7 * (7 * r + b) + g) + k: i for i, (r, b, g, k) in enumerate(SWAPS)}


def swap_move(counts: list[int]) -> int:
    """The swap of so many tiles of each colour; -1 if there are more than six."""
    if sum(counts) > HAND:
        return -1
    red, blue, green, black = counts[0], counts[1], counts[2], counts[3]
    return SWAP + _ROWS[7 * (7 * (7 * red + blue) + green) + black]


def leader_move(colour: int, cell: int) -> int:
    return LEADER + SQUARES * colour + cell


def tile_move(colour: int, cell: int) -> int:
    return TILE + SQUARES * colour + cell


def kind_of(move: int) -> int:
    """The first number of the block a move lies in."""
    if move < WITHDRAW:
        return LEADER if move >= LEADER else PASS
    if move < CATASTROPHE:
        return TILE if move >= TILE else WITHDRAW
    if move < WAR:
        return SWAP if move >= SWAP else CATASTROPHE
    if move < BUILD:
        return SUPPORT if move >= SUPPORT else WAR
    if move < TREASURE:
        return NO_BUILD if move >= NO_BUILD else BUILD
    return TREASURE


VERBS: Final = {
    PASS: "pass",
    LEADER: "leader",
    WITHDRAW: "withdraw",
    TILE: "tile",
    CATASTROPHE: "catastrophe",
    SWAP: "swap",
    WAR: "war",
    SUPPORT: "support",
    BUILD: "build",
    NO_BUILD: "no-build",
    TREASURE: "treasure",
}


def verb_of(move: int) -> str:
    """What kind of move it is, in one word."""
    return VERBS[kind_of(move)]


def colour_of(move: int) -> int:
    """The colour in a move of a leader, a tile, a withdrawal or a choice of war."""
    kind = kind_of(move)
    if kind in (LEADER, TILE):
        return (move - kind) // SQUARES
    if kind in (WITHDRAW, WAR):
        return move - kind
    return -1


def cell_of(move: int) -> int:
    """The square in a move, -1 if it has none."""
    kind = kind_of(move)
    if kind in (LEADER, TILE):
        return (move - kind) % SQUARES
    if kind in (CATASTROPHE, TREASURE):
        return move - kind
    if kind == BUILD:
        return (move - BUILD) // 6
    return -1


assert SWAP + len(SWAPS) == WAR
assert LEADER + COLOURS * SQUARES == WITHDRAW
