"""Fields: every complaint about a document names the path of the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regna.core import BadFile, BadPosition, Fields, want

DOCUMENT = {
    "turn": 3,
    "open": True,
    "name": "heirs",
    "cells": ["a", "b"],
    "board": {"width": 4},
    "units": [{"seat": 0}, {"seat": 1}],
}


def test_reading() -> None:
    """Every kind of field is read, and nothing is left over."""
    fields = Fields(DOCUMENT, "")
    assert fields.number("turn", 0, 9) == 3
    assert fields.flag("open")
    assert fields.text("name") == "heirs"
    assert fields.choice("name", ["heirs", "tigris"]) == "heirs"
    assert fields.items("cells") == ["a", "b"]
    assert fields.table("board").number("width", 0, 9) == 4
    assert [unit.number("seat", 0, 1) for unit in fields.tables("units")] == [0, 1]
    fields.done()


def test_defaults() -> None:
    """A field that is left out has its default."""
    fields = Fields({"turn": None}, "")
    assert fields.number("turn", 0, 9, 5) == 5
    assert fields.flag("open", False) is False
    assert fields.text("name", "x") == "x"
    assert fields.items("cells", []) == []
    assert fields.table("board").values == {}
    assert fields.tables("units") == []
    assert not fields.has("turn")


def test_a_field_asked_for_is_known() -> None:
    """Whoever asks whether a field is there has read it."""
    fields = Fields({"turn": 3}, "")
    assert fields.has("turn")
    fields.done()


def test_wanted() -> None:
    """What is not fine is told with the field as it was given, or with what was made of it."""
    fields = Fields({"turn": 3}, "")
    fields.want(True, "turn", "less")
    with pytest.raises(BadPosition, match="turn: expected less, got 3"):
        fields.want(False, "turn", "less")
    with pytest.raises(BadPosition, match="turn: expected less, got 'three'"):
        fields.want(False, "turn", "less", "three")
    want(True, "marker", "none")
    with pytest.raises(BadPosition, match=r"^marker: expected none$"):
        want(False, "marker", "none")


def test_players() -> None:
    """A table for each seat, empty ones if all are left out."""
    given = Fields({"players": [{"turn": 1}, {}]}, "").players(2)
    assert [player.number("turn", 0, 9, 5) for player in given] == [1, 5]
    assert [player.at("turn") for player in Fields({}, "").players(2)] == [
        "players[0].turn",
        "players[1].turn",
    ]
    with pytest.raises(BadPosition, match="players: expected 3 tables, one for each seat"):
        Fields({"players": [{}]}, "").players(3)


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda f: f.number("turn", 0, 2), "turn: expected a whole number from 0 to 2, got 3"),
        (lambda f: f.number("open", 0, 2), "open: expected a whole number from 0 to 2, got True"),
        (lambda f: f.flag("turn"), "turn: expected true or false, got 3"),
        (lambda f: f.text("turn"), "turn: expected a text, got 3"),
        (lambda f: f.choice("name", ["a"]), "name: expected one of a, got 'heirs'"),
        (lambda f: f.items("turn"), "turn: expected a list, got 3"),
        (lambda f: f.table("turn"), "turn: expected a table of named fields, got 3"),
        (
            lambda f: f.tables("units")[1].number("seat", 0, 0),
            "units[1].seat: expected a whole number from 0 to 0, got 1",
        ),
        (lambda f: f.table("board").done(), "board.width: expected one of the fields"),
    ],
)
def test_complaints(read: Callable[[Fields], object], message: str) -> None:
    """A wrong value is told with its path and what was expected."""
    with pytest.raises(BadPosition) as error:
        read(Fields(DOCUMENT, ""))
    assert str(error.value).startswith(message)


def test_a_document_that_is_none() -> None:
    """What is no table at all, or has names that are no text, is refused."""
    with pytest.raises(BadPosition, match="document: expected a table"):
        Fields([1], "")
    with pytest.raises(BadPosition, match="names of fields as text"):
        Fields({1: 2}, "")


def test_another_error() -> None:
    """A file's complaints are BadFile."""
    with pytest.raises(BadFile, match=r"^tiles\.name: expected a text"):
        Fields({"name": 1}, "tiles", BadFile).text("name")
