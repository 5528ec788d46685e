"""Henry's treasures and the conditions that remove them (H2, H4)."""

from __future__ import annotations

import tomllib
from typing import Final

from mypy_extensions import i64

from regna.games.heirs import said
from regna.games.heirs.board import DIRECTIONS, ROWS, WRAP
from regna.games.heirs.row import added, at, row_of, size, without
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import COLOURS, data_text

KINDS: Final = {"vertical": WRAP, "horizontal": ROWS, "positional": 0}
ANY_COLOUR: Final = 3
REMOVED_BY_LEVEL: Final = [0, 4, 2, 0]  # H2


class Treasures:
    """The ten tokens as tables."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.line: list[int] = []  # the bits of a cell that all of its line share; 0: no line
        self.colour: list[int] = []
        self.needed: list[int] = []
        self.places: list[int] = []  # a mask of directions, for positional ones


def _read() -> Treasures:
    treasures = Treasures()
    for row in tomllib.loads(data_text("treasures.toml"))["treasure"]:
        treasures.ids.append(str(row["id"]))
        treasures.line.append(KINDS[str(row["kind"])])
        colour = str(row["colour"])
        treasures.colour.append(ANY_COLOUR if colour == "any" else COLOURS.index(colour))
        treasures.needed.append(int(row["count"]))
        places = row.get("positions", [])
        treasures.places.append(sum(1 << DIRECTIONS.index(name) for name in places))
    return treasures


TREASURES: Final = _read()


def stack_treasures(state: Heirs) -> None:
    """H2: the treasures as a stack, without those the level removes unseen."""
    stack = list(range(len(TREASURES.ids)))
    state.shuffle(stack)
    unused = REMOVED_BY_LEVEL[state.terms.level()]
    state.chest_unused = row_of(stack[:unused])
    state.chest_stack = row_of(stack[unused:])


def is_fulfilled(state: Heirs, tile: i64, treasure: i64) -> bool:
    """H4: enough tiles of the colour in its column or row, or both marked places taken."""
    cell = state.cells[tile]
    line: i64 = TREASURES.line[treasure]
    if line == 0:
        places: i64 = TREASURES.places[treasure]
        return state.ways(cell) & places == places
    wanted: i64 = TREASURES.colour[treasure]
    found: i64 = 0
    for other in state.board:
        if (state.cells[other] ^ cell) & line == 0 and other != tile:  # its own tile never counts
            if wanted == ANY_COLOUR or state.tiles.colour[other] == wanted:
                found += 1
    return found >= TREASURES.needed[treasure]


def put_treasure(state: Heirs, tile: i64) -> None:
    """H-said.TREASURE: the top token goes on Henry's new building, and off if it is fulfilled."""
    left = size(state.chest_stack)
    if left == 0:
        return
    state.look()
    treasure = at(state.chest_stack, left - 1)
    state.chest_stack = without(state.chest_stack, left - 1)
    state.chest_tile = added(state.chest_tile, tile)
    state.chest_kind = added(state.chest_kind, treasure)
    if state.telling:
        state.tell(said.TREASURE, TREASURES.ids[treasure], state.place_of(tile))
    lift_fulfilled(state)


def lift_fulfilled(state: Heirs) -> None:
    """H4, Q11: after every change of the board, whoever made it."""
    place: i64 = 0
    while True:
        tile = at(state.chest_tile, place)
        if tile < 0:
            return
        treasure = at(state.chest_kind, place)
        if not is_fulfilled(state, tile, treasure):
            place += 1
            continue
        state.chest_tile = without(state.chest_tile, place)
        state.chest_kind = without(state.chest_kind, place)
        state.chest_lifted = added(state.chest_lifted, treasure)
        if state.telling:
            state.tell(said.TREASURE_LIFTED, TREASURES.ids[treasure], state.place_of(tile))
