"""Playing tiles from the hand: as buildings or as open terrain, and using camps (B, LI5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.games.heirs import said
from regna.games.heirs.board import ALL_WAYS
from regna.games.heirs.deed import Deed
from regna.games.heirs.moves import CAMP
from regna.games.heirs.reserve import is_empty
from regna.games.heirs.resources import accessible, discounts_for_one, lacking
from regna.games.heirs.row import added, at, size, without
from regna.games.heirs.siege import besiege
from regna.games.heirs.state import NOBODY, SLOTS, UNITS, Heirs
from regna.games.heirs.tiles import BIT, RESOURCES, SIEGE_TOWER, amount
from regna.games.heirs.tiles import CAMP as CAMP_TILE
from regna.games.heirs.treasures import lift_fulfilled
from regna.games.heirs.units import beside_earlier, near_a_unit, offer_cells


def offer_places(state: Heirs, seat: i64) -> None:
    """B0: list the empty cells that touch a tile holding one of the seat's own units."""
    for unit in range(UNITS):
        cell = state.unit(seat, unit)
        if cell >= 0:
            ways = ALL_WAYS & ~state.ways(cell) & ~beside_earlier(state, seat, unit)
            offer_cells(state, 0, cell, ways)


def payable(state: Heirs, seat: i64) -> i64:
    """B1: the hand places, as a row, whose building costs no more than is in reach."""
    hand = state.hands[seat]
    have = accessible(state, seat)
    most = discounts_for_one(state)
    slots: i64 = 0
    for slot in range(size(hand)):
        if lacking(state.tiles.cost[at(hand, slot)], have) <= most:
            slots = added(slots, slot)
    return slots


class Expand(Deed):
    """B2: a tile in hand face down to the landscape; open terrain is free."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        """B0: the cell is empty and touches a tile with one of the seat's own units."""
        if at(state.hands[seat], a) < 0:
            return said.NO_TILE_IN_HAND
        if not state.is_free(b):
            return said.CELL_TAKEN
        return 0 if near_a_unit(state, seat, b) else said.NO_UNIT_NEAR

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """It earns one discount."""
        hand = state.hands[seat]
        tile = at(hand, a)
        state.hands[seat] = without(hand, a)
        state.lay(tile, b, NOBODY)
        state.discounts += 1
        if state.telling:
            state.tell(said.EXPANDED, seat, state.written(b), *state.told(tile))
        lift_fulfilled(state)


class Build(Expand):
    """B1: a tile in hand, a place for it, and its cost less discounts in reach."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        refusal = Expand.check(self, state, seat, a, b)
        if refusal:
            return refusal
        cost = state.tiles.cost[at(state.hands[seat], a)]
        if lacking(cost, accessible(state, seat)) > discounts_for_one(state):
            return said.TOO_EXPENSIVE
        return 0

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        if refusal != said.TOO_EXPENSIVE:
            return Expand.refused(self, state, seat, a, b, refusal)
        tile = at(state.hands[seat], a)
        cost, have = state.tiles.cost[tile], accessible(state, seat)
        facts: list[object] = [state.tiles.building_name(tile)]
        for resource in range(len(RESOURCES)):
            facts.append(max(0, amount(cost, resource) - amount(have, resource)))
        facts.append(discounts_for_one(state))
        return facts

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """B4: the tile goes face up to the landscape and uses the discounts it needs."""
        hand = state.hands[seat]
        tile = at(hand, a)
        used = lacking(state.tiles.cost[tile], accessible(state, seat))
        state.hands[seat] = without(hand, a)
        state.discounts -= used
        state.lay(tile, b, seat)
        state.scaffold = tile
        if state.telling:
            state.tell(said.BUILT, seat, state.written(b), used, *state.told(tile))
        lift_fulfilled(state)
        if state.tiles.building[tile] == SIEGE_TOWER:
            besiege(state, seat, tile)


class UseCamp(Deed):
    """LI5: an own camp face up, A done, and a tile left to take (E3)."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        if not state.owned[seat] & state.tiles.built[CAMP_TILE] & BIT[a]:
            return said.NO_CAMP
        if state.crown == seat:
            return said.CAMP_BEFORE_TAKING
        if is_empty(state):
            return said.CAMP_RESERVE_EMPTY
        return said.CAMP_HAND_FULL if state.hand_size(seat) >= SLOTS else 0

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """The camp turns face down, the shield back to the own crown: A is owed again."""
        state.turn_down(a)
        state.crown = seat
        if state.telling:
            state.tell(said.CAMP_USED, seat, state.place_of(a), *state.told(a))


USE_CAMP: Final = UseCamp(CAMP)


def offer_camps(state: Heirs, seat: i64) -> None:
    """List the camps that may be used, in the order they were built."""
    if not state.owned[seat] & state.tiles.built[CAMP_TILE]:
        return
    for tile in state.board:
        if USE_CAMP.check(state, seat, tile, 0) == 0:
            state.offer(CAMP.move(tile))
