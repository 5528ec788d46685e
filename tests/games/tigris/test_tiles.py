"""Placing tiles and the points for it (section C)."""

from __future__ import annotations

import pytest

from tests.games.tigris.table import allowed, asked, codes, one, play, points, refusal, seen, table

ALL_FOUR = {"red": 2, "blue": 2, "green": 1, "black": 1}


@pytest.mark.rule("16")
def test_farms_on_rivers_and_nothing_else_there() -> None:
    state = table(hands=[ALL_FOUR])
    assert allowed(state, "farm c4")
    found = refusal(state, "farm e5")
    assert (found.code, found.rule, found.facts) == ("tigris-farm-on-land", "16", {"cell": "e5"})
    for tile in ("temple", "market", "settlement"):
        assert refusal(state, f"{tile} c4").code == "tigris-tile-on-river"
        assert allowed(state, f"{tile} e5")


@pytest.mark.rule("16")
def test_tile_needs_an_empty_square_and_must_be_in_hand() -> None:
    state = table({"m": "e5", "x": "f5"}, hands=[{"red": 6}])
    assert refusal(state, "temple e5").facts == {"cell": "e5", "piece": "market"}
    assert refusal(state, "temple f5").code == "tigris-catastrophe-here"
    assert refusal(state, "market g5").facts == {"tile": "market", "colour": "green"}


@pytest.mark.rule("16")
def test_rivers_are_no_barrier() -> None:
    state = table({"t": "c5", "f": "c4", "m": "c3"}, [{"king": "b5"}])
    assert seen(state)["kingdoms"][0]["cells"] == ["c3", "c4", "b5", "c5"]


@pytest.mark.rule("17")
def test_tile_must_not_join_three_kingdoms() -> None:
    state = table(
        {"t": "e5 g5 f4"},
        [{"king": "d5", "trader": "h5"}, {"priest": "g4"}],
        [ALL_FOUR],
    )
    assert len(seen(state)["kingdoms"]) == 2  # f4 and g5 touch the priest
    state = table(
        {"t": "e5 g5 f6"},
        [{"king": "d5", "trader": "h5"}, {"priest": "f7"}],
        [ALL_FOUR],
    )
    found = refusal(state, "market f5")
    assert (found.code, found.rule, found.facts["count"]) == (
        "tigris-joins-three-kingdoms",
        "17",
        3,
    )
    kingdoms = found.facts["kingdoms"]
    assert isinstance(kingdoms, list)
    assert [kingdom["cells"] for kingdom in kingdoms] == [["d5", "e5"], ["g5", "h5"], ["f6", "f7"]]


@pytest.mark.rule("17")
def test_kingdom_touched_on_two_sides_counts_once() -> None:
    state = table({"t": "e5 e6 f7 g6", "m": "f6", "s": "g5"}, [{"king": "d5"}], [ALL_FOUR])
    events = play(state, "market f5")
    assert "united" not in codes(events)
    assert points(state, 0) == {"green": 1}


@pytest.mark.rule("17")
def test_seen_wrong_tile_standing_alone_is_legal() -> None:
    """Some engines list only squares beside something."""
    state = table(hands=[ALL_FOUR])
    events = play(state, "settlement h5")
    assert codes(events) == ["tile-placed"]


@pytest.mark.rule("18")
def test_owner_of_the_matching_leader_scores_whoever_placed() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}, {"trader": "e6"}], [ALL_FOUR])
    events = play(state, "market f5")
    assert one(events, "tile-scored") == {
        "seat": 1,
        "leader": "trader",
        "colour": "green",
        "points": 1,
        "cell": "f5",
    }
    assert points(state, 1) == {"green": 1}
    assert points(state, 0) == {}


@pytest.mark.rule("18")
def test_nobody_scores_without_that_leader_and_without_king() -> None:
    state = table({"t": "e5"}, [{"priest": "d5"}], [ALL_FOUR])
    events = play(state, "market f5")
    assert codes(events) == ["tile-placed"]
    assert points(state, 0) == {}


@pytest.mark.rule("19")
@pytest.mark.parametrize(
    ("tile", "colour"), [("temple f5", "red"), ("market f5", "green"), ("settlement f5", "black")]
)
def test_seen_wrong_king_scores_in_the_colour_of_the_tile(tile: str, colour: str) -> None:
    """Not in black."""
    state = table({"t": "e5"}, [{"king": "d5"}], [ALL_FOUR])
    play(state, tile)
    assert points(state, 0) == {colour: 1}


@pytest.mark.rule("20")
def test_seen_wrong_uniting_tile_scores_nothing_even_without_war() -> None:
    state = table({"t": "e5 g5"}, [{"king": "d5"}, {"trader": "h5"}], [ALL_FOUR])
    events = play(state, "market f5")
    assert codes(events) == ["tile-placed", "united", "union-over"]
    assert points(state, 0) == {}
    assert points(state, 1) == {}


@pytest.mark.rule("20", "44")
def test_monument_follows_a_union_without_war() -> None:
    state = table(
        {"m": "e5 e6 f6", "t": "d5 g5"},
        [{"king": "d6"}, {"trader": "h5"}],
        [ALL_FOUR],
    )
    play(state, "market f5")
    assert asked(state) == (0, "monument")


@pytest.mark.rule("20", "51")
def test_treasures_follow_a_union_without_war() -> None:
    """f3 and i7 have treasures; the trader's kingdom gets the other's one."""
    state = table(
        {"t": "f4 f5 g6 h6 i6"},
        [{"king": "e4"}, {"trader": "g7"}],
        [ALL_FOUR],
    )
    play(state, "market f6")
    assert asked(state) == (1, "treasure")


@pytest.mark.rule("21")
def test_linking_leaderless_regions_scores_normally() -> None:
    state = table({"t": "e5 g5", "m": "f6"}, [{"king": "d5"}], [ALL_FOUR])
    events = play(state, "settlement f5")
    assert codes(events) == ["tile-placed", "tile-scored"]
    assert points(state, 0) == {"black": 1}


@pytest.mark.rule("22")
def test_points_are_unlimited() -> None:
    state = table(
        {"t": "e5"},
        [{"king": "d5"}],
        [ALL_FOUR],
        players=[{"points": {"red": 500}}, {}, {}, {}],
    )
    play(state, "temple f5")
    assert points(state, 0) == {"red": 501}
