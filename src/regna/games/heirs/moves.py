"""Moves: what can be done with which hand tile, place, unit; docs/notation.md tells it to people.

The numbers are those of the first version, gaps and all: records hold them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Argument, BadNotation, Codec, Facts, Verb
from regna.games.heirs.board import (
    CELLS,
    EDGE_NAMES,
    EDGES,
    WAYS,
    at_edge,
    cell_at,
    direction_between,
    neighbour,
    read_place,
)
from regna.games.heirs.frames import Siege
from regna.games.heirs.row import at
from regna.games.heirs.state import ELITE, RING, SLOTS, UNITS, Heirs
from regna.games.heirs.tiles import NO_TILE, TILES


def acting(state: Heirs) -> i64:
    """The seat whose hand and units a move speaks of."""
    return max(state.active, 0)


def unit_name(unit: i64) -> str:
    """The word's code for a unit of a seat."""
    return "elite" if unit == ELITE else "regular"


def is_number(text: str) -> bool:
    """Whether something is told by its number after #, as what has no name is."""
    return text.startswith("#")


def numbered(text: str, most: int) -> int:
    """What a number after # means, counted from 1."""
    digits = text[1:]
    if digits.isascii() and digits.isdigit() and len(digits) <= 9 and 1 <= int(digits) <= most:
        return int(digits) - 1
    raise BadNotation("move", f"#1 to #{most}", text)


def read_cell(state: Heirs, text: str) -> int:
    """The cell of a written place."""
    place = read_place(text)
    if place is None:
        raise BadNotation("place", "a place seen from the start tile, such as 0, n2 or s1e3", text)
    cell = cell_at(place[0], place[1])
    if state.true_place(cell) != place:  # on the wrapped grid it is another cell
        raise BadNotation("place", "a place near the landscape", text)
    return cell


class RowTile(Argument[Heirs]):
    """A tile of a row, by its id, its building, or its place there."""

    def __init__(self, size: int, fact: str, where: str) -> None:
        super().__init__(size, "tile")
        self.fact = fact
        self.where = where

    def row(self, state: Heirs) -> i64:
        """The hand of the seat, unless a subclass knows better."""
        return state.hands[acting(state)]

    def describe(self, state: Heirs, value: int, earlier: int, facts: Facts) -> None:
        tile = at(self.row(state), value)
        facts[self.fact] = value
        facts["tile"] = state.tiles.ids[tile] if tile >= 0 else None

    def write(self, state: Heirs, value: int, earlier: int) -> str:
        tile = at(self.row(state), value)
        return state.tiles.ids[tile] if tile >= 0 else f"#{value + 1}"

    def read(self, state: Heirs, words: list[str], earlier: int) -> int:
        """An id means one tile; a building too, if there is only one of them."""
        text = words.pop(0)
        if is_number(text):
            return numbered(text, self.size)
        tiles = [int(at(self.row(state), place)) for place in range(self.size)]
        named = [state.tiles.ids[tile] if tile >= 0 else "" for tile in tiles]
        built = [state.tiles.building_name(tile) if tile >= 0 else "" for tile in tiles]
        for names in (named, built):
            if names.count(text) == 1:
                return names.index(text)
        known = ", ".join(name for name in named if name) or "none there"
        raise BadNotation("tile", f"a tile {self.where} ({known})", text)


class RingTile(RowTile):
    """A tile of the royal reserve."""

    def row(self, state: Heirs) -> i64:
        return state.ring


class Cell(Argument[Heirs]):
    """A place of the landscape or next to it."""

    def describe(self, state: Heirs, value: int, earlier: int, facts: Facts) -> None:
        facts["cell"] = state.written(value)

    def write(self, state: Heirs, value: int, earlier: int) -> str:
        return state.written(value)

    def read(self, state: Heirs, words: list[str], earlier: int) -> int:
        return read_cell(state, words.pop(0))


class Unit(Argument[Heirs]):
    """A unit of the seat, by where it stands or its number."""

    def describe(self, state: Heirs, value: int, earlier: int, facts: Facts) -> None:
        cell = state.unit(acting(state), value)
        facts["unit"] = unit_name(value)
        facts["number"] = value
        facts["from"] = state.written(cell) if cell >= 0 else None

    def write(self, state: Heirs, value: int, earlier: int) -> str:
        cell = state.unit(acting(state), value)
        return state.written(cell) if cell >= 0 else f"#{value + 1}"

    def read(self, state: Heirs, words: list[str], earlier: int) -> int:
        text = words.pop(0)
        if is_number(text):
            return numbered(text, self.size)
        cell = read_cell(state, text)
        for unit in range(UNITS):
            if state.unit(acting(state), unit) == cell:
                return unit
        raise BadNotation("place", "a place with a unit of yours", text)


