"""Catastrophes lay squares waste for good (section G)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.tigris import said
from regna.games.tigris.board import ONE, cell_name
from regna.games.tigris.moves import CATASTROPHE
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILE_NAMES,
    colour_of,
    owner,
)
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Deed, Turn


class PlaceCatastrophe(Deed):
    """Anywhere, rivers too, but not on these; a tile there leaves the game (rules 13, 48 to 50)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        cell = CATASTROPHE.a(move)
        if state.catastrophes[seat] == 0:
            return said.NO_CATASTROPHE_LEFT
        if state.leaders.has(cell):
            return said.CATASTROPHE_ON_LEADER
        if state.treasures.has(cell):
            return said.CATASTROPHE_ON_TREASURE
        if state.down.has(cell):
            return said.CATASTROPHE_ON_MONUMENT
        if state.ruins.has(cell):
            return said.CATASTROPHE_TWICE
        return 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        cell = CATASTROPHE.a(move)
        if refusal == said.NO_CATASTROPHE_LEFT:
            return []
        if refusal == said.CATASTROPHE_ON_LEADER:
            which = state.leader_on(cell)
            return [cell_name(cell), LEADER_NAMES[colour_of(which)], owner(which)]
        if refusal == said.CATASTROPHE_ON_MONUMENT:
            return [cell_name(cell), MONUMENT_NAMES[state.monument_over(cell)]]
        return [cell_name(cell)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        cell = CATASTROPHE.a(move)
        colour = state.colour_at(cell)
        state.catastrophes[turn.seat] -= 1
        if state.telling:
            state.tell(said.CATASTROPHE_PLACED, turn.seat, cell_name(cell))
        if colour >= 0:
            if state.telling:
                names = TILE_NAMES[colour], COLOUR_NAMES[colour], cell_name(cell)
                state.tell(said.TILE_DESTROYED, *names)
            state.remove_tiles(colour, ONE[cell])
        state.put_ruin(cell)
        state.displace_leaders()
