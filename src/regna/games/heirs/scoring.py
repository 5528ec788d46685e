"""The score of both sides, with every line explained (P, D5, H7)."""

from __future__ import annotations

from regna.core import Facts, Score, ScoreLine
from regna.games.heirs.buildings import has_guild, points
from regna.games.heirs.roads import find_roads, road_points
from regna.games.heirs.state import BLUE, WHITE, Heirs
from regna.games.heirs.tiles import BASKET, BUILDINGS, COOPER, RULES

TREASURE_POINTS = 5  # H7
BEST_OF_HENRY = 3


def scores(state: Heirs) -> list[Score]:
    """P1 to P4: buildings, roads, tie-break by units in the reserve; H7 for Henry."""
    roads = find_roads(state) if state.rulings.roads else []
    if state.solo():
        human = building_lines(state, WHITE) + road_lines(state, WHITE, roads)
        henry = henry_lines(state) + road_lines(state, BLUE, roads) + treasure_lines(state)
        # A tie is lost (H7), so Henry's key is the better one.
        return [_score(WHITE, human, 0), _score(BLUE, henry, 1)]
    return [
        _score(
            seat,
            building_lines(state, seat) + road_lines(state, seat, roads),
            state.in_reserve(seat),
        )
        for seat in (WHITE, BLUE)
    ]


def _score(seat: int, lines: list[ScoreLine], tie_break: int) -> Score:
    total = sum(line.points for line in lines)
    return Score(seat, total, (total, tie_break), lines)


def building_lines(state: Heirs, seat: int) -> list[ScoreLine]:
    """P1, P2: each own building, doubled by an own unit on it."""
    lines: list[ScoreLine] = []
    for tile in state.board:
        if state.owner[tile] == seat:
            doubled = state.has_unit(seat, state.cell_of(tile))
            lines.append(building_line(state, tile, doubled))
    return lines


def building_line(state: Heirs, tile: int, doubled: bool) -> ScoreLine:
    """One building: what it counts and where, and whether it is doubled."""
    counted: list[int] = []
    plain = points(state, tile, counted)
    building = state.tiles.building[tile]
    facts: Facts = {
        "tile": state.tiles.ids[tile],
        "building": BUILDINGS[building],
        "plain": plain,
        "doubled": doubled,
        "cells": [state.place_of(other) for other in counted],
    }
    if BASKET <= building <= COOPER:
        facts["guild"] = has_guild(state, tile)
    return ScoreLine(RULES[building], state.place_of(tile), plain * 2 if doubled else plain, facts)


def henry_lines(state: Heirs) -> list[ScoreLine]:
    """H7: Henry's three best buildings count double; his units are ignored."""
    tiles = [tile for tile in state.board if state.owner[tile] == BLUE]
    worth = sorted(tiles, key=lambda tile: -points(state, tile, []))
    best = worth[:BEST_OF_HENRY]
    return [building_line(state, tile, tile in best) for tile in tiles]


def road_lines(state: Heirs, seat: int, roads: list[list[int]]) -> list[ScoreLine]:
    """D5: the roads this seat scores."""
    lines: list[ScoreLine] = []
    for road in roads:
        winner, gain = road_points(state, road)
        if winner == seat:
            own = sum(1 for tile in road if state.owner[tile] == seat)
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
    for tile in state.chest_tile:
        lines.append(ScoreLine("H7", state.place_of(tile), TREASURE_POINTS, {"treasures": 1}))
    if state.chest_stack:
        left = len(state.chest_stack)
        lines.append(ScoreLine("H7", "stack", TREASURE_POINTS * left, {"treasures": left}))
    return lines
