"""The board as eleven rows of sixteen characters.

.  empty land       t  temple         T  temple with a treasure
~  empty river      f  farm           #  tile under a monument
x  catastrophe      m  market         $  the same, with a treasure
@  leader           s  settlement
"""

from __future__ import annotations

from typing import Final

from regna.core import BadPosition
from regna.games.tigris.board import HEIGHT, WIDTH, Cells, cell_name
from regna.games.tigris.pieces import BLUE, COLOURS, TILE_NAMES
from regna.games.tigris.state import Tigris

EMPTY: Final = ".~"
TILE_SIGNS: Final = "tfms"
TREASURE_SIGN: Final = "T"
COVERED: Final = "#"
COVERED_TREASURE: Final = "$"
RUIN: Final = "x"
LEADER_SIGN: Final = "@"
SIGNS: Final = ".~tTfmsx@#$"


def draw_board(state: Tigris) -> list[str]:
    """What lies on the printed board, what hides something after it."""
    signs = list("".join(state.variant.chart.ground))
    for colour in range(COLOURS):
        tiles = state.tiles(colour)
        put(signs, tiles, TILE_SIGNS[colour])
        put(signs, tiles.common(state.treasures), TREASURE_SIGN)
    put(signs, state.ruins, RUIN)
    put(signs, state.down, COVERED)
    put(signs, state.down.common(state.treasures), COVERED_TREASURE)
    put(signs, state.leaders, LEADER_SIGN)
    text = "".join(signs)
    return [text[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)]


def put(signs: list[str], cells: Cells, sign: str) -> None:
    for cell in cells.list():
        signs[cell] = sign


def read_rows(rows: list[object], path: str) -> str:
    """All 176 signs in one text, each known."""
    if len(rows) != HEIGHT:
        raise BadPosition(path, f"{HEIGHT} rows", f"{len(rows)} rows")
    text = ""
    for index, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != WIDTH:
            raise BadPosition(f"{path}[{index}]", f"a text of {WIDTH} characters", row)
        for sign in row:
            if sign not in SIGNS:
                raise BadPosition(f"{path}[{index}]", f"only characters among {SIGNS}", sign)
        text += row
    return text


def put_signs(state: Tigris, text: str, path: str) -> None:
    """Put tiles, treasures and catastrophes on the board; leaders and monuments come later."""
    river = state.variant.chart.river
    for cell, sign in enumerate(text):
        row = f"{path}[{cell // WIDTH}]"
        wet = river.has(cell)
        if sign == "~" and not wet:
            raise BadPosition(row, f"land on {cell_name(cell)}", sign)
        if sign == TREASURE_SIGN or sign in TILE_SIGNS:
            colour = 0 if sign == TREASURE_SIGN else TILE_SIGNS.index(sign)
            if wet != (colour == BLUE):
                ground = "river" if wet else "land"
                raise BadPosition(row, f"no {TILE_NAMES[colour]} on {cell_name(cell)} ({ground})")
            state.put_tile(colour, cell)
        if sign in (TREASURE_SIGN, COVERED_TREASURE):
            state.treasures = state.treasures.plus(cell)
        elif sign == RUIN:
            state.put_ruin(cell)


assert len(TILE_SIGNS) == COLOURS
