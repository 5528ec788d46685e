"""The driver of scripts, shown on the small game of these tests."""

from __future__ import annotations

import pytest

from regna.core import BadOption, BadPosition, Event, IllegalMove, State
from tests.toys.raid import game
from tests.toys.raid.state import Raid


def holding(*cards: str, deck: tuple[str, ...] = ()) -> Raid:
    """Seat 0 to play with these cards in hand and on top of its deck."""
    unknown = [None] * (7 - len(cards) - len(deck))
    player: dict[str, object] = {"hand": list(cards), "deck": [*unknown, *deck]}
    other: dict[str, object] = {"hand": [None] * 3, "deck": [None] * 4}
    pending = [{"script": "turn", "step": "raid-play", "seat": 0}]
    document = {"game": "raid", "players": [player, other], "pending": pending}
    return game.load(document, seed=1)


def do(state: Raid, *texts: str, events: list[Event] | None = None) -> None:
    for text in texts:
        state.play(game.read(state, text), events)


def stack(state: State) -> list[tuple[object, object, object]]:
    return [(item["script"], item["step"], item["seat"]) for item in state.dump_pending()]


def test_a_nested_decision_is_a_stack() -> None:
    """Peek played twice is asked twice, inside the running card, inside the turn."""
    state = holding("twice", "peek", "coin", deck=("raid",))
    turn = ("turn", "raid-play", 0)
    do(state, "play twice", "play peek")
    assert stack(state) == [turn, ("twice", "second", 0), ("peek", "raid-decide", 0)]
    do(state, "keep")
    assert stack(state) == [turn, ("twice", "over", 0), ("peek", "raid-decide", 0)]
    do(state, "keep")
    assert stack(state) == [turn]


def test_a_jump() -> None:
    """Nothing picked to be played twice: the steps that would play it are left out."""
    state = holding("twice", "coin", "coin")
    do(state, "play twice")
    assert stack(state)[-1] == ("twice", "raid-pick", 0)
    do(state, "none")
    assert stack(state) == [("turn", "raid-play", 0)]
    assert state.points == [0, 0]


def test_a_nested_decision_survives_a_document() -> None:
    """A half-played card is saved and loaded like any state."""
    state = holding("twice", "raid", "coin")
    do(state, "play twice", "play raid")
    again = game.load(state.dump())
    for _ in range(2):
        assert again.to_act == state.to_act == 1
        do(state, "suffer")
        do(again, "suffer")
    assert again.dump() == state.dump()
    assert again.to_act == 0


def test_an_illegal_move_changes_nothing() -> None:
    """play checks, says why and leaves the state as it was."""
    state = holding("coin", "coin", "coin")
    before = state.dump()
    events: list[Event] = []
    for text, code in (("play peek", "raid-not-in-hand"), ("keep", "raid-not-now")):
        with pytest.raises(IllegalMove, match=code):
            do(state, text, events=events)
    with pytest.raises(IllegalMove, match="no-such-move"):
        state.play(99, events)
    assert state.dump() == before
    assert events == []


def test_counters() -> None:
    """A coin shows nothing; the end of a turn draws cards; a reshuffle uses the rng."""
    state = holding("coin", "coin", "coin")
    do(state, "play coin")
    assert (state.draws, state.looks) == (0, 0)
    do(state, "end")
    assert (state.draws, state.looks) == (0, 3)
    do(state, "end", "end")
    assert state.draws > 0


def test_preview_stops_at_the_reveal() -> None:
    """The end of a turn is foreseen, the cards then drawn are not."""
    state = holding("coin", "coin", "coin")
    before = state.dump()
    end, coin = game.read(state, "end"), game.read(state, "play coin")
    assert [event.code for event in state.preview(end)] == ["raid-ends"]
    assert [event.public for event in state.preview(coin)] == [{"seat": 0, "card": "coin"}]
    assert state.dump() == before


def test_settle() -> None:
    """A raided seat without a shield has one answer, which settle gives."""
    state = holding("raid", "coin", "coin")
    state.hand[1], state.deck[1] = [0, 0, 0], [1, 2, 3, 4]
    do(state, "play raid")
    assert state.to_act == 1
    events: list[Event] = []
    state.settle(events)
    assert state.to_act == 0
    assert [event.code for event in events] == ["raid-suffers"]


def test_events_for_seats() -> None:
    """Who peeks learns the card, the others that somebody peeked."""
    state = holding("peek", "coin", "coin", deck=("raid",))
    events: list[Event] = []
    do(state, "play peek", events=events)
    assert events[-1].for_seat(0)["facts"] == {"seat": 0, "card": "raid"}
    assert events[-1].for_seat(1)["facts"] == events[-1].for_seat(None)["facts"] == {"seat": 0}


def test_returns() -> None:
    """The winner has +1, the others share -1, a tie of all is zero for all."""
    state = game.deal(3, 0, {"rounds": 1})
    assert state.returns() == [0.0, 0.0, 0.0]
    while state.to_act is not None:
        do(state, "end")
    assert state.returns() == [0.0, 0.0, 0.0]
    state.points[1] = 5
    assert state.returns() == [-0.5, 1.0, -0.5]
    assert state.ranking() == [[1], [0, 2]]


@pytest.mark.parametrize(
    ("pending", "message"),
    [
        ([{"script": "turn", "step": "end", "seat": 0}], "a last step that asks"),
        ([{"script": "peek", "step": "look", "seat": 0}], "a last step that asks"),
        ([{"script": "war", "step": "x", "seat": 0}], r"pending\[0\]\.script: expected one of"),
        ([{"script": "turn", "step": "x", "seat": 0}], r"pending\[0\]\.step: expected one of"),
        ([{"script": "turn", "step": "raid-play", "seat": 2}], r"pending\[0\]\.seat"),
        ([{"script": "turn", "step": "raid-play", "seat": 0, "a": 1}], r"pending\[0\]\.a"),
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
