"""Where leaders, tiles and catastrophes may go (sections B, C and G).

The checks below are the rules, in the order in which a refusal names them.
`Openings` is the same as sets of squares, for listing moves; tests tie the two
together over every move.
"""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Facts
from regna.games.tigris import codes
from regna.games.tigris.board import Cells, cell_name, spread
from regna.games.tigris.kingdoms import (
    kingdoms_beside,
    kingdoms_facts,
    kingdoms_of,
    squares_beside_two,
)
from regna.games.tigris.pieces import (
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    RED,
    TILE_NAMES,
)
from regna.games.tigris.state import Tigris


def check_leader(state: Tigris, seat: i64, colour: i64, cell: i64) -> int:
    """Placing or moving a leader (rules 6 to 10)."""
    origin = state.leader_at[COLOURS * seat + colour]
    if origin == cell:
        return codes.LEADER_SAME_PLACE
    if state.ruins.has(cell):
        return codes.LEADER_ON_CATASTROPHE
    if state.occupied.has(cell):
        return codes.LEADER_NOT_EMPTY
    if state.chart.river.has(cell):
        return codes.LEADER_ON_RIVER
    if not state.beside_temple(cell):
        return codes.NOT_BESIDE_TEMPLE
    if len(kingdoms_beside(state, cell, origin)) >= 2:
        return codes.LEADER_JOINS_KINGDOMS
    return 0


def check_tile(state: Tigris, seat: i64, colour: i64, cell: i64) -> int:
    """Placing a tile from the hand (rules 16, 17)."""
    if state.hands[COLOURS * seat + colour] == 0:
        return codes.TILE_NOT_IN_HAND
    if state.ruins.has(cell):
        return codes.CATASTROPHE_HERE
    if state.occupied.has(cell):
        return codes.NOT_EMPTY
    if colour == BLUE and not state.chart.river.has(cell):
        return codes.FARM_ON_LAND
    if colour != BLUE and state.chart.river.has(cell):
        return codes.TILE_ON_RIVER
    if len(kingdoms_beside(state, cell)) >= 3:
        return codes.JOINS_THREE_KINGDOMS
    return 0


def check_catastrophe(state: Tigris, seat: i64, cell: i64) -> int:
    """Placing a catastrophe: anywhere, rivers too, but not on these (rules 48, 50)."""
    if state.catastrophes[seat] == 0:
        return codes.NO_CATASTROPHE_LEFT
    if state.leaders.has(cell):
        return codes.CATASTROPHE_ON_LEADER
    if state.treasures.has(cell):
        return codes.CATASTROPHE_ON_TREASURE
    if state.down.has(cell):
        return codes.CATASTROPHE_ON_MONUMENT
    if state.ruins.has(cell):
        return codes.CATASTROPHE_TWICE
    return 0


# ---- the same as sets, for listing moves ----------------------------------------


class Openings:
    """The squares open to one seat, whatever it holds."""

    seat: i64
    land: Cells  # for temples, markets and settlements
    river: Cells  # for farms
    leaders: list[Cells]  # by colour
    catastrophe: Cells

    def __init__(
        self, seat: i64, land: Cells, river: Cells, leaders: list[Cells], catastrophe: Cells
    ) -> None:
        self.seat = seat
        self.land = land
        self.river = river
        self.leaders = leaders
        self.catastrophe = catastrophe

    def tile(self, colour: i64) -> Cells:
        return self.river if colour == BLUE else self.land


def openings_for(state: Tigris, seat: i64) -> Openings:
    """What is open to a seat, remembered until the board changes."""
    known = state.openings
    if known is not None and known.seat == seat:
        return known
    chart = state.chart
    realm = kingdoms_of(state)
    empty = state.empty()
    for_tiles = empty.minus(realm.beside_three)
    for_leaders = empty.common(chart.land).common(spread(state.face[RED]))
    from_supply = for_leaders.minus(realm.beside_two)
    leaders = [from_supply, from_supply, from_supply, from_supply]
    for colour in range(COLOURS):
        origin = state.leader_at[COLOURS * seat + colour]
        if origin >= 0:
            leaders[colour] = for_leaders.minus(squares_beside_two(state, origin))
    plain = state.occupied.minus(state.leaders).minus(state.down).minus(state.treasures)
    found = Openings(
        seat,
        for_tiles.common(chart.land),
        for_tiles.common(chart.river),
        leaders,
        empty.union(plain),
    )
    state.openings = found
    return found


# ---- what refusals say --------------------------------------------------------


def piece_at(state: Tigris, cell: int) -> str:
    """The name of what lies on a square: a leader, a tile or a monument."""
    which = state.leader_on(cell)
    if which >= 0:
        return LEADER_NAMES[which % COLOURS]
    colour = state.colour_at(cell)
    return TILE_NAMES[colour] if colour >= 0 else "monument"


def leader_refusal(state: Tigris, seat: int, colour: int, cell: int, reason: int) -> Facts:
    where = cell_name(cell)
    if reason == codes.LEADER_ON_CATASTROPHE:
        return {"cell": where}
    if reason == codes.LEADER_NOT_EMPTY:
        return {"cell": where, "piece": piece_at(state, cell)}
    facts: Facts = {"leader": LEADER_NAMES[colour], "cell": where}
    if reason == codes.LEADER_JOINS_KINGDOMS:
        origin = state.leader_at[COLOURS * seat + colour]
        facts["kingdoms"] = kingdoms_facts(state, kingdoms_beside(state, cell, origin))
    return facts


def tile_refusal(state: Tigris, colour: int, cell: int, reason: int) -> Facts:
    where = cell_name(cell)
    if reason == codes.TILE_NOT_IN_HAND:
        return {"tile": TILE_NAMES[colour], "colour": COLOUR_NAMES[colour]}
    if reason == codes.NOT_EMPTY:
        return {"cell": where, "piece": piece_at(state, cell)}
    if reason == codes.TILE_ON_RIVER:
        return {"tile": TILE_NAMES[colour], "colour": COLOUR_NAMES[colour], "cell": where}
    if reason == codes.JOINS_THREE_KINGDOMS:
        kingdoms = kingdoms_beside(state, cell)
        return {
            "cell": where,
            "count": len(kingdoms),
            "kingdoms": kingdoms_facts(state, kingdoms),
        }
    return {"cell": where}


def catastrophe_refusal(state: Tigris, cell: int, reason: int) -> Facts:
    if reason == codes.NO_CATASTROPHE_LEFT:
        return {}
    facts: Facts = {"cell": cell_name(cell)}
    if reason == codes.CATASTROPHE_ON_LEADER:
        which = state.leader_on(cell)
        facts["leader"] = LEADER_NAMES[which % COLOURS]
        facts["seat"] = which // COLOURS
    elif reason == codes.CATASTROPHE_ON_MONUMENT:
        facts["monument"] = MONUMENT_NAMES[state.monument_over(cell)]
    return facts
