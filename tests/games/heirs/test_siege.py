"""Siege towers (WA1, Q8)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.heirs.state import Heirs
from tests.games.heirs.table import codes, legal, load, play, refused, totals

TOWER = "war-siege-green-b"
SETS = ["travel", "lands_industry", "war"]


def siege(*board: str, units: Any = None, seat: int = 0, **options: Any) -> Heirs:
    hands: list[list[str]] = [[], []]
    hands[seat] = [TOWER]
    fields: dict[str, Any] = {"hands": hands, "discounts": 9, "seat": seat}
    if units is not None:
        fields["units"] = units
    return load(*board, options={"sets": SETS, **options}, **fields)


# Blue's mill at n1 with a white tower to its east; the new tower goes to its west.
ONE = ["n1 lnd-mill blue", "n1e1 war-siege-grey-b white"]


@pytest.mark.rule("WA1")
def test_the_second_tower_may_destroy() -> None:
    state = siege(*ONE)
    play(state, f"build {TOWER} n1w1")
    assert state.ask is not None
    assert state.ask.code == "heirs-destroy"
    assert state.ask.facts == {"seat": 0, "cell": "n1w1", "cells": ["n1"]}
    assert legal(state) == {"destroy n1", "done"}
    shown: Any = state.view()
    assert shown["siege"] == {"seat": 0, "cells": ["n1"], "towers": ["n1w1", "n1e1"]}
    events = play(state, "destroy n1")
    assert codes(events) == ["destroyed"]
    assert events[0].public["cell"] == "n1"
    view: Any = state.view()
    assert view["board"][1]["owner"] is None
    assert view["siege"] is None
    assert state.ask.code == "heirs-act"


@pytest.mark.rule("WA1")
def test_destroying_is_optional_and_decided_at_once() -> None:
    state = siege(*ONE)
    play(state, f"build {TOWER} n1w1")
    assert refused(state, "end") == ("must-destroy", {}, "WA1")
    assert refused(state, "step 0 n1") == ("must-destroy", {}, "WA1")
    assert refused(state, "destroy n1w2") == ("nothing-to-destroy", {"cell": "n1w2"}, "WA1")
    assert refused(state, "#15367") == ("no-such-move", {}, "WA1")
    play(state, "done")
    assert totals(state)[1] >= 1
    assert refused(state, "destroy n") == ("not-now", {}, "T2")


@pytest.mark.rule("WA1")
def test_one_tower_own_buildings_and_terrain_do_not_fall() -> None:
    for board in (
        ["n1 lnd-mill blue", "n1e1 lnd-sty white"],
        ["n1 lnd-mill white", "n1e1 war-siege-grey-b white"],
        ["n1 lnd-mill", "n1e1 war-siege-grey-b white"],
        ["n1 lnd-mill blue", "n1e1 war-siege-grey-b blue"],
        ["n1 lnd-mill blue", "n1e1 war-siege-grey-b"],
        ["n1 lnd-mill blue", "n2e1 war-siege-grey-b white"],
    ):
        state = siege(*board)
        play(state, f"build {TOWER} n1w1")
        assert state.ask is not None
        assert state.ask.code == "heirs-act", board


@pytest.mark.rule("WA1")
def test_open_terrain_is_no_tower() -> None:
    state = siege(*ONE)
    play(state, f"expand {TOWER} n1w1")
    assert state.ask is not None
    assert state.ask.code == "heirs-act"


@pytest.mark.rule("WA1", "Q8")
def test_a_building_that_comes_later_is_safe() -> None:
    board = ["w1 war-siege-grey-b white", "n1e1 war-siege-green-a white", "e1 tra-inn-col"]
    hands = [[], ["lnd-mill"]]
    state = load(*board, hands=hands, discounts=9, seat=1, options={"sets": SETS})
    play(state, "build lnd-mill n1")
    assert state.to_act == 1
    assert state.ask is not None
    assert state.ask.code == "heirs-act"


# The new tower at n1 touches w1-side and e1-side neighbours n1w1 and n1e1, and n2.
MANY = [
    "n1w1 lnd-mill blue",
    "n1e1 lnd-sty blue",
    "n2w1 war-siege-grey-b white",
    "n2e1 war-siege-grey-a white",
    "n2 lnd-forge blue",
]


@pytest.mark.rule("WA1", "Q8")
@pytest.mark.parametrize(
    ("choices", "fallen"),
    [
        (["done"], set()),
        (["destroy n2", "destroy n1e1", "destroy n1w1"], {"n2", "n1e1", "n1w1"}),
        (["destroy n1e1", "done"], {"n1e1"}),
        (["destroy n2", "destroy n1w1"], {"n2", "n1w1"}),
        (["destroy n1w1"], {"n1w1"}),
    ],
)
def test_several_may_fall_each_by_choice(choices: list[str], fallen: set[str]) -> None:
    state = siege(*MANY)
    play(state, f"build {TOWER} n1")
    assert legal(state) == {"destroy n2", "destroy n1e1", "destroy n1w1", "done"}
    play(state, *choices)
    assert state.ask is not None
    assert state.ask.code == "heirs-act"
    board: Any = state.view()["board"]
    assert {laid["at"] for laid in board[1:] if laid["owner"] is None} == fallen


@pytest.mark.rule("WA1")
def test_choices_are_made_clockwise() -> None:
    state = siege(*MANY)
    play(state, f"build {TOWER} n1", "destroy n1e1")
    assert refused(state, "destroy n2") == ("destroy-order", {"cell": "n2"}, "WA1")
    assert refused(state, "destroy n1e1") == ("nothing-to-destroy", {"cell": "n1e1"}, "WA1")


THIRD = ["n1 lnd-mill blue", "n1e1 war-siege-grey-b white", "n2 war-siege-grey-a white"]


@pytest.mark.rule("Q8")
def test_a_third_tower_reopens_the_chance() -> None:
    state = siege(*THIRD)
    play(state, f"build {TOWER} n1w1")
    assert legal(state) == {"destroy n1", "done"}


@pytest.mark.rule("Q8")
def test_the_stricter_reading_knows_only_the_second_tower() -> None:
    third = siege(*THIRD, siege="second")
    play(third, f"build {TOWER} n1w1")
    assert third.ask is not None
    assert third.ask.code == "heirs-act"
    second = siege(*ONE, siege="second")
    play(second, f"build {TOWER} n1w1")
    assert legal(second) == {"destroy n1", "done"}


@pytest.mark.rule("WA1", "Q8")
def test_only_buildings_beside_the_new_tower() -> None:
    # the sty at n1w1 stands between two older towers, but the new one is elsewhere
    board = ["n1 lnd-mill blue", "n1w1 war-siege-grey-b white", "w1 lnd-sty blue"]
    state = siege(*board, "s1w1 war-siege-grey-a white")
    play(state, f"build {TOWER} n1e1")
    assert legal(state) == {"destroy n1", "done"}


@pytest.mark.rule("WA1", "Q8")
@pytest.mark.parametrize("seat", [0, 1])
def test_units_stay_on_a_destroyed_building(seat: int) -> None:
    own, other = [("white", "blue"), ("blue", "white")][seat]
    board = [f"n1 lnd-mill {other}", f"n1e1 war-siege-grey-b {own}"]
    units = [["0", "reserve", "reserve"], ["0", "reserve", "reserve"]]
    units[1 - seat] = ["n1", "reserve", "reserve"]
    state = siege(*board, units=units, seat=seat)
    play(state, f"build {TOWER} n1w1", "destroy n1")
    assert state.view()["players"][1 - seat]["units"][0]["at"] == "n1"  # type: ignore[index]
    assert refused(state, "step 0 n1")[0] == "cell-has-unit"
    assert state.faults() == []


@pytest.mark.rule("B5", "WA1")
def test_a_siege_is_part_of_the_turn_saved_and_loaded() -> None:
    state = siege(*MANY)
    play(state, f"build {TOWER} n1", "destroy n2")
    again = type(state.game).load(state.game, state.dump())
    assert again.moves() == state.moves()
    assert again.ask == state.ask
