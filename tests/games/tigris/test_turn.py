"""Turns, swaps, refills and the end of the game (sections A and I)."""

from __future__ import annotations

import pytest

from regna.games.tigris import game
from tests.games.tigris.table import (
    allowed,
    asked,
    codes,
    crowded,
    hand,
    one,
    play,
    points,
    put_in_hand,
    refusal,
    seen,
    table,
)

MONUMENT = [{"monument": "red-green", "cell": "f5", "colour": "red"}]
MIXED = {"red": 2, "blue": 2, "green": 1, "black": 1}


@pytest.mark.rule("1")
def test_two_actions_one_or_none() -> None:
    state = table(hands=[MIXED] * 4)
    play(state, "temple e5", "farm c4")
    assert asked(state) == (1, "action")
    play(state, "temple g5", "pass")
    assert asked(state) == (2, "action")
    play(state, "pass")
    assert asked(state) == (3, "action")


@pytest.mark.rule("1")
def test_passing_is_always_legal() -> None:
    for seed in range(20):
        state = crowded(seed)
        assert allowed(state, "pass")


@pytest.mark.rule("2")
def test_same_action_twice() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}], [MIXED])
    play(state, "swap 1 temple", "swap 1 farm")
    assert asked(state) == (1, "action")


@pytest.mark.rule("4")
def test_seen_wrong_monuments_then_refill_of_all_active_first() -> None:
    state = table(
        {"t": "e5 e6"},
        [{}, {}, {"priest": "d5"}],
        [None, None, MIXED],
        monuments=MONUMENT,
        turn=2,
    )
    put_in_hand(state, 0, [0, 4, 0, 0])  # as after a conflict
    events = play(state, "temple k5", "pass")
    assert codes(events) == ["tile-placed", "passed", "monument-points", "drew", "drew", "turn"]
    drew = [event.public for event in events if event.code == "tigris-drew"]
    assert drew == [{"seat": 2, "count": 1}, {"seat": 0, "count": 2}]
    assert [state.hand_size(seat) for seat in range(4)] == [6, 6, 6, 6]


@pytest.mark.rule("56")
def test_swap_draws_as_many_as_it_discards() -> None:
    state = table(hands=[MIXED])
    bag = state.bag_size()
    events = play(state, "swap 2 temple 1 market")
    assert one(events, "swapped") == {"seat": 0, "count": 3}
    assert state.bag_size() == bag - 3
    assert state.hand_size(0) == 6
    assert list(state.swapped[0:4]) == [2, 0, 1, 0]


@pytest.mark.rule("56")
def test_swap_does_not_fill_the_hand() -> None:
    """As second action with five tiles it gives five again, not six."""
    state = table(hands=[MIXED])
    play(state, "temple e5")
    assert state.hand_size(0) == 5
    events = play(state, "swap 1 farm")
    drew = [event.public["count"] for event in events if event.code == "tigris-drew"]
    assert drew == [1, 1]  # by the swap, then at the end of the turn


@pytest.mark.rule("56")
def test_swap_of_nothing_or_of_what_is_not_there() -> None:
    state = table(hands=[MIXED])
    assert refusal(state, "swap none").code == "tigris-swap-nothing"
    found = refusal(state, "swap 2 market")
    assert found.facts == {"tile": "market", "colour": "green", "count": 2, "held": 1}
    assert allowed(state, "swap 2 temple 2 farm 1 market 1 settlement")
    play(state, "temple e5")
    assert refusal(state, "swap 2 temple").code == "tigris-swap-not-in-hand"


@pytest.mark.rule("57", "58")
def test_swap_that_the_bag_cannot_serve_ends_the_game_at_once() -> None:
    """He takes what is left; the turn never ends, so monuments do not pay."""
    state = table({"t": "e5 e6"}, [{"priest": "d5"}], [MIXED], monuments=MONUMENT, bag={"black": 2})
    events = play(state, "swap 2 temple 1 farm")
    assert codes(events) == ["swapped", "drew", "over"]
    assert one(events, "over") == {"ending": "bag"}
    assert state.to_act is None
    assert state.hand_size(0) == 5
    assert points(state, 0) == {}


