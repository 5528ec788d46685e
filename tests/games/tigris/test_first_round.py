"""The rulebook's example of a first round, turn by turn."""

from __future__ import annotations

import pytest

from regna.games.tigris.state import Tigris
from tests.games.tigris.table import asked, hand, one, play, points, refusal, seen, table, where

ANDREW, BARBARA, DAVID, KAREN = range(4)

TURN_1 = ["king b1", "priest g3"]
TURN_2 = ["farmer f2", "farm e2"]
TURN_3 = ["king i6", "temple h6"]
TURN_4 = ["priest f4", "support 3", "support 0", "temple g4"]


def start() -> Tigris:
    return table(
        hands=[
            {"red": 2, "blue": 2, "green": 1, "black": 1},
            {"blue": 3, "green": 3},
            {"red": 2, "black": 4},
            {"red": 4, "blue": 1, "green": 1},
        ]
    )


@pytest.mark.rule("0b", "6")
def test_first_round_turn_1_andrew_makes_two_kingdoms() -> None:
    state = start()
    play(state, *TURN_1)
    assert [kingdom["cells"] for kingdom in seen(state)["kingdoms"]] == [
        ["f3", "g3"],
        ["b1", "b2"],
    ]
    assert asked(state) == (BARBARA, "action")


@pytest.mark.rule("18")
def test_first_round_turn_2_barbara_scores_with_her_farmer() -> None:
    state = start()
    play(state, *TURN_1)
    events = play(state, *TURN_2)
    assert where(state, BARBARA, "farmer") == "f2"
    assert points(state, BARBARA) == {"blue": 1}
    assert one(events, "drew") == {"seat": BARBARA, "count": 1}


@pytest.mark.rule("19")
def test_first_round_turn_3_davids_king_stands_in_for_a_priest() -> None:
    state = start()
    play(state, *TURN_1, *TURN_2)
    events = play(state, *TURN_3)
    scored = one(events, "tile-scored")
    assert (scored["seat"], scored["leader"], scored["colour"]) == (DAVID, "king", "red")
    assert points(state, DAVID) == {"red": 1}
    king = [leader for leader in seen(state)["leaders"] if leader["cell"] == "i6"]
    assert king[0]["temples"] == 2


@pytest.mark.rule("23", "24", "25")
def test_first_round_turn_4_karen_drives_andrews_priest_out() -> None:
    state = start()
    play(state, *TURN_1, *TURN_2, *TURN_3)
    events = play(state, TURN_4[0])
    assert (one(events, "revolt")["attack"], one(events, "revolt")["defence"]) == (1, 1)
    play(state, TURN_4[1])
    assert asked(state) == (ANDREW, "revolt-defence")
    assert refusal(state, "support 3").facts["held"] == 2
    events = play(state, TURN_4[2])
    won = one(events, "revolt-won")
    assert (won["seat"], won["attack"], won["defence"]) == (KAREN, 4, 1)
    assert where(state, ANDREW, "priest") is None
    assert points(state, KAREN) == {"red": 1}
    assert hand(state, KAREN) == {"red": 1, "blue": 1, "green": 1}
    events = play(state, TURN_4[3])
    assert points(state, KAREN) == {"red": 2}
    assert one(events, "drew") == {"seat": KAREN, "count": 4}
    assert asked(state) == (ANDREW, "action")
