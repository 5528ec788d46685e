"""Placing, moving and withdrawing leaders (section B)."""

from __future__ import annotations

import pytest

from tests.games.tigris.table import (
    allowed,
    asked,
    codes,
    one,
    play,
    points,
    refusal,
    seen,
    table,
    where,
)

FLIPPED = [{"monument": "red-green", "cell": "f5", "colour": "red"}]


@pytest.mark.rule("6")
def test_leader_needs_a_temple_beside_it() -> None:
    state = table({"t": "f5", "m": "h5"})
    assert allowed(state, "king e5")
    found = refusal(state, "king h6")
    assert (found.code, found.rule) == ("tigris-not-beside-temple", "6")
    assert found.facts == {"leader": "king", "cell": "h6"}
    assert refusal(state, "king g6").code == "tigris-not-beside-temple"  # only a corner touches


@pytest.mark.rule("6", "45")
def test_face_down_temple_is_no_temple() -> None:
    state = table(monuments=FLIPPED)
    assert refusal(state, "priest e5").code == "tigris-not-beside-temple"


@pytest.mark.rule("6")
def test_leader_stays_off_the_river() -> None:
    state = table()
    found = refusal(state, "trader k1")
    assert (found.code, found.facts) == ("tigris-not-empty", {"cell": "k1", "piece": "temple"})
    state = table({"t": "c5"})
    found = refusal(state, "trader c4")
    assert (found.code, found.rule) == ("tigris-leader-on-river", "6")
    assert found.facts == {"leader": "trader", "cell": "c4"}


@pytest.mark.rule("6", "48")
def test_leader_needs_an_empty_square() -> None:
    state = table({"t": "f5", "x": "e5", "m": "g5"}, [{}, {"king": "f6"}])
    assert refusal(state, "king e5").code == "tigris-catastrophe-here"
    assert refusal(state, "king g5").facts == {"cell": "g5", "piece": "market"}
    assert refusal(state, "king f6").facts == {"cell": "f6", "piece": "king"}


@pytest.mark.rule("7")
def test_leader_must_not_join_two_kingdoms_even_all_his_own() -> None:
    state = table({"t": "e5 g5"}, [{"king": "d5", "trader": "h5"}])
    found = refusal(state, "priest f5")
    assert (found.code, found.rule) == ("tigris-leader-joins-kingdoms", "7")
    kingdoms = found.facts["kingdoms"]
    assert isinstance(kingdoms, list)
    assert [kingdom["cells"] for kingdom in kingdoms] == [["d5", "e5"], ["g5", "h5"]]
    assert [kingdom["leaders"][0]["leader"] for kingdom in kingdoms] == ["king", "trader"]


@pytest.mark.rule("7")
def test_leader_may_link_a_kingdom_with_leaderless_regions() -> None:
    state = table({"t": "e5 g5 f4", "m": "f6"}, [{"king": "d5"}])
    play(state, "priest f5")
    assert len(seen(state)["kingdoms"]) == 1


@pytest.mark.rule("8")
def test_touching_a_leader_connects() -> None:
    """f6 touches no tile of the second kingdom, only its king."""
    state = table({"t": "e6 g5"}, [{"trader": "d6"}, {"king": "g6"}])
    found = refusal(state, "priest f6")
    assert found.code == "tigris-leader-joins-kingdoms"


@pytest.mark.rule("9")
def test_moving_leader_may_bridge_the_region_it_leaves() -> None:
    """Lifted, the priest leaves a region without a leader, which is no kingdom."""
    state = table({"t": "e5 g5"}, [{"priest": "e6"}, {"king": "h5"}])
    assert allowed(state, "priest f5")
    assert refusal(state, "farmer f5").code == "tigris-leader-joins-kingdoms"


@pytest.mark.rule("9")
def test_moving_leader_may_not_bridge_what_its_lifting_splits() -> None:
    """The king at f5 joins two kingdoms only he holds together."""
    state = table(
        {"t": "e5 g5 e6 g6", "m": "h6"}, [{"king": "f5"}, {"trader": "d5", "farmer": "h5"}]
    )
    assert len(seen(state)["kingdoms"]) == 1
    found = refusal(state, "king f6")
    assert found.code == "tigris-leader-joins-kingdoms"
    assert allowed(state, "king d6")


