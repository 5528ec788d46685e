"""What each of the 24 kinds of building is worth (BL), on several landscapes each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heirs.table import PRINTED, corrected, line, load, plain

OTHER = {"white": "blue", "blue": "white"}
FILLERS = ["tch-quarry-a", "tch-farm-a", "tch-quarry-b", "tch-farm-b", "tch-sawmill-a"]
FILLERS += ["tch-sawmill-b", "tch-cathedral"]


def column(*places: str) -> list[str]:
    """Open terrain at these places."""
    return [f"{place} {tile}" for place, tile in zip(places, FILLERS, strict=False)]


def cells(state: Any, place: str) -> set[str]:
    found = line(state, place).facts["cells"]
    assert isinstance(found, list)
    return set(found)


# ---- travel ----------------------------------------------------------------------------------


@pytest.mark.rule("TV1")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_inn_counts_its_line_only(owner: str) -> None:
    alone = load(f"n1 tra-inn-row {owner}")
    assert plain(alone, "n1") == 1
    row = load(f"n1 tra-inn-row {owner}", *column("n1e1", "n1w1", "n2", "n1e2"))
    assert plain(row, "n1") == 4
    assert cells(row, "n1") == {"n1e1", "n1w1", "n1e2"}
    col = load(f"n1 tra-inn-col {owner}", *column("n1e1", "n2", "n3"))
    assert plain(col, "n1") == 4
    assert cells(col, "n1") == {"0", "n2", "n3"}


@pytest.mark.rule("TV1")
def test_inn_counts_at_most_three_on_each_side() -> None:
    places = ["n2", "n3", "n4", "n5", "s1", "s2"]
    state = load("n1 tra-inn-col blue", *column(*places))
    assert plain(state, "n1") == 7
    assert cells(state, "n1") == {"n2", "n3", "n4", "0", "s1", "s2"}
    both = load("n1 tra-inn-col white", *column(*places, "s3"))
    assert plain(both, "n1") == 7


@pytest.mark.rule("TV1", "Q5")
@pytest.mark.parametrize(("variant", "points"), [("tiles", 4), ("distance", 3), ("contiguous", 2)])
def test_inn_and_gaps(variant: str, points: int) -> None:
    # in the column of the inn: a neighbour, one at distance 3, one at distance 5
    board = ["n1 tra-inn-col white", "n2 tch-farm-a", "n3e1 tch-farm-b", "n4 tch-quarry-a"]
    board += ["n5e1 tch-quarry-b", "n6 tch-sawmill-a", "e1 tra-inn-row blue"]
    options = {"inn": variant, "sets": ["travel", "lands_industry", "trade_church"]}
    state = load(*board, options=options)
    south = 1  # the start tile
    assert plain(state, "n1") == points + south
    assert plain(state, "e1") == 2


@pytest.mark.rule("TV2")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_market(owner: str) -> None:
    assert plain(load(f"n1e1 tra-market-green {owner}"), "n1e1") == 1
    assert plain(load(f"n1 tra-market-green {owner}"), "n1") == 2
    full = load(f"n1 tra-market-green {owner}", *column("n2", "n1e1", "n1w1", "n2e1"))
    assert plain(full, "n1") == 5
    assert cells(full, "n1") == {"0", "n2", "n1e1", "n1w1"}


@pytest.mark.rule("TV3", "Q6", "D3")
def test_pilgrimage_site_counts_its_longest_road() -> None:
    site = "n1 tra-pilgrimage-green"
    assert plain(load(f"{site} white"), "n1") == 1
    # a road of two to the north, of three to the west: the site counts in both
    board = [
        f"{site} white",
        "n2 tra-inn-col blue",
        "n1w1 tra-inn-row white",
        "n1w2 lnd-stonemason blue",
    ]
    state = load(*board)
    assert plain(state, "n1") == 3
    assert cells(state, "n1") == {"n1w1", "n1w2"}
    longer = load(*board, "n3 lnd-mill white", "n4 tch-trading-post-b blue")
    assert plain(longer, "n1") == 4


@pytest.mark.rule("TV3")
def test_pilgrimage_site_scores_roads_in_games_without_road_points() -> None:
    options = {"roads": False, "sets": ["travel", "lands_industry", "trade_church"]}
    state = load("n1 tra-pilgrimage-yellow white", "n2 tra-inn-col white", options=options)
    assert plain(state, "n1") == 2
    assert all("plain" in row.facts for row in state.scores()[0].lines)


@pytest.mark.rule("TV4")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_robber_keep(owner: str) -> None:
    other = OTHER[owner]
    keep = f"n1 tra-robber-grey {owner}"
    assert plain(load(keep), "n1") == 2
    mixed = [f"n2 tch-farm-a {other}", f"n1e1 tch-farm-b {owner}", "n1w1 tch-quarry-a"]
    state = load(keep, *mixed, f"n2e1 tch-quarry-b {other}")
    assert plain(state, "n1") == 4
    assert cells(state, "n1") == {"n2"}
    far = load(
        "n1 tch-sawmill-a",
        f"n2 tra-robber-grey {owner}",
        f"n3 tch-farm-a {other}",
        f"n2e1 tch-farm-b {other}",
        f"n2w1 tch-quarry-a {other}",
    )
    assert plain(far, "n2") == 8


# ---- lands and industry ----------------------------------------------------------------------

GROUPS = [
    ("LI1", "lnd-mill", "yellow"),
    ("LI2", "lnd-stonemason", "grey"),
    ("LI3", "lnd-sty", "green"),
]
OF_COLOUR = {
    colour: [t for t, row in PRINTED.items() if row["colour"] == colour and t[:3] in ("tch", "tra")]
    for colour in ("yellow", "grey", "green")
}


@pytest.mark.rule("LI1", "LI2", "LI3")
@pytest.mark.parametrize(("rule", "tile", "colour"), GROUPS)
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_groups_of_a_colour(rule: str, tile: str, colour: str, owner: str) -> None:
    same = OF_COLOUR[colour]
    strange = OF_COLOUR["green" if colour != "green" else "grey"]
    start = f"0 {strange[0]}"
    alone = load(start, f"n1 {tile} {owner}")
    assert plain(alone, "n1") == 1
    assert line(alone, "n1").rule == rule
    # a bent group with an opponent's building and open terrain; the corner one is not joined
    bent = [f"n2 {same[0]}", f"n3 {same[1]} {OTHER[owner]}", f"n3e1 {same[2]} {owner}"]
    state = load(start, f"n1 {tile} {owner}", *bent, f"n2w1 {strange[1]}", f"n1e1 {strange[2]}")
    assert plain(state, "n1") == 4
    assert cells(state, "n1") == {"n2", "n3", "n3e1"}
    corner = load(start, f"n1 {tile} {owner}", f"n2e1 {same[0]}")
    assert plain(corner, "n1") == 1


@pytest.mark.rule("LI1")
def test_two_groups_and_a_ring_count_each_tile_once() -> None:
    yellow = OF_COLOUR["yellow"]
    start = "0 tra-inn-row"
    two = load(start, "n1 lnd-mill white", f"n1e1 {yellow[0]}", f"n1w1 {yellow[1]}")
    assert plain(two, "n1") == 3
    ring = [f"n2 {yellow[0]}", f"n2e1 {yellow[1]}", f"n1e1 {yellow[2]}"]
    assert plain(load(start, "n1 lnd-mill white", *ring), "n1") == 4


@pytest.mark.rule("LI4", "Q7")
@pytest.mark.parametrize(
    ("tile", "colour"), [("lnd-bakery", "yellow"), ("lnd-forge", "grey"), ("lnd-lodge", "green")]
)
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_own_buildings_of_a_colour(tile: str, colour: str, owner: str) -> None:
    same = OF_COLOUR[colour]
    other = OF_COLOUR["green" if colour != "green" else "grey"]
    board = [f"n1 {tile} {owner}", f"n2 {same[0]} {owner}", f"n3 {same[1]} {OTHER[owner]}"]
    board += [f"n4 {same[2]}", f"n5 {same[3]} {owner}", f"n6 {other[0]} {owner}"]
    state = load(*board)
    assert plain(state, "n1") == 3
    assert cells(state, "n1") == {"n2", "n5"}
    assert plain(load(f"n1 {tile} {owner}"), "n1") == 1


@pytest.mark.rule("Q7")
def test_a_bakery_on_a_yellow_tile_counts_itself_once() -> None:
    tiles = corrected("lnd-bakery", colour="yellow")
    options = {"tiles": tiles, "sets": ["travel", "lands_industry", "trade_church"]}
    state = load("n1 lnd-bakery white", "n2 tch-farm-a white", options=options)
    assert plain(state, "n1") == 2


# camps: test_camps.py (lnd-camp-green)

# ---- trade and church ------------------------------------------------------------------------


@pytest.mark.rule("TC1")
@pytest.mark.parametrize("tile", ["tch-farm-a", "tch-sawmill-a", "tch-quarry-a"])
def test_producers_score_nothing(tile: str) -> None:
    units = [["n1", "reserve", "reserve"], ["0", "reserve", "reserve"]]
    assert line(load(f"n1 {tile} white", units=units), "n1").points == 0


@pytest.mark.rule("TC2")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_trading_post(owner: str) -> None:
    post = f"n1 tch-trading-post-a {owner}"
    assert plain(load(post), "n1") == 0
    board = [f"n2 tch-farm-a {owner}", f"n3 tch-farm-b {owner}", f"n4 tch-quarry-a {owner}"]
    board += [f"n5 tch-sawmill-a {OTHER[owner]}", "n6 tch-sawmill-b", f"n7 tch-cathedral {owner}"]
    state = load(post, *board, f"n8 tch-trading-post-b {owner}")
    assert plain(state, "n1") == plain(state, "n8") == 9
    assert cells(state, "n1") == {"n2", "n3", "n4"}


@pytest.mark.rule("TC3")
def test_cathedral() -> None:
    assert plain(load("n1 tch-cathedral white"), "n1") == 5
    assert plain(load("n1 tch-cathedral blue", *column("n2", "n1e1")), "n1") == 5


# ---- war -------------------------------------------------------------------------------------


@pytest.mark.rule("WA1", "WA2")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_fortress_and_siege_tower(owner: str) -> None:
    assert plain(load(f"n1 war-fortress-green {owner}"), "n1") == 1
    board = [f"n1 war-fortress-green {owner}", f"n2 war-fortress-grey {owner}"]
    board += [f"n3 war-siege-green-a {owner}", f"n4 war-siege-grey-a {OTHER[owner]}"]
    board += ["n5 war-siege-yellow-a", f"n6 war-siege-yellow-b {owner}", "n7 war-fortress-yellow"]
    state = load(*board)
    assert plain(state, "n1") == plain(state, "n2") == 4
    assert cells(state, "n1") == {"n2", "n3", "n6"}
    assert plain(state, "n3") == plain(state, "n4") == 0


# ---- crafts ----------------------------------------------------------------------------------

WORKSHOPS = [
    ("cra-basket", "green", "yellow", "basket"),
    ("cra-pottery", "grey", "yellow", "pottery"),
    ("cra-cooper", "green", "grey", "cooper"),
]


@pytest.mark.rule("CR1", "CR2", "Q9", "Q10")
@pytest.mark.parametrize(("prefix", "first", "second", "guild"), WORKSHOPS)
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_workshops(prefix: str, first: str, second: str, guild: str, owner: str) -> None:
    one, two = OF_COLOUR[first], OF_COLOUR[second]
    sides = f"n1 {prefix}-sides {owner}"
    start = f"0 {one[0]}"
    assert plain(load(start, sides), "n1") == 0
    pair = [f"n2 {two[0]} {OTHER[owner]}"]
    assert plain(load(start, sides, *pair), "n1") == 3
    lopsided = [*pair, f"n1e1 {two[1]}", f"n1w1 {two[2]}"]
    assert plain(load(start, sides, *lopsided), "n1") == 3
    full = [*pair, f"n1e1 {two[1]}", f"n1w1 {one[1]} {owner}"]
    corner = f"n2e1 {one[2]}"
    assert plain(load(start, sides, *full, corner), "n1") == 6
    house = f"n3 cra-guild-{guild}"
    raised = load(start, sides, *full, f"{house} {owner}")
    assert plain(raised, "n1") == 8
    assert line(raised, "n1").facts["guild"] is True
    assert plain(raised, "n3") == 0
    assert plain(load(start, sides, *full, f"{house} {OTHER[owner]}"), "n1") == 6
    assert plain(load(start, sides, *full, house), "n1") == 6
    wrong = next(other for _, _, _, other in WORKSHOPS if other != guild)
    assert plain(load(start, sides, *full, f"n3 cra-guild-{wrong} {owner}"), "n1") == 6


@pytest.mark.rule("CR1")
@pytest.mark.parametrize(("prefix", "first", "second", "guild"), WORKSHOPS)
def test_workshops_of_corners(prefix: str, first: str, second: str, guild: str) -> None:
    one, two = OF_COLOUR[first], OF_COLOUR[second]
    board = [f"n1 {prefix}-corners white", f"n2e1 {one[1]}", f"n2w1 {two[1]}", f"e1 {one[2]}"]
    state = load(f"0 {two[0]}", *board, f"n1e1 {one[3]}", f"n2 {two[2]}")
    assert plain(state, "n1") == 3
    assert cells(state, "n1") <= {"n2e1", "n2w1", "e1"}
    more = load(f"0 {two[0]}", *board, f"w1 {two[2]}")
    assert plain(more, "n1") == 6


@pytest.mark.rule("CR1", "B1")
@pytest.mark.parametrize(("owner", "points"), [("white", 3), ("blue", 0)])
def test_a_list_of_directions_turns_with_the_tile(owner: str, points: int) -> None:
    tiles = corrected("cra-basket-sides", pattern=["N", "NE"])
    options = {"tiles": tiles, "sets": ["travel", "trade_church", "crafts"]}
    board = ["n1 cra-basket-sides " + owner, "n2 tch-farm-a", "n2e1 tch-sawmill-a"]
    assert plain(load("0 tch-quarry-a", *board, options=options), "n1") == points
    board = ["n1 cra-basket-sides " + owner, "w1 tch-farm-a"]
    state = load("0 tch-sawmill-a", *board, options=options)
    assert plain(state, "n1") == 3 - points


@pytest.mark.rule("CR2", "Q10")
def test_two_guild_houses_of_a_kind_add_nothing() -> None:
    tiles = corrected("cra-guild-pottery", links=["basket_workshop"])
    options = {"tiles": tiles, "sets": ["travel", "trade_church", "crafts"]}
    board = ["n1 cra-basket-sides white", "n2 tch-farm-a", "n3 cra-guild-basket white"]
    state = load("0 tch-sawmill-a", *board, "n4 cra-guild-pottery white", options=options)
    assert plain(state, "n1") == 4


# ---- patrol ----------------------------------------------------------------------------------


@pytest.mark.rule("PA1")
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_watchtower(owner: str) -> None:
    greens, greys = OF_COLOUR["green"], OF_COLOUR["grey"]
    tower = f"n1 pat-watch-green-col {owner}"
    assert plain(load(f"0 {greys[0]}", tower), "n1") == 1
    board = [f"n2 {greens[1]} {OTHER[owner]}", f"n3 {greys[1]}", f"n4e1 {greys[2]}"]
    board += [f"n5 {greens[2]}", f"n1e1 {greens[3]}", f"n6 {greys[3]}", f"n7 {greens[4]} {owner}"]
    state = load(f"0 {greens[0]}", tower, *board)
    assert plain(state, "n1") == 5
    assert cells(state, "n1") == {"0", "n2", "n5", "n7"}
    row = f"n1 pat-watch-green-row {owner}"
    assert plain(load(f"0 {greens[0]}", row, *board), "n1") == 2


@pytest.mark.rule("PA2")
@pytest.mark.parametrize(("base", "options"), [(2, {}), (0, {"guardhouse": 0})])
@pytest.mark.parametrize("owner", ["white", "blue"])
def test_guardhouse(base: int, options: dict[str, Any], owner: str) -> None:
    options = {"sets": ["travel", "trade_church", "patrol"], **options}
    house = f"n1 pat-guard-green {owner}"
    assert plain(load(house, options=options), "n1") == base
    board = [
        f"n2e1 pat-watch-green-row {owner}",
        "n2w1 pat-watch-green-col",  # face down: no watchtower
        f"n3e2 pat-watch-grey-row {OTHER[owner]}",  # behind another one
        "n4e2 tch-farm-a",
        f"n5e3 pat-watch-grey-col {owner}",  # no diagonal
        f"s1e1 tch-farm-b {owner}",
        f"s1w1 tch-quarry-a {owner}",
        f"s1w2 pat-watch-yellow-row {OTHER[owner]}",  # on a diagonal, with a gap between
    ]
    state = load(house, *board, options=options)
    assert plain(state, "n1") == base + 6
    assert cells(state, "n1") == {"n2e1", "n3e2", "s1w2"}
