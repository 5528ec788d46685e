"""The pending decision as data: a stack of frames over scripts of named steps.

A frame says which script, which line of it, for which seat, and holds the
script's locals. Nothing else remembers what is going on, so that a war inside a
tile placement or a half-drawn Library is copied, saved and shown like any state.
docs/scripts.md tells why, and how a Throne Room on a Throne Room looks.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from regna.core.errors import BadPosition
from regna.core.messages import Ask
from regna.core.said import Row

if TYPE_CHECKING:
    from regna.core.state import State

S = TypeVar("S", bound="State")
F = TypeVar("F", bound="Frame", default="Frame")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One running script: where it is, for whom; a subclass names the locals.

        class Fight(Frame):
            def __init__(self, script: Script, seat: i64, colour: i64, support: i64) -> None:
                super().__init__(script, seat)
                self.colour = colour
                self.support = support

            def copy(self) -> Frame:
                return self.onto(Fight(self.script, self.seat, self.colour, self.support))

    What stands after `seat` is saved, under these names; `from_`, which Python
    keeps for itself without the line, as `from`.
    """

    script: Script
    line: i64
    seat: i64
    given: i64  # what it gives to the script that called it
    result: i64  # what the script it called last has given; for the very next step, never saved

    def __init__(self, script: Script, seat: i64) -> None:
        self.script = script
        self.line = 0
        self.seat = seat
        self.given = 0
        self.result = 0

    def copy(self) -> Frame:
        """An equal frame, independent from now on."""
        return self.onto(Frame(self.script, self.seat))

    def onto(self, twin: Frame) -> Frame:
        """Give a twin what every frame has."""
        twin.line = self.line
        return twin

    def again(self) -> None:
        """Ask the same step once more after this choice."""
        self.line -= 1

    def goto(self, step: Step[Any, Any]) -> None:
        """Go on with that step of the same script."""
        self.line = step.line

    def give(self, value: i64) -> None:
        """When this script is over, its caller's next step finds the value as `result`."""
        self.given = value

    def check(self, state: Any, path: str) -> None:
        """BadPosition if a saved frame's locals cannot be; `path` is where it stands."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, F]):
    """A line of a script: it does something, or asks a seat to choose.

    The driver has already moved `frame.line` past this step when it calls
    `begin` and `choose`: to repeat call `frame.again()`, to jump
    `frame.goto(step)`, to do something else first `state.call(frame)`.

    `calls` are the scripts it may call, and `stays` whether it is at the same
    line while they run: so that a saved stack can be checked.

    The frame is of the kind its script has: `Step[Raid, Twice]` finds the locals
    of a `Twice`, and `Step[Raid]` is for any frame.

    `several` says that it is asked again and again, in the order of the moves'
    numbers, until nothing is left to choose or the answer is the verb `done`: who
    wants several things may say them in any order, and a table sorts them.

    `begin` of an asking step returns whether there is anything to ask, and if
    so changes nothing but caches: it is called again when a position is loaded.
    """

    name: str
    rule: str
    asks: bool
    line: i64
    calls: list[Script]
    stays: bool
    several: bool

    def __init__(self, name: str, rule: str = "", asks: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.asks = asks
        self.line = -1
        self.calls = []
        self.stays = False
        self.several = False

    def begin(self, state: S, frame: F) -> bool:
        """Do what needs no decision; True: stop here and ask."""
        return self.asks

    def count(self, state: S, frame: F) -> i64:
        """How many moves are legal."""
        return 0

    def nth(self, state: S, frame: F, k: i64) -> i64:
        """The k-th legal move, 0 <= k < count."""
        raise IndexError(k)

    def moves(self, state: S, frame: F) -> list[int]:
        """A fresh list of the legal moves, for steps that make it faster than one by one."""
        return [int(self.nth(state, frame, k)) for k in range(self.count(state, frame))]

    def check(self, state: S, frame: F, move: i64) -> i64:
        """0 if the move is legal, else a refusal of the game."""
        return 0

    def refused(self, state: S, frame: F, move: i64, refusal: i64) -> list[object]:
        """The values of the refusal's facts; asked for only when somebody wants the words."""
        return []

    def ask(self, state: S, frame: F) -> Ask:
        """What is decided here."""
        return Ask(self.name, {}, self.rule)

    def choose(self, state: S, frame: F, move: i64) -> None:
        """Carry out a legal move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S, F]):
    """A step that asks one of the game's questions."""

    question: Row

    def __init__(self, question: Row, several: bool = False) -> None:
        super().__init__(question.code, question.rule, True)
        self.question = question
        self.several = several

    def asked(self, state: S, frame: F) -> list[object]:
        """The values of the question's facts."""
        return [frame.seat]

    def ask(self, state: S, frame: F) -> Ask:
        row = self.question
        return Ask(row.code, row.named(self.asked(state, frame)), row.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Choice[S, F]):
    """A choice among few moves, listed once for whoever counts, picks or wants them all."""

    def offer(self, state: S, frame: F) -> None:
        """`state.offer` every legal move, in the order they are to have."""
        raise NotImplementedError

    def listed(self, state: S, frame: F) -> i64:
        """How many there are; all of them are in `state.offered`."""
        if state.offers < 0:
            state.offers = 0
            self.offer(state, frame)
        return state.offers

    def count(self, state: S, frame: F) -> i64:
        return self.listed(state, frame)

    def nth(self, state: S, frame: F, k: i64) -> i64:
        if k >= self.listed(state, frame):
            raise IndexError(k)
        return state.offered[k]

    def moves(self, state: S, frame: F) -> list[int]:
        many = self.listed(state, frame)
        found = [0] * many
        for place in range(many):
            found[place] = state.offered[place]
        return found


class Script:
    """A named list of steps, and what its frames are made by."""

    lines: vec[Step]  # type: ignore[type-arg]  # a vec wants a class

    def __init__(
        self,
        name: str,
        steps: list[Step[Any, Any]],
        frame: Callable[..., Frame] = Frame,
        saved: int | None = None,
    ) -> None:
        """The first `saved` locals of a frame are in documents; all, if nothing is said."""
        self.name = name
        self.steps = steps
        # The same for the driver, which takes them out without a check.
        self.lines = vec[Step](steps)  # type: ignore[type-arg]
        self.frame = frame
        self.locals = list(inspect.signature(frame).parameters)[2:][:saved]  # its attributes
        self.names = [each.rstrip("_") for each in self.locals]  # as documents have them
        for line, step in enumerate(steps):
            assert step.line < 0, f"{step.name} of {name} belongs to another script"
            step.line = line

    def line_of(self, step: str) -> int:
        """The line of a step by its name, -1 if there is none."""
        for line, candidate in enumerate(self.steps):
            if candidate.name == step:
                return line
        return -1

    def step_name(self, line: i64) -> str:
        """What stands at a line, `end` behind the last."""
        return self.steps[line].name if line < len(self.steps) else "end"


def check_calls(stack: list[Frame], main: Script, path: str) -> None:
    """A saved stack is one that steps can have called, the game's main script first."""
    for place, frame in enumerate(stack):
        here = f"{path}[{place}].script"
        if place == 0:
            if frame.script is not main:
                raise BadPosition(here, f"{main.name}, which everything is part of")
            continue
        caller = stack[place - 1]
        steps, line = caller.script.steps, caller.line
        staying = line < len(steps) and steps[line].stays and frame.script in steps[line].calls
        gone_on = line > 0 and not steps[line - 1].stays and frame.script in steps[line - 1].calls
        if not (staying or gone_on):
            raise BadPosition(here, "a script that the one before it calls here")
