"""A turn: take one tile, play tiles, move units, in any order (T, A, B, C)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Step
from regna.games.heirs import moves, reserve, units
from regna.games.heirs.board import NEIGHBOURS, touching
from regna.games.heirs.moves import BUILD, CAMP_MOVE, DISCARD, END, EXPAND, STEP, SUMMON, TAKE
from regna.games.heirs.reasons import (
    ALREADY_TAKEN,
    CAMP_BEFORE_TAKING,
    CAMP_HAND_FULL,
    CAMP_RESERVE_EMPTY,
    CELL_TAKEN,
    DISCARD_ORDER,
    MUST_DISCARD,
    NO_CAMP,
    NO_SUCH_MOVE,
    NO_TILE_IN_HAND,
    NO_TILE_IN_RING,
    NO_TILE_TO_DISCARD,
    NO_UNIT_NEAR,
    NOT_NOW,
    OUT_OF_REACH,
    TAKE_OWED,
    TOO_EXPENSIVE,
)
from regna.games.heirs.resources import accessible, discounts_for_one, lacking
from regna.games.heirs.siege import besiege
from regna.games.heirs.state import HAND_LIMIT, HENRY, NOBODY, Heirs
from regna.games.heirs.tiles import BUILDINGS, CAMP, RESOURCES, SIEGE_TOWER
from regna.games.heirs.treasures import lift_fulfilled


def find_places(state: Heirs, seat: int) -> list[int]:
    """B0: empty cells that touch a tile holding one of the seat's own units."""
    places: list[int] = []
    first = seat * 3
    for unit in range(first, first + 3):
        cell = state.unit_cell[unit]
        if cell < 0:
            continue
        for direction in range(8):
            place = NEIGHBOURS[cell * 8 + direction]
            if state.grid[place] != 0:
                continue
            seen = False
            for earlier in range(first, unit):
                other = state.unit_cell[earlier]
                if other >= 0 and touching(place, other):
                    seen = True
            if not seen:
                places.append(place)
    return places


def check_place(state: Heirs, seat: int, cell: int) -> int:
    """B0: the cell is empty and touches a tile with one of the seat's own units."""
    if state.grid[cell] != 0:
        return CELL_TAKEN
    for unit in range(seat * 3, seat * 3 + 3):
        stands = state.unit_cell[unit]
        if stands >= 0 and touching(cell, stands):
            return 0
    return NO_UNIT_NEAR


def check_build(state: Heirs, seat: int, slot: int, cell: int) -> int:
    """B1: a tile in hand, a place for it, and its cost less discounts in reach."""
    if slot >= len(state.hands[seat]):
        return NO_TILE_IN_HAND
    reason = check_place(state, seat, cell)
    if reason:
        return reason
    cost = state.tiles.cost[state.hands[seat][slot]]
    if lacking(cost, accessible(state, seat)) > discounts_for_one(state):
        return TOO_EXPENSIVE
    return 0


def check_expand(state: Heirs, seat: int, slot: int, cell: int) -> int:
    """B2: a tile in hand and a place for it; open terrain is free."""
    if slot >= len(state.hands[seat]):
        return NO_TILE_IN_HAND
    return check_place(state, seat, cell)


def check_take(state: Heirs, seat: int, position: int) -> int:
    """A1: once in a turn, a tile of the window."""
    if state.crown != seat:
        return ALREADY_TAKEN
    if state.ring[position] < 0:
        return NO_TILE_IN_RING
    return 0 if position in reserve.window(state, seat) else OUT_OF_REACH


def check_camp(state: Heirs, seat: int, tile: int) -> int:
    """LI5: an own camp face up, A done, and a tile left to take (E3)."""
    if tile not in state.board or state.owner[tile] != seat or state.tiles.building[tile] != CAMP:
        return NO_CAMP
    if state.crown == seat:
        return CAMP_BEFORE_TAKING
    if reserve.is_empty(state):
        return CAMP_RESERVE_EMPTY
    return CAMP_HAND_FULL if len(state.hands[seat]) >= moves.SLOTS else 0


def check_end(state: Heirs, seat: int) -> int:
    """T3: only when the tile has been taken, or none is left to take (E3)."""
    return TAKE_OWED if state.crown == seat and not reserve.is_empty(state) else 0


def missing(cost: list[int], have: list[int]) -> Facts:
    """Which resources are missing, for the refusal's sentence."""
    return {RESOURCES[resource]: max(0, cost[resource] - have[resource]) for resource in range(3)}


