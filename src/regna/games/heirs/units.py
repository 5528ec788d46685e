"""Moving units: step, summon, withdraw, each unit once a turn (C)."""

from __future__ import annotations

from regna.core import Facts
from regna.games.heirs.board import NEIGHBOURS, touching
from regna.games.heirs.moves import STEP, SUMMON, WITHDRAW
from regna.games.heirs.reasons import (
    CELL_HAS_UNIT,
    ELITE_STAYS,
    NO_REGULAR_IN_RESERVE,
    NO_TILE_TO_STEP_ON,
    NO_TILE_TO_SUMMON_TO,
    NOTHING_TO_WITHDRAW,
    SUMMON_TO_UNIT,
    SUMMON_TOO_FAR,
    UNIT_HAS_MOVED,
    UNIT_NOT_ON_BOARD,
)
from regna.games.heirs.state import ELITE, RESERVE, Heirs


def list_moves(state: Heirs, seat: int, found: list[int]) -> None:
    """Append every legal step, summoning and withdrawal."""
    first = seat * 3
    for unit in range(3):
        cell = state.unit_cell[first + unit]
        if cell < 0 or state.unit_moved[first + unit]:
            continue
        for direction in range(8):
            there = NEIGHBOURS[cell * 8 + direction]
            if state.grid[there] != 0 and state.unit_on(there) < 0:
                found.append(STEP + unit * 8 + direction)
        if unit != ELITE:
            found.append(WITHDRAW + unit)
    if free_regular(state, seat) < 0:
        return
    for unit in range(3):
        cell = state.unit_cell[first + unit]
        if cell < 0:
            continue
        for direction in range(8):
            there = NEIGHBOURS[cell * 8 + direction]
            if state.grid[there] == 0 or state.unit_on(there) >= 0:
                continue
            seen = False
            for earlier in range(unit):
                other = state.unit_cell[first + earlier]
                if other >= 0 and touching(there, other):
                    seen = True
            if not seen:
                found.append(SUMMON + there)


def free_regular(state: Heirs, seat: int) -> int:
    """C2: a regular in the reserve that has not moved this turn, -1 if none."""
    for unit in range(seat * 3 + 1, seat * 3 + 3):
        if state.unit_cell[unit] == RESERVE and not state.unit_moved[unit]:
            return unit
    return -1


def check_step(state: Heirs, seat: int, unit: int, direction: int) -> int:
    """C1: an unmoved unit to an adjacent tile without a unit."""
    cell = state.unit_cell[seat * 3 + unit]
    if cell < 0:
        return UNIT_NOT_ON_BOARD
    if state.unit_moved[seat * 3 + unit]:
        return UNIT_HAS_MOVED
    there = NEIGHBOURS[cell * 8 + direction]
    if state.grid[there] == 0:
        return NO_TILE_TO_STEP_ON
    return CELL_HAS_UNIT if state.unit_on(there) >= 0 else 0


def facts(state: Heirs, seat: int, move: int, reason: int) -> Facts:
    """Which unit, or which place, a refusal speaks of."""
    unit = 1  # summoning concerns a regular
    cell = move & 1023
    if move >= WITHDRAW:
        unit = move - WITHDRAW
    elif move >= STEP:
        unit = (move - STEP) >> 3
        here = state.unit_cell[seat * 3 + unit]
        cell = NEIGHBOURS[here * 8 + ((move - STEP) & 7)] if here >= 0 else 0
    if reason in (UNIT_NOT_ON_BOARD, NOTHING_TO_WITHDRAW, UNIT_HAS_MOVED):
        return {"unit": unit_name(unit)}
    if reason in (NO_REGULAR_IN_RESERVE, ELITE_STAYS):
        return {}
    return {"cell": state.written(cell)}


def check_summon(state: Heirs, seat: int, cell: int) -> int:
    """C2: an unmoved regular to a tile without a unit that touches an own unit's tile."""
    if state.in_reserve(seat) == 0:
        return NO_REGULAR_IN_RESERVE
    if free_regular(state, seat) < 0:
        return UNIT_HAS_MOVED
    if state.grid[cell] == 0:
        return NO_TILE_TO_SUMMON_TO
    if state.unit_on(cell) >= 0:
        return SUMMON_TO_UNIT
    for unit in range(seat * 3, seat * 3 + 3):
        stands = state.unit_cell[unit]
        if stands >= 0 and touching(cell, stands):
            return 0
    return SUMMON_TOO_FAR


def check_withdraw(state: Heirs, seat: int, unit: int) -> int:
    """C3: an unmoved regular from the landscape; the elite stays."""
    if unit == ELITE:
        return ELITE_STAYS
    if state.unit_cell[seat * 3 + unit] < 0:
        return NOTHING_TO_WITHDRAW
    return UNIT_HAS_MOVED if state.unit_moved[seat * 3 + unit] else 0


def step(state: Heirs, seat: int, unit: int, direction: int) -> None:
    """C1, C4."""
    here = state.unit_cell[seat * 3 + unit]
    there = NEIGHBOURS[here * 8 + direction]
    _move(state, seat * 3 + unit, there)
    if state.telling:
        facts: Facts = {"seat": seat, "unit": unit_name(unit)}
        facts["from"] = state.written(here)
        facts["cell"] = state.written(there)
        state.report("heirs-step", facts)


def summon(state: Heirs, seat: int, cell: int) -> None:
    """C2, C4, C5: the reach is one less at once."""
    _move(state, free_regular(state, seat), cell)
    if state.telling:
        state.report("heirs-summon", {"seat": seat, "cell": state.written(cell)})


def withdraw(state: Heirs, seat: int, unit: int) -> None:
    """C3, C4, C5: the reach is one more at once."""
    here = state.unit_cell[seat * 3 + unit]
    _move(state, seat * 3 + unit, RESERVE)
    if state.telling:
        state.report("heirs-withdraw", {"seat": seat, "cell": state.written(here)})


def _move(state: Heirs, unit: int, cell: int) -> None:
    state.unit_cell[unit] = cell
    state.unit_moved[unit] = 1


def unit_name(unit: int) -> str:
    """The word's code for a unit of a seat."""
    return "elite" if unit == ELITE else "regular"


def unit_of_colour(colour: int) -> int:
    """H1: Henry's units carry the three colours: regulars green and grey, the elite yellow."""
    return (colour + 1) % 3
