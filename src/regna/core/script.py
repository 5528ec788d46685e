"""The pending decision as data: a stack of frames over scripts of named steps.

A frame says which script, which line of it, for which seat, and holds a few
ints. Nothing else remembers what is going on, so that a war inside a tile
placement or a half-drawn Library is copied, saved and shown like any state.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from regna.core.messages import Ask, Facts

S = TypeVar("S")


class Frame:
    """One running script: its line and its locals `a` to `d`."""

    script: i64
    line: i64
    seat: i64
    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(
        self, script: i64, line: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        self.script = script
        self.line = line
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Frame:
        return Frame(self.script, self.line, self.seat, self.a, self.b, self.c, self.d)

    def again(self) -> None:
        """Ask the same step once more after this choice."""
        self.line -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A line of a script: it does something, or asks a seat to choose.

    The driver has already moved `frame.line` past this step when it calls
    `begin` and `choose`: to repeat call `frame.again()`, to jump set
    `frame.line`, to do something else first `state.call(...)` another script.

    `begin` of an asking step returns whether there is anything to ask, and if
    so changes nothing but caches: it is called again when a position is loaded.
    """

    def __init__(self, name: str, rule: str = "", asks: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.asks = asks

    def begin(self, state: S, frame: Frame) -> bool:
        """Do what needs no decision; True: stop here and ask."""
        return self.asks

    def count(self, state: S, frame: Frame) -> int:
        """How many moves are legal."""
        return 0

    def nth(self, state: S, frame: Frame, k: int) -> int:
        """The k-th legal move, 0 <= k < count."""
        raise IndexError(k)

    def moves(self, state: S, frame: Frame) -> list[int]:
        """A fresh list of the legal moves, for steps that make it faster than one by one."""
        return [self.nth(state, frame, k) for k in range(self.count(state, frame))]

    def check(self, state: S, frame: Frame, move: int) -> int:
        """0 if the move is legal, else an index into the game's reasons."""
        return 0

    def facts(self, state: S, frame: Frame, move: int, reason: int) -> Facts:
        """What the refusal's sentence needs; built only when somebody asks."""
        return {}

    def ask(self, state: S, frame: Frame) -> Ask:
        """What is decided here."""
        return Ask(self.name, {}, self.rule)

    def choose(self, state: S, frame: Frame, move: int) -> None:
        """Carry out a legal move."""


class Script:
    """A named list of steps; `names` are what its frames' locals mean."""

    def __init__(self, name: str, steps: list[Step[Any]], names: list[str] | None = None) -> None:
        self.name = name
        self.steps = steps
        self.names = names or []

    def line_of(self, step: str) -> int:
        """The line of a step by its name, -1 if there is none."""
        for line, candidate in enumerate(self.steps):
            if candidate.name == step:
                return line
        return -1
