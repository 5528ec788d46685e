"""The rulebooks' worked examples, on layouts chosen to fit their text."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.heirs.roads import find_roads
from tests.games.heirs.table import (
    allowed,
    load,
    play,
    refused,
    resources,
    ring_of,
    window,
)

GREY, YELLOW, GREEN = "tra-market-grey", "tra-market-yellow", "tra-market-green"


@pytest.mark.rule("R2", "R3", "B3")
def test_example_1_what_white_can_reach() -> None:
    """Both white regulars in the reserve: three tiles, one stone, one grain, one wood."""
    state = load(
        "0 lnd-mill", ring=ring_of(GREY, YELLOW, GREEN, "lnd-sty", "lnd-bakery", "lnd-lodge")
    )
    assert state.view()["crown"] == 0
    assert window(state, 0) == [GREY, YELLOW, GREEN]
    sources: Any = state.view()["players"][0]["sources"]  # type: ignore[index]
    given = [source["resource"] for source in sources if source["from"] == "reserve"]
    assert given == ["stone", "grain", "wood"]
    for unreachable in ("lnd-sty", "lnd-bakery", "lnd-lodge"):
        assert refused(state, f"take {unreachable}")[0] == "out-of-reach"


@pytest.mark.rule("B1", "B3", "TC1")
def test_example_2_an_inn_and_a_trading_post() -> None:
    """Reach 2, units on a yellow building and grey terrain, a farm: 2 grain, 2 stone, 1 wood."""
    state = load(
        "n1 lnd-mill white",  # the yellow building
        "n1e1 lnd-bakery",  # grey open terrain
        "n1w1 tch-farm-a white",
        ring=ring_of(GREY, GREEN, YELLOW, "lnd-sty", "lnd-forge", "lnd-lodge"),
        units=[["n1", "n1e1", "reserve"], ["0", "reserve", "reserve"]],
        hands=[["tra-inn-row", "tch-trading-post-a"], []],
    )
    assert window(state, 0) == [GREY, GREEN]
    assert resources(state, 0) == {"grain": 2, "stone": 2, "wood": 1}
    play(state, "build tra-inn-row n2")
    assert resources(state, 0) == {"grain": 2, "stone": 2, "wood": 1}
    play(state, "build tch-trading-post-a n2e1")
    assert state.view()["discounts"] == 0


@pytest.mark.rule("B2", "B4")
def test_example_3_bakery_with_a_discount() -> None:
    """One grain and one wood in reach; a grey tile laid as terrain pays the second grain."""
    # White's regulars are out, so that the window holds one tile.
    state = load(
        "n1 lnd-mill",
        "n2 lnd-camp-grey",
        "n1e1 tra-inn-col",
        ring=ring_of(GREEN, GREY, YELLOW, "lnd-sty", "lnd-forge", "lnd-lodge"),
        units=[["n1", "n2", "n1e1"], ["0", "reserve", "reserve"]],
        hands=[["lnd-bakery", "tra-robber-grey"], []],
    )
    have = resources(state, 0)
    assert (have["grain"], have["wood"]) == (1, 1)
    facts = {"building": "bakery", "wood": 0, "stone": 0, "grain": 1, "discounts": 0}
    assert refused(state, "build lnd-bakery n3") == ("too-expensive", facts, "B1")
    play(state, "expand tra-robber-grey n3e1")
    events = play(state, "build lnd-bakery n3")
    assert events[0].public["discounts"] == 1


@pytest.mark.rule("C1", "C2", "C3", "C5", "B0", "B3")
def test_example_4_a_watchtower_and_three_ways_to_wood() -> None:
    """Only summoning the regular onto the green terrain keeps the place for the watchtower."""
    fields: dict[str, Any] = {
        "ring": ring_of(
            "tch-quarry-a", "tra-robber-yellow", "tra-inn-row", GREEN, GREY, "tra-robber-grey"
        ),
        "units": [["0", "n1e1", "reserve"], ["s1w1", "reserve", "reserve"]],
        "hands": [["pat-watch-green-row"], []],
        "crown": 1,  # the shield shows the blue crown: White has taken a tile
    }
    board = [
        "n1e1 tch-farm-a white",  # the yellow building, a regular on it
        "e1 tra-pilgrimage-green",  # the green open terrain
        "s1w1 tra-market-yellow blue",
    ]
    tower = "build pat-watch-green-row n2e2"
    state = load("0 tch-quarry-b", *board, **fields)
    assert resources(state, 0)["wood"] == 0
    assert refused(state, tower)[1]["wood"] == 1

    stepping = state.copy()
    play(stepping, "step n1e1 e1")
    assert resources(stepping, 0)["wood"] == 1
    assert refused(stepping, tower)[0] == "no-unit-near"

    withdrawing = state.copy()
    play(withdrawing, "withdraw n1e1")
    assert len(window(withdrawing, 0)) == 3
    assert refused(withdrawing, tower)[0] == "no-unit-near"

    play(state, "summon e1")
    assert allowed(state, tower)
    units: Any = state.view()["players"][0]["units"]  # type: ignore[index]
    assert [unit["moved"] for unit in units if unit["at"] == "e1"] == [True]
    play(state, tower)


@pytest.mark.rule("D1", "D2", "D3", "D5")
def test_example_5_four_roads() -> None:
    """A: three white, 3 points. B: two blue, one white, 1. C: two and two. D: one alone."""
    state = load(*EXAMPLE_5)
    lines = {
        (score.seat, row.points, row.facts["own"], row.facts["other"])
        for score in state.scores()
        for row in score.lines
        if row.rule == "D5"
    }
    assert lines == {(0, 3, 3, 0), (1, 1, 2, 1)}
    owners = sorted(
        "".join(sorted("wb"[state.owner(tile)] for tile in road)) for road in find_roads(state)
    )
    assert owners == ["b", "bbw", "bbww", "www"]


EXAMPLE_5 = [
    "0 lnd-camp-green",
    # A, north and south in the column of w2
    "w1 lnd-camp-grey",
    "n1w2 tra-inn-col white",
    "n2w2 lnd-mill white",
    "n3w2 tch-trading-post-b white",
    # B, east and west in the row of s2
    "s1 lnd-camp-yellow",
    "s2 tra-inn-row blue",
    "s2e1 lnd-stonemason blue",
    "s2e2 tch-trading-post-a white",
    # C, four curves in a ring
    "n1e1 tch-farm-b",
    "n2e2 tra-market-green white",  # north and east
    "n2e3 tra-robber-grey white",  # north and west
    "n3e3 lnd-sty blue",  # printed north and east: for Blue south and west
    "n3e2 lnd-lodge blue",  # printed north and west: for Blue south and east
    # D, a curve that leads nowhere
    "n1 tch-sawmill-b",
    "n2w1 tch-quarry-b",
    "n3 tch-quarry-a blue",
]


@pytest.mark.rule("H-TAKE", "H-PLACE")
def test_solo_example_henrys_siege_tower() -> None:
    """The site's four sides are taken; C6, the south-west corner, is the first free place."""
    site = "n1 tra-pilgrimage-yellow white"
    taken = {
        "n2": "tra-inn-row",  # A1, where the tower would join the road
        "n2e1": "tra-inn-col",
        "n1e1": "tra-market-grey",  # B1, where it would block it
        "e1": "tra-market-yellow",
        "n1w1": "tra-robber-grey",  # B2
    }  # the start tile is A2; w1 is C6; n2w1 is free too, but comes last
    board = [site, *(f"{place} {tile}" for place, tile in taken.items())]
    ring = ring_of(
        "war-fortress-grey", "war-siege-green-a", "war-fortress-green", "lnd-mill", "lnd-bakery",
        "lnd-lodge",
    )  # fmt: skip
    options = {"sets": ["travel", "lands_industry", "war"]}
    fields: dict[str, Any] = {"seats": 1, "ring": ring, "stock": {"top": "green"}, "crown": 1}
    fields |= {"options": options, "solo": {"scaffold": "n1"}}
    state = load("0 tra-market-green", *board, **fields)
    events = {event.code: event.public for event in play(state, "end")}
    assert events["heirs-take"]["tile"] == "war-siege-green-a"
    built = events["heirs-henry-builds"]
    assert (built["cell"], built["option"]) == ("w1", "C")

    def without(*free: str) -> tuple[object, object]:
        rest = [entry for entry in board if entry.split()[0] not in free]
        state = load("0 tra-market-green", *rest, **fields)
        found = {event.code: event.public for event in play(state, "end")}["heirs-henry-builds"]
        return found["cell"], found["option"]

    # the tower's road runs north and south: A joins at the top, B blocks at the sides
    assert without("n2", "n1e1", "n1w1") == ("n2", "A")
    assert without("n1e1", "n1w1") == ("n1e1", "B")
    assert without("n1w1") == ("n1w1", "B")
