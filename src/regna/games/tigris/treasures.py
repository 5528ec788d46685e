"""Treasures: of several in a kingdom all but one go to its trader's owner (section H)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Frame, Script, Step, want
from regna.games.tigris import said
from regna.games.tigris.board import Cells, cell_name, cell_names
from regna.games.tigris.moves import MOVES, TREASURE
from regna.games.tigris.pieces import GREEN, leader
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Question


def treasures_with(state: Tigris, seat: i64) -> Cells:
    """The treasures in the kingdom of a seat's trader, who is on the board."""
    realm = state.realm()
    return realm.kingdoms[realm.home[leader(seat, GREEN)]].common(state.treasures)


def rich_traders(state: Tigris) -> list[int]:
    """Seats whose trader's kingdom holds more than one treasure: one at most (rule 54)."""
    realm = state.realm()
    rich: list[int] = []
    for seat in range(state.seats):
        home = realm.home[leader(seat, GREEN)]
        if home >= 0 and realm.kingdoms[home].shared(state.treasures) > 1:
            rich.append(seat)
    return rich


def open_treasures(state: Tigris, seat: i64) -> Cells:
    """Which treasures may be taken next: corner ones first (rule 52)."""
    treasures = treasures_with(state, seat)
    corners = treasures.common(state.variant.chart.corners)
    return corners if corners.any() else treasures


class Sharing(Frame):
    """A trader's owner takes treasures, one by one."""

    def copy(self) -> Frame:
        return self.onto(Sharing(self.script, self.seat))

    def check(self, state: Tigris, path: str) -> None:
        rich = rich_traders(state) == [self.seat]
        want(rich, f"{path}.seat", "whose trader shares treasures")


class TakeTreasure(Question):
    """The trader's owner takes one; again until one is left."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        return treasures_with(state, frame.seat).count() > 1

    def asked(self, state: Tigris, frame: Frame) -> list[object]:
        left = treasures_with(state, frame.seat).count() - 1
        return [frame.seat, left, cell_names(open_treasures(state, frame.seat))]

    def offer(self, state: Tigris, frame: Frame) -> None:
        for cell in open_treasures(state, frame.seat).list():
            state.offer(TREASURE.move(cell))

    def check(self, state: Tigris, frame: Frame, move: i64) -> i64:
        if MOVES.number(move) != TREASURE.number:
            return said.NOT_NOW
        cell = TREASURE.a(move)
        if not state.treasures.has(cell):
            return said.NO_TREASURE
        if not treasures_with(state, frame.seat).has(cell):
            return said.TREASURE_ELSEWHERE
        if not open_treasures(state, frame.seat).has(cell):
            return said.CORNERS_FIRST
        return 0

    def why(self, state: Tigris, frame: Frame, move: i64, refusal: i64) -> list[object]:
        where = cell_name(TREASURE.a(move))
        if refusal == said.CORNERS_FIRST:
            return [where, cell_names(open_treasures(state, frame.seat))]
        return [where]

    def choose(self, state: Tigris, frame: Frame, move: i64) -> None:
        cell = TREASURE.a(move)
        state.take_treasure(frame.seat, cell)
        if state.telling:
            state.tell(said.TREASURE_TAKEN, frame.seat, cell_name(cell))
        frame.again()


TREASURE_SCRIPT: Final = Script("treasure", [TakeTreasure(said.TREASURE)], frame=Sharing)


class ShareTreasures(Step[Tigris]):
    """At the end of every action, whoever acted (rules 51, 52)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        if state.treasures.any():
            rich = rich_traders(state)
            assert len(rich) <= 1, "two kingdoms share treasures (rule 54)"
            if rich:
                frame.again()
                state.call(Sharing(TREASURE_SCRIPT, rich[0]))
        return False


SHARE_TREASURES: Final = ShareTreasures(
    "share-treasures", "51", calls=[TREASURE_SCRIPT], stays=True
)
