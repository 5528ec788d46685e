"""Roads (D, Q4, Q6)."""

from __future__ import annotations

import pytest

from regna.games.heirs.roads import find_roads, turned
from regna.games.heirs.state import Heirs
from tests.games.heirs.table import corrected, load, plain, play

SETS = {"sets": ["travel", "lands_industry", "trade_church"]}


def roads(state: Heirs) -> list[set[str]]:
    """Every road as its places, the longest first."""
    found = [{state.place_of(tile) for tile in road} for road in find_roads(state)]
    return sorted(found, key=lambda road: (-len(road), sorted(road)))


def points(state: Heirs) -> list[int]:
    return [sum(ln.points for ln in score.lines if ln.rule == "D5") for score in state.scores()]


@pytest.mark.rule("D1", "D2")
def test_segments_that_meet_are_one_road_whoever_owns_them() -> None:
    # north-south: inn-col and mill; the stonemason's road runs east and west
    state = load("n1 tra-inn-col white", "n2 lnd-mill blue", "n3 lnd-stonemason white")
    assert roads(state) == [{"n1", "n2"}, {"n3"}]


@pytest.mark.rule("D1", "B1")
def test_the_north_players_tiles_are_turned() -> None:
    # the market's road joins its own south and west: for Blue north and east
    white = load("n1 tra-inn-col white", "n2 tra-market-yellow white")
    assert roads(white) == [{"n1", "n2"}]
    blue = load("n1 tra-inn-col white", "n2 tra-market-yellow blue")
    assert roads(blue) == [{"n1"}, {"n2"}]
    beyond = load("n1 tra-market-yellow blue", "n2 tra-inn-col white", "n1e1 lnd-stonemason blue")
    assert roads(beyond) == [{"n1", "n2", "n1e1"}]
    assert [turned(mask, 1) for mask in (1, 2, 4, 8, 0b0101, 0b0011)] == [4, 8, 1, 2, 5, 12]


@pytest.mark.rule("D1")
def test_corners_do_not_join() -> None:
    state = load("n1 tra-inn-row white", "n2e1 tra-inn-col white")
    assert roads(state) == [{"n1"}, {"n2e1"}]


CROSSING = ["n1 tra-pilgrimage-green white", "n2 tra-inn-col white", "n1e1 tra-inn-row white"]


@pytest.mark.rule("D3")
def test_a_crossroads_links_none_and_ends_each() -> None:
    state = load(*CROSSING, "n1w1 lnd-stonemason blue")
    assert roads(state) == [{"n1", "n1e1"}, {"n1", "n1w1"}, {"n1", "n2"}, {"n1"}]
    assert points(state) == [4, 0]  # twice two of White, once one against one


@pytest.mark.rule("D3", "Q4")
def test_a_loop_through_a_crossroads_is_one_road_and_counts_the_tile_once() -> None:
    # n1 to n2 (south-east curve), n2e1 (south-west curve), n1e1 (north-west curve), back to n1
    board = [
        "n1 tra-pilgrimage-green white",
        "n2 tra-market-grey white",
        "n2e1 tra-market-yellow white",
        "n1e1 tra-robber-grey blue",
    ]
    state = load(*board)
    assert roads(state)[0] == {"n1", "n2", "n2e1"}  # Blue's curve is turned and does not close it
    board[3] = "n1e1 tra-robber-grey white"
    loop = load(*board)
    assert roads(loop) == [{"n1", "n2", "n2e1", "n1e1"}, {"n1"}, {"n1"}]
    assert points(loop) == [4, 0]
    assert plain(loop, "n1") == 4


@pytest.mark.rule("D4")
def test_open_terrain_has_no_road_and_links_none() -> None:
    state = load("n1 tra-inn-col white", "n2 lnd-mill", "n3 tch-trading-post-b white")
    assert roads(state) == [{"n1"}, {"n3"}]


@pytest.mark.rule("D4", "WA1")
def test_a_building_turned_face_down_loses_its_road() -> None:
    board = ["e1 tra-inn-row blue", "e2 tra-market-green blue", "n1e1 war-siege-grey-b white"]
    units = [["0", "reserve", "reserve"], ["e2", "reserve", "reserve"]]
    state = load(*board, units=units, hands=[["war-siege-green-b"], []], discounts=9)
    assert roads(state) == [{"e1", "e2"}]
    assert points(state) == [0, 2]
    play(state, "build war-siege-green-b s1e1", "destroy e1")
    assert roads(state) == [{"e2"}]
    assert points(state) == [0, 0]


@pytest.mark.rule("D5")
@pytest.mark.parametrize(
    ("owners", "expected"),
    [
        (["white"], [0, 0]),
        (["white", "white"], [2, 0]),
        (["white", "blue"], [0, 0]),
        (["blue", "white", "blue"], [0, 1]),
        (["white", "white", "white"], [3, 0]),
    ],
)
def test_points_of_a_road(owners: list[str], expected: list[int]) -> None:
    tiles = ["tra-inn-col", "lnd-mill", "tch-trading-post-b"]
    board = [f"n{n + 1} {tiles[n]} {owner}" for n, owner in enumerate(owners)]
    state = load(*board)
    assert points(state) == expected
    for score in state.scores():
        for row in score.lines:
            if row.rule == "D5":
                own = owners.count(["white", "blue"][score.seat])
                assert row.facts["own"] == own
                assert row.facts["other"] == len(owners) - own
                assert len(row.facts["cells"]) == len(owners)  # type: ignore[arg-type]


@pytest.mark.rule("D5", "P2")
def test_units_do_not_double_roads() -> None:
    board = ["n1 tra-inn-col white", "n2 lnd-mill white"]
    units = [["n1", "n2", "reserve"], ["0", "reserve", "reserve"]]
    assert points(load(*board, units=units)) == [2, 0]


@pytest.mark.rule("S3", "D5")
def test_a_first_game_without_road_points() -> None:
    board = ["n1 tra-inn-col white", "n2 lnd-mill white"]
    with_roads = load(*board)
    without = load(*board, options={"roads": False, **SETS})
    assert points(without) == [0, 0]
    totals = [[score.total for score in state.scores()] for state in (with_roads, without)]
    assert totals[0][0] == totals[1][0] + 2


@pytest.mark.rule("D2", "Q6")
def test_a_junction_of_a_corrected_tile_joins_all_its_exits() -> None:
    tiles = corrected("tra-inn-row", roads=[["N", "E", "W"]])
    board = ["n1 tra-inn-row white", "n2 tra-inn-col white", "n1e1 lnd-stonemason white"]
    board += ["n1w1 tch-trading-post-a white"]
    state = load(*board, options={"tiles": tiles, **SETS})
    assert roads(state) == [{"n1", "n2", "n1e1", "n1w1"}]
