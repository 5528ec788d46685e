"""A turn: T, hand limit A6, and every refusal that is not about units or camps."""

from __future__ import annotations

import pytest

from regna.core import IllegalMove
from tests.games.heirs.table import (
    GAME,
    allowed,
    codes,
    legal,
    load,
    new,
    play,
    refused,
    ring_of,
)

MARKETS = ["tra-market-green", "tra-market-grey", "tra-market-yellow"]
RING = ring_of(*MARKETS, "lnd-mill", "lnd-sty", "lnd-forge")


@pytest.mark.rule("T1")
def test_turns_alternate() -> None:
    state = new(seed=2, first="blue")
    seats = []
    while state.to_act is not None:
        seats.append(state.to_act)
        play(state, f"take {min(legal(state, 'take')).split()[1]}", "end")
        while state.ask is not None and state.ask.code == "heirs-surplus":
            state.play(state.moves()[0])
    assert seats == [1, 0] * 11


@pytest.mark.rule("T2")
def test_actions_in_any_order_and_interleaved() -> None:
    state = load(ring=RING, hands=[["tch-farm-a", "tch-farm-b"], []])
    events = play(
        state,
        "expand tch-farm-a n1",
        "step 0 n1",
        "take tra-market-grey",
        "expand tch-farm-b n2",
    )
    assert codes(events) == ["expand", "step", "take", "refill", "expand"]
    assert allowed(state, "end")


@pytest.mark.rule("T2", "A1")
def test_take_is_mandatory_and_once() -> None:
    state = load(ring=RING)
    assert refused(state, "end") == ("take-owed", {}, "T3")
    play(state, "take tra-market-green")
    assert refused(state, "take lnd-mill") == ("already-taken", {}, "A1")
    assert legal(state, "take") == set()
    play(state, "end")
    assert state.to_act == 1


@pytest.mark.rule("T3")
def test_a_turn_ends_only_under_the_opponents_crown() -> None:
    state = load(ring=RING)
    assert state.view()["crown"] == 0
    assert state.ask is not None
    assert state.ask.facts == {"seat": 0, "owed": 1}
    play(state, "take tra-market-green")
    assert state.view()["crown"] == 1
    assert state.ask.facts == {"seat": 0, "owed": 0}


@pytest.mark.rule("T4")
def test_the_end_of_a_turn_turns_units_back_and_discounts_lapse() -> None:
    state = load("n1 lnd-camp-grey", ring=RING, hands=[["tch-farm-a"], []])
    play(state, "step 0 n1", "expand tch-farm-a n2", "take tra-market-green")
    assert state.view()["discounts"] == 1
    play(state, "end", "take tra-market-grey", "end")
    assert state.view()["discounts"] == 0
    assert allowed(state, "step n1 n2")


@pytest.mark.rule("A6")
def test_the_hand_limit() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b", "tch-sawmill-a"]
    state = load(ring=RING, hands=[hand, []], crown=1)
    play(state, "end")
    assert state.ask is not None
    assert (state.ask.code, state.ask.facts) == ("heirs-surplus", {"seat": 0, "surplus": 2})
    assert legal(state) == {f"discard {tile}" for tile in hand[:4]}
    assert refused(state, "end") == ("must-discard", {"surplus": 2}, "A6")
    assert refused(state, "step 0 n1") == ("must-discard", {"surplus": 2}, "A6")
    assert refused(state, "discard #5") == ("discard-order", {"surplus": 2}, "A6")
    assert refused(state, "discard #6") == ("no-tile-in-hand", {}, "A6")
    assert refused(state, "#15367") == ("no-such-move", {}, "A6")
    play(state, "discard tch-quarry-a")
    assert refused(state, "discard tch-farm-a") == ("discard-order", {"surplus": 1}, "A6")
    assert legal(state) == {"discard tch-quarry-b", "discard tch-sawmill-a"}
    play(state, "discard tch-quarry-b")
    assert state.view()["players"][0]["hand"] == ["tch-farm-a", "tch-farm-b", "tch-sawmill-a"]  # type: ignore[index]
    assert state.view()["gone"] == ["tch-quarry-a", "tch-quarry-b"]
    assert state.to_act == 1


@pytest.mark.rule("A6")
def test_every_choice_of_a_surplus_can_be_made_in_one_way() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b", "tch-sawmill-a"]
    found: list[frozenset[int]] = []

    def discard(state: object) -> None:
        assert isinstance(state, type(start))
        if state.to_act != 0:
            found.append(frozenset(state.gone))
            return
        for move in state.moves():
            twin = state.copy()
            twin.play(move)
            discard(twin)

    start = load(ring=RING, hands=[hand, []], crown=1)
    play(start, "end")
    discard(start)
    assert len(found) == len(set(found)) == 10


@pytest.mark.rule("A6")
def test_no_discarding_below_the_limit_nor_during_the_turn() -> None:
    state = load(ring=RING, hands=[["tch-farm-a", "tch-farm-b", "tch-quarry-a"], []])
    assert refused(state, "discard tch-farm-a") == ("not-now", {}, "T2")
    play(state, "take tra-market-green")
    assert len(state.hand(0)) == 4
    assert refused(state, "discard tch-farm-a") == ("not-now", {}, "T2")
    play(state, "expand tch-farm-a n1", "end")
    assert state.to_act == 1
    assert len(state.gone) == 0


@pytest.mark.rule("T2")
def test_moves_of_other_decisions_and_numbers_between() -> None:
    state = load(ring=RING)
    assert refused(state, "done") == ("not-now", {}, "T2")
    assert refused(state, "destroy n") == ("not-now", {}, "T2")
    assert refused(state, "#15367") == ("no-such-move", {}, "T2")
    for move in (-1, GAME.move_space, 10**9):
        found = state.why_not(move)
        assert found is not None
        assert found.code == "no-such-move"


def test_a_refused_move_changes_nothing() -> None:
    state = load(ring=RING)
    before = state.dump()
    with pytest.raises(IllegalMove, match=r"heirs-take-owed \(T3\)"):
        play(state, "end")
    assert state.dump() == before
