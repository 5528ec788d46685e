"""Options of a new game: declared once, checked here, shown by every door."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regna.core.errors import BadOption

RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """One choice made before the game.

    kind      value
    "flag"    True or False
    "number"  a whole number from low to high
    "choice"  one of choices
    "choices" a list of different members of choices, `low` to `high` of them
    "set"     one of choices, by its name, or a list of `low` to `high` different members
    "file"    a game's own data (a file of tiles): the game checks it

    A choice of a seat (`is_seat`) is one of this game's seats; `once` has what
    values were called in older records and positions, which are read as before.
    """

    name: str
    kind: str
    default: Any  # mypyc cannot evaluate `object` in a dataclass field
    choices: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    rule: str = ""
    seats: tuple[int, ...] = ()  # only for these numbers of seats; empty: all
    is_seat: bool = False
    once: tuple[tuple[Any, Any], ...] = ()
    members: tuple[Any, ...] = ()

    def document(self) -> dict[str, object]:
        """For a setup form."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.usual(),
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
            "rule": self.rule,
            "seats": list(self.seats),
            "members": list(self.members),
        }

    def usual(self) -> object:
        """The default, as plain JSON."""
        return list(self.default) if isinstance(self.default, tuple) else self.default

    def read(self, value: object) -> object:
        """The value if it fits, else a BadOption naming the option."""
        value = self.renewed(value)
        if self.kind == "flag":
            if not isinstance(value, bool):
                raise BadOption(self.name, "true or false", value)
        elif self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, int):
                raise BadOption(self.name, self._range(), value)
            if not self.low <= value <= self.high:
                raise BadOption(self.name, self._range(), value)
        elif self.kind == "choice":
            if not any(type(value) is type(choice) and value == choice for choice in self.choices):
                raise BadOption(self.name, f"one of {self._list()}", value)
        elif self.kind == "choices":
            return self._read_choices(value)
        return value  # a set or a file: the game says what is wrong with it, and where

    def renewed(self, value: object) -> object:
        """The value as it is called today."""
        for old, new in self.once:
            if type(value) is type(old) and value == old:
                return new
        return value

    def _read_choices(self, value: object) -> list[object]:
        many = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
        if not isinstance(value, (list, tuple)):
            raise BadOption(self.name, f"a list of {many} of {self._list()}", value)
        for item in value:
            if item not in self.choices:
                raise BadOption(self.name, f"only names among {self._list()}", item)
            if value.count(item) > 1:
                raise BadOption(self.name, "every name at most once", item)
        if not self.low <= len(value) <= self.high:
            raise BadOption(self.name, f"{many} of {self._list()}", f"{len(value)} of them")
        return list(value)

    def _range(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def _list(self) -> str:
        return ", ".join(str(choice) for choice in self.choices)


def first_option(
    most: int, rule: str, seats: tuple[int, ...] = (), once: tuple[tuple[Any, Any], ...] = ()
) -> Option:
    """Who begins: decided by lot, or a seat."""
    choices = (RANDOM, *range(most))
    return Option("first", "choice", RANDOM, choices, 0, 0, rule, seats, True, once)


def renewed_options(declared: list[Option], given: object) -> object:
    """Options of an older position as they are called today; nothing is checked."""
    if not isinstance(given, dict):
        return given
    known = {option.name: option for option in declared}
    return {
        name: known[name].renewed(value) if name in known else value
        for name, value in given.items()
    }


def read_options(declared: list[Option], seats: int, given: dict[str, object]) -> dict[str, object]:
    """Every declared option with its value, given or default."""
    known = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in known:
            raise BadOption(name, f"an option of this game ({', '.join(known)})", value)
    values: dict[str, object] = {}
    for option in declared:
        if option.seats and seats not in option.seats:
            if option.name in given and option.renewed(given[option.name]) != option.usual():
                allowed = " or ".join(str(n) for n in option.seats)
                raise BadOption(option.name, f"only with seats={allowed}", f"seats={seats}")
            values[option.name] = option.usual()
        elif option.name in given:
            value = option.read(given[option.name])
            if option.is_seat and isinstance(value, int) and value >= seats:
                expected = f"{RANDOM} or a seat from 0 to {seats - 1}"
                raise BadOption(option.name, expected, value)
            values[option.name] = value
        else:
            values[option.name] = option.usual()
    return values
