"""Henry's turn in the solo game, step by step (H)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from regna.core import Frame, Script, Step
from regna.games.heirs import said
from regna.games.heirs.board import EDGES, WAYS, at_edge, neighbour
from regna.games.heirs.frames import Henry
from regna.games.heirs.reserve import following, is_last_turn, refill, remove
from regna.games.heirs.roads import exits
from regna.games.heirs.row import at
from regna.games.heirs.state import BLUE, UNITS, Heirs
from regna.games.heirs.tiles import NO_TILE
from regna.games.heirs.treasures import lift_fulfilled, put_treasure

OPTIONS: Final = ["A", "B", "C"]  # by which he finds a place (H-PLACE)
NO_PLACE: Final = -1


def unit_of_colour(colour: i64) -> i64:
    """H1: Henry's units carry the three colours: regulars green and grey, the elite yellow."""
    return (colour + 1) % UNITS


class HenryTakes(Step[Heirs, Henry]):
    """H-TAKE: the first tile of the colour of the top stock tile, else the first tile.

    There is none when the reserve is empty (E3).
    """

    def begin(self, state: Heirs, frame: Henry) -> bool:
        state.turn += 1
        if state.telling:
            state.tell(said.TURN_BEGINS, BLUE, state.turn)
        left = state.shield
        first = following(state, left)
        if first == left:
            frame.tile = NO_TILE
            return False
        frame.tile = remove(state, BLUE, self.chosen(state, first))
        refill(state, left)
        return False

    def chosen(self, state: Heirs, first: i64) -> i64:
        """The position he takes from; `first` holds the first tile."""
        if len(state.stock) == 0:
            return first
        colour = state.tiles.colour[state.stock[-1]]
        position = first
        while position != state.shield:
            if state.tiles.colour[at(state.ring, position)] == colour:
                return position
            position = following(state, position)
        return first


class HenryBuilds(Step[Heirs, Henry]):
    """H-PLACE: next to the scaffolding, free of charge, if there is a place."""

    def begin(self, state: Heirs, frame: Henry) -> bool:
        tile = frame.tile
        if tile < 0:
            return False
        for option in range(len(OPTIONS)):
            cell = self.place(state, tile, option)
            if cell != NO_PLACE:
                frame.built = 1
                state.lay(tile, cell, BLUE)
                if state.telling:
                    place = state.written(cell)
                    state.tell(said.HENRY_BUILDS, BLUE, place, OPTIONS[option], *state.told(tile))
                lift_fulfilled(state)
                return False
        state.gone = append(state.gone, tile)
        if state.telling:
            state.tell(said.HENRY_NO_PLACE, *state.told(tile))
        return False

    def place(self, state: Heirs, tile: i64, option: i64) -> i64:
        """Where roads meet (A), where a road leads (B), anywhere beside (C)."""
        cell = state.cells[state.scaffold]
        if option == 2:
            for direction in range(WAYS):
                if state.is_free(neighbour(cell, direction)):
                    return neighbour(cell, direction)
            return NO_PLACE
        leading = exits(state, state.scaffold, state.owner(state.scaffold))
        facing = exits(state, tile, BLUE)
        for edge in range(EDGES):
            meets = option == 1 or facing >> ((edge + 2) % EDGES) & 1
            if leading >> edge & 1 and meets and state.is_free(at_edge(cell, edge)):
                return at_edge(cell, edge)
        return NO_PLACE


class HenryHides(Step[Heirs, Henry]):
    """H-TREASURE: a treasure on the new building, if there is one."""

    def begin(self, state: Heirs, frame: Henry) -> bool:
        if frame.built:
            put_treasure(state, frame.tile)
        return False


class HenryMoves(Step[Heirs, Henry]):
    """H-UNIT: the unit with the new building's colour moves there, if there is one."""

    def begin(self, state: Heirs, frame: Henry) -> bool:
        if not frame.built:
            return False
        tile = frame.tile
        unit = unit_of_colour(state.tiles.colour[tile])
        state.units[BLUE * UNITS + unit] = state.cells[tile]
        if state.telling:
            state.tell(said.HENRY_MOVES, state.place_of(tile), *state.told(tile))
        return False


class HenryFinishes(Step[Heirs]):
    """H6: the human's turn is next, or the game is over."""

    def begin(self, state: Heirs, frame: Frame) -> bool:
        if is_last_turn(state):
            state.finish()
        return False


HENRY: Final = Script(
    "henry",
    [
        HenryTakes("heirs-henry-takes", "H-TAKE"),
        HenryBuilds("heirs-henry-builds", "H-PLACE"),
        HenryHides("heirs-henry-hides", "H-TREASURE"),
        HenryMoves("heirs-henry-moves", "H-UNIT"),
        HenryFinishes("heirs-henry-finishes", "H6"),
    ],
    frame=Henry,
)
