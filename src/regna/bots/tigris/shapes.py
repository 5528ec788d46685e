"""Tiles side by side: what may become a monument is worth something before it is one."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.tigris.sight import Sight
from regna.games.tigris.board import SQUARE, SQUARES_WITH
from regna.games.tigris.monuments import monuments_left
from regna.games.tigris.moves import MOVES, TILE
from regna.games.tigris.pieces import BLUE, leader
from regna.games.tigris.state import Tigris


def shape(state: Tigris, move: i64, sight: Sight) -> float:
    """How near a tile brings its leader to a square of four (rule 40); 0 for other moves."""
    if MOVES.number(move) != TILE.number:
        return 0.0
    colour, cell = TILE.a(move), TILE.b(move)
    realm = state.realm()
    home = realm.home[leader(sight.seat, colour)]
    if home < 0 or not realm.borders[home].has(cell) or not monuments_left(state, colour):
        return 0.0
    chart = state.variant.chart
    tiles = state.tiles(colour)
    blocked = state.occupied.minus(tiles).union(state.ruins)
    blocked = blocked.union(chart.land if colour == BLUE else chart.river)
    most: i64 = 1
    for corner in SQUARES_WITH[cell]:
        square = SQUARE[corner]
        if not square.meets(blocked):
            most = max(most, square.shared(tiles) + 1)
    if most == 2:
        return sight.weights.two_of_four
    return sight.weights.three_of_four if most == 3 else 0.0
