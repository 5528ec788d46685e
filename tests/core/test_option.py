"""Options: what fits is taken, what does not is refused by name."""

from __future__ import annotations

import pytest

from regna.core import BadOption, Option
from regna.core.option import read_options

FLAG = Option("roads", "flag", True)
NUMBER = Option("level", "number", 1, low=1, high=3, seats=(1,))
CHOICE = Option("first", "choice", 0, choices=(0, 1, "random"))
CHOICES = Option("sets", "choices", ("a", "b"), choices=("a", "b", "c"), low=2, high=2)
DECLARED = [FLAG, NUMBER, CHOICE, CHOICES]


def test_defaults() -> None:
    """What is left out has its default, as plain JSON."""
    values = read_options(DECLARED, 2, {})
    assert values == {"roads": True, "level": 1, "first": 0, "sets": ["a", "b"]}


@pytest.mark.parametrize(
    ("option", "value"),
    [(FLAG, False), (NUMBER, 3), (CHOICE, "random"), (CHOICE, 1), (CHOICES, ["c", "a"])],
)
def test_good_values(option: Option, value: object) -> None:
    """A value that fits is the value."""
    assert option.read(value) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, 1),
        (NUMBER, 4),
        (NUMBER, True),
        (NUMBER, "1"),
        (CHOICE, True),
        (CHOICE, "2"),
        (CHOICES, "ab"),
        (CHOICES, ["a"]),
        (CHOICES, ["a", "a"]),
        (CHOICES, ["a", "x"]),
        (CHOICES, ["a", "b", "c"]),
    ],
)
def test_bad_values(option: Option, value: object) -> None:
    """A value that does not fit is refused by the option's name."""
    with pytest.raises(BadOption) as refused:
        option.read(value)
    assert refused.value.field == option.name
    assert refused.value.expected


def test_unknown_option() -> None:
    """An unknown option is refused with the list of known ones."""
    with pytest.raises(BadOption, match=r"^castles: expected an option of this game \(roads, "):
        read_options(DECLARED, 2, {"castles": True})


def test_an_option_for_other_seats() -> None:
    """An option that needs one seat is refused with two, unless it is the default."""
    assert read_options(DECLARED, 1, {"level": 2})["level"] == 2
    assert read_options(DECLARED, 2, {"level": 1})["level"] == 1
    with pytest.raises(BadOption, match="only with seats=1"):
        read_options(DECLARED, 2, {"level": 2})


def test_document() -> None:
    """A setup form gets every field of an option."""
    assert CHOICES.document() == {
        "name": "sets",
        "kind": "choices",
        "default": ["a", "b"],
        "choices": ["a", "b", "c"],
        "low": 2,
        "high": 2,
        "rule": "",
        "seats": [],
        "members": [],
    }