class Act(Step[Heirs]):
    """T2: the active player does one thing of A, B or C, or ends the turn."""

    def __init__(self) -> None:
        super().__init__("heirs-act", "T2", asks=True)

    def begin(self, state: Heirs, frame: Frame) -> bool:
        seat = int(frame.seat)
        small: list[int] = []
        if state.crown == seat:
            for position in reserve.window(state, seat):
                small.append(TAKE + position)
        units.list_moves(state, seat, small)
        for tile in state.board:
            if state.tiles.building[tile] == CAMP and check_camp(state, seat, tile) == 0:
                small.append(CAMP_MOVE + tile)
        if check_end(state, seat) == 0:
            small.append(END)
        state.small = small
        state.places = find_places(state, seat)
        builders: list[int] = []
        hand = state.hands[seat]
        if hand:
            have = accessible(state, seat)
            most = discounts_for_one(state)
            for slot in range(len(hand)):
                if lacking(state.tiles.cost[hand[slot]], have) <= most:
                    builders.append(slot)
        state.builders = builders
        return True

    def count(self, state: Heirs, frame: Frame) -> i64:
        tiles = len(state.builders) + len(state.hands[frame.seat])
        return len(state.small) + tiles * len(state.places)

    def nth(self, state: Heirs, frame: Frame, k: i64) -> i64:
        if k < len(state.small):
            return state.small[k]
        k -= len(state.small)
        tile, place = divmod(k, len(state.places))
        cell = state.places[place]
        if tile < len(state.builders):
            return BUILD + state.builders[tile] * 1024 + cell
        return EXPAND + (tile - len(state.builders)) * 1024 + cell

    def check(self, state: Heirs, frame: Frame, move: i64) -> i64:
        seat = int(frame.seat)
        kind = moves.kind_of(move)
        if kind == BUILD:
            return check_build(state, seat, move >> 10, move & 1023)
        if kind == EXPAND:
            return check_expand(state, seat, (move - EXPAND) >> 10, move & 1023)
        if kind == TAKE:
            return check_take(state, seat, move - TAKE)
        if kind == SUMMON:
            return units.check_summon(state, seat, move - SUMMON)
        if kind == STEP:
            return units.check_step(state, seat, (move - STEP) >> 3, (move - STEP) & 7)
        if kind == moves.WITHDRAW:
            return units.check_withdraw(state, seat, move - moves.WITHDRAW)
        if kind == CAMP_MOVE:
            return check_camp(state, seat, move - CAMP_MOVE)
        if kind == END:
            return check_end(state, seat)
        return NO_SUCH_MOVE if kind == moves.NOTHING else NOT_NOW

    def facts(self, state: Heirs, frame: Frame, move: int, reason: int) -> Facts:
        seat = int(frame.seat)
        kind = moves.kind_of(move)
        if reason == TOO_EXPENSIVE:
            tile = state.hands[seat][move >> 10]
            facts = missing(state.tiles.cost[tile], accessible(state, seat))
            facts["building"] = BUILDINGS[state.tiles.building[tile]]
            facts["discounts"] = discounts_for_one(state)
            return facts
        if reason in (CELL_TAKEN, NO_UNIT_NEAR):
            return {"cell": state.written(move & 1023)}
        if reason == OUT_OF_REACH:
            tile = state.ring[move - TAKE]
            order = reserve.first_tiles(state, 7).index(move - TAKE) + 1
            building = BUILDINGS[state.tiles.building[tile]]
            return {"reach": reserve.reach(state, seat), "order": order, "building": building}
        if reason == NO_CAMP:
            return {"tile": state.tiles.ids[move - CAMP_MOVE]}
        if kind in (SUMMON, STEP) or kind == moves.WITHDRAW:
            return units.facts(state, seat, move, reason)
        return {}

    def ask(self, state: Heirs, frame: Frame) -> Ask:
        owed = check_end(state, int(frame.seat)) != 0
        return Ask(self.name, {"seat": int(frame.seat), "owed": int(owed)}, self.rule)

    def choose(self, state: Heirs, frame: Frame, move: i64) -> None:
        if move == END:
            if state.telling:
                state.report("heirs-end-turn", {"seat": int(frame.seat)})
            return
        frame.again()
        seat = int(frame.seat)
        kind = moves.kind_of(move)
        if kind == BUILD:
            build(state, seat, move >> 10, move & 1023)
        elif kind == EXPAND:
            expand(state, seat, (move - EXPAND) >> 10, move & 1023)
        elif kind == TAKE:
            reserve.take(state, seat, move - TAKE)
        elif kind == SUMMON:
            units.summon(state, seat, move - SUMMON)
        elif kind == STEP:
            units.step(state, seat, (move - STEP) >> 3, (move - STEP) & 7)
        elif kind == CAMP_MOVE:
            use_camp(state, seat, move - CAMP_MOVE)
        else:
            units.withdraw(state, seat, move - moves.WITHDRAW)


