"""Where a tile lies: beside others of its colour it may become a monument, and whom it serves."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.tigris.sight import Sight
from regna.games.tigris.board import SQUARE, SQUARES_WITH
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.monuments import monuments_left
from regna.games.tigris.moves import MOVES, TILE
from regna.games.tigris.pieces import BLACK, BLUE, leader
from regna.games.tigris.state import Tigris


def shape(state: Tigris, move: i64, sight: Sight) -> float:
    """What a tile is worth for where it lies, beside what it does; 0 for other moves."""
    if MOVES.number(move) != TILE.number:
        return 0.0
    colour, cell = TILE.a(move), TILE.b(move)
    if tile_for(state, colour, cell) not in (NOWHERE, sight.seat):
        return -sight.weights.gift
    home = state.realm().home[leader(sight.seat, colour)]
    if home < 0 or not state.realm().borders[home].has(cell) or not monuments_left(state, colour):
        return 0.0
    most = most_of_square(state, colour, cell)
    if most == 2:
        return sight.weights.two_of_four
    return sight.weights.three_of_four if most == 3 else 0.0


def tile_for(state: Tigris, colour: i64, cell: i64) -> i64:
    """The seat that scores for a tile on an empty square, NOWHERE if none does (rules 18 to 20)."""
    realm = state.realm()
    kingdom = realm.beside(cell)
    if kingdom < 0 or realm.beside_two.has(cell):
        return NOWHERE
    winner = realm.seat_in(kingdom, colour)
    return winner if winner != NOWHERE else realm.seat_in(kingdom, BLACK)


def most_of_square(state: Tigris, colour: i64, cell: i64) -> i64:
    """How much of a square of four a tile makes, where the rest can still be laid (rule 40)."""
    chart = state.variant.chart
    tiles = state.tiles(colour)
    blocked = state.occupied.minus(tiles).union(state.ruins)
    blocked = blocked.union(chart.land if colour == BLUE else chart.river)
    most: i64 = 1
    for corner in SQUARES_WITH[cell]:
        square = SQUARE[corner]
        if not square.meets(blocked):
            most = max(most, square.shared(tiles) + 1)
    return most
