"""Roads: which segments are one, whose buildings stand on them, who scores (D)."""

from __future__ import annotations

from regna.games.heirs.state import BLUE, NOBODY, Heirs
from regna.games.heirs.tiles import Tiles


def turned(mask: int, owner: int) -> int:
    """A mask of edges as it lies: Blue's and Henry's tiles are turned by 180 degrees."""
    return (mask << 2 | mask >> 2) & 15 if owner == BLUE else mask


def exits(tiles: Tiles, tile: int, owner: int) -> int:
    """The edges of a laid tile that carry a road; open terrain has none (D4)."""
    if owner == NOBODY:
        return 0
    edges = 0
    for segment in tiles.roads[tile]:
        edges |= turned(segment, owner)
    return edges


def find_roads(state: Heirs) -> list[list[int]]:
    """D1 to D3: every road as the distinct building tiles with a segment in it."""
    segments: list[int] = []  # tile * 16 + mask of edges
    for tile in state.board:
        owner = state.owner[tile]
        if owner != NOBODY:
            for segment in state.tiles.roads[tile]:
                segments.append(tile * 16 + turned(segment, owner))
    roads: list[list[int]] = []
    reached: list[int] = []
    for first in segments:
        if first in reached:
            continue
        reached.append(first)
        queue = [first]
        road: list[int] = []
        while queue:
            here = queue.pop()
            tile, mask = here >> 4, here & 15
            if tile not in road:
                road.append(tile)
            for edge in range(4):
                if not mask >> edge & 1:
                    continue
                other = state.beside(state.cell_of(tile), edge)
                if other < 0 or state.owner[other] == NOBODY:
                    continue
                facing = 1 << ((edge + 2) & 3)
                for segment in state.tiles.roads[other]:
                    there = turned(segment, state.owner[other])
                    if there & facing and other * 16 + there not in reached:
                        reached.append(other * 16 + there)
                        queue.append(other * 16 + there)
        roads.append(road)
    return roads


def road_points(state: Heirs, road: list[int]) -> tuple[int, int]:
    """D5: who scores a road (NOBODY if nobody) and how much: own less the other's buildings."""
    white = sum(1 for tile in road if state.owner[tile] != BLUE)
    blue = len(road) - white
    if len(road) < 2 or white == blue:
        return NOBODY, 0
    return (0, white - blue) if white > blue else (BLUE, blue - white)