def build(state: Heirs, seat: int, slot: int, cell: int) -> None:
    """B1, B4: the tile goes face up to the landscape and uses the discounts it needs."""
    tile = state.hands[seat][slot]
    used = lacking(state.tiles.cost[tile], accessible(state, seat))
    del state.hands[seat][slot]
    state.discounts -= used
    state.lay(tile, cell, seat)
    state.scaffold = tile
    if state.telling:
        facts: Facts = {"seat": seat, "cell": state.written(cell), "discounts": used}
        state.tell_tile("heirs-build", tile, facts)
    lift_fulfilled(state)
    if state.tiles.building[tile] == SIEGE_TOWER:
        besiege(state, seat, tile)


def expand(state: Heirs, seat: int, slot: int, cell: int) -> None:
    """B2: the tile goes face down to the landscape and earns one discount."""
    tile = state.hands[seat].pop(slot)
    state.lay(tile, cell, NOBODY)
    state.discounts += 1
    if state.telling:
        state.tell_tile("heirs-expand", tile, {"seat": seat, "cell": state.written(cell)})
    lift_fulfilled(state)


def use_camp(state: Heirs, seat: int, tile: int) -> None:
    """LI5: the camp turns face down, the shield back to the own crown: A is owed again."""
    state.owner[tile] = NOBODY
    state.crown = seat
    if state.telling:
        state.tell_tile("heirs-camp", tile, {"seat": seat, "cell": state.place_of(tile)})


class Surplus(Step[Heirs]):
    """A6: tiles above three leave the game, chosen in hand order; `a` is where to go on."""

    def __init__(self) -> None:
        super().__init__("heirs-surplus", "A6", asks=True)

    def begin(self, state: Heirs, frame: Frame) -> bool:
        return len(state.hands[frame.seat]) > HAND_LIMIT

    def count(self, state: Heirs, frame: Frame) -> i64:
        return HAND_LIMIT - int(frame.a) + 1

    def nth(self, state: Heirs, frame: Frame, k: i64) -> i64:
        return DISCARD + int(frame.a) + k

    def check(self, state: Heirs, frame: Frame, move: i64) -> i64:
        kind = moves.kind_of(move)
        if kind != DISCARD:
            return NO_SUCH_MOVE if kind == moves.NOTHING else MUST_DISCARD
        slot = move - DISCARD
        if slot >= len(state.hands[frame.seat]):
            return NO_TILE_TO_DISCARD
        return 0 if frame.a <= slot <= HAND_LIMIT else DISCARD_ORDER

    def facts(self, state: Heirs, frame: Frame, move: int, reason: int) -> Facts:
        if reason in (NO_TILE_TO_DISCARD, NO_SUCH_MOVE):
            return {}
        return {"surplus": len(state.hands[frame.seat]) - HAND_LIMIT}

    def ask(self, state: Heirs, frame: Frame) -> Ask:
        surplus = len(state.hands[frame.seat]) - HAND_LIMIT
        return Ask(self.name, {"seat": int(frame.seat), "surplus": surplus}, self.rule)

    def choose(self, state: Heirs, frame: Frame, move: i64) -> None:
        slot = move - DISCARD
        tile = state.hands[frame.seat].pop(slot)
        state.gone.append(tile)
        if state.telling:
            state.tell_tile("heirs-discard", tile, {"seat": int(frame.seat)})
        frame.a = slot
        frame.again()


class Finish(Step[Heirs]):
    """T4, E2: units turn back, discounts lapse; the other player is next, or it is over."""

    def __init__(self) -> None:
        super().__init__("heirs-finish", "T4")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        for unit in range(6):
            state.unit_moved[unit] = 0
        state.discounts = 0
        frame.a = 0
        if is_last_turn(state):
            state.finish()
            return False
        if state.solo():
            state.call_number(HENRY, 0)
        else:
            frame.seat = 1 - frame.seat
        frame.line = 0
        return False


class Begin(Step[Heirs]):
    """T1: a turn begins."""

    def __init__(self) -> None:
        super().__init__("heirs-begin", "T1")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        state.turn += 1
        if state.telling:
            state.report("heirs-turn", {"seat": int(frame.seat), "turn": int(state.turn)})
        return False


def is_last_turn(state: Heirs) -> bool:
    """E2: counts the turns after the trigger; True when the one now ending was the last."""
    if state.last_turns == 0:
        if state.telling:
            state.report("heirs-over", {})
        return True
    if state.last_turns > 0:
        state.last_turns -= 1
    return False