class Direction(Argument[Heirs]):
    """Where a unit goes, by the place it comes to or the direction's number."""

    def goal(self, state: Heirs, unit: int, direction: int) -> str | None:
        """The written place, None if the unit is not in the landscape."""
        cell = state.unit(acting(state), unit)
        return state.written(neighbour(cell, direction)) if cell >= 0 else None

    def describe(self, state: Heirs, value: int, earlier: int, facts: Facts) -> None:
        facts["direction"] = value
        facts["cell"] = self.goal(state, earlier, value)

    def write(self, state: Heirs, value: int, earlier: int) -> str:
        return self.goal(state, earlier, value) or f"#{value + 1}"

    def read(self, state: Heirs, words: list[str], earlier: int) -> int:
        text = words.pop(0)
        if is_number(text):
            return numbered(text, self.size)
        cell = state.unit(acting(state), earlier)
        direction = direction_between(cell, read_cell(state, text)) if cell >= 0 else -1
        if direction < 0:
            start = UNIT.write(state, earlier, -1)
            raise BadNotation("place", f"a place next to {start}", text)
        return direction


class CampTile(Argument[Heirs]):
    """A tile that is a camp, by its id or its place."""

    def describe(self, state: Heirs, value: int, earlier: int, facts: Facts) -> None:
        seen = value in state.board and value != state.board[0]  # S9: its face is hidden
        facts["tile"] = state.tiles.ids[value]
        facts["cell"] = state.place_of(value) if seen else None

    def write(self, state: Heirs, value: int, earlier: int) -> str:
        return state.tiles.ids[value]

    def read(self, state: Heirs, words: list[str], earlier: int) -> int:
        text = words.pop(0)
        tile: i64 = state.tiles.number(text)
        if tile < 0 and read_place(text) is not None:
            tile = state.tile_on(read_cell(state, text))
            if tile == state.board[0]:
                tile = NO_TILE
        if tile < 0:
            raise BadNotation("tile", "a tile's name or a place with a building", text)
        return tile


class Side(Argument[Heirs]):
    """A side of the new siege tower, by the place there or as a point of the compass."""

    def place(self, state: Heirs, side: int) -> i64:
        """The cell at a side, -1 if no tower was just built."""
        if state.stack:
            siege = state.stack[-1]
            if isinstance(siege, Siege):
                return at_edge(state.cells[siege.tower], side)
        return -1

    def describe(self, state: Heirs, value: int, earlier: int, facts: Facts) -> None:
        cell = self.place(state, value)
        facts["side"] = value
        facts["cell"] = state.written(cell) if cell >= 0 else None

    def write(self, state: Heirs, value: int, earlier: int) -> str:
        cell = self.place(state, value)
        return state.written(cell) if cell >= 0 else EDGE_NAMES[value]

    def read(self, state: Heirs, words: list[str], earlier: int) -> int:
        text = words.pop(0)
        if text.upper() in EDGE_NAMES:
            return EDGE_NAMES.index(text.upper())
        cell = read_cell(state, text)
        for side in range(EDGES):
            if self.place(state, side) == cell:
                return side
        raise BadNotation("place", "a place beside the new siege tower", text)


SLOT: Final = RowTile(SLOTS, "slot", "in hand")
CELL: Final = Cell(CELLS, "cell")
UNIT: Final = Unit(UNITS, "unit")

BUILD: Final = Verb("build", SLOT, CELL)
EXPAND: Final = Verb("expand", SLOT, CELL)
SUMMON: Final = Verb("summon", CELL)
TAKE: Final = Verb("take", RingTile(RING, "position", "in the royal reserve"))
STEP: Final = Verb("step", UNIT, Direction(WAYS, "cell"), at=15368)
WITHDRAW: Final = Verb("withdraw", UNIT)
CAMP: Final = Verb("camp", CampTile(TILES, "tile"), at=15400)
DESTROY: Final = Verb("destroy", Side(EDGES, "cell"), at=15460)
DONE: Final = Verb("done")
DISCARD: Final = Verb("discard", SLOT, at=15470)
END: Final = Verb("end", at=15480)
MOVES: Final = Codec(BUILD, EXPAND, SUMMON, TAKE, STEP, WITHDRAW, CAMP, DESTROY, DONE, DISCARD, END)

FORMS: Final = {  # what follows each verb, for those who write something else
    "take": "TILE, such as take inn",
    "build": "TILE PLACE, such as build inn n1e1",
    "expand": "TILE PLACE, such as expand inn n1e1",
    "step": "FROM TO, such as step 0 n1",
    "summon": "PLACE, such as summon n1",
    "withdraw": "PLACE, such as withdraw n1",
    "camp": "PLACE, such as camp n1",
    "destroy": "PLACE, such as destroy n1",
    "done": "alone",
    "discard": "TILE, such as discard inn",
    "end": "alone",
}


def read(state: Heirs, text: str) -> int:
    """The move a text means, legal or not; a text that is no move says what was expected."""
    words = text.lower().split()
    first = words[0] if words else ""
    if first.startswith("#") and len(words) == 1:
        return MOVES.read(state, text)
    for verb in MOVES.verbs:
        if verb.name == first:
            if len(words) != 1 + len(verb.arguments):
                raise BadNotation("move", f"{first} {FORMS[first]}", text.strip())
            return MOVES.read(state, text)
    raise BadNotation("move", f"one of {', '.join(FORMS)}", first or text)
