"""Reading documents from outside: every complaint names the field by its path."""

from __future__ import annotations

from regna.core.errors import BadInput, BadPosition


class Fields:
    """A table of a document, read field by field; `done` refuses what is left over."""

    def __init__(self, value: object, path: str, error: type[BadInput] = BadPosition) -> None:
        self.path = path
        self.error = error
        if not isinstance(value, dict):
            raise error(path or "document", "a table of named fields", value)
        for key in value:
            if not isinstance(key, str):
                raise error(path or "document", "names of fields as text", key)
        self.values: dict[str, object] = value
        self.read: set[str] = set()

    def at(self, name: str) -> str:
        """The path of a field."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        """Whether the field is given; to ask is to know it."""
        return self.raw(name) is not None

    def raw(self, name: str) -> object:
        """The value as it is, None if left out."""
        self.read.add(name)
        return self.values.get(name)

    def skip(self, name: str) -> None:
        """The field is known, and means nothing here."""
        self.read.add(name)

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self.raw(name)
        if value is None and default is not None:
            return default
        return number_at(value, self.at(name), low, high, self.error)

    def flag(self, name: str, default: bool | None = None) -> bool:
        value = self.raw(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, bool):
            raise self.error(self.at(name), "true or false", value)
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self.raw(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise self.error(self.at(name), "a text", value)
        return value

    def choice(self, name: str, choices: list[str], default: str | None = None) -> str:
        value = self.text(name, default)
        return choice_at(value, self.at(name), choices, self.error)

    def items(self, name: str, default: list[object] | None = None) -> list[object]:
        value = self.raw(name)
        if value is None and default is not None:
            return default
        return list_at(value, self.at(name), self.error)

    def table(self, name: str) -> Fields:
        """A nested table; an empty one if left out."""
        value = self.raw(name)
        return Fields({} if value is None else value, self.at(name), self.error)

    def tables(self, name: str) -> list[Fields]:
        """A list of nested tables; empty if left out."""
        return [
            Fields(item, f"{self.at(name)}[{index}]", self.error)
            for index, item in enumerate(self.items(name, []))
        ]

    def players(self, seats: int) -> list[Fields]:
        """A table for each seat; empty ones if all are left out."""
        given = self.tables("players")
        if not given:
            return [Fields({}, self.at(f"players[{seat}]"), self.error) for seat in range(seats)]
        if len(given) != seats:
            raise self.fail("players", f"{seats} tables, one for each seat", f"{len(given)} tables")
        return given

    def fail(self, name: str, expected: str, got: object = None) -> BadInput:
        """The error to raise for one field."""
        return self.error(self.at(name), expected, got)

    def want(self, fine: bool, name: str, expected: str, got: object = None) -> None:
        """Complain of a field unless all is fine; told as it was given, if nothing else is."""
        if not fine:
            raise self.fail(name, expected, self.raw(name) if got is None else got)

    def done(self) -> None:
        """Every field was known."""
        for name in self.values:
            if name not in self.read:
                known = ", ".join(sorted(self.read))
                raise self.error(self.at(name), f"one of the fields {known}", name)


def want(fine: bool, path: str, expected: str, got: object = None) -> None:
    """BadPosition naming a field, unless all is fine."""
    if not fine:
        raise BadPosition(path, expected, got)


def number_at(value: object, path: str, low: int, high: int, error: type[BadInput]) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise error(path, f"a whole number from {low} to {high}", value)
    return value


def choice_at(value: object, path: str, choices: list[str], error: type[BadInput]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise error(path, f"one of {', '.join(choices)}", value)
    return value


def copied(value: object) -> object:
    """The same plain value, sharing nothing that can be changed."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


def list_at(value: object, path: str, error: type[BadInput]) -> list[object]:
    if not isinstance(value, list):
        raise error(path, "a list", value)
    return value
