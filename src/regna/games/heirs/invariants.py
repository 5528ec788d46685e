"""What holds in every position (I)."""

from __future__ import annotations

from regna.games.heirs.moves import SLOTS
from regna.games.heirs.reserve import reach
from regna.games.heirs.state import BLUE, ELITE, HAND_LIMIT, NOBODY, NOT_YET, WHITE, Heirs
from regna.games.heirs.tiles import SETS
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES, is_fulfilled
from regna.games.heirs.units import unit_of_colour


def tiles_in_play(state: Heirs) -> list[int]:
    """S3: the 27 tiles of the three sets."""
    sets = state.options["sets"]
    assert isinstance(sets, list)
    return [tile for tile in range(54) if SETS[state.tiles.sets[tile]] in sets]


def faults(state: Heirs) -> list[str]:
    """The broken invariants, each with its rule; normally none."""
    found: list[str] = []
    _tiles(state, found)
    _ring(state, found)
    _units(state, found)
    _hands(state, found)
    if state.solo():
        _treasures(state, found)
    return found


def _tiles(state: Heirs, found: list[str]) -> None:
    everywhere = (
        [*state.stock, *state.board, *state.gone, *state.hands[WHITE], *state.hands[BLUE]]
    ) + [tile for tile in state.ring if tile >= 0]
    if sorted(everywhere) != tiles_in_play(state):
        found.append("S3: every tile of the three sets is in exactly one place")
    laid = sum(1 for entry in state.grid if entry)
    for tile in state.board:
        if state.tile_on(state.cell_of(tile)) != tile:
            found.append("B0: every laid tile has a cell of its own")
    if laid != len(state.board):
        found.append("B0: no cell holds a tile that is not laid")
    if state.board and state.owner[state.board[0]] != NOBODY:
        found.append("S7: the start tile is open terrain")


def _ring(state: Heirs, found: list[str]) -> None:
    in_ring = sum(1 for tile in state.ring if tile >= 0)
    if state.ring[state.shield] >= 0:
        found.append("R1: no tile lies where the shield stands")
    if state.stock and in_ring != 6:
        found.append("A4: the ring has six tiles until the stock is empty")
    if state.stock and state.last_turns != NOT_YET:
        found.append("E1: the last round begins with the last stock tile")
    if not state.stock and state.last_turns == NOT_YET:
        found.append("E1: without a stock the last round has begun")
    if state.crown not in (WHITE, BLUE):
        found.append("A3: the shield shows one of the two crowns")


def _units(state: Heirs, found: list[str]) -> None:
    cells = [cell for cell in state.unit_cell if cell >= 0]
    for cell in cells:
        if state.tile_on(cell) < 0:
            found.append("C1: units stand on tiles")
    for cell in set(cells):
        both_elites = cell == 0 and state.unit_cell[ELITE] == state.unit_cell[3 + ELITE] == 0
        if cells.count(cell) > (2 if both_elites else 1):
            found.append("S7: no tile holds two units after the elites have parted")
    for unit in range(6):
        if state.unit_moved[unit] and unit // 3 != state.active:
            found.append("C4: only units of the player in turn have moved")
    if state.solo():
        _henrys_units(state, found)
    for seat in range(state.seats):
        if state.unit_cell[seat * 3 + ELITE] < 0:
            found.append("C3: the elite is on the board")
        if not 1 <= reach(state, seat) <= 3:
            found.append("R2: reach is from 1 to 3")


def _henrys_units(state: Heirs, found: list[str]) -> None:
    for colour in range(3):
        cell = state.unit_cell[BLUE * 3 + unit_of_colour(colour)]
        tile = state.tile_on(cell) if cell >= 0 else -1
        if tile < 0:
            continue
        if state.tiles.colour[tile] != colour or state.owner[tile] == WHITE:
            found.append("H-UNIT: Henry's units stand on their colours, never on the human's")
        if tile == state.board[0]:
            found.append("H-UNIT: Henry's units stand on his buildings, not on the start tile")


def _hands(state: Heirs, found: list[str]) -> None:
    for seat in (WHITE, BLUE):
        most = SLOTS if state.active == seat else HAND_LIMIT
        if len(state.hands[seat]) > most:
            found.append("A6: a waiting player has at most three tiles in hand")
    if state.solo() and state.hands[BLUE]:
        found.append("H-PLACE: Henry has no hand")
    if state.discounts < 0:
        found.append("B4: discounts are never overdrawn")
    for score in state.scores():
        if any(line.points < 0 for line in score.lines):
            found.append("P1: points are never negative")


def _treasures(state: Heirs, found: list[str]) -> None:
    tokens = [
        *state.chest_stack,
        *state.chest_kind,
        *state.chest_lifted,
        *state.chest_unused,
    ]
    if sorted(tokens) != list(range(len(TREASURES.ids))):
        found.append("H2: every treasure is in exactly one place")
    if len(state.chest_unused) != REMOVED_BY_LEVEL[state.level]:
        found.append("H2: the level says how many treasures are out of the game")
    for tile, treasure in zip(state.chest_tile, state.chest_kind, strict=True):
        if is_fulfilled(state, tile, treasure):
            found.append("H4: fulfilled treasures leave the board at once")
