"""Sentences: declared once, with number, code, rule, facts and who may know them."""

from __future__ import annotations

import pytest

from regna.core import Event, Said
from tests.toys.raid import game
from tests.toys.raid.said import SAID


def some() -> Said:
    said = Said("moor")
    said.ask("cross", "M1", "seat left")
    said.refusal("too-deep", "M2", "cell")
    said.refusal("not-yours")
    said.event("crossed", "seat cell")
    said.event("found", "seat many", private="herbs roots")
    return said


def test_codes_begin_with_the_game() -> None:
    """Every code with its facts, private ones too: what a catalogue must have."""
    assert some().codes() == {
        "moor-cross": ["seat", "left"],
        "moor-too-deep": ["cell"],
        "moor-not-yours": [],
        "moor-crossed": ["seat", "cell"],
        "moor-found": ["seat", "many", "herbs", "roots"],
    }


def test_numbers() -> None:
    """Refusals are counted from 1, since 0 means legal; events from 0."""
    said = Said("moor")
    assert [said.refusal("a"), said.refusal("b")] == [1, 2]
    assert [said.event("c"), said.event("d")] == [0, 1]
    assert said.refusals[1].code == "moor-a"
    assert said.events[1].code == "moor-d"


def test_an_ask_is_a_row() -> None:
    """A question has its rule, and the facts its values go to; the seat unless told otherwise."""
    said = Said("moor")
    row = said.ask("cross", "M1")
    assert (row.code, row.rule, row.facts) == ("moor-cross", "M1", ["seat"])
    assert row.named([1]) == {"seat": 1}


def test_an_event_for_all() -> None:
    """Without private facts everybody is told the same."""
    event = some().events[0].event([1, "d4"])
    assert event == Event("moor-crossed", {"seat": 1, "cell": "d4"})


def test_an_event_with_something_private() -> None:
    """Private facts come last, and reach the seat that the fact `seat` names."""
    event = some().events[1].event([2, 3, ["sage"], ["beet"]])
    public: dict[str, object] = {"seat": 2, "many": 3}
    assert event.public == public
    assert event.for_seat(None)["facts"] == event.for_seat(0)["facts"] == public
    assert event.for_seat(2)["facts"] == {**public, "herbs": ["sage"], "roots": ["beet"]}


@pytest.mark.parametrize("values", [[], [1], [1, "d4", 2]])
def test_values_must_fit_their_facts(values: list[object]) -> None:
    """A value too few or too many is a mistake of the game, found at once."""
    with pytest.raises(AssertionError, match="moor-crossed"):
        some().events[0].event(values)
    with pytest.raises(AssertionError, match="moor-cross"):
        some().asks[0].named(values)


def test_one_code_for_two_rules() -> None:
    """A sentence may be declared for each of two rules, with the same facts."""
    said = Said("moor")
    said.refusal("too-deep", "M2", "cell")
    said.refusal("too-deep", "M5", "cell")
    assert said.codes() == {"moor-too-deep": ["cell"]}
    said.refusal("too-deep", "M7", "cell seat")
    with pytest.raises(AssertionError, match="moor-too-deep has two lists of facts"):
        said.codes()


def test_a_game_says_what_it_declares() -> None:
    """`Game.codes` is derived, and a refusal without a rule rests on that of the question."""
    assert game.codes() == SAID.codes()
    other = {"hand": [None] * 3, "deck": [None] * 4}
    mine = {"hand": ["coin", "coin", "twice"], "deck": [None] * 4}
    pending = [{"script": "turn", "step": "raid-play", "seat": 0}]
    state = game.load({"game": "raid", "players": [mine, other], "pending": pending})
    peek = game.read(state, "play peek")
    for text, rule in (("play twice", "T7"), ("none", "T2")):
        refusal = state.why_not(peek)
        assert refusal is not None
        assert (refusal.code, refusal.facts) == ("raid-not-in-hand", {"card": "peek"})
        assert refusal.rule == rule
        state.play(game.read(state, text))
