"""The score of both sides, with every line explained (P, D5, H7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Facts, Score, ScoreLine
from regna.games.heirs.buildings import Counted, has_guild, points
from regna.games.heirs.roads import find_roads, road_points
from regna.games.heirs.row import size, things
from regna.games.heirs.state import BLUE, UNITS, WHITE, Heirs
from regna.games.heirs.tiles import BASKET, BIT, COOPER, RULES

TREASURE_POINTS: Final = 5  # H7
BEST_OF_HENRY: Final = 3


def keys(state: Heirs) -> list[tuple[int, ...]]:
    """What ranks both sides: their totals, then what breaks ties."""
    totals = [0, 0]
    for seat in (WHITE, BLUE):
        best = doubled(state, seat)
        for tile in state.board:
            if state.owns(seat, tile):
                plain: int = points(state, tile, Counted())
                totals[seat] += plain * 2 if best & BIT[tile] else plain
    if state.rulings.roads:
        for road in find_roads(state):
            winner, gain = road_points(state, road)
            if gain:
                totals[winner] += gain
    totals[BLUE] += TREASURE_POINTS * int(size(state.chest_tile) + size(state.chest_stack))
    return [(totals[seat], tie_break(state, seat)) for seat in (WHITE, BLUE)]


def scores(state: Heirs) -> list[Score]:
    """P1, D5, H7: the same with every line explained: buildings, roads, treasures."""
    roads = find_roads(state) if state.rulings.roads else []
    found: list[Score] = []
    for seat in (WHITE, BLUE):
        lines = building_lines(state, seat) + road_lines(state, seat, roads)
        if seat == BLUE:
            lines += treasure_lines(state)
        total = sum(line.points for line in lines)
        found.append(Score(seat, total, (total, tie_break(state, seat)), lines))
    return found


def tie_break(state: Heirs, seat: int) -> int:
    """P4: units in the reserve; against Henry a tie is lost (H7), so he has the better key."""
    return seat if state.solo() else state.in_reserve(seat)


def doubled(state: Heirs, seat: int) -> i64:
    """The tiles whose building counts double for a seat.

    P2: those with an own unit on them. H7: Henry's three best; his units are ignored.
    """
    found: i64 = 0
    if state.solo() and seat == BLUE:
        own = [int(tile) for tile in state.board if state.owns(BLUE, tile)]
        worth = sorted(own, key=lambda tile: -points(state, tile, Counted()))
        for tile in worth[:BEST_OF_HENRY]:
            found |= BIT[tile]
        return found
    for unit in range(UNITS):
        cell = state.unit(seat, unit)
        if cell >= 0:
            found |= BIT[state.tile_on(cell)]
    return found


def building_lines(state: Heirs, seat: int) -> list[ScoreLine]:
    """P1, P2: each own building."""
    best = doubled(state, seat)
    return [
        building_line(state, int(tile), best & BIT[tile] != 0)
        for tile in state.board
        if state.owns(seat, tile)
    ]


def building_line(state: Heirs, tile: int, doubled: bool) -> ScoreLine:
    """One building: what it counts and where, and whether it is doubled."""
    counted = Counted()
    plain = points(state, tile, counted)
    building = state.tiles.building[tile]
    facts: Facts = {
        "tile": state.tiles.ids[tile],
        "building": state.tiles.building_name(tile),
        "plain": plain,
        "doubled": doubled,
        "cells": [state.place_of(other) for other in counted.tiles],
    }
    if BASKET <= building <= COOPER:
        facts["guild"] = has_guild(state, tile)
    return ScoreLine(RULES[building], state.place_of(tile), plain * 2 if doubled else plain, facts)


def road_lines(state: Heirs, seat: int, roads: list[list[int]]) -> list[ScoreLine]:
    """D5: the roads this seat scores."""
    lines: list[ScoreLine] = []
    for road in roads:
        winner, gain = road_points(state, road)
        if winner == seat:
            own = sum(1 for tile in road if state.owns(seat, tile))
            facts: Facts = {
                "cells": [state.place_of(tile) for tile in road],
                "own": own,
                "other": len(road) - own,
            }
            lines.append(ScoreLine("D5", state.place_of(road[0]), gain, facts))
    return lines


def treasure_lines(state: Heirs) -> list[ScoreLine]:
    """H7: 5 for each treasure on the board or in the stack."""
    lines: list[ScoreLine] = []
    for tile in things(state.chest_tile):
        lines.append(ScoreLine("H7", state.place_of(tile), TREASURE_POINTS, {"treasures": 1}))
    left: int = size(state.chest_stack)
    if left:
        lines.append(ScoreLine("H7", "stack", TREASURE_POINTS * left, {"treasures": left}))
    return lines
