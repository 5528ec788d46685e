"""Moving units: step, summon, withdraw, each unit once a turn (C)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.heirs import said
from regna.games.heirs.board import BESIDE, neighbour, offset, touching
from regna.games.heirs.deed import Deed
from regna.games.heirs.moves import STEP, SUMMON, WITHDRAW, unit_name
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


def offer_cells(state: Heirs, first: i64, cell: i64, ways: i64) -> None:
    """List the cells next to one in some directions, counted from a number on."""
    direction: i64 = 0
    while ways:
        if ways & 1:
            state.offer(first + neighbour(cell, direction))
        ways >>= 1
        direction += 1


def offer_units(state: Heirs, seat: i64) -> None:
    """List every legal step, withdrawal and summoning."""
    for unit in range(UNITS):
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
    if free_regular(state, seat) < 0:
        return
    for unit in range(UNITS):
        cell = state.unit(seat, unit)
        if cell >= 0:
            ways = state.ways(cell) & ~state.guarded(cell) & ~beside_earlier(state, seat, unit)
            offer_cells(state, SUMMON.first, cell, ways)


class StepTo(Deed):
    """C1: an unmoved unit to an adjacent tile without a unit."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        cell = state.unit(seat, a)
        if cell < 0:
            return said.UNIT_NOT_ON_BOARD
        if state.has_moved(seat, a):
            return said.UNIT_HAS_MOVED
        there = neighbour(cell, b)
        if state.is_free(there):
            return said.NO_TILE_TO_STEP_ON
        return said.CELL_HAS_UNIT if state.occupied(there) else 0

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        here = state.unit(seat, a)
        there = neighbour(here, b)
        move_unit(state, seat, a, there)
        if state.telling:
            state.tell(said.STEPPED, seat, unit_name(a), state.written(here), state.written(there))


class Summon(Deed):
    """C2: an unmoved regular to a tile without a unit that touches an own unit's tile."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        if state.in_reserve(seat) == 0:
            return said.NO_REGULAR_IN_RESERVE
        if free_regular(state, seat) < 0:
            return said.UNIT_HAS_MOVED
        if state.is_free(a):
            return said.NO_TILE_TO_SUMMON_TO
        if state.occupied(a):
            return said.SUMMON_TO_UNIT
        return 0 if near_a_unit(state, seat, a) else said.SUMMON_TOO_FAR

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        if refusal == said.UNIT_HAS_MOVED:
            return [unit_name(1)]  # whichever it is
        return Deed.refused(self, state, seat, a, b, refusal)

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """C4, C5: the reach is one less at once."""
        move_unit(state, seat, free_regular(state, seat), a)
        if state.telling:
            state.tell(said.SUMMONED, seat, state.written(a))


class Withdraw(Deed):
    """C3: an unmoved regular from the landscape; the elite stays."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        if a == ELITE:
            return said.ELITE_STAYS
        if state.unit(seat, a) < 0:
            return said.NOTHING_TO_WITHDRAW
        return said.UNIT_HAS_MOVED if state.has_moved(seat, a) else 0

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """C4, C5: the reach is one more at once."""
        here = state.unit(seat, a)
        move_unit(state, seat, a, RESERVE)
        if state.telling:
            state.tell(said.WITHDRAWN, seat, state.written(here))
