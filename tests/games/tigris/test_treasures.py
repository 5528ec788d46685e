"""Treasures (section H)."""

from __future__ import annotations

import pytest

from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from regna.games.tigris.treasures import rich_traders
from tests.games.tigris.table import (
    asked,
    codes,
    crowded,
    one,
    play,
    points,
    refusal,
    seen,
    sign,
    table,
)

BULL, LION = 1, 2


def example_4(more: str = "") -> Tigris:
    """A kingdom with the corner b2, and a region with f3 across the river at d3."""
    return table(
        {"t": f"c2 c3 {more}", "f": "e3"},
        [{}, {"farmer": "b3"}, {"trader": "c1"}],
        [None, None, {"blue": 6}],
        turn=LION,
    )


@pytest.mark.rule("18", "51", "52")
def test_example_4_the_corner_treasure_must_be_taken() -> None:
    state = example_4()
    events = play(state, "farm d3")
    assert one(events, "tile-scored")["seat"] == BULL
    assert points(state, BULL) == {"blue": 1}
    assert asked(state) == (LION, "treasure")
    found = refusal(state, "treasure f3")
    assert (found.code, found.facts) == ("tigris-corners-first", {"cell": "f3", "cells": ["b2"]})
    assert state.moves() == [game.read(state, "treasure b2")]
    events = play(state, "treasure b2")
    assert codes(events) == ["treasure-taken"]
    assert (sign(state, "b2"), sign(state, "f3")) == ("t", "T")
    assert list(state.taken) == [0, 0, 1, 0]


@pytest.mark.rule("51")
def test_seen_wrong_treasures_go_at_the_end_of_the_action() -> None:
    """Not at the end of the turn: the second action is still to come."""
    state = example_4()
    play(state, "farm d3", "treasure b2")
    assert asked(state) == (LION, "action")
    assert state.ask is not None
    assert state.ask.facts["left"] == 1


@pytest.mark.rule("52")
def test_corner_first_then_free_choice() -> None:
    """Three treasures, one of them a corner: that one, then either of the others."""
    state = example_4("g3 h3 i3 j3 k3 k2")
    play(state, "farm d3")
    assert state.ask is not None
    assert (state.ask.facts["left"], state.ask.facts["cells"]) == (2, ["b2"])
    play(state, "treasure b2")
    assert state.ask.facts["cells"] == ["k1", "f3"]
    assert state.ask.facts["left"] == 1
    assert refusal(state, "treasure n5").code == "tigris-treasure-elsewhere"
    assert refusal(state, "treasure e5").code == "tigris-no-treasure"
    play(state, "treasure f3")
    assert asked(state) == (LION, "action")
    assert "k1" in seen(state)["treasures"]


@pytest.mark.rule("52")
def test_seen_wrong_all_four_corners_and_no_other() -> None:
    assert seen(table())["corners"] == ["b2", "p2", "b8", "o9"]


@pytest.mark.rule("52")
@pytest.mark.parametrize(
    ("corner", "other", "tiles", "last"),
    [
        ("b8", "f10", "b10 c10 d10 e10", "b9"),
        ("o9", "k11", "o11 n11 m11 l11", "o10"),
    ],
)
def test_seen_wrong_lower_corners_go_first(corner: str, other: str, tiles: str, last: str) -> None:
    trader = {"b8": "a8", "o9": "n9"}[corner]
    state = table({"t": tiles}, [{"trader": trader}], [{"red": 6}])
    play(state, f"temple {last}")
    assert state.moves() == [game.read(state, f"treasure {corner}")]
    assert refusal(state, f"treasure {other}").code == "tigris-corners-first"


@pytest.mark.rule("52")
def test_seen_wrong_other_treasures_are_no_corners() -> None:
    """f3 and k1: both may be taken."""
    state = table({"t": "g3 h3 i3 j3 k3"}, [{"trader": "f2"}], [{"red": 6}])
    play(state, "temple k2")
    assert state.ask is not None
    assert state.ask.facts["cells"] == ["k1", "f3"]


@pytest.mark.rule("52")
def test_owner_of_the_trader_chooses_not_the_active_player() -> None:
    state = table({"t": "g3 h3 i3 j3 k3"}, [{}, {"trader": "f2"}], [{"red": 6}])
    play(state, "temple k2")
    assert asked(state) == (1, "treasure")
    play(state, "treasure k1")
    assert list(state.taken) == [0, 1, 0, 0]
    assert asked(state) == (0, "action")


@pytest.mark.rule("53")
def test_without_a_trader_they_stay_until_one_comes() -> None:
    state = table({"t": "g3 h3 i3 j3 k3"}, [{"king": "f2"}], [{"red": 6}])
    play(state, "temple k2")
    assert asked(state) == (0, "action")
    play(state, "trader f4")
    assert asked(state) == (0, "treasure")


@pytest.mark.rule("53")
def test_war_of_traders_decides_who_takes() -> None:
    state = table(
        {"t": "f4 f5 g6 h6 i6"},
        [{"trader": "e4"}, {"trader": "g7"}],
        [{"red": 1, "green": 1, "blue": 4}, {"blue": 6}],
    )
    play(state, "temple f6")
    assert asked(state) == (0, "war-attack")
    play(state, "support 1", "support 0")
    assert asked(state) == (0, "treasure")


@pytest.mark.rule("54")
def test_one_kingdom_at_most_shares() -> None:
    """In crowded random play; the engine asserts it too."""
    for seed in range(40):
        state = crowded(seed)
        for step in range(25):
            if state.to_act is None:
                break
            state.advance(state.nth((7919 * (step + seed)) % state.count()))
            if asked(state)[1] in ("action", "treasure"):
                assert len(rich_traders(state)) <= 1


@pytest.mark.rule("55")
def test_taking_is_public_and_the_total_is_not() -> None:
    state = example_4()
    play(state, "farm d3")
    events = play(state, "treasure b2")
    assert one(events, "treasure-taken") == {"seat": LION, "cell": "b2"}
    assert seen(state, LION)["players"][LION]["treasures"] == 1
    assert seen(state, BULL)["players"][LION]["treasures"] is None
    known = state.dump(BULL)["players"]
    assert isinstance(known, list)
    assert known[LION]["treasures"] == 1
