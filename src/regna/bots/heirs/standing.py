"""Where units will stand at the end: the buildings that will count double (P2, H7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.weights import BLOCKED, BLOCKED_LATE, DOUBLED, NEAR
from regna.games.heirs.board import SIZE, WRAP
from regna.games.heirs.state import BLUE, UNITS, Heirs

FAR: Final = 99


def steps_between(one: i64, other: i64) -> i64:
    """How many steps lead from one cell to another, if tiles lie all the way."""
    east = (other - one) & WRAP
    north = (other // SIZE - one // SIZE) & WRAP
    if east > SIZE // 2:
        east = SIZE - east
    if north > SIZE // 2:
        north = SIZE - north
    return max(north, east)


def steps_to(state: Heirs, seat: i64, unit: i64, cell: i64) -> i64:
    """C1, C2: the turns a unit needs to a cell; from the reserve it comes beside another."""
    here = state.unit(seat, unit)
    if here >= 0:
        return steps_between(here, cell)
    nearest: i64 = FAR
    for other in range(UNITS):
        there = state.unit(seat, other)
        if there >= 0:
            nearest = min(nearest, steps_between(there, cell))
    return nearest if nearest > 0 else 1


def doubling(state: Heirs, ledger: Ledger, seat: i64, turns: i64) -> float:
    """What units will add: from the best building down, each gets the nearest unit left.

    `turns` are those the seat has to come: no building further away than that counts.
    """
    if state.solo() and seat == BLUE:
        return best_three(ledger, seat)
    cells = ledger.cells
    owners = ledger.owners
    worths = ledger.worths
    total = 0.0
    used: i64 = 0  # units and buildings already told off, as masks
    taken: i64 = 0
    for _ in range(UNITS):
        best = 0.0
        best_place: i64 = -1
        best_unit: i64 = 0
        for place in range(len(cells)):
            if owners[place] != seat or worths[place] <= best or (taken >> place) & 1:
                continue
            cell = cells[place]
            nearest: i64 = FAR
            who: i64 = 0
            for unit in range(UNITS):
                if not (used >> unit) & 1:
                    away = steps_to(state, seat, unit, cell)
                    if away < nearest:
                        nearest = away
                        who = unit
            if nearest > turns:
                continue
            sure = worths[place]
            if nearest > 0:
                sure *= NEAR[min(nearest, len(NEAR) - 1)]
                if is_guarded(state, 1 - seat, cell):
                    sure *= BLOCKED if turns > 1 else BLOCKED_LATE
            if sure > best:
                best = sure
                best_place = place
                best_unit = who
        if best_place < 0:
            break
        total += best
        used |= 1 << best_unit
        taken |= 1 << best_place
    return total * DOUBLED[min(turns, len(DOUBLED) - 1)]


def is_guarded(state: Heirs, seat: i64, cell: i64) -> bool:
    """Whether a unit of the seat stands on a cell."""
    return any(state.unit(seat, unit) == cell for unit in range(UNITS))


def best_three(ledger: Ledger, seat: i64) -> float:
    """H7: Henry's best count double wherever his units are."""
    first = 0.0
    second = 0.0
    third = 0.0
    for place in range(len(ledger.cells)):
        if ledger.owners[place] == seat:
            worth = ledger.worths[place]
            if worth > first:
                first, second, third = worth, first, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    return first + second + third
