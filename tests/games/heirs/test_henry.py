"""The solo game against Henry (H)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.core import Event
from regna.games.heirs.row import things
from tests.games.heirs.solo import ASIDE, HOME, MIX, MIXED, SETS, henry, solo
from tests.games.heirs.table import (
    GAME,
    PRINTED,
    codes,
    corrected,
    legal,
    load,
    new,
    play,
    refused,
    ring_of,
    totals,
)

# ---- setup -----------------------------------------------------------------------------------


@pytest.mark.rule("H1")
@pytest.mark.parametrize(("colour", "colours"), [("white", ["white", "blue"]), ("blue", None)])
def test_setup(colour: str, colours: list[str] | None) -> None:
    for seed in range(6):
        state = new(seats=1, seed=seed, colour=colour)
        view: Any = state.view()
        assert state.to_act == view["crown"] == 0
        assert view["colours"] == (colours or ["blue", "white"])
        assert [unit["at"] for unit in view["players"][0]["units"]] == HOME
        assert [unit["at"] for unit in view["players"][1]["units"]] == ASIDE
        assert view["players"][1]["hand"] == []
        assert view["stock"]["left"] == 20


@pytest.mark.rule("H2")
@pytest.mark.parametrize(("level", "left"), [(1, 6), (2, 8), (3, 10)])
def test_levels(level: int, left: int) -> None:
    state = new(seats=1, level=level)
    assert state.view()["solo"]["stack"] == left  # type: ignore[index]
    assert len(things(state.chest_unused)) == 10 - left
    assert totals(state) == [0, 5 * left]


@pytest.mark.rule("H3")
def test_henry_plays_inside_the_humans_last_move() -> None:
    state = new(seats=1, seed=3)
    events: list[Event] = []
    state.play(state.moves()[0])
    state.play(GAME.read(state, "end"), events)
    found = codes(events)
    order = [
        "end-turn",
        "turn",
        "take",
        "refill",
        "henry-builds",
        "treasure",
        "henry-moves",
        "turn",
    ]
    assert [code for code in found if code != "treasure-lifted"] == order
    assert state.to_act == 0
    assert (state.turn, state.view()["crown"]) == (3, 0)


# ---- what he takes ---------------------------------------------------------------------------


@pytest.mark.rule("H-TAKE")
@pytest.mark.parametrize(
    ("top", "taken"),
    [
        ("yellow", "tch-farm-a"),
        ("grey", "tch-quarry-a"),
        ("green", "lnd-sty"),
        (None, "tch-farm-a"),
    ],
)
def test_he_takes_the_first_tile_of_the_stocks_colour(top: str | None, taken: str) -> None:
    state = solo(ring=MIXED, top=top)
    left = state.view()["shield"]
    event = henry(state)["take"].public
    assert (event["tile"], event["seat"], event["left"]) == (taken, 1, left)
    assert state.view()["crown"] == 0
    assert state.view()["shield"] == event["position"]


@pytest.mark.rule("H-TAKE")
def test_without_that_colour_he_takes_the_first_and_his_reach_is_unlimited() -> None:
    yellows = ["tch-farm-a", "tch-farm-b", "lnd-mill", "lnd-lodge", "tch-cathedral"]
    state = solo(ring=[*yellows, "lnd-sty"], top="green")
    assert henry(state)["take"].public["tile"] == "lnd-sty"
    state = solo(ring=[*yellows, "lnd-camp-yellow"], top="green")
    assert henry(state)["take"].public["tile"] == "tch-farm-a"


@pytest.mark.rule("H-TAKE", "A4b")
def test_a_refill_lies_before_henry_sees_the_next_top() -> None:
    state = new(seats=1, seed=9)
    state.play(state.moves()[0])
    top = state.view()["stock"]["top"]  # type: ignore[index]
    ring = [PRINTED[tile]["colour"] for tile in state.view()["ring"] if tile]  # type: ignore[attr-defined]
    colour = henry(state)["take"].public["colour"]
    assert colour == top or top not in ring


# ---- where he builds -------------------------------------------------------------------------


@pytest.mark.rule("H-PLACE")
def test_a_he_joins_a_road_of_the_last_building() -> None:
    # the human's inn has exits north and south; Henry's quarry (S and W, turned: N and E)
    board = ["n1 tra-inn-col white"]
    state = solo(*board, ring=["tch-farm-a"], solo={"scaffold": "n1"})
    # Henry's farm-a (N and E, turned: S and W) faces the inn from the north
    event = henry(state)["henry-builds"].public
    assert (event["cell"], event["option"], event["seat"]) == ("n2", "A", 1)


@pytest.mark.rule("H-PLACE")
def test_a_skips_sides_where_his_tile_has_no_exit() -> None:
    # the site has four exits; the quarry's exits for Henry are N and E: it joins from S and W
    board = ["n1e1 tra-pilgrimage-green white"]
    state = solo(*board, ring=["tch-quarry-a"], solo={"scaffold": "n1e1"})
    event = henry(state)["henry-builds"].public
    assert (event["cell"], event["option"]) == ("e1", "A")


@pytest.mark.rule("H-PLACE")
def test_b_he_blocks_a_road() -> None:
    board = ["n1 tra-inn-col white"]
    state = solo(*board, ring=["tch-farm-b"], solo={"scaffold": "n1"})  # a tile without roads
    event = henry(state)["henry-builds"].public
    assert (event["cell"], event["option"]) == ("n2", "B")
    east = ["n1 tra-inn-row white"]
    state = solo(*east, ring=["tch-farm-b"], solo={"scaffold": "n1"})
    assert henry(state)["henry-builds"].public["cell"] == "n1e1"


AROUND = ["n2", "n2e1", "n1e1", "e1", "0", "w1", "n1w1", "n2w1"]


@pytest.mark.rule("H-PLACE")
@pytest.mark.parametrize("free", range(8))
def test_c_the_first_free_cell_clockwise_from_the_north(free: int) -> None:
    tiles = ["lnd-camp-grey", "lnd-camp-yellow", "tch-farm-b", "tch-quarry-b", "tch-sawmill-b"]
    tiles += ["tra-robber-yellow", "tch-sawmill-a", "tch-quarry-a"]
    board = ["n1 lnd-camp-green white"]
    for place, tile in zip(AROUND, tiles, strict=True):
        if place not in (AROUND[free], "0"):
            board.append(f"{place} {tile}")
    if AROUND[free] == "0":
        expected = ("", "D")
    else:
        expected = (AROUND[free], "C")
    state = solo(*board, ring=["lnd-mill"], solo={"scaffold": "n1"})
    events = henry(state)
    if expected[1] == "D":
        assert "henry-no-place" in events
        assert "henry-builds" not in events
    else:
        event = events["henry-builds"].public
        assert (event["cell"], event["option"]) == expected


@pytest.mark.rule("H-PLACE", "H-TREASURE", "H-UNIT")
def test_d_the_tile_leaves_the_game_and_nothing_else_happens() -> None:
    tiles = ["lnd-camp-grey", "lnd-camp-yellow", "tch-farm-b", "tch-quarry-b", "tch-sawmill-b"]
    tiles += ["tra-robber-yellow", "tch-sawmill-a"]
    places = [place for place in AROUND if place != "0"]
    board = [f"{place} {tile}" for place, tile in zip(places, tiles, strict=True)]
    state = solo("n1 lnd-camp-green white", *board, ring=MIX, top="grey", solo={"scaffold": "n1"})
    left = len(state.stock)
    before = state.view()
    events = play(state, "end")
    assert codes(events) == ["end-turn", "turn", "take", "refill", "henry-no-place", "turn"]
    assert state.view()["gone"] == [events[2].public["tile"]]
    assert state.view()["solo"] == before["solo"]
    assert len(state.stock) == left - 1
    assert (state.view()["crown"], state.to_act) == (0, 0)


@pytest.mark.rule("H-PLACE")
def test_without_a_building_of_the_humans_the_start_tile_counts() -> None:
    state = solo("s1 tch-farm-b", ring=["lnd-mill"])
    assert henry(state)["henry-builds"].public["cell"] == "n1"


@pytest.mark.rule("H-PLACE", "H5")
def test_the_last_building_of_a_turn_counts_terrain_never() -> None:
    ring = ["lnd-mill", "lnd-bakery", "tra-robber-yellow"]
    hand = ["lnd-camp-grey", "lnd-camp-yellow", "tch-farm-b"]
    state = solo(ring=ring, hands=[hand, []], discounts=9)
    play(state, "build lnd-camp-grey e1", "build lnd-camp-yellow w1", "expand tch-farm-b s1")
    assert state.view()["solo"]["scaffold"] == "w1"  # type: ignore[index]
    assert henry(state)["henry-builds"].public["cell"] == "n1w1"
    assert state.view()["solo"]["scaffold"] == "w1"  # type: ignore[index]


@pytest.mark.rule("Q12", "H5")
def test_a_camp_later_turned_keeps_its_place_but_has_no_roads() -> None:
    tiles = corrected("lnd-camp-green", roads=[["E", "W"]])
    options = {"tiles": tiles, "sets": SETS}
    board = ["0 tch-quarry-a", "n1 lnd-camp-green white"]
    fields: dict[str, Any] = {
        "seats": 1,
        "crown": 1,
        "options": options,
        "solo": {"scaffold": "n1"},
    }
    state = load(*board, ring=ring_of(*MIX), **fields)
    unused = state.copy()
    assert henry(unused)["henry-builds"].public["option"] in ("A", "B")
    play(state, "camp n1")
    play(state, min(legal(state, "take")))
    event = henry(state)["henry-builds"].public
    assert (event["cell"], event["option"]) == ("n2", "C")


# ---- unit and treasure -----------------------------------------------------------------------


@pytest.mark.rule("H-UNIT", "H1")
def test_the_unit_of_the_colour_moves_there_from_wherever_it_is() -> None:
    board = ["n1 lnd-camp-green white", "n2 tch-sawmill-a blue"]
    units = [HOME, ["aside", "n2", "aside"]]
    state = solo(*board, ring=["lnd-sty"], solo={"scaffold": "n1"}, units=units)
    assert henry(state)["henry-moves"].public["cell"] == "n2e1"
    at = [unit["at"] for unit in state.view()["players"][1]["units"]]  # type: ignore[index]
    assert at == ["aside", "n2e1", "aside"]
    seen = set()
    for top, tile in (("green", "lnd-sty"), ("grey", "lnd-bakery"), ("yellow", "lnd-mill")):
        state = solo(ring=[tile])
        henry(state)
        at = [unit["at"] for unit in state.view()["players"][1]["units"]]  # type: ignore[index]
        assert sorted(at) == ["aside", "aside", "n1"], top
        seen.add(at.index("n1"))
    assert seen == {0, 1, 2}


@pytest.mark.rule("H-UNIT")
def test_his_unit_blocks_the_tile_a_treasure_does_not() -> None:
    state = solo(ring=["lnd-mill", "lnd-bakery", "tra-robber-yellow"])
    henry(state)
    assert refused(state, "step 0 n1") == ("cell-has-unit", {"cell": "n1"}, "C1")
    board = ["n1 lnd-mill blue"]
    treasure = {"treasures": [{"at": "n1", "treasure": "horiz-green"}]}
    free = solo(*board, ring=MIXED, top="green", solo=treasure)
    assert "step 0 n1" in legal(free)
