"""Resources a player can reach, and what a building costs (B1, B3, B4)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Facts
from regna.games.heirs.reserve import following, reach, window
from regna.games.heirs.row import at
from regna.games.heirs.state import UNITS, Heirs
from regna.games.heirs.tiles import AMOUNT, BIT, FARM, GIVEN, QUARRY, RESOURCES, SAWMILL, amount


def accessible(state: Heirs, seat: i64) -> i64:
    """B3: amounts of wood, stone and grain the seat has for each building it builds now."""
    tiles = state.tiles
    have: i64 = 0
    position = state.shield
    for _ in range(reach(state, seat)):
        position = following(state, position)
        if position == state.shield:
            break
        have += tiles.worth[at(state.ring, position)]
    for unit in range(seat * UNITS, seat * UNITS + UNITS):
        cell = state.units[unit]
        if cell >= 0:
            have += tiles.worth[state.tile_on(cell)]
    built = tiles.built
    producers = state.owned[seat] & (built[FARM] | built[SAWMILL] | built[QUARRY])
    if producers:
        for tile in state.board:
            if producers & BIT[tile]:
                have += tiles.given[tile]
    return have


def sources(state: Heirs, seat: i64) -> list[Facts]:
    """B3: the same, one by one, with where each resource comes from."""
    tiles = state.tiles
    found: list[Facts] = []
    for position in window(state, seat):
        tile = at(state.ring, position)
        facts: Facts = {"resource": RESOURCES[tiles.colour[tile]], "from": "reserve"}
        found.append({**facts, "position": position, "tile": tiles.ids[tile]})
    for unit in range(UNITS):
        cell = state.unit(seat, unit)
        if cell >= 0:
            facts = {"resource": RESOURCES[tiles.colour[state.tile_on(cell)]], "from": "unit"}
            found.append({**facts, "cell": state.written(cell)})
    for tile in state.board:
        building: int = tiles.building[tile]
        if state.owns(seat, tile) and building in GIVEN:
            facts = {"resource": RESOURCES[GIVEN[building]], "from": "building"}
            facts["cell"] = state.place_of(tile)
            facts["tile"] = tiles.ids[tile]
            facts["building"] = tiles.building_name(tile)
            found.append(facts)
    return found


def lacking(cost: i64, have: i64) -> i64:
    """B4: how many resources are missing, which is how many discounts the building uses."""
    missing: i64 = 0
    while cost:
        short = amount(cost, 0) - amount(have, 0)
        if short > 0:
            missing += short
        cost >>= AMOUNT
        have >>= AMOUNT
    return missing


def discounts_for_one(state: Heirs) -> i64:
    """B4, Q3: how many discounts one building may use now."""
    if state.rulings.one_discount and state.discounts > 1:
        return 1
    return state.discounts
