"""Camps (LI5, Q2, E3)."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import data_text
from tests.games.heirs.table import (
    allowed,
    codes,
    legal,
    line,
    load,
    new,
    play,
    refused,
    ring_of,
    window,
)

RING = ring_of("tra-market-green", "tra-market-grey", "tra-market-yellow", "lnd-mill", "lnd-sty")
RING[6] = "lnd-forge"
ALL = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
CAMPS = ["n1 lnd-camp-green white", "e1 lnd-camp-grey white", "w1 lnd-camp-yellow white"]


@pytest.mark.rule("LI5", "Q2")
def test_a_camp_turns_the_shield_back_and_a_take_is_owed_again() -> None:
    state = load(CAMPS[0], ring=RING)
    assert refused(state, "camp n1") == ("camp-before-taking", {}, "LI5")
    play(state, "take tra-market-green")
    seen = window(state, 0)
    events = play(state, "camp n1")
    assert codes(events) == ["camp"]
    assert events[0].public["cell"] == "n1"
    view: Any = state.view()
    assert (view["crown"], view["shield"]) == (0, 1)
    assert window(state, 0) == seen
    assert view["board"][1] == {
        "at": "n1", "x": 0, "y": 1, "colour": "green", "owner": None, "tile": "lnd-camp-green",
        "resource": "wood", "exits": [],
    }  # fmt: skip
    assert view["discounts"] == 0
    assert refused(state, "end") == ("take-owed", {}, "T3")
    play(state, "take tra-market-grey", "end")
    assert state.to_act == 1


@pytest.mark.rule("LI5")
def test_only_an_own_camp_face_up() -> None:
    board = ["n1 lnd-camp-green blue", "e1 lnd-camp-grey", "w1 lnd-bakery white"]
    state = load(*board, ring=RING, crown=1)
    assert legal(state, "camp") == set()
    for camp in ("lnd-camp-green", "lnd-camp-grey", "lnd-bakery", "tra-inn-row"):
        assert refused(state, f"camp {camp}") == ("no-camp", {"tile": camp}, "LI5")


@pytest.mark.rule("LI5")
def test_several_camps_in_one_turn() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a"]
    state = load(*CAMPS, ring=RING, hands=[hand, []])
    for camp in ("n1", "e1", "w1"):
        play(state, legal(state, "take").pop(), f"camp {camp}")
    play(state, legal(state, "take").pop())
    assert len(state.hand(0)) == 7
    play(state, "end")
    assert state.ask is not None
    assert state.ask.facts["surplus"] == 4
    assert state.faults() == []


@pytest.mark.rule("LI5", "B5")
def test_a_camp_just_built_may_be_used() -> None:
    state = load("0 lnd-lodge", ring=RING, hands=[["lnd-camp-grey"], []], discounts=2)
    play(state, "take tra-market-green", "build lnd-camp-grey n1", "camp n1")
    assert allowed(state, "take tra-market-grey")


@pytest.mark.rule("LI5", "Q2", "D4")
def test_a_used_camp_is_open_terrain_and_its_unit_stays() -> None:
    units = [["n1", "reserve", "reserve"], ["0", "reserve", "reserve"]]
    state = load(CAMPS[0], ring=RING, units=units, crown=1)
    assert (line(state, "n1").points, line(state, "n1").facts["doubled"]) == (4, True)
    play(state, "camp n1")
    assert [len(score.lines) for score in state.scores()] == [0, 0]
    assert state.view()["players"][0]["units"][0]["at"] == "n1"  # type: ignore[index]
    assert refused(state, "camp n1") == ("no-camp", {"tile": "lnd-camp-green"}, "LI5")


@pytest.mark.rule("LI5")
def test_an_unused_camp_is_worth_two() -> None:
    assert line(load(CAMPS[0], ring=RING), "n1").points == 2
    assert line(load("n1 lnd-camp-green blue", ring=RING), "n1").points == 2


def at_the_end(ring: list[str | None], *camps: str, **fields: Any) -> Heirs:
    laid = {entry.split()[1] for entry in camps}
    gone = [t for t in ALL if t not in laid and t not in ring and t != "tch-farm-a"]
    gone = [tile for tile in gone if tile not in str(fields)]
    return load("0 tch-farm-a", *camps, ring=ring, stock=[], gone=gone, **fields)


@pytest.mark.rule("LI5", "E1", "E3")
def test_a_camp_after_the_trigger_takes_without_refill() -> None:
    state = at_the_end(RING, *CAMPS, last_turns=2, crown=1)
    play(state, "camp n1", "take tra-market-green")
    assert sum(tile >= 0 for tile in state.ring_tiles()) == 5
    assert state.view()["last_turns"] == 2
    play(state, "camp e1", "take tra-market-grey", "end")
    assert state.view()["last_turns"] == 1


@pytest.mark.rule("E3")
def test_a_camp_needs_a_tile_in_the_reserve() -> None:
    state = at_the_end([None] * 7, *CAMPS, last_turns=0, crown=1)
    assert refused(state, "camp n1") == ("camp-reserve-empty", {}, "E3")
    one = at_the_end([None, "lnd-sty", *[None] * 5], *CAMPS, last_turns=0)
    play(one, "take lnd-sty")
    assert legal(one, "camp") == set()
    assert allowed(one, "end")


@pytest.mark.rule("E3")
def test_a_camp_before_the_trigger_shortens_the_game_by_a_turn() -> None:
    for used in range(4):
        state = load(*CAMPS, ring=RING)
        for camp in ("n1", "e1", "w1")[:used]:
            play(state, min(legal(state, "take")), f"camp {camp}")
        turns = 0
        while state.to_act is not None:
            turns += 1
            play(state, min(legal(state, "take")), "end")
            while state.ask is not None and state.ask.code == "heirs-surplus":
                state.play(state.moves()[0])
        # three tiles of the landscape were never taken: 17 in the stock, two last turns
        assert turns == 17 + 2 - used


@pytest.mark.rule("Q13")
def test_with_more_camps_in_a_corrected_file_a_hand_holds_seven() -> None:
    document = copy.deepcopy(tomllib.loads(data_text("tiles.toml")))
    for row in document["tile"]:
        if row["id"] in ("lnd-lodge", "lnd-bakery"):
            row["building"] = "camp"
    options = {"tiles": document, "sets": ["travel", "lands_industry", "trade_church"]}
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a"]
    board = [*CAMPS, "s1 lnd-lodge white", "s1e1 lnd-bakery white"]
    state = load(*board, ring=RING, hands=[hand, []], options=options)
    for camp in ("n1", "e1", "w1"):
        play(state, legal(state, "take").pop(), f"camp {camp}")
    play(state, legal(state, "take").pop())
    assert refused(state, "camp s1") == ("camp-hand-full", {}, "Q13")
    play(state, "expand tch-farm-a n1e1")
    assert allowed(state, "camp s1")


@pytest.mark.rule("Q13")
def test_a_position_with_seven_tiles_in_hand_leaves_no_room_for_a_camp() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b", "tch-sawmill-a"]
    hand += ["tch-sawmill-b", "tch-cathedral"]
    state = load(CAMPS[0], ring=RING, hands=[hand, []], crown=1)
    assert refused(state, "camp n1") == ("camp-hand-full", {}, "Q13")
    play(state, "expand tch-farm-a e1")
    assert allowed(state, "camp n1")
