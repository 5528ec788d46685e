"""The royal reserve: protocol, window, taking (R, A)."""

from __future__ import annotations

import pytest

from tests.games.heirs.table import (
    allowed,
    codes,
    legal,
    load,
    new,
    play,
    refused,
    resources,
    ring_of,
    window,
)

SIX = ["tra-market-green", "tra-market-grey", "tra-market-yellow", "lnd-mill", "lnd-sty"]
SIX.append("lnd-forge")
IN_RESERVE = ["0", "reserve", "reserve"]


@pytest.mark.rule("R1", "R3")
@pytest.mark.parametrize("shield", range(7))
def test_the_window_is_clockwise_from_the_shield(shield: int) -> None:
    state = load(ring=ring_of(*SIX, shield=shield), shield=shield)
    assert window(state, 0) == SIX[:3]
    assert legal(state, "take") == {f"take {tile}" for tile in SIX[:3]}


@pytest.mark.rule("R2", "C5")
@pytest.mark.parametrize(
    ("regulars", "reach"),
    [(["reserve", "reserve"], 3), (["n1", "reserve"], 2), (["n1", "n2"], 1)],
)
def test_reach_is_one_more_than_units_in_the_reserve(regulars: list[str], reach: int) -> None:
    board = ["n1 tch-farm-a", "n2 tch-farm-b"]
    units = [["0", *regulars], IN_RESERVE]
    state = load(*board, ring=ring_of(*SIX), units=units)
    assert window(state, 0) == SIX[:reach]
    assert window(state, 1) == SIX[:3]


@pytest.mark.rule("R3")
def test_empty_positions_are_skipped_and_not_counted() -> None:
    ring = [None, None, SIX[0], None, SIX[1], None, SIX[2]]
    gone = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
    gone = [tile for tile in gone if tile not in (*SIX[:3], "lnd-mill")]
    state = load("0 lnd-mill", ring=ring, stock=[], gone=gone, last_turns=1)
    assert window(state, 0) == SIX[:3]
    assert refused(state, "take #2") == ("no-tile-in-ring", {}, "R3")
    assert refused(state, "take #1") == ("no-tile-in-ring", {}, "R3")


@pytest.mark.rule("R4", "A1")
def test_only_the_window_can_be_taken() -> None:
    units = [["0", "n1", "reserve"], IN_RESERVE]
    state = load("n1 tch-farm-a", ring=ring_of(*SIX), units=units)
    facts = {"building": "market", "reach": 2, "order": 3}
    assert refused(state, "take tra-market-yellow") == ("out-of-reach", facts, "R3")
    facts = {"building": "forge", "reach": 2, "order": 6}
    assert refused(state, "take lnd-forge") == ("out-of-reach", facts, "R3")
    assert allowed(state, "take tra-market-grey")


@pytest.mark.rule("R4", "B3")
def test_a_tile_of_the_window_gives_its_resource_and_stays() -> None:
    state = load("0 tch-farm-a", ring=ring_of(*SIX))
    assert resources(state, 0) == {"wood": 1, "stone": 1, "grain": 2}
    assert window(state, 0) == SIX[:3]


@pytest.mark.rule("R5", "A3")
def test_after_taking_the_window_is_counted_from_the_new_place() -> None:
    state = load("0 tch-farm-a", ring=ring_of(*SIX))
    play(state, "take tra-market-grey")
    assert window(state, 0) == SIX[2:5]
    assert resources(state, 0) == {"wood": 1, "stone": 0, "grain": 3}


@pytest.mark.rule("A2")
def test_a_tile_just_taken_may_be_played() -> None:
    state = load(ring=ring_of(*SIX))
    play(state, "take tra-market-grey")
    assert allowed(state, "expand tra-market-grey n1")


@pytest.mark.rule("A3", "A4")
def test_the_shield_moves_and_turns_and_its_old_place_is_refilled() -> None:
    state = load(ring=ring_of(*SIX, shield=5), shield=5)
    top = state.tiles.ids[state.stock[-1]]
    events = play(state, "take tra-market-yellow")
    view = state.view()
    assert (view["shield"], view["crown"]) == (1, 1)
    assert view["ring"][5] == top  # type: ignore[index]
    assert view["ring"][1] is None  # type: ignore[index]
    assert view["stock"]["left"] == len(state.stock) == 19  # type: ignore[index]
    assert codes(events) == ["take", "refill"]
    assert events[0].public == {
        "seat": 0, "position": 1, "left": 5,
        "tile": "tra-market-yellow", "building": "market", "colour": "yellow",
    }  # fmt: skip
    assert events[1].public["position"] == 5


@pytest.mark.rule("A4")
def test_without_a_stock_nothing_is_refilled() -> None:
    gone = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
    gone = [tile for tile in gone if tile not in (*SIX, "tch-farm-a")]
    state = load("0 tch-farm-a", ring=ring_of(*SIX), stock=[], gone=gone, last_turns=2)
    assert codes(play(state, "take tra-market-green")) == ["take"]
    assert state.view()["ring"] == [None, None, *SIX[1:]]


@pytest.mark.rule("A4b")
def test_a_refill_never_enters_the_takers_window() -> None:
    for seed in range(40):
        state = new(seed=seed)
        for move in state.moves()[:3]:
            twin = state.copy()
            left = int(twin.shield)
            twin.play(move)
            seat = state.to_act
            assert seat is not None
            shown = twin.view()["players"][seat]["window"]  # type: ignore[index]
            assert left not in shown
            assert 4 <= (left - twin.shield) % 7 <= 6


@pytest.mark.rule("A5", "E1")
def test_the_last_stock_tile_begins_the_last_round() -> None:
    gone = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
    rest = [tile for tile in gone if tile not in (*SIX, "tch-farm-a", "tch-farm-b", "tch-quarry-a")]
    stock = ["tch-farm-b", "tch-quarry-a"]
    state = load("0 tch-farm-a", ring=ring_of(*SIX), stock=stock, gone=rest)
    assert "last-round" not in codes(play(state, "take tra-market-green", "end"))
    assert state.view()["last_turns"] is None
    assert "last-round" in codes(play(state, "take tra-market-grey"))
    assert state.view()["last_turns"] == 2
