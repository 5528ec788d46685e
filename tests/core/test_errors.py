"""Errors: one tree, one sentence each, and they cross process boundaries."""

from __future__ import annotations

import pickle

import pytest

from regna.core import (
    BadFile,
    BadInput,
    BadNotation,
    BadOption,
    BadPosition,
    IllegalMove,
    Refusal,
    RegnaError,
)


@pytest.mark.parametrize("kind", [BadFile, BadNotation, BadOption, BadPosition])
def test_bad_input(kind: type[BadInput]) -> None:
    """Catching RegnaError catches everything that comes from outside."""
    error = kind("seats", "a whole number from 2 to 4", 9)
    assert isinstance(error, RegnaError)
    assert isinstance(error, BadInput)
    assert str(error) == "seats: expected a whole number from 2 to 4, got 9"


def test_long_values_are_cut() -> None:
    """A sentence stays short whatever was given."""
    assert len(str(BadInput("name", "a text", "x" * 1000))) < 120


def test_without_field_or_value() -> None:
    """A sentence can stand alone."""
    assert str(BadInput("", "the file is empty")) == "the file is empty"


@pytest.mark.parametrize("kind", [BadInput, BadFile, BadNotation, BadOption, BadPosition])
def test_bad_input_is_pickled(kind: type[BadInput]) -> None:
    """The error another process raised is the same error here."""
    again = pickle.loads(pickle.dumps(kind("seats", "2 to 4", 9)))
    assert (type(again), again.field, again.expected, again.got) == (kind, "seats", "2 to 4", 9)


def test_illegal_move_is_pickled() -> None:
    """A refusal crosses process boundaries, compiled or not."""
    error = IllegalMove(Refusal("not-adjacent", {"cell": "a1"}, "B2"))
    again = pickle.loads(pickle.dumps(error))
    assert again.refusal == error.refusal
    assert str(again) == "not-adjacent (B2)"
