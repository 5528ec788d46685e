"""Revolts (section D)."""

from __future__ import annotations

import pytest

from regna.games.tigris.state import Tigris
from tests.games.tigris.table import (
    allowed,
    asked,
    codes,
    hand,
    one,
    play,
    points,
    refusal,
    sign,
    table,
    where,
)


def example_1(**fields: object) -> Tigris:
    """Three temples beside f5, two beside h5, of which g5 counts for both."""
    hands: list[object] = [{"red": 2, "blue": 4}, {"red": 3, "blue": 3}]
    return table({"t": "e5 f6 g5 h6"}, [{}, {"king": "h5"}], hands, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("23", "24", "25")
def test_example_1_revolt_ends_in_a_tie_for_the_defender() -> None:
    state = example_1()
    events = play(state, "king f5")
    begun = one(events, "revolt")
    assert (begun["attacker"], begun["defender"]) == (0, 1)
    assert (begun["attack"], begun["defence"]) == (3, 2)
    events = play(state, "support 2")
    assert asked(state) == (1, "revolt-defence")
    events = play(state, "support 3")
    won = one(events, "revolt-won")
    assert (won["seat"], won["loser"], won["attack"], won["defence"]) == (1, 0, 5, 5)
    # continued: one point, the leader returns, five temples leave the game
    assert points(state, 1) == {"red": 1}
    assert points(state, 0) == {}
    assert where(state, 0, "king") is None
    assert state.dump()["lost"] == {"red": 5}
    assert hand(state, 0) == {"blue": 4}
    assert hand(state, 1) == {"blue": 3}


@pytest.mark.rule("23")
@pytest.mark.parametrize("leader", ["priest", "farmer", "trader", "king"])
def test_temples_decide_whatever_the_colour(leader: str) -> None:
    state = table({"t": "e5 f5"}, [{}, {leader: "d5"}], [{"red": 1, "black": 5}, {"black": 6}])
    play(state, f"{leader} g5", "support 1", "support 0")
    assert where(state, 1, leader) is None
    assert points(state, 0) == {"red": 1}


@pytest.mark.rule("23", "45")
def test_face_down_temples_do_not_count() -> None:
    built = [{"monument": "red-green", "cell": "f5", "colour": "red"}]
    state = table({"t": "e4 e7"}, [{}, {"king": "e6"}], monuments=built)
    events = play(state, "king e5")
    assert (one(events, "revolt")["attack"], one(events, "revolt")["defence"]) == (1, 1)


@pytest.mark.rule("24", "38")
def test_attacker_first_then_defender_once_each_and_openly() -> None:
    state = example_1()
    play(state, "king f5")
    assert asked(state) == (0, "revolt-attack")
    assert [text for text in range(7) if allowed(state, f"support {text}")] == [0, 1, 2]
    found = refusal(state, "support 3")
    assert found.facts == {"tile": "temple", "colour": "red", "count": 3, "held": 2}
    events = play(state, "support 1")
    assert one(events, "supported") == {"seat": 0, "tile": "temple", "colour": "red", "count": 1}
    ask = state.ask
    assert ask is not None
    assert (ask.facts["attack"], ask.facts["defence"]) == (4, 2)
    play(state, "support 0")
    assert asked(state) == (0, "action")


@pytest.mark.rule("24")
def test_whoever_has_no_temples_is_asked_all_the_same() -> None:
    state = table({"t": "e5 f5"}, [{}, {"king": "d5"}], [{"blue": 6}, {"blue": 6}])
    play(state, "king g5")
    assert asked(state) == (0, "revolt-attack")
    assert state.count() == 1
    play(state, "support 0")
    assert asked(state) == (1, "revolt-defence")
    assert state.count() == 1


@pytest.mark.rule("25")
def test_no_tile_leaves_the_board() -> None:
    state = example_1()
    play(state, "king f5", "support 2", "support 0")
    assert [sign(state, cell) for cell in ("e5", "f6", "g5", "h6")] == ["t"] * 4
    assert points(state, 0) == {"red": 1}
    assert where(state, 1, "king") is None


@pytest.mark.rule("2")
def test_same_failed_revolt_twice_in_a_turn() -> None:
    state = table({"t": "e5 f5"}, [{}, {"king": "d5"}], [{"blue": 6}, {"blue": 6}])
    for _ in range(2):
        assert asked(state) == (0, "action")
        play(state, "king g5", "support 0", "support 0")
    assert points(state, 1) == {"red": 2}
    assert asked(state) == (1, "action")


@pytest.mark.rule("5")
def test_seen_wrong_no_refill_inside_a_turn() -> None:
    """Tiles given in a conflict come back at the end of the turn, for everybody."""
    state = example_1()
    bag = state.bag_size()
    play(state, "king f5", "support 2", "support 3")
    assert state.bag_size() == bag
    assert (state.hand_size(0), state.hand_size(1)) == (4, 3)
    events = play(state, "pass")
    assert state.bag_size() == bag - 5
    assert (state.hand_size(0), state.hand_size(1)) == (6, 6)
    drew = [event.public for event in events if event.code == "tigris-drew"]
    assert drew == [{"seat": 0, "count": 2}, {"seat": 1, "count": 3}]


@pytest.mark.rule("39")
def test_english_variant_in_a_revolt() -> None:
    """Two behind with two temples: the attacker could only draw level, so he adds none."""
    english: dict[str, object] = {"english_variant": True}
    state = table(
        {"t": "e5 f5 d6 c5"},
        [{}, {"king": "d5"}],
        [{"red": 2, "blue": 4}, {"red": 5, "blue": 1}],
        options=english,
    )
    play(state, "king g5")
    assert state.ask is not None
    assert (state.ask.facts["attack"], state.ask.facts["defence"]) == (1, 3)
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0]
    found = refusal(state, "support 2")
    assert (found.code, found.rule) == ("tigris-support-cannot-win", "39")
    assert found.facts == {"count": 2, "attack": 3, "defence": 3}
    play(state, "support 0")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0]  # ahead already


@pytest.mark.rule("39")
def test_english_variant_defender_draws_level_or_adds_nothing() -> None:
    state = example_1(options={"english_variant": True})
    play(state, "king f5")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0, 1, 2]  # ahead: any
    play(state, "support 2")
    assert [n for n in range(7) if allowed(state, f"support {n}")] == [0, 3]
    found = refusal(state, "support 2")
    assert (found.code, found.facts) == (
        "tigris-support-not-level",
        {"count": 2, "attack": 5, "defence": 4},
    )
    events = play(state, "support 3")
    assert codes(events) == ["supported", "revolt-won"]
