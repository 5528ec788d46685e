"""Resources a player can reach, and what a building costs (B1, B3, B4)."""

from __future__ import annotations

from regna.games.heirs.reserve import window
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import BUILDINGS, FARM, QUARRY, RESOURCES, SAWMILL


def produced_by(building: int) -> int:
    """TC1: the resource of a farm, sawmill or quarry, -1 for other buildings."""
    if building == FARM:
        return 2
    if building == SAWMILL:
        return 0
    if building == QUARRY:
        return 1
    return -1


def accessible(state: Heirs, seat: int) -> list[int]:
    """B3: wood, stone and grain the seat has for each building it builds now."""
    have = [0, 0, 0]
    colour = state.tiles.colour
    for position in window(state, seat):
        have[colour[state.ring[position]]] += 1
    for unit in range(seat * 3, seat * 3 + 3):
        cell = state.unit_cell[unit]
        if cell >= 0:
            have[colour[state.grid[cell] - 1]] += 1
    for tile in state.board:
        if state.owner[tile] == seat:
            resource = produced_by(state.tiles.building[tile])
            if resource >= 0:
                have[resource] += 1
    return have


def sources(state: Heirs, seat: int) -> list[dict[str, object]]:
    """B3: the same, one by one, with where each resource comes from."""
    found: list[dict[str, object]] = []
    for position in window(state, seat):
        tile = state.ring[position]
        found.append(
            {
                "resource": RESOURCES[state.tiles.colour[tile]],
                "from": "reserve",
                "position": position,
                "tile": state.tiles.ids[tile],
            }
        )
    for unit in range(seat * 3, seat * 3 + 3):
        cell = state.unit_cell[unit]
        if cell >= 0:
            tile = state.tile_on(cell)
            found.append(
                {
                    "resource": RESOURCES[state.tiles.colour[tile]],
                    "from": "unit",
                    "cell": state.written(cell),
                }
            )
    for tile in state.board:
        if state.owner[tile] == seat:
            resource = produced_by(state.tiles.building[tile])
            if resource >= 0:
                found.append(
                    {
                        "resource": RESOURCES[resource],
                        "from": "building",
                        "cell": state.place_of(tile),
                        "tile": state.tiles.ids[tile],
                        "building": BUILDINGS[state.tiles.building[tile]],
                    }
                )
    return found


def lacking(cost: list[int], have: list[int]) -> int:
    """B4: how many resources are missing, which is how many discounts the building uses."""
    missing = 0
    for resource in range(3):
        if cost[resource] > have[resource]:
            missing += cost[resource] - have[resource]
    return missing


def discounts_for_one(state: Heirs) -> int:
    """B4, Q3: how many discounts one building may use now."""
    if state.rulings.one_discount and state.discounts > 1:
        return 1
    return int(state.discounts)