@pytest.mark.rule("10")
def test_moving_inside_a_kingdom_is_an_action_without_conflict() -> None:
    state = table({"t": "e5 f5"}, [{"king": "d5"}])
    events = play(state, "king g5")
    assert codes(events) == ["leader-moved"]
    assert one(events, "leader-moved")["origin"] == "d5"
    assert asked(state) == (0, "action")
    assert state.ask is not None
    assert state.ask.facts["left"] == 1


@pytest.mark.rule("10")
def test_leader_must_move_somewhere_else() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}])
    found = refusal(state, "king d5")
    assert (found.code, found.rule) == ("tigris-leader-same-place", "10")


@pytest.mark.rule("11")
def test_withdrawing_is_an_action() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}])
    assert refusal(state, "withdraw priest").facts == {"leader": "priest"}
    play(state, "withdraw king", "king e6")
    assert where(state, 0, "king") == "e6"
    assert asked(state) == (1, "action")  # withdraw and place again: both actions


@pytest.mark.rule("11")
def test_no_withdrawing_out_of_a_conflict() -> None:
    state = table({"t": "e5 f5"}, [{}, {"king": "d5"}])
    play(state, "king e6")
    assert asked(state) == (0, "revolt-attack")
    found = refusal(state, "withdraw king")
    assert (found.code, found.facts["verb"]) == ("tigris-not-now", "withdraw")


@pytest.mark.rule("12")
def test_one_leader_per_colour_and_player() -> None:
    """Placing a king who is on the board moves him: there is no second one."""
    state = table({"t": "e5 f5"}, [{"king": "d5"}])
    play(state, "king g5")
    assert seen(state)["players"][0]["leaders"] == {"king": "g5"}


@pytest.mark.rule("13")
def test_leader_without_a_temple_goes_back_to_its_owner() -> None:
    state = table({"t": "f5", "m": "e6"}, [{}, {"king": "e5"}])
    events = play(state, "catastrophe f5")
    assert one(events, "leader-displaced") == {
        "seat": 1,
        "leader": "king",
        "colour": "black",
        "cell": "e5",
    }
    assert where(state, 1, "king") is None
    play(state, "pass")
    assert allowed(state, "king b1")


@pytest.mark.rule("14")
def test_loser_of_a_revolt_who_had_moved_does_not_go_back() -> None:
    state = table({"t": "e5 e6 h5"}, [{"king": "h6"}, {"king": "d5"}], [{"blue": 6}, {"blue": 6}])
    play(state, "king f5", "support 0", "support 0")
    assert where(state, 0, "king") is None
    assert where(state, 1, "king") == "d5"


@pytest.mark.rule("14")
def test_lost_leader_may_have_held_the_kingdom_together() -> None:
    """The beaten king at f5 was the link: two kingdoms are left."""
    state = table(
        {"t": "e5 g5 h5 h6 i6"},
        [{"king": "b1"}, {"king": "f5", "trader": "d5", "farmer": "g6"}],
        [{"red": 5, "blue": 1}],
    )
    assert len(seen(state)["kingdoms"]) == 2
    play(state, "king i5", "support 5", "support 0")
    assert where(state, 1, "king") is None
    kingdoms = seen(state)["kingdoms"]
    assert [kingdom["cells"] for kingdom in kingdoms if "d5" in kingdom["cells"]] == [["d5", "e5"]]
    assert len(kingdoms) == 2


@pytest.mark.rule("15")
def test_leader_may_go_where_it_must_lose() -> None:
    state = table({"t": "e5 e6 e4"}, [{}, {"king": "d5"}], [{"blue": 6}, {"red": 6}])
    assert allowed(state, "king f5")


@pytest.mark.rule("6")
def test_placing_leaders_scores_nothing() -> None:
    state = table({"t": "e5 f5"}, [{"king": "d5"}])
    play(state, "priest e6")
    assert points(state, 0) == {}
