"""What holds in every position (I)."""

from __future__ import annotations

from collections.abc import Iterator

from regna.games.heirs.board import START
from regna.games.heirs.henry import unit_of_colour
from regna.games.heirs.reserve import reach
from regna.games.heirs.row import things
from regna.games.heirs.state import (
    BLUE,
    ELITE,
    HAND_LIMIT,
    NOBODY,
    NOT_YET,
    SLOTS,
    UNITS,
    WHITE,
    Heirs,
)
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES, is_fulfilled


def faults(state: Heirs) -> Iterator[str]:
    """The broken invariants, each with its rule; normally none."""
    yield from _tiles(state)
    yield from _ring(state)
    yield from _units(state)
    yield from _hands(state)
    if state.solo():
        yield from _treasures(state)


def _tiles(state: Heirs) -> Iterator[str]:
    everywhere = [*state.stock, *state.board, *state.gone, *state.hand(WHITE), *state.hand(BLUE)]
    everywhere += [tile for tile in state.ring_tiles() if tile >= 0]
    if sorted(everywhere) != state.terms.in_play():
        yield "S3: every tile of the three sets is in exactly one place"
    laid = sum(1 for entry in state.grid if entry)
    for tile in state.board:
        if state.tile_on(state.cells[tile]) != tile:
            yield "B0: every laid tile has a cell of its own"
    if laid != len(state.board):
        yield "B0: no cell holds a tile that is not laid"
    if len(state.board) > 0 and state.owner(state.board[0]) != NOBODY:
        yield "S7: the start tile is open terrain"


def _ring(state: Heirs) -> Iterator[str]:
    ring = state.ring_tiles()
    stock = len(state.stock) > 0
    if ring[state.shield] >= 0:
        yield "R1: no tile lies where the shield stands"
    if stock and sum(1 for tile in ring if tile >= 0) != 6:
        yield "A4: the ring has six tiles until the stock is empty"
    if stock and state.last_turns != NOT_YET:
        yield "E1: the last round begins with the last stock tile"
    if not stock and state.last_turns == NOT_YET:
        yield "E1: without a stock the last round has begun"
    if state.crown not in (WHITE, BLUE):
        yield "A3: the shield shows one of the two crowns"


def _units(state: Heirs) -> Iterator[str]:
    cells = [int(cell) for cell in state.units if cell >= 0]
    for cell in cells:
        if state.is_free(cell):
            yield "C1: units stand on tiles"
    for cell in set(cells):
        elites = [state.unit(seat, ELITE) for seat in (WHITE, BLUE)]
        both_elites = cell == START and elites == [START, START]
        if cells.count(cell) > (2 if both_elites else 1):
            yield "S7: no tile holds two units after the elites have parted"
    for seat in (WHITE, BLUE):
        if seat != state.active and any(state.has_moved(seat, unit) for unit in range(UNITS)):
            yield "C4: only units of the player in turn have moved"
    if state.solo():
        yield from _henrys_units(state)
    for seat in range(state.seats):
        if state.unit(seat, ELITE) < 0:
            yield "C3: the elite is on the board"
        if not 1 <= reach(state, seat) <= 3:
            yield "R2: reach is from 1 to 3"


def _henrys_units(state: Heirs) -> Iterator[str]:
    for colour in range(3):
        cell = state.unit(BLUE, unit_of_colour(colour))
        tile = state.tile_on(cell) if cell >= 0 else -1
        if tile < 0:
            continue
        if state.tiles.colour[tile] != colour or state.owner(tile) == WHITE:
            yield "H-UNIT: Henry's units stand on their colours, never on the human's"
        if tile == state.board[0]:
            yield "H-UNIT: Henry's units stand on his buildings, not on the start tile"


def _hands(state: Heirs) -> Iterator[str]:
    for seat in (WHITE, BLUE):
        most = SLOTS if state.active == seat else HAND_LIMIT
        if state.hand_size(seat) > most:
            yield "A6: a waiting player has at most three tiles in hand"
    if state.solo() and state.hand_size(BLUE) > 0:
        yield "H-PLACE: Henry has no hand"
    if state.discounts < 0:
        yield "B4: discounts are never overdrawn"
    for score in state.scores():
        if any(line.points < 0 for line in score.lines):
            yield "P1: points are never negative"


def _treasures(state: Heirs) -> Iterator[str]:
    lying = things(state.chest_kind)
    unused = things(state.chest_unused)
    tokens = things(state.chest_stack) + lying + things(state.chest_lifted) + unused
    if sorted(tokens) != list(range(len(TREASURES.ids))):
        yield "H2: every treasure is in exactly one place"
    if len(unused) != REMOVED_BY_LEVEL[state.terms.level()]:
        yield "H2: the level says how many treasures are out of the game"
    for tile, treasure in zip(things(state.chest_tile), lying, strict=True):
        if is_fulfilled(state, tile, treasure):
            yield "H4: fulfilled treasures leave the board at once"
