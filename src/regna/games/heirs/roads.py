"""Roads: which segments are one, whose buildings stand on them, who scores (D)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regna.games.heirs.board import EDGES
from regna.games.heirs.state import BLUE, NOBODY, WHITE, Heirs
from regna.games.heirs.tiles import TILES

NONE_REACHED: Final[vec[i64]] = vec[i64]([0] * TILES)
ENTRY: Final = 16  # a segment is tile * ENTRY + the mask of its edges


def turned(mask: i64, owner: i64) -> i64:
    """A mask of edges as it lies: Blue's and Henry's tiles are turned by 180 degrees."""
    return (mask << 2 | mask >> 2) & 15 if owner == BLUE else mask


def exits(state: Heirs, tile: i64, owner: i64) -> i64:
    """The edges of a laid tile that carry a road; open terrain has none (D4)."""
    return 0 if owner == NOBODY else turned(state.tiles.exits[tile], owner)


def find_roads(state: Heirs) -> list[list[int]]:
    """D1 to D3: every road as the distinct building tiles with a segment in it."""
    roads: list[list[int]] = []
    reached = NONE_REACHED[:]  # by tile: edges whose segment is part of a road already
    for tile in state.board:
        owner = state.owner(tile)
        if owner != NOBODY:
            for segment in state.tiles.roads[tile]:
                mask = turned(segment, owner)
                if not reached[tile] & mask:
                    roads.append(follow(state, tile, mask, reached))
    return roads


def follow(state: Heirs, tile: i64, mask: i64, reached: vec[i64]) -> list[int]:
    """The road of one segment; the edges of its segments are marked as reached."""
    road: list[int] = []
    reached[tile] |= mask
    queue = append(vec[i64](), tile * ENTRY + mask)
    while len(queue) > 0:
        queue, here = pop(queue)
        tile, mask = here // ENTRY, here % ENTRY
        if tile not in road:
            road.append(tile)
        for edge in range(EDGES):
            if not mask >> edge & 1:
                continue
            other = state.beside(tile, edge)
            owner = state.owner(other) if other >= 0 else NOBODY
            facing = (edge + 2) % EDGES
            if owner == NOBODY or reached[other] >> facing & 1:
                continue
            for segment in state.tiles.roads[other]:
                there = turned(segment, owner)
                if there >> facing & 1:
                    reached[other] |= there
                    queue = append(queue, other * ENTRY + there)
    return road


def road_points(state: Heirs, road: list[int]) -> tuple[int, int]:
    """D5: who scores a road (NOBODY if nobody) and how much: own less the other's buildings."""
    white = sum(1 for tile in road if not state.owns(BLUE, tile))
    blue = len(road) - white
    if len(road) < 2 or white == blue:
        return NOBODY, 0
    return (WHITE, white - blue) if white > blue else (BLUE, blue - white)
