"""Siege towers: what a new one may destroy (WA1, Q8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Menu, Script
from regna.games.heirs import said
from regna.games.heirs.board import EDGES
from regna.games.heirs.frames import Siege
from regna.games.heirs.moves import DESTROY, DONE, MOVES
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import SIEGE_TOWER


def besieged(state: Heirs, seat: i64, tower: i64, edge: i64) -> bool:
    """WA1: an opponent's building at this side of the new tower, beside two own towers.

    Q8: a third tower re-opens a declined chance, unless only the second counts.
    """
    tile = state.beside(tower, edge)
    if tile < 0 or not state.owns(1 - seat, tile):
        return False
    towers = len(towers_beside(state, seat, tile))
    return towers == 2 if state.rulings.only_second_tower else towers >= 2


def towers_beside(state: Heirs, seat: i64, tile: i64) -> list[int]:
    """A side's siege towers around a tile."""
    around = [state.beside(tile, side) for side in range(EDGES)]
    return [
        int(other)
        for other in around
        if other >= 0 and state.owns(seat, other) and state.tiles.building[other] == SIEGE_TOWER
    ]


def targets(state: Heirs, seat: i64, tower: i64, first: i64) -> list[int]:
    """The sides of a tower, from one on, at which a building may be destroyed."""
    return [edge for edge in range(first, EDGES) if besieged(state, seat, tower, edge)]


class Destroy(Menu[Heirs, Siege]):
    """WA1: which besieged buildings fall, side by side."""

    def open(self, state: Heirs, frame: Siege) -> list[int]:
        """The sides still to speak of."""
        return targets(state, frame.seat, frame.tower, frame.side)

    def begin(self, state: Heirs, frame: Siege) -> bool:
        return len(self.open(state, frame)) > 0

    def offer(self, state: Heirs, frame: Siege) -> None:
        for edge in self.open(state, frame):
            state.offer(DESTROY.move(edge))
        state.offer(DONE.move())

    def check(self, state: Heirs, frame: Siege, move: i64) -> i64:
        verb = MOVES.verb(move)
        if verb is DONE:
            return 0
        if verb is not DESTROY:
            return said.NO_SUCH_MOVE if verb is None else said.MUST_DESTROY
        edge = DESTROY.a(move)
        if not besieged(state, frame.seat, frame.tower, edge):
            return said.NOTHING_TO_DESTROY
        return said.DESTROY_ORDER if edge < frame.side else 0

    def asked(self, state: Heirs, frame: Siege) -> list[object]:
        tower = frame.tower
        cells = [state.place_of(state.beside(tower, edge)) for edge in self.open(state, frame)]
        return [frame.seat, state.place_of(tower), cells]

    def choose(self, state: Heirs, frame: Siege, move: i64) -> None:
        if MOVES.verb(move) is DONE:
            return
        edge = DESTROY.a(move)
        tile = state.beside(frame.tower, edge)
        state.turn_down(tile)
        if state.telling:
            state.tell(said.DESTROYED, frame.seat, state.place_of(tile), *state.told(tile))
        frame.side = edge + 1
        frame.again()


SIEGE: Final = Script("siege", [Destroy(said.DESTROY, several=True)], frame=Siege)


def besiege(state: Heirs, seat: i64, tower: i64) -> None:
    """WA1: decided at once, before any other action, if there is anything to decide."""
    if targets(state, seat, tower, 0):
        state.call(Siege(SIEGE, seat, tower, 0))
