"""Monuments (section F)."""

from __future__ import annotations

import pytest

from regna.games.tigris.board import ONE, cell_number
from regna.games.tigris.pieces import GREEN
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import (
    allowed,
    asked,
    codes,
    one,
    play,
    points,
    refusal,
    seen,
    sign,
    table,
    where,
)

REDS: dict[str, int] = {"red": 5, "black": 1}


def example_3() -> Tigris:
    """Seats: 0 Archer with a priest, 1 Bull with a farmer, 2 Lion with a king beside e5 only."""
    return table(
        {"t": "e5 e6 f6 g5", "m": "g6"},
        [{"priest": "h5"}, {"farmer": "g4"}, {"king": "d5"}],
        [REDS],
    )


@pytest.mark.rule("13", "40", "47")
def test_example_3_monument_displaces_a_leader_and_pays_two() -> None:
    state = example_3()
    play(state, "temple f5")
    assert points(state, 0) == {"red": 1}
    events = play(state, "build blue-red e5")
    assert one(events, "monument-built")["cells"] == ["e5", "f5", "e6", "f6"]
    assert one(events, "leader-displaced")["leader"] == "king"
    assert where(state, 2, "king") is None
    assert where(state, 1, "farmer") == "g4"
    # continued: the Archer a red point at the end of his turn, the Bull a blue one
    events = play(state, "pass")
    paid = [event.public for event in events if event.code == "tigris-monument-points"]
    assert [(item["seat"], item["colour"]) for item in paid] == [(0, "red")]
    assert points(state, 0) == {"red": 2}
    assert points(state, 1) == {}
    play(state, "pass")
    assert points(state, 1) == {"blue": 1}


@pytest.mark.rule("40")
def test_declining_loses_the_chance_on_that_square() -> None:
    state = example_3()
    play(state, "temple f5")
    assert state.ask is not None
    assert state.ask.facts["cells"] == ["e5"]
    events = play(state, "build none")
    assert codes(events) == ["monument-declined"]
    play(state, "temple h6")  # next to it, but it completes nothing
    assert asked(state) == (1, "action")


@pytest.mark.rule("40")
def test_square_needs_four_of_one_colour_face_up() -> None:
    state = table({"t": "e5 e6", "m": "f6"}, hands=[REDS])
    play(state, "temple f5")
    assert asked(state) == (0, "action")
    built = [{"monument": "red-green", "cell": "e5", "colour": "red"}]
    state = table({"t": "g6"}, hands=[REDS], monuments=built)
    play(state, "temple g5")  # f5 and f6 lie face down
    assert asked(state) == (0, "action")


@pytest.mark.rule("40", "41")
def test_builder_is_the_active_player_though_nobody_is_there() -> None:
    state = table({"t": "e5 e6 f6"}, hands=[REDS])
    play(state, "temple f5")
    assert asked(state) == (0, "monument")


@pytest.mark.rule("41")
def test_seen_wrong_player_chooses_among_overlapping_squares() -> None:
    """f5 completes four squares; one monument at most, on the one chosen."""
    state = table({"t": "e4 f4 g4 e5 g5 e6 f6 g6"}, hands=[REDS])
    play(state, "temple f5")
    assert state.ask is not None
    assert state.ask.facts["cells"] == ["e4", "f4", "e5", "f5"]
    found = refusal(state, "build red-green g5")
    assert (found.code, found.facts) == ("tigris-no-square", {"cells": ["g5", "h5", "g6", "h6"]})
    play(state, "build red-green f5")
    assert [sign(state, cell) for cell in ("f5", "g5", "f6", "g6")] == ["#"] * 4
    assert sign(state, "e5") == "t"
    assert asked(state) == (0, "action")


@pytest.mark.rule("42")
def test_new_square_may_reuse_tiles_of_a_declined_one() -> None:
    state = table({"t": "e5 e6 f6 g6"}, hands=[REDS])
    play(state, "temple f5", "build none", "temple g5")
    assert state.ask is not None
    assert (state.ask.code, state.ask.facts["cells"]) == ("tigris-monument", ["f5"])


@pytest.mark.rule("42")
def test_lost_tile_replaced_gives_the_same_square_again() -> None:
    """As after a war that took f5."""
    state = table({"m": "e5 e6 f6", "t": "d5"}, hands=[{"green": 6}])
    play(state, "market f5", "build none")
    state.remove_tiles(GREEN, ONE[cell_number("f5")])
    play(state, "market f5")
    assert asked(state) == (0, "monument")


