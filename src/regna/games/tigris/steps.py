"""What the questions of this game have in common, and the frames of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Frame, Menu, Script, want
from regna.core.script import F
from regna.games.tigris import said
from regna.games.tigris.board import SQUARES
from regna.games.tigris.moves import MOVES
from regna.games.tigris.state import Tigris


class Turn(Frame):
    """A turn: how many of its actions are done, how many tiles were drawn in it."""

    def __init__(self, script: Script, seat: i64, actions: i64 = 0, drawn: i64 = 0) -> None:
        super().__init__(script, seat)
        self.actions = actions
        self.drawn = drawn

    def copy(self) -> Frame:
        return self.onto(Turn(self.script, self.seat, self.actions, self.drawn))

    def check(self, state: Tigris, path: str) -> None:
        want(0 <= self.actions <= 1, f"{path}.actions", "0 or 1")
        want(self.drawn >= 0, f"{path}.drawn", "no number below zero")
        placed = any(isinstance(frame, Placed) for frame in state.stack)
        want(placed or state.marker < 0, "marker", "no marker unless a tile was just placed")


class Placed(Frame):
    """A tile was placed on a square: wars may follow, then a monument."""

    def __init__(self, script: Script, seat: i64, cell: i64) -> None:
        super().__init__(script, seat)
        self.cell = cell

    def copy(self) -> Frame:
        return self.onto(Placed(self.script, self.seat, self.cell))

    def check(self, state: Tigris, path: str) -> None:
        tile = 0 <= self.cell < SQUARES and state.colour_at(self.cell) >= 0
        want(tile, f"{path}.cell", "a face-up tile")
        want(self.seat == state.turn_of(), f"{path}.seat", "the seat whose turn it is")
        check_step(state, self, path)


class Question(Menu[Tigris, F]):
    """A choice of this game: it says when a move belongs to another one."""

    def refused(self, state: Tigris, frame: F, move: i64, refusal: i64) -> list[object]:
        if refusal == said.NOT_NOW:
            return [MOVES.name(move), self.name]
        return self.why(state, frame, move, refusal)

    def why(self, state: Tigris, frame: F, move: i64, refusal: i64) -> list[object]:
        """The facts of any other refusal."""
        raise NotImplementedError

    def check_frame(self, state: Tigris, frame: F, path: str) -> None:
        """BadPosition if a saved frame cannot wait for this answer."""


def check_step(state: Tigris, frame: Frame, path: str) -> None:
    """Let the question that a saved frame waits for look at it."""
    step = frame.script.steps[frame.line]
    assert isinstance(step, Question)
    step.check_frame(state, frame, path)
