"""Playing tiles from hand: places, resources, discounts (B)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heirs.table import allowed, legal, load, play, refused, resources, ring_of, totals

GREEN = ["lnd-sty", "lnd-forge", "lnd-camp-green", "tra-market-green", "tra-inn-row"]
GREEN.append("tra-pilgrimage-green")
RING = ring_of(*GREEN)  # green only: three wood and nothing else
AWAY = ["0", "reserve", "reserve"]


@pytest.mark.rule("B0")
def test_the_first_tiles_go_around_the_start() -> None:
    state = load(ring=RING, hands=[["tch-farm-a"], []])
    around = ["n1", "n1e1", "e1", "s1e1", "s1", "s1w1", "w1", "n1w1"]
    assert legal(state, "expand") == {f"expand tch-farm-a {place}" for place in around}


@pytest.mark.rule("B0")
def test_a_tile_goes_beside_any_own_unit_moved_or_not() -> None:
    board = ["n1 tch-quarry-a", "n2 tch-quarry-b"]
    units = [["0", "n2 moved", "reserve"], ["n1", "reserve", "reserve"]]
    state = load(*board, ring=RING, units=units, hands=[["tch-farm-a"], []])
    for place in ("n3", "n3e1", "n1w1", "s1"):
        assert allowed(state, f"expand tch-farm-a {place}")
    assert refused(state, "expand tch-farm-a n1") == ("cell-taken", {"cell": "n1"}, "B0")
    assert refused(state, "build tch-farm-a n2") == ("cell-taken", {"cell": "n2"}, "B0")
    assert refused(state, "expand tch-farm-a n4") == ("no-unit-near", {"cell": "n4"}, "B0")
    assert refused(state, "build tch-farm-a s2") == ("no-unit-near", {"cell": "s2"}, "B0")


@pytest.mark.rule("B0")
def test_the_opponents_unit_is_no_help() -> None:
    units = [AWAY, ["n1", "reserve", "reserve"]]
    state = load("n1 tch-quarry-a", ring=RING, units=units, hands=[["tch-farm-a"], []])
    assert refused(state, "expand tch-farm-a n2") == ("no-unit-near", {"cell": "n2"}, "B0")


@pytest.mark.rule("T2")
def test_no_such_tile_in_hand() -> None:
    state = load(ring=RING, hands=[["tch-farm-a"], []])
    assert refused(state, "expand #2 n1") == ("no-tile-in-hand", {}, "T2")
    assert refused(state, "build #7 n1") == ("no-tile-in-hand", {}, "T2")


@pytest.mark.rule("B0")
def test_roads_need_not_match() -> None:
    board = ["e1 tra-inn-col white"]  # its road runs north and south
    units = [["e1", "reserve", "reserve"], AWAY]
    state = load(*board, ring=RING, units=units, hands=[["tra-market-grey"], []], discounts=3)
    assert allowed(state, "build tra-market-grey e2")


@pytest.mark.rule("B1")
def test_all_of_the_cost_must_be_in_reach() -> None:
    state = load("0 tch-farm-a", ring=RING, hands=[["tra-market-yellow", "tch-farm-b"], []])
    assert resources(state, 0) == {"wood": 3, "stone": 0, "grain": 1}
    facts = {"building": "market", "wood": 0, "stone": 2, "grain": 0, "discounts": 0}
    assert refused(state, "build tra-market-yellow n1") == ("too-expensive", facts, "B1")
    assert allowed(state, "build tch-farm-b n1")  # two wood


@pytest.mark.rule("B1")
def test_a_building_lies_towards_its_builder() -> None:
    for seat in (0, 1):
        hands: list[list[str]] = [[], []]
        hands[seat] = ["tch-farm-b"]
        state = load("0 tch-farm-a", ring=RING, hands=hands, seat=seat)
        play(state, "build tch-farm-b n1")
        assert state.view()["board"][1]["owner"] == seat  # type: ignore[index]


@pytest.mark.rule("B2")
def test_open_terrain_is_free_belongs_to_nobody_and_feeds_a_unit() -> None:
    hand = ["tra-market-yellow"]
    state = load("0 lnd-mill", ring=RING, hands=[hand, []], units=[AWAY, AWAY])
    play(state, "expand tra-market-yellow n1")
    laid: Any = state.view()["board"]
    assert laid[1]["owner"] is None
    assert state.view()["discounts"] == 1
    before = resources(state, 0)["grain"]
    play(state, "summon n1")
    assert resources(state, 0)["grain"] == before + 1


@pytest.mark.rule("B3")
def test_resources_of_reserve_units_and_producers() -> None:
    board = [
        "n1 tch-quarry-a white",
        "e1 tch-farm-a white",
        "w1 tch-farm-b blue",
        "s1 lnd-mill blue",
    ]
    units = [["n1", "s1", "reserve"], AWAY]
    state = load("0 tch-quarry-b", *board, ring=RING, units=units)
    # two green tiles in the window; units on grey and on Blue's yellow; own quarry and farm
    assert resources(state, 0) == {"wood": 2, "stone": 2, "grain": 2}
    # Blue: three green tiles, the elite on the grey start tile, own farm
    assert resources(state, 1) == {"wood": 3, "stone": 1, "grain": 1}


@pytest.mark.rule("B3")
def test_resources_are_never_spent() -> None:
    hand = ["tch-farm-b", "tra-robber-yellow", "lnd-lodge"]
    state = load("0 tra-market-grey", ring=RING, hands=[hand, []])
    play(state, "build tch-farm-b n1", "build tra-robber-yellow e1", "build lnd-lodge w1")
    assert resources(state, 0) == {"wood": 3, "stone": 1, "grain": 1}


@pytest.mark.rule("B3", "C5")
def test_moving_changes_resources_at_once() -> None:
    board = ["n1 lnd-mill", "e1 tra-market-grey"]
    state = load("0 tch-farm-a", *board, ring=RING)
    assert resources(state, 0) == {"wood": 3, "stone": 0, "grain": 1}
    play(state, "step 0 e1")
    assert resources(state, 0) == {"wood": 3, "stone": 1, "grain": 0}
    play(state, "summon n1")
    assert resources(state, 0) == {"wood": 2, "stone": 1, "grain": 1}


@pytest.mark.rule("B4", "Q3")
def test_a_terrain_is_a_discount_for_one_building() -> None:
    hand = ["tch-quarry-b", "tch-quarry-a", "tch-farm-a"]
    state = load("0 lnd-lodge", ring=RING, hands=[hand, []])
    # grain 1: the quarries lack one grain and nothing, the farm one stone
    facts = {"building": "quarry", "wood": 0, "stone": 0, "grain": 1, "discounts": 0}
    assert refused(state, "build tch-quarry-b n1") == ("too-expensive", facts, "B1")
    play(state, "expand tch-quarry-a n1")
    events = play(state, "build tch-quarry-b e1")
    assert events[0].public["discounts"] == 1
    assert state.view()["discounts"] == 0
    assert allowed(state, "build tch-farm-a w1")  # the new quarry gives its stone


@pytest.mark.rule("B4")
def test_a_building_uses_only_the_discounts_it_lacks() -> None:
    hand = ["tch-farm-b", "tch-quarry-a", "tch-quarry-b"]
    state = load("0 lnd-lodge", ring=RING, hands=[hand, []], discounts=2)
    play(state, "build tch-quarry-a n1")  # one wood, one grain: nothing is missing
    assert state.view()["discounts"] == 2
    play(state, "build tch-quarry-b e1")  # two grain: one is missing
    assert state.view()["discounts"] == 1


@pytest.mark.rule("B4", "Q3")
def test_discounts_are_not_retroactive_and_may_be_added_up() -> None:
    hand = ["tch-cathedral", "tch-farm-a", "tch-farm-b"]
    state = load("0 lnd-lodge", ring=RING, hands=[hand, []])
    play(state, "build tch-farm-b n1", "expand tch-farm-a e1")
    assert state.view()["discounts"] == 1
    facts = {"building": "cathedral", "wood": 0, "stone": 2, "grain": 0, "discounts": 1}
    assert refused(state, "build tch-cathedral w1") == ("too-expensive", facts, "B1")
    other = load("0 lnd-lodge", ring=RING, hands=[hand, []], discounts=2)
    play(other, "build tch-cathedral w1")
    assert other.view()["discounts"] == 0


@pytest.mark.rule("Q3")
def test_the_stricter_reading_allows_one_discount_for_a_building() -> None:
    hand = ["tch-cathedral", "tch-farm-a", "tch-quarry-b"]
    options = {"discounts": "one", "sets": ["travel", "lands_industry", "trade_church"]}
    state = load("0 lnd-lodge", ring=RING, hands=[hand, []], discounts=2, options=options)
    facts = {"building": "cathedral", "wood": 0, "stone": 2, "grain": 0, "discounts": 1}
    assert refused(state, "build tch-cathedral w1") == ("too-expensive", facts, "B1")
    play(state, "build tch-farm-a n1")
    assert state.view()["discounts"] == 1


@pytest.mark.rule("B5", "TC1")
def test_a_new_building_works_at_once() -> None:
    hand = ["tch-farm-b", "tch-quarry-b"]
    state = load("0 lnd-lodge", ring=RING, hands=[hand, []])
    assert not allowed(state, "build tch-quarry-b e1")
    play(state, "build tch-farm-b n1")
    assert allowed(state, "build tch-quarry-b e1")


@pytest.mark.rule("TC1")
@pytest.mark.parametrize(
    ("tile", "resource"),
    [("tch-farm-a", "grain"), ("tch-sawmill-a", "wood"), ("tch-quarry-a", "stone")],
)
def test_producers(tile: str, resource: str) -> None:
    for seat in (0, 1):
        colour = ["white", "blue"][seat]
        units = [["0", "reserve", "reserve"], ["0", "reserve", "reserve"]]
        with_it = load(f"n1 {tile} {colour}", ring=RING, seat=seat)
        units[seat][0] = "n1"
        occupied = load(f"n1 {tile} {colour}", ring=RING, units=units, seat=seat)
        other = 1 - seat
        assert resources(with_it, seat)[resource] >= 1
        gained = with_units_off_start(with_it, seat)
        assert gained[resource] - (3 if resource == "wood" else 0) == 1
        assert resources(occupied, seat)[resource] - (3 if resource == "wood" else 0) == 2
        assert with_units_off_start(with_it, other)[resource] == (3 if resource == "wood" else 0)
        assert totals(with_it) == [0, 0]


def with_units_off_start(state: Any, seat: int) -> dict[str, int]:
    """Resources without the one of the elite on the start tile."""
    found = dict(resources(state, seat))
    start = state.view()["board"][0]["colour"]
    found[{"green": "wood", "grey": "stone", "yellow": "grain"}[start]] -= 1
    return found