@pytest.mark.rule("57")
def test_seen_wrong_emptying_the_bag_exactly_does_not_end_the_game() -> None:
    state = table(hands=[MIXED], bag={"black": 3})
    play(state, "swap 2 temple 1 farm")
    assert asked(state) == (0, "action")
    assert state.bag_size() == 0
    play(state, "pass")
    assert asked(state) == (1, "action")  # nobody needs a tile
    events = play(state, "king c2", "pass")
    assert asked(state) == (2, "action")
    assert "over" not in codes(events)


@pytest.mark.rule("57")
def test_seen_wrong_refill_that_empties_the_bag_exactly() -> None:
    state = table(hands=[MIXED], bag={"black": 1})
    play(state, "market k5", "pass")
    assert state.bag_size() == 0
    assert asked(state) == (1, "action")


@pytest.mark.rule("57", "60")
def test_bag_too_small_at_the_refill_ends_the_game_after_monument_points() -> None:
    state = table({"t": "e5 e6"}, [{"priest": "d5"}], [MIXED], monuments=MONUMENT, bag={"black": 1})
    events = play(state, "market k5", "settlement k6")
    assert codes(events)[-3:] == ["monument-points", "drew", "over"]
    assert points(state, 0) == {"red": 1}
    assert state.to_act is None
    assert hand(state, 0) == {"red": 2, "blue": 2, "black": 1}


@pytest.mark.rule("57")
def test_nobody_draws_after_the_one_who_could_not() -> None:
    state = table(hands=[MIXED], bag={"black": 1})
    put_in_hand(state, 1, [0, 5, 0, 0])
    play(state, "market k5", "settlement k6")
    assert (state.hand_size(0), state.hand_size(1)) == (5, 5)


@pytest.mark.rule("58")
def test_swapping_to_end_the_game_is_legal() -> None:
    state = table(hands=[MIXED], bag={})
    assert state.bag_size() == 0
    play(state, "swap 1 temple")
    assert state.to_act is None


FAR = "k1 p2 n5 i7 b8 o9 f10"  # cleared: b2, f3 and k11 are left


def few_treasures(more: str = "") -> dict[str, str]:
    return {"t": f"c2 c3 {more}", "f": "e3"}


@pytest.mark.rule("59")
def test_treasures_end_the_game_at_the_end_of_the_turn_only() -> None:
    state = table(few_treasures(), [{"trader": "c1"}], [{"blue": 6}], clear=FAR)
    play(state, "farm d3", "treasure b2")
    assert state.treasures.count() == 2
    assert asked(state) == (0, "action")
    events = play(state, "pass")
    assert codes(events) == ["passed", "drew", "over"]
    assert one(events, "over") == {"ending": "treasures"}


@pytest.mark.rule("59")
def test_seen_wrong_one_treasure_left_ends_the_game_too() -> None:
    """Three in one kingdom: two are taken at once."""
    state = table(
        few_treasures("g3 h3 i3 j3 k3 k2"),
        [{"trader": "c1"}],
        [{"blue": 6}],
        clear="p2 n5 i7 b8 o9 f10 k11",
    )
    play(state, "farm d3", "treasure b2", "treasure f3")
    assert state.treasures.count() == 1
    play(state, "pass")
    assert state.to_act is None
    assert seen(state)["ending"] == "treasures"


@pytest.mark.rule("60")
def test_both_ends_at_once_score_alike() -> None:
    state = table(few_treasures(), [{"trader": "c1"}], [{"blue": 6}], clear=FAR, bag={})
    play(state, "farm d3", "treasure b2", "pass")
    assert state.to_act is None
    assert state.scores()[0].key == tuple(sorted(state.scores()[0].key))


@pytest.mark.rule("62")
def test_guard_against_endless_play() -> None:
    state = table(seats=2, options={"stall_turns": 2})
    play(state, "pass", "pass", "pass")
    assert state.idle == 3
    events = play(state, "pass")
    assert one(events, "over") == {"ending": "stall"}


@pytest.mark.rule("62")
def test_a_draw_starts_the_count_again() -> None:
    state = table(seats=2, options={"stall_turns": 2}, hands=[MIXED, MIXED])
    play(state, "pass", "pass", "pass", "temple e5", "pass")
    assert state.idle == 0
    assert state.to_act == 0


@pytest.mark.rule("62")
def test_guard_can_be_off() -> None:
    state = table(seats=2, options={"stall_turns": 0})
    for _ in range(100):
        play(state, "pass")
    assert state.to_act == 0
    assert game.options()[3].default == 10