@pytest.mark.rule("43")
def test_each_pair_of_colours_once() -> None:
    built = [{"monument": "red-green", "cell": "i4", "colour": "green"}]
    state = table({"t": "e5 e6 f6"}, hands=[REDS], monuments=built)
    play(state, "temple f5")
    assert state.ask is not None
    assert state.ask.facts["monuments"] == ["red-black", "blue-red"]
    found = refusal(state, "build red-green e5")
    assert (found.code, found.facts) == (
        "tigris-monument-used",
        {"monument": "red-green", "cell": "i4"},
    )
    found = refusal(state, "build green-black e5")
    assert (found.code, found.facts["colour"]) == ("tigris-monument-colour", "red")


@pytest.mark.rule("43")
def test_no_monument_of_the_colour_left_no_question() -> None:
    built = [
        {"monument": "red-green", "cell": "i4", "colour": "green"},
        {"monument": "red-black", "cell": "k4", "colour": "black"},
        {"monument": "blue-red", "cell": "c10", "colour": "red"},
    ]
    state = table({"t": "e5 e6 f6"}, hands=[REDS], monuments=built)
    play(state, "temple f5")
    assert asked(state) == (0, "action")


@pytest.mark.rule("44")
def test_square_is_looked_at_after_the_wars() -> None:
    """A red war removes f6, and with it the square; a won one leaves it with the united tile."""

    def at_war(red: int) -> Tigris:
        state = table(
            {"t": "e5 e6 f6 h5 i5", "m": "g5"},
            [{"priest": "d5"}, {"priest": "i6"}],
            [{"red": red, "blue": 6 - red}, {"red": 5, "blue": 1}],
        )
        play(state, "temple f5", f"support {red - 1}")
        return state

    lost = at_war(1)
    play(lost, "support 5")
    assert sign(lost, "e6") == "."
    assert asked(lost) == (0, "action")
    won = at_war(6)
    play(won, "support 0")
    assert asked(won) == (0, "monument")
    assert won.marker == -1


@pytest.mark.rule("45")
def test_face_down_tiles_support_nobody_and_are_safe() -> None:
    built = [{"monument": "green-black", "cell": "g5", "colour": "green"}]
    state = table(
        {"t": "e5 i5"},
        [{"trader": "d5"}, {"trader": "j5"}],
        [{"green": 2, "blue": 4}, {"blue": 6}],
        monuments=built,
    )
    events = play(state, "market f5")
    assert one(events, "war-begun")["defence"] == 0
    play(state, "support 1", "support 0")
    assert [sign(state, cell) for cell in ("g5", "h5", "g6", "h6")] == ["#"] * 4


@pytest.mark.rule("46")
def test_treasure_stays_on_the_flipped_temple_and_is_taken_from_it() -> None:
    state = table(
        {"t": "h6 h7 f4", "m": "g6 f5"},
        [{"king": "e4"}],
        [{"red": 2, "green": 4}],
    )
    play(state, "temple i6", "build red-green h6")
    assert sign(state, "i7") == "$"
    assert "i7" in seen(state)["treasures"]
    play(state, "market f6")
    play(state, "pass", "pass", "pass")
    play(state, "trader g4")
    assert state.ask is not None
    assert (state.ask.code, state.ask.facts["cells"]) == ("tigris-treasure", ["f3", "i7"])
    play(state, "treasure i7")
    assert sign(state, "i7") == "#"


@pytest.mark.rule("47")
def test_king_is_no_substitute_at_monuments() -> None:
    built = [{"monument": "red-green", "cell": "f5", "colour": "red"}]
    state = table({"t": "e5"}, [{"king": "d5"}], monuments=built)
    play(state, "pass")
    assert points(state, 0) == {}


@pytest.mark.rule("47")
def test_every_leader_and_every_monument_pays() -> None:
    built = [
        {"monument": "red-green", "cell": "f5", "colour": "red"},
        {"monument": "red-black", "cell": "h5", "colour": "black"},
    ]
    state = table({"t": "e5 e6"}, [{"king": "d5", "priest": "e4", "trader": "d6"}], monuments=built)
    play(state, "pass")
    assert points(state, 0) == {"red": 2, "green": 1, "black": 1}


@pytest.mark.rule("3")
def test_monument_before_treasures() -> None:
    """Built, it displaces the trader, who then takes nothing; declined, he takes one."""

    def placed() -> Tigris:
        state = table({"t": "e5 e6 f6 g6 h6 i6 f4"}, [{}, {"trader": "d5"}], [REDS])
        play(state, "temple f5")
        assert asked(state) == (0, "monument")
        return state

    built = placed()
    events = play(built, "build red-green e5")
    assert codes(events) == ["monument-built", "leader-displaced"]
    assert asked(built) == (0, "action")
    declined = placed()
    play(declined, "build none")
    assert asked(declined) == (1, "treasure")
    assert allowed(declined, "treasure f3")
    assert allowed(declined, "treasure i7")
