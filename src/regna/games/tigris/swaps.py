"""Tiles from the hand are swapped for others (rules 56, 57)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.tigris import said
from regna.games.tigris.moves import SWAP, swap_tiles
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, TILE_NAMES, counts_by_name, leader
from regna.games.tigris.state import BY_BAG, Tigris
from regna.games.tigris.steps import Deed, Turn


class Swap(Deed):
    """Discard face down, draw as many; too few in the bag end the game at once."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        if SWAP.a(move) == 0:
            return said.SWAP_NOTHING
        return said.SWAP_NOT_IN_HAND if lacking(state, seat, move) >= 0 else 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        if refusal == said.SWAP_NOTHING:
            return []
        colour = lacking(state, seat, move)
        wanted = swap_tiles(SWAP.a(move))[colour]
        return [TILE_NAMES[colour], COLOUR_NAMES[colour], wanted, state.held(seat, colour)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        tiles = swap_tiles(SWAP.a(move))
        wanted: i64 = 0
        for colour in range(COLOURS):
            state.hands[leader(turn.seat, colour)] -= tiles[colour]
            state.swapped[leader(turn.seat, colour)] += tiles[colour]
            wanted += tiles[colour]
        if state.telling:
            state.tell(said.SWAPPED, turn.seat, wanted, counts_by_name(tiles))
        drawn = state.draw_tiles(turn.seat, wanted)
        turn.drawn += drawn
        if drawn < wanted:
            state.end_game(BY_BAG)


def lacking(state: Tigris, seat: i64, move: i64) -> i64:
    """The first colour of which a swap wants more than the hand has, -1 if there is none."""
    tiles = swap_tiles(SWAP.a(move))
    for colour in range(COLOURS):
        if tiles[colour] > state.held(seat, colour):
            return colour
    return -1
