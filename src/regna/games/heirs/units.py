"""Moving units: step, summon, withdraw, each unit once a turn (C)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.heirs.board import BESIDE, neighbour, offset, touching
from regna.games.heirs.deed import Deed
from regna.games.heirs.moves import STEP, SUMMON, WITHDRAW, unit_name
from regna.games.heirs.said import (
    CELL_HAS_UNIT,
    ELITE_STAYS,
    NO_REGULAR_IN_RESERVE,
    NO_TILE_TO_STEP_ON,
    NO_TILE_TO_SUMMON_TO,
    NOTHING_TO_WITHDRAW,
    STEPPED,
    SUMMON_TO_UNIT,
    SUMMON_TOO_FAR,
    SUMMONED,
    UNIT_HAS_MOVED,
    UNIT_NOT_ON_BOARD,
    WITHDRAWN,
)
from regna.games.heirs.state import ELITE, RESERVE, UNITS, Heirs
from regna.games.heirs.tiles import BIT


def beside_earlier(state: Heirs, seat: i64, unit: i64) -> i64:
    """The directions from a unit in which the seat's units before it see the same cell."""
    mask: i64 = 0
    cell = state.unit(seat, unit)
    for earlier in range(unit):
        other = state.unit(seat, earlier)
        if other >= 0:
            mask |= BESIDE[offset(cell, other)]
    return mask


def near_a_unit(state: Heirs, seat: i64, cell: i64) -> bool:
    """Whether a cell touches a tile with one of the seat's own units."""
    for unit in range(UNITS):
        stands = state.unit(seat, unit)
        if stands >= 0 and touching(cell, stands):
            return True
    return False


def free_regular(state: Heirs, seat: i64) -> i64:
    """C2: a regular in the reserve that has not moved this turn, -1 if none."""
    for unit in range(1, UNITS):
        if state.unit(seat, unit) == RESERVE and not state.has_moved(seat, unit):
            return unit
    return -1


def move_unit(state: Heirs, seat: i64, unit: i64, cell: i64) -> None:
    """C4: once a turn."""
    state.units[seat * UNITS + unit] = cell
    state.moved |= BIT[seat * UNITS + unit]


def offer_units(state: Heirs, seat: i64) -> None:
    """List every legal step, withdrawal and summoning."""
    unit: i64 = 0
    while unit < UNITS:
        cell = state.unit(seat, unit)
        if cell >= 0 and not state.has_moved(seat, unit):
            ways = state.ways(cell) & ~state.guarded(cell)
            move = STEP.move(unit, 0)
            while ways:
                if ways & 1:
                    state.offer(move)
                ways >>= 1
                move += 1
            if unit != ELITE:
                state.offer(WITHDRAW.move(unit))
        unit += 1
    if free_regular(state, seat) < 0:
        return
    unit = 0
    while unit < UNITS:
        cell = state.unit(seat, unit)
        if cell >= 0:
            ways = state.ways(cell) & ~state.guarded(cell) & ~beside_earlier(state, seat, unit)
            direction: i64 = 0
            while ways:
                if ways & 1:
                    state.offer(SUMMON.move(neighbour(cell, direction)))
                ways >>= 1
                direction += 1
        unit += 1


class StepTo(Deed):
    """C1: an unmoved unit to an adjacent tile without a unit."""

    def __init__(self) -> None:
        super().__init__(STEP)

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        cell = state.unit(seat, a)
        if cell < 0:
            return UNIT_NOT_ON_BOARD
        if state.has_moved(seat, a):
            return UNIT_HAS_MOVED
        there = neighbour(cell, b)
        if state.is_free(there):
            return NO_TILE_TO_STEP_ON
        return CELL_HAS_UNIT if state.occupied(there) else 0

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        if refusal in (UNIT_NOT_ON_BOARD, UNIT_HAS_MOVED):
            return [unit_name(a)]
        return [state.written(neighbour(state.unit(seat, a), b))]

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        here = state.unit(seat, a)
        there = neighbour(here, b)
        move_unit(state, seat, a, there)
        if state.telling:
            state.tell(STEPPED, seat, unit_name(a), state.written(here), state.written(there))


class Summon(Deed):
    """C2: an unmoved regular to a tile without a unit that touches an own unit's tile."""

    def __init__(self) -> None:
        super().__init__(SUMMON)

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        if state.in_reserve(seat) == 0:
            return NO_REGULAR_IN_RESERVE
        if free_regular(state, seat) < 0:
            return UNIT_HAS_MOVED
        if state.is_free(a):
            return NO_TILE_TO_SUMMON_TO
        if state.occupied(a):
            return SUMMON_TO_UNIT
        return 0 if near_a_unit(state, seat, a) else SUMMON_TOO_FAR

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        if refusal == NO_REGULAR_IN_RESERVE:
            return []
        return [unit_name(1)] if refusal == UNIT_HAS_MOVED else [state.written(a)]

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """C4, C5: the reach is one less at once."""
        move_unit(state, seat, free_regular(state, seat), a)
        if state.telling:
            state.tell(SUMMONED, seat, state.written(a))


class Withdraw(Deed):
    """C3: an unmoved regular from the landscape; the elite stays."""

    def __init__(self) -> None:
        super().__init__(WITHDRAW)

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        if a == ELITE:
            return ELITE_STAYS
        if state.unit(seat, a) < 0:
            return NOTHING_TO_WITHDRAW
        return UNIT_HAS_MOVED if state.has_moved(seat, a) else 0

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        return [] if refusal == ELITE_STAYS else [unit_name(a)]

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """C4, C5: the reach is one more at once."""
        here = state.unit(seat, a)
        move_unit(state, seat, a, RESERVE)
        if state.telling:
            state.tell(WITHDRAWN, seat, state.written(here))
