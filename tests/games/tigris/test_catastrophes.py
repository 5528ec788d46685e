"""Catastrophes (section G)."""

from __future__ import annotations

import pytest

from tests.games.tigris.table import (
    allowed,
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


@pytest.mark.rule("48")
def test_on_empty_land_and_on_the_river() -> None:
    state = table()
    for cell in ("e5", "c4"):
        assert allowed(state, f"catastrophe {cell}")


@pytest.mark.rule("48")
def test_on_a_tile_which_leaves_the_game() -> None:
    state = table({"m": "e5"})
    events = play(state, "catastrophe e5")
    assert one(events, "tile-destroyed") == {"tile": "market", "colour": "green", "cell": "e5"}
    assert sign(state, "e5") == "x"
    assert state.dump()["lost"] == {"green": 1}


@pytest.mark.rule("48")
def test_not_on_leader_treasure_or_monument() -> None:
    built = [{"monument": "green-black", "cell": "g5", "colour": "green"}]
    state = table({"t": "e5"}, [{}, {"king": "d5"}], monuments=built)
    assert refusal(state, "catastrophe d5").facts == {"cell": "d5", "leader": "king", "seat": 1}
    found = refusal(state, "catastrophe i7")
    assert (found.code, found.rule) == ("tigris-catastrophe-on-treasure", "48")
    assert found.facts == {"cell": "i7"}
    found = refusal(state, "catastrophe h6")
    assert (found.code, found.facts["monument"]) == (
        "tigris-catastrophe-on-monument",
        "green-black",
    )
    assert allowed(state, "catastrophe e5")  # a plain temple


@pytest.mark.rule("48")
def test_seen_wrong_not_on_another_catastrophe() -> None:
    state = table({"x": "e5"})
    found = refusal(state, "catastrophe e5")
    assert (found.code, found.rule) == ("tigris-catastrophe-twice", "48")


@pytest.mark.rule("49")
def test_it_splits_kingdoms_without_conflict_and_scores_nothing() -> None:
    state = table({"t": "e5 g5", "m": "f5"}, [{"king": "d5"}, {"trader": "h5"}])
    events = play(state, "catastrophe f5")
    assert codes(events) == ["catastrophe-placed", "tile-destroyed"]
    assert len(seen(state)["kingdoms"]) == 2
    assert points(state, 0) == points(state, 1) == {}


@pytest.mark.rule("49")
def test_it_may_lie_between_any_number_of_kingdoms() -> None:
    state = table({"t": "e5 g5 f6"}, [{"king": "d5", "trader": "h5"}, {"priest": "f7"}])
    assert refusal(state, "priest f5").code == "tigris-leader-joins-kingdoms"
    assert allowed(state, "catastrophe f5")
    play(state, "catastrophe f5")
    assert len(seen(state)["kingdoms"]) == 3


@pytest.mark.rule("13", "49")
def test_it_drives_leaders_out() -> None:
    state = table({"t": "f5"}, [{"king": "e5", "priest": "g5"}, {"trader": "f6"}])
    events = play(state, "catastrophe f5")
    assert codes(events).count("leader-displaced") == 3
    assert where(state, 1, "trader") is None


@pytest.mark.rule("50")
def test_two_per_player_and_not_part_of_the_hand() -> None:
    state = table()
    assert state.hand_size(0) == 6
    play(state, "catastrophe e5", "catastrophe f5")
    assert seen(state)["players"][0]["catastrophes"] == 0
    play(state, "pass", "pass", "pass")
    assert state.hand_size(0) == 6
    found = refusal(state, "catastrophe g5")
    assert (found.code, found.rule) == ("tigris-no-catastrophe-left", "50")
