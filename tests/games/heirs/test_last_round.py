"""The end of the game (E)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.heirs.state import Heirs
from tests.games.heirs.table import codes, legal, load, new, play, refused, ring_of, totals

ALL = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
RING = [tile for tile in ALL if "market" in tile or tile in ("lnd-mill", "lnd-sty", "lnd-forge")]


def near_the_end(left: int, **fields: Any) -> Heirs:
    """A ring of six and a stock of `left` tiles; everything else has left the game."""
    rest = [tile for tile in ALL if tile not in RING and tile != "tch-farm-a"]
    rest = [tile for tile in rest if tile not in str(fields)]
    return load("0 tch-farm-a", ring=ring_of(*RING), stock=rest[:left], gone=rest[left:], **fields)


def quick_turn(state: Heirs) -> None:
    play(state, min(legal(state, "take")), "end")
    while state.ask is not None and state.ask.code == "heirs-surplus":
        state.play(state.moves()[0])


@pytest.mark.rule("E1", "E2")
@pytest.mark.parametrize("seat", [0, 1])
def test_both_have_one_more_turn_the_opponent_first(seat: int) -> None:
    state = near_the_end(1, seat=seat)
    seats = []
    while state.to_act is not None:
        seats.append(state.to_act)
        quick_turn(state)
    assert seats == [seat, 1 - seat, seat]


@pytest.mark.rule("E2", "T3")
def test_taking_stays_mandatory_in_the_last_turns() -> None:
    state = near_the_end(1)
    quick_turn(state)
    assert refused(state, "end") == ("take-owed", {}, "T3")
    before = state.view()["ring"]
    play(state, min(legal(state, "take")))
    assert sum(tile is not None for tile in state.view()["ring"]) == 5  # type: ignore[attr-defined]
    assert before != state.view()["ring"]


@pytest.mark.rule("E3")
@pytest.mark.parametrize("seed", range(3))
def test_without_camps_exactly_22_turns(seed: int) -> None:
    state = new(seed=seed, sets=["travel", "trade_church", "war"])
    takes = 0
    trigger = 0
    while state.to_act is not None:
        takes += 1
        quick_turn(state)
        if not trigger and not len(state.stock):
            trigger = takes
    assert (state.turn, takes, trigger) == (22, 22, 20)
    assert sum(tile >= 0 for tile in state.ring_tiles()) == 4


@pytest.mark.rule("E3", "H6")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_solo_without_camps_11_turns_each(level: int) -> None:
    state = new(seats=1, level=level, seed=level, sets=["travel", "trade_church", "war"])
    human = 0
    while state.to_act is not None:
        human += 1
        quick_turn(state)
    assert (human, state.turn) == (11, 22)


@pytest.mark.rule("E4")
def test_hands_and_reserve_score_nothing() -> None:
    state = near_the_end(0, last_turns=0, hands=[["tch-cathedral"], []], seat=1)
    quick_turn(state)
    assert state.to_act is None
    assert totals(state) == [0, 0]


@pytest.mark.rule("E2", "A6")
def test_the_hand_limit_applies_in_the_last_turn() -> None:
    hand = ["tch-farm-b", "tch-quarry-a", "tch-quarry-b"]
    state = near_the_end(0, last_turns=0, hands=[hand, []])
    events = play(state, min(legal(state, "take")), "end", "discard tch-farm-b")
    assert codes(events)[-2:] == ["discard", "over"]
    assert state.to_act is None
    assert state.moves() == []
    assert state.ask is None
    found = state.why_not(0)
    assert found is not None
    assert found.code == "game-over"


@pytest.mark.rule("E3")
def test_with_an_empty_reserve_nothing_is_owed() -> None:
    gone = [tile for tile in ALL if tile != "tch-farm-a"]
    state = load("0 tch-farm-a", ring=[None] * 7, stock=[], gone=gone, last_turns=1)
    assert legal(state) == {"end"}
    state.settle()
    assert state.to_act is None
    assert state.ranking() == [[0, 1]]
