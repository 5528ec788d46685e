"""The score of both sides, with every line explained (P, D5, H7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Facts, Score, ScoreLine
from regna.games.heirs.buildings import Counted, has_guild, points
from regna.games.heirs.roads import find_roads, road_points
from regna.games.heirs.row import size, things
from regna.games.heirs.state import BLUE, WHITE, Heirs
from regna.games.heirs.tiles import BASKET, COOPER, RULES

TREASURE_POINTS: Final = 5  # H7
BEST_OF_HENRY: Final = 3


def keys(state: Heirs) -> list[tuple[int, ...]]:
    """P1 to P4, H7: totals and what breaks ties: units in the reserve; Henry wins ties."""
    totals = [0, 0]
    for seat in (WHITE, BLUE):
        worth = [_plain(state, tile) for tile in _own(state, seat)]
        doubled = _doubled(state, seat, worth)
        totals[seat] = sum(worth) + sum(worth[place] for place in doubled)
    if state.rulings.roads:
        for road in find_roads(state):
            winner, gain = road_points(state, road)
            if gain:
                totals[winner] += gain
    if state.solo():
        treasures = size(state.chest_tile) + size(state.chest_stack)
        return [(totals[WHITE], 0), (totals[BLUE] + TREASURE_POINTS * treasures, 1)]
    return [(totals[seat], state.in_reserve(seat)) for seat in (WHITE, BLUE)]


def scores(state: Heirs) -> list[Score]:
    """The keys with every line of them explained: buildings, roads, treasures."""
    roads = find_roads(state) if state.rulings.roads else []
    found: list[Score] = []
    for seat, key in enumerate(keys(state)):
        lines = building_lines(state, seat) + road_lines(state, seat, roads)
        if seat == BLUE:
            lines += treasure_lines(state)
        found.append(Score(seat, key[0], key, lines))
    return found


def _own(state: Heirs, seat: int) -> list[int]:
    """The buildings of a seat, in the order they were laid."""
    return [int(tile) for tile in state.board if state.owns(seat, tile)]


def _plain(state: Heirs, tile: i64) -> int:
    """The points of a building before doubling."""
    return points(state, tile, Counted())


def _doubled(state: Heirs, seat: int, worth: list[int]) -> list[int]:
    """Which of a seat's buildings count double.

    P2: those with an own unit on them. H7: Henry's three best; his units are ignored.
    """
    if state.solo() and seat == BLUE:
        return sorted(range(len(worth)), key=lambda place: -worth[place])[:BEST_OF_HENRY]
    own = _own(state, seat)
    return [place for place in range(len(own)) if state.has_unit(seat, state.cells[own[place]])]


def building_lines(state: Heirs, seat: int) -> list[ScoreLine]:
    """P1, P2: each own building."""
    own = _own(state, seat)
    doubled = _doubled(state, seat, [_plain(state, tile) for tile in own])
    return [building_line(state, tile, place in doubled) for place, tile in enumerate(own)]


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
