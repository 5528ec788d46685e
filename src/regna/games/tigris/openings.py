"""All legal actions of a seat, found as sets of squares.

These are the rules that the deeds of actions.py check one by one, said once
more for listing; tests tie the two together over every move.
"""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.tigris.blocks import ONLY, Blocks
from regna.games.tigris.board import ALL, NONE, Cells, spread
from regna.games.tigris.moves import CATASTROPHE, LEADER, PASS, TILE, WITHDRAW, swaps_of
from regna.games.tigris.pieces import BLACK, BLUE, COLOURS, GREEN, RED, leader
from regna.games.tigris.state import Tigris


def beside_temples(state: Tigris) -> Cells:
    """Empty land beside a face-up temple (rule 6)."""
    land = state.variant.chart.land.but(state.occupied, state.ruins, NONE)
    return spread(state.temples).common(land)


def leader_squares(state: Tigris, which: i64, land: Cells) -> Cells:
    """Where on that land a leader joins no kingdoms, first lifted if it stands (rules 7, 9)."""
    realm = state.realm()
    cell = state.leader_at[which]
    if cell < 0:
        return land.minus(realm.beside_two)
    return land.minus(realm.beside_two_without(which, cell, state.leaders))


def list_openings(state: Tigris, seat: i64, blocks: Blocks) -> None:
    """All actions but swaps, in the order of `nth`."""
    blocks.clear()
    blocks.add(PASS.first, ONLY, 1)
    realm = state.realm()
    land = beside_temples(state)
    supply = land.minus(realm.beside_two)
    number = supply.count()
    for colour in range(COLOURS):
        which = leader(seat, colour)
        if state.leader_at[which] < 0:
            blocks.add(LEADER.move(colour), supply, number)
        else:
            squares = leader_squares(state, which, land)
            blocks.add(LEADER.move(colour), squares, squares.count())
            blocks.add(WITHDRAW.move(colour), ONLY, 1)
    chart = state.variant.chart
    dry = chart.land.but(state.occupied, state.ruins, realm.beside_three)
    number = dry.count()
    for colour in range(COLOURS):
        if state.held(seat, colour) == 0:
            continue
        if colour == BLUE:
            wet = chart.river.but(state.occupied, state.ruins, realm.beside_three)
            blocks.add(TILE.move(BLUE), wet, wet.count())
        else:
            blocks.add(TILE.move(colour), dry, number)
    if state.catastrophes[seat] > 0:
        bare = ALL.but(state.leaders, state.treasures, state.down).minus(state.ruins)
        blocks.add(CATASTROPHE.first, bare, bare.count())


def swaps(state: Tigris, seat: i64) -> list[int]:
    """All ways to swap one tile of the hand or more (rule 56)."""
    return swaps_of(
        state.held(seat, RED),
        state.held(seat, BLUE),
        state.held(seat, GREEN),
        state.held(seat, BLACK),
    )
