"""Everything that can go wrong, as one small tree.

RegnaError
├── BadInput            something given from outside is wrong: field, expected, got
│   ├── BadOption       an option of a new game
│   ├── BadPosition     a position document
│   ├── BadNotation     the text of a move
│   ├── BadFile         a file: tiles, a save, a record
│   └── BadModule       a module of somebody's own: why it will not do
└── IllegalMove         a move the rules refuse; carries the Refusal

Errors are ordinary Python classes even when the engine is compiled, so that
they can cross process boundaries.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regna.core.messages import Refusal


@mypyc_attr(native_class=False)
class RegnaError(Exception):
    """The root: catching it catches everything Regna raises on purpose."""


@mypyc_attr(native_class=False)
class BadInput(RegnaError):
    """A value from outside is wrong; says which field and what was expected."""

    def __init__(self, field: str, expected: str, got: object = None) -> None:
        self.field = field
        self.expected = expected
        self.got = got
        super().__init__(field, expected, got)

    def __str__(self) -> str:
        sentence = f"{self.field}: expected {self.expected}" if self.field else self.expected
        return sentence if self.got is None else f"{sentence}, got {_short(self.got)}"


@mypyc_attr(native_class=False)
class BadOption(BadInput):
    """An option of a new game is unknown or has a bad value."""


@mypyc_attr(native_class=False)
class BadPosition(BadInput):
    """A position document cannot be a position of the game."""


@mypyc_attr(native_class=False)
class BadNotation(BadInput):
    """The text of a move cannot be read."""


@mypyc_attr(native_class=False)
class BadFile(BadInput):
    """A file is missing, damaged, foreign or too new."""


@mypyc_attr(native_class=False)
class BadModule(BadInput):
    """A module of somebody's own is missing, fails, or has not what was expected; says why."""

    def __init__(self, field: str, expected: str, got: object, why: str) -> None:
        super().__init__(field, expected, got)
        self.why = why
        self.args = (field, expected, got, why)

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.why})"


@mypyc_attr(native_class=False)
class IllegalMove(RegnaError):
    """The rules refuse the move; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal)

    def __str__(self) -> str:
        return f"{self.refusal.code} ({self.refusal.rule})"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
