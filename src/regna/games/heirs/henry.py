"""Henry's turn in the solo game, step by step (H)."""

from __future__ import annotations

from typing import Final

from regna.core import Facts, Frame, Step
from regna.games.heirs import reserve
from regna.games.heirs.board import NEIGHBOURS, write_place
from regna.games.heirs.roads import exits
from regna.games.heirs.state import BLUE, Heirs
from regna.games.heirs.treasures import lift_fulfilled, put_treasure
from regna.games.heirs.turn import is_last_turn
from regna.games.heirs.units import unit_of_colour

NO_PLACE: Final = -1


class HenryTakes(Step[Heirs]):
    """H-TAKE: the first tile of the colour of the top stock tile, else the first tile.

    The frame's `a` is the tile, -1 when the reserve is empty (E3).
    """

    def __init__(self) -> None:
        super().__init__("heirs-henry-takes", "H-TAKE")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        state.turn += 1
        if state.telling:
            state.report("heirs-turn", {"seat": BLUE, "turn": int(state.turn)})
        positions = reserve.first_tiles(state, 7)
        if not positions:
            frame.a = NO_PLACE
            return False
        chosen = positions[0]
        if state.stock:
            colour = state.tiles.colour[state.stock[-1]]
            for position in reversed(positions):
                if state.tiles.colour[state.ring[position]] == colour:
                    chosen = position
        left = int(state.shield)
        frame.a = reserve.remove(state, BLUE, chosen)
        reserve.refill(state, left)
        return False


def choose_place(state: Heirs, tile: int) -> tuple[int, str]:
    """H-PLACE: the cell for Henry's tile and by which option (A, B, C or D: no cell)."""
    reference = int(state.scaffold)
    cell = state.cell_of(reference)
    open_exits = exits(state.tiles, reference, state.owner[reference])
    facing = exits(state.tiles, tile, BLUE)
    for edge in range(4):
        place = NEIGHBOURS[cell * 8 + edge * 2]
        if state.grid[place] == 0 and open_exits >> edge & 1 and facing >> ((edge + 2) & 3) & 1:
            return place, "A"
    for edge in range(4):
        place = NEIGHBOURS[cell * 8 + edge * 2]
        if state.grid[place] == 0 and open_exits >> edge & 1:
            return place, "B"
    for direction in range(8):
        place = NEIGHBOURS[cell * 8 + direction]
        if state.grid[place] == 0:
            return place, "C"
    return NO_PLACE, "D"


class HenryBuilds(Step[Heirs]):
    """H-PLACE: next to the scaffolding, free of charge; `b` is 1 if he built."""

    def __init__(self) -> None:
        super().__init__("heirs-henry-builds", "H-PLACE")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        if frame.a < 0:
            return False
        tile = int(frame.a)
        place, option = choose_place(state, tile)
        if place == NO_PLACE:
            state.gone.append(tile)
            if state.telling:
                state.tell_tile("heirs-henry-no-place", tile, {})
            return False
        frame.b = 1
        state.lay(tile, place, BLUE)
        if state.telling:
            cell = write_place(state.xs[tile], state.ys[tile])
            facts: Facts = {"seat": BLUE, "cell": cell, "option": option}
            state.tell_tile("heirs-henry-builds", tile, facts)
        lift_fulfilled(state)
        return False


class HenryHides(Step[Heirs]):
    """H-TREASURE: a treasure on the new building, not after D."""

    def __init__(self) -> None:
        super().__init__("heirs-henry-hides", "H-TREASURE")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        if frame.b:
            put_treasure(state, int(frame.a))
        return False


class HenryMoves(Step[Heirs]):
    """H-UNIT: the unit with the new building's colour moves there, not after D."""

    def __init__(self) -> None:
        super().__init__("heirs-henry-moves", "H-UNIT")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        if not frame.b:
            return False
        tile = int(frame.a)
        colour = state.tiles.colour[tile]
        state.unit_cell[BLUE * 3 + unit_of_colour(colour)] = state.cell_of(tile)
        if state.telling:
            state.tell_tile("heirs-henry-moves", tile, {"cell": state.place_of(tile)})
        return False


class HenryFinishes(Step[Heirs]):
    """H6: the human's turn is next, or the game is over."""

    def __init__(self) -> None:
        super().__init__("heirs-henry-finishes", "H6")

    def begin(self, state: Heirs, frame: Frame) -> bool:
        if is_last_turn(state):
            state.finish()
        return False
