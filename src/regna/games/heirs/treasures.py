"""Henry's treasures and the conditions that remove them (H2, H4)."""

from __future__ import annotations

import tomllib
from typing import Final

from regna.core import Facts
from regna.games.heirs.board import DIRECTIONS, NEIGHBOURS
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import COLOURS, data_text

VERTICAL: Final = 0
HORIZONTAL: Final = 1
POSITIONAL: Final = 2
ANY_COLOUR: Final = 3
KINDS: Final = ["vertical", "horizontal", "positional"]
REMOVED_BY_LEVEL: Final = [0, 4, 2, 0]  # H2


class Treasures:
    """The ten tokens as tables."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.kind: list[int] = []
        self.colour: list[int] = []
        self.needed: list[int] = []
        self.places: list[list[int]] = []  # directions, for positional ones


def _read() -> Treasures:
    treasures = Treasures()
    for row in tomllib.loads(data_text("treasures.toml"))["treasure"]:
        treasures.ids.append(str(row["id"]))
        treasures.kind.append(KINDS.index(str(row["kind"])))
        colour = str(row["colour"])
        treasures.colour.append(ANY_COLOUR if colour == "any" else COLOURS.index(colour))
        treasures.needed.append(int(row["count"]))
        treasures.places.append([DIRECTIONS.index(name) for name in row.get("positions", [])])
    return treasures


TREASURES: Final = _read()


def is_fulfilled(state: Heirs, tile: int, treasure: int) -> bool:
    """H4: enough tiles of the colour in its column or row, or both marked places taken."""
    kind = TREASURES.kind[treasure]
    if kind == POSITIONAL:
        cell = state.cell_of(tile)
        for direction in TREASURES.places[treasure]:
            if state.grid[NEIGHBOURS[cell * 8 + direction]] == 0:
                return False
        return True
    found = 0
    for other in state.board:
        if other == tile:  # the tile under the treasure never counts
            continue
        if kind == VERTICAL and state.xs[other] != state.xs[tile]:
            continue
        if kind == HORIZONTAL and state.ys[other] != state.ys[tile]:
            continue
        wanted = TREASURES.colour[treasure]
        if wanted == ANY_COLOUR or state.tiles.colour[other] == wanted:
            found += 1
    return found >= TREASURES.needed[treasure]


def put_treasure(state: Heirs, tile: int) -> None:
    """H-TREASURE: the top token goes on Henry's new building, and off if it is fulfilled."""
    if not state.chest_stack:
        return
    state.look()
    treasure = state.chest_stack.pop()
    state.chest_tile.append(tile)
    state.chest_kind.append(treasure)
    if state.telling:
        state.report("heirs-treasure", treasure_facts(state, tile, treasure))
    lift_fulfilled(state)


def lift_fulfilled(state: Heirs) -> None:
    """H4, Q11: after every change of the board, whoever made it."""
    at = 0
    while at < len(state.chest_tile):
        tile, treasure = state.chest_tile[at], state.chest_kind[at]
        if not is_fulfilled(state, tile, treasure):
            at += 1
            continue
        del state.chest_tile[at]
        del state.chest_kind[at]
        state.chest_lifted.append(treasure)
        if state.telling:
            state.report("heirs-treasure-lifted", treasure_facts(state, tile, treasure))


def treasure_facts(state: Heirs, tile: int, treasure: int) -> Facts:
    """Where it lies and which it is."""
    return {"treasure": TREASURES.ids[treasure], "cell": state.place_of(tile)}
