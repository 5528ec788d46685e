"""The driver of scripts, shown on the small game of these tests."""

from __future__ import annotations

import pytest

from regna.core import BadOption, BadPosition, Event, IllegalMove, State
from tests.toy import game
from tests.toy_state import END, KEEP, PEEK, RAID, SUFFER, TWICE, ToyState


def holding(*cards: str, deck: tuple[str, ...] = ()) -> ToyState:
    """Seat 0 to play with these cards in hand and on top of its deck."""
    unknown = [None] * (7 - len(cards) - len(deck))
    player: dict[str, object] = {"hand": list(cards), "deck": [*unknown, *deck]}
    other: dict[str, object] = {"hand": [None] * 3, "deck": [None] * 4}
    pending = [{"script": "turn", "step": "play", "seat": 0}]
    document = {"game": "toy", "players": [player, other], "pending": pending}
    return game.load(document, seed=1)


def stack(state: State) -> list[tuple[object, object, object]]:
    return [(item["script"], item["step"], item["seat"]) for item in state.dump_pending()]


def test_a_nested_decision_is_a_stack() -> None:
    """Peek played twice is asked twice, inside the running card, inside the turn."""
    state = holding("twice", "peek", "coin", deck=("raid",))
    state.play(TWICE)
    state.play(PEEK)
    assert stack(state) == [("turn", "play", 0), ("twice", "second", 0), ("peek", "decide", 0)]
    state.play(KEEP)
    assert stack(state) == [("turn", "play", 0), ("twice", "end", 0), ("peek", "decide", 0)]
    state.play(KEEP)
    assert stack(state) == [("turn", "play", 0)]


def test_a_nested_decision_survives_a_document() -> None:
    """A half-played card is saved and loaded like any state."""
    state = holding("twice", "raid", "coin")
    state.play(TWICE)
    state.play(RAID)
    again = game.load(state.dump())
    for move in (SUFFER, SUFFER):
        assert again.to_act == state.to_act == 1
        state.play(move)
        again.play(move)
    assert again.dump() == state.dump()
    assert again.to_act == 0


def test_an_illegal_move_changes_nothing() -> None:
    """play checks, says why and leaves the state as it was."""
    state = holding("coin", "coin", "coin")
    before = state.dump()
    events: list[Event] = []
    for move, code in ((PEEK, "not-in-hand"), (KEEP, "not-now"), (99, "no-such-move")):
        with pytest.raises(IllegalMove, match=code):
            state.play(move, events)
    assert state.dump() == before
    assert events == []


def test_counters() -> None:
    """A coin shows nothing; the end of a turn draws cards; a reshuffle uses the rng."""
    state = holding("coin", "coin", "coin")
    state.play(0)
    assert (state.draws, state.looks) == (0, 0)
    state.play(END)
    assert (state.draws, state.looks) == (0, 3)
    state.play(END)
    state.play(END)
    assert state.draws > 0


def test_preview_stops_at_the_reveal() -> None:
    """The end of a turn is foreseen, the cards then drawn are not."""
    state = holding("coin", "coin", "coin")
    before = state.dump()
    assert [event.code for event in state.preview(END)] == ["ends"]
    assert [event.public for event in state.preview(0)] == [{"seat": 0, "card": "coin"}]
    assert state.dump() == before


def test_settle() -> None:
    """A raided seat without a shield has one answer, which settle gives."""
    state = holding("raid", "coin", "coin")
    state.hand[1], state.deck[1] = [0, 0, 0], [1, 2, 3, 4]
    state.play(RAID)
    assert state.to_act == 1
    events: list[Event] = []
    state.settle(events)
    assert state.to_act == 0
    assert [event.code for event in events] == ["suffers"]


def test_events_for_seats() -> None:
    """Who peeks learns the card, the others that somebody peeked."""
    state = holding("peek", "coin", "coin", deck=("raid",))
    events: list[Event] = []
    state.play(PEEK, events)
    assert events[-1].for_seat(0)["facts"] == {"seat": 0, "card": "raid"}
    assert events[-1].for_seat(1)["facts"] == events[-1].for_seat(None)["facts"] == {"seat": 0}


def test_returns() -> None:
    """The winner has +1, the others share -1, a tie of all is zero for all."""
    state = game.deal(3, 0, {"rounds": 1})
    assert state.returns() == [0.0, 0.0, 0.0]
    while state.to_act is not None:
        state.play(END)
    assert state.returns() == [0.0, 0.0, 0.0]
    state.points[1] = 5
    assert state.returns() == [-0.5, 1.0, -0.5]
    assert state.ranking() == [[1], [0, 2]]


@pytest.mark.parametrize(
    ("pending", "message"),
    [
        ([{"script": "turn", "step": "end", "seat": 0}], "a last step that asks"),
        ([{"script": "peek", "step": "look", "seat": 0}], "a last step that asks"),
        ([{"script": "war", "step": "play", "seat": 0}], r"pending\[0\]\.script: expected one of"),
        ([{"script": "turn", "step": "x", "seat": 0}], r"pending\[0\]\.step: expected one of"),
        ([{"script": "turn", "step": "play", "seat": 2}], r"pending\[0\]\.seat"),
        ([{"script": "turn", "step": "play", "seat": 0, "a": 1}], r"pending\[0\]\.a"),
    ],
)
def test_a_bad_pending_decision(pending: object, message: str) -> None:
    """A stack that cannot be is refused by the path of its field."""
    document = {**game.new().dump(), "pending": pending}
    with pytest.raises(BadPosition, match=message):
        game.load(document)


@pytest.mark.parametrize("seats", [1, 4, True, "2", 2.0])
def test_a_bad_number_of_seats(seats: int) -> None:
    """new refuses seats the game does not have."""
    with pytest.raises(BadOption, match="seats: expected a whole number from 2 to 3"):
        game.new(seats=seats)
