"""What the scripts remember while they run."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import BadPosition, Frame, Script
from regna.games.heirs.board import EDGES
from regna.games.heirs.state import HAND_LIMIT, Heirs
from regna.games.heirs.tiles import SIEGE_TOWER, TILES


class Turn(Frame):
    """A player's turn; surplus tiles are discarded from one hand place on (A6)."""

    def __init__(self, script: Script, seat: i64, from_: i64) -> None:
        super().__init__(script, seat)
        self.from_ = from_

    def copy(self) -> Frame:
        return self.onto(Turn(self.script, self.seat, self.from_))

    def check(self, state: Heirs, path: str) -> None:
        most = HAND_LIMIT if self.script.step_name(self.line) == "heirs-surplus" else 0
        if not 0 <= self.from_ <= most:
            raise BadPosition(f"{path}.from", f"a whole number from 0 to {most}", self.from_)


class Siege(Frame):
    """A new siege tower, and the next of its sides to speak of (WA1)."""

    def __init__(self, script: Script, seat: i64, tower: i64, side: i64) -> None:
        super().__init__(script, seat)
        self.tower = tower
        self.side = side

    def copy(self) -> Frame:
        return self.onto(Siege(self.script, self.seat, self.tower, self.side))

    def check(self, state: Heirs, path: str) -> None:
        tower = self.tower
        known = 0 <= tower < TILES and state.tiles.building[tower] == SIEGE_TOWER
        if not known or not state.owns(self.seat, tower):
            raise BadPosition(f"{path}.tower", "a siege tower of that seat")
        if not 0 <= self.side <= EDGES or self.seat != state.stack[0].seat:
            raise BadPosition(path, f"the turn's seat and a side from 0 to {EDGES}")


class Henry(Frame):
    """Henry's turn: the tile he took, NO_TILE if there was none, and whether he built it."""

    def __init__(self, script: Script, seat: i64, tile: i64, built: i64) -> None:
        super().__init__(script, seat)
        self.tile = tile
        self.built = built

    def copy(self) -> Frame:
        return self.onto(Henry(self.script, self.seat, self.tile, self.built))
