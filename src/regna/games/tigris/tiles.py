"""Tiles are placed: they score, or they unite two kingdoms (section C)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Script
from regna.games.tigris import said
from regna.games.tigris.board import cell_name
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.monuments import ChooseMonument
from regna.games.tigris.moves import TILE
from regna.games.tigris.pieces import (
    BLACK,
    BLUE,
    COLOUR_NAMES,
    LEADER_NAMES,
    TILE_NAMES,
    leader,
)
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Deed, Placed, Turn
from regna.games.tigris.war import ChooseWar

PLACED_SCRIPT: Final = Script("tile-placed", [ChooseWar(), ChooseMonument()], frame=Placed)


class PlaceTile(Deed):
    """Place a tile from the hand (rules 3, 16 to 20)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        colour, cell = TILE.a(move), TILE.b(move)
        if state.held(seat, colour) == 0:
            return said.TILE_NOT_IN_HAND
        if state.ruins.has(cell):
            return said.TILE_ON_CATASTROPHE
        if state.occupied.has(cell):
            return said.TILE_NOT_EMPTY
        on_river = state.variant.chart.river.has(cell)
        if colour == BLUE and not on_river:
            return said.FARM_ON_LAND
        if colour != BLUE and on_river:
            return said.TILE_ON_RIVER
        if len(state.kingdoms_beside(cell)) >= 3:
            return said.JOINS_THREE_KINGDOMS
        return 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        colour, cell = TILE.a(move), TILE.b(move)
        if refusal == said.TILE_NOT_IN_HAND:
            return [TILE_NAMES[colour], COLOUR_NAMES[colour]]
        if refusal == said.TILE_NOT_EMPTY:
            return [cell_name(cell), state.piece_at(cell)]
        if refusal == said.TILE_ON_RIVER:
            return [TILE_NAMES[colour], COLOUR_NAMES[colour], cell_name(cell)]
        if refusal == said.JOINS_THREE_KINGDOMS:
            kingdoms = state.kingdoms_beside(cell)
            return [cell_name(cell), len(kingdoms), state.kingdoms_facts(kingdoms)]
        return [cell_name(cell)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        colour, cell = TILE.a(move), TILE.b(move)
        seat = turn.seat
        realm = state.realm()
        united = state.kingdoms_beside(cell) if state.telling else []
        state.hands[leader(seat, colour)] -= 1
        state.put_tile(colour, cell)
        if state.telling:
            names = TILE_NAMES[colour], COLOUR_NAMES[colour], cell_name(cell)
            state.tell(said.TILE_PLACED, seat, *names)
        if realm.beside_two.has(cell):
            state.marker = cell
            if state.telling:
                state.tell(said.UNITED, seat, cell_name(cell), state.kingdoms_facts(united))
        elif realm.beside_one.has(cell):
            score_tile(state, colour, cell)
        state.call(Placed(PLACED_SCRIPT, seat, cell))


def score_tile(state: Tigris, colour: i64, cell: i64) -> None:
    """A point in the tile's colour for its leader's owner, else the king's (rules 18, 19)."""
    realm = state.realm()
    kingdom = realm.at(cell)
    scorer = colour
    winner = realm.seat_in(kingdom, colour)
    if winner == NOWHERE:
        scorer = BLACK
        winner = realm.seat_in(kingdom, BLACK)
    if winner == NOWHERE:
        return
    state.give_points(winner, colour, 1)
    if state.telling:
        names = LEADER_NAMES[scorer], COLOUR_NAMES[colour]
        state.tell(said.TILE_SCORED, winner, *names, 1, cell_name(cell))
