"""Siege towers: what a new one may destroy (WA1, Q8)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Step
from regna.games.heirs import moves
from regna.games.heirs.board import NEIGHBOURS
from regna.games.heirs.moves import DESTROY, DONE
from regna.games.heirs.reasons import (
    DESTROY_ORDER,
    MUST_DESTROY,
    NO_SUCH_MOVE,
    NOTHING_TO_DESTROY,
)
from regna.games.heirs.state import NOBODY, SIEGE, Heirs
from regna.games.heirs.tiles import SIEGE_TOWER


def besieged(state: Heirs, seat: int, tower: int, edge: int) -> bool:
    """WA1: an opponent's building at this side of the new tower, beside two own towers.

    Q8: a third tower re-opens a declined chance, unless only the second counts.
    """
    tile = state.beside(state.cell_of(tower), edge)
    if tile < 0 or state.owner[tile] != 1 - seat:
        return False
    towers = 0
    for side in range(4):
        other = state.beside(state.cell_of(tile), side)
        own = other >= 0 and state.owner[other] == seat
        if own and state.tiles.building[other] == SIEGE_TOWER:
            towers += 1
    return towers == 2 if state.rulings.only_second_tower else towers >= 2


def besiege(state: Heirs, seat: int, tower: int) -> None:
    """WA1: decided at once, before any other action, if there is anything to decide."""
    for edge in range(4):
        if besieged(state, seat, tower, edge):
            state.call_number(SIEGE, seat, tower)
            return


class Destroy(Step[Heirs]):
    """WA1: which besieged buildings fall; `a` is the tower, `b` the next side to speak of."""

    def __init__(self) -> None:
        super().__init__("heirs-destroy", "WA1", asks=True)

    def targets(self, state: Heirs, frame: Frame) -> list[int]:
        """The sides at which a building may still be destroyed."""
        seat, tower = int(frame.seat), int(frame.a)
        return [edge for edge in range(int(frame.b), 4) if besieged(state, seat, tower, edge)]

    def begin(self, state: Heirs, frame: Frame) -> bool:
        return len(self.targets(state, frame)) > 0

    def count(self, state: Heirs, frame: Frame) -> i64:
        return len(self.targets(state, frame)) + 1

    def nth(self, state: Heirs, frame: Frame, k: i64) -> i64:
        targets = self.targets(state, frame)
        return DESTROY + targets[k] if k < len(targets) else DONE

    def check(self, state: Heirs, frame: Frame, move: i64) -> i64:
        if move == DONE:
            return 0
        kind = moves.kind_of(move)
        if kind != DESTROY:
            return NO_SUCH_MOVE if kind == moves.NOTHING else MUST_DESTROY
        edge = move - DESTROY
        if not besieged(state, int(frame.seat), int(frame.a), edge):
            return NOTHING_TO_DESTROY
        return DESTROY_ORDER if edge < frame.b else 0

    def facts(self, state: Heirs, frame: Frame, move: int, reason: int) -> Facts:
        if moves.kind_of(move) != DESTROY:
            return {}
        cell = NEIGHBOURS[state.cell_of(int(frame.a)) * 8 + (move - DESTROY) * 2]
        return {"cell": state.written(cell)}

    def ask(self, state: Heirs, frame: Frame) -> Ask:
        tower = int(frame.a)
        cells: list[str] = []
        for edge in self.targets(state, frame):
            tile = state.beside(state.cell_of(tower), edge)
            cells.append(state.place_of(tile))
        facts: Facts = {"seat": int(frame.seat), "cell": state.place_of(tower)}
        facts["cells"] = cells
        return Ask(self.name, facts, self.rule)

    def choose(self, state: Heirs, frame: Frame, move: i64) -> None:
        if move == DONE:
            return
        edge = move - DESTROY
        tile = state.beside(state.cell_of(int(frame.a)), edge)
        state.owner[tile] = NOBODY
        if state.telling:
            facts: Facts = {"seat": int(frame.seat), "cell": state.place_of(tile)}
            state.tell_tile("heirs-destroyed", tile, facts)
        frame.b = edge + 1
        frame.again()
