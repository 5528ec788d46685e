"""Setup and definitions."""

from __future__ import annotations

from collections import Counter

import pytest

from regna.core import BadOption, BadPosition, Verb
from regna.games.tigris import game
from regna.games.tigris.board import CHARTS
from regna.games.tigris.moves import LEADER, MOVES, TILE
from regna.games.tigris.pieces import COLOUR_NAMES, TILES
from tests.games.tigris.table import seen, table

LAND = ["red", "green", "black"]


def in_block(moves: list[int], verb: Verb, colour: int) -> int:
    return sum(verb.first <= move < verb.last and verb.a(move) == colour for move in moves)


@pytest.mark.rule("0a")
@pytest.mark.parametrize(
    ("board", "temples", "bag"), [("standard", 10, 143), ("advanced", 14, 139)]
)
def test_bag_temples_and_hands_at_the_start(board: str, temples: int, bag: int) -> None:
    state = game.new(seats=3, seed=1, board=board)
    view = seen(state)
    assert view["bag"] == bag - 3 * 6
    assert len(view["treasures"]) == temples
    assert sum("T" in sign for row in view["board"] for sign in row) == temples
    for player in view["players"]:
        assert player["hand_size"] == 6
        assert player["catastrophes"] == 2
        assert player["leaders"] == {}
    assert sum(TILES) == 153
    assert TILES == [57, 36, 30, 30]


@pytest.mark.rule("0a", "6", "16", "48")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_opening_counts(seats: int) -> None:
    """33 squares per leader, 125 per land colour, 41 for farms, 166 for a catastrophe."""
    for seed in range(6):
        state = game.new(seats=seats, seed=seed)
        moves = state.moves()
        own = seen(state, state.to_act)["players"][state.to_act]["hand"]
        for colour, name in enumerate(COLOUR_NAMES):
            assert in_block(moves, LEADER, colour) == 33
            squares = 125 if name in LAND else 41
            assert in_block(moves, TILE, colour) == (squares if own[name] else 0)
        assert sum(1 for move in moves if MOVES.name(move) == "catastrophe") == 166
        assert 0 in moves  # pass


@pytest.mark.rule("66")
def test_both_boards_have_the_printed_squares() -> None:
    standard, advanced = CHARTS["standard"], CHARTS["advanced"]
    assert (standard.land.count(), standard.river.count()) == (135, 41)
    assert (standard.temples.count(), advanced.temples.count()) == (10, 14)
    assert (standard.corners.count(), advanced.corners.count()) == (4, 6)
    for chart in (standard, advanced):
        assert chart.land.covers(chart.temples)
        assert chart.temples.covers(chart.corners)


@pytest.mark.rule("66")
def test_modules_of_later_editions_are_no_options() -> None:
    names = [option.name for option in game.options()]
    assert names == ["board", "english_variant", "open_scoring", "stall_turns", "first"]


@pytest.mark.rule("65")
def test_start_player_is_random_or_chosen() -> None:
    starts = Counter(game.new(seats=4, seed=seed).to_act for seed in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 25
    assert {game.new(seats=4, seed=seed, first=2).to_act for seed in range(20)} == {2}


@pytest.mark.rule("63")
def test_two_to_four_players() -> None:
    assert (game.least_seats, game.most_seats) == (2, 4)
    for seats in (1, 5):
        with pytest.raises(BadOption, match="seats"):
            game.new(seats=seats)


@pytest.mark.rule("65")
@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"first": 2, "seats": 2}, "first"),
        ({"board": "round"}, "board"),
        ({"english_variant": 1}, "english_variant"),
        ({"stall_turns": -1}, "stall_turns"),
        ({"wonder": True}, "wonder"),
    ],
)
def test_bad_options_are_named(given: dict[str, object], field: str) -> None:
    with pytest.raises(BadOption) as found:
        game.new(**given)
    assert found.value.field == field


def test_bad_first_seat_in_a_position_is_named() -> None:
    with pytest.raises(BadPosition) as found:
        table(seats=2, options={"first": 3})
    assert found.value.field == "options.first"


@pytest.mark.rule("0b")
def test_kingdom_is_a_region_with_a_leader() -> None:
    """Sides connect, corners do not; a region without a leader is no kingdom."""
    state = table({"t": "e5 g6", "m": "f5"}, [{"king": "d5"}])
    (kingdom,) = seen(state)["kingdoms"]
    assert kingdom["cells"] == ["d5", "e5", "f5"]


@pytest.mark.rule("0b")
def test_face_down_tiles_connect_and_catastrophes_do_not() -> None:
    built = [{"monument": "red-green", "cell": "f5", "colour": "red"}]
    state = table({"t": "e5 h5"}, [{"king": "d5"}], monuments=built)
    cells = seen(state)["kingdoms"][0]["cells"]
    assert cells == ["d5", "e5", "f5", "g5", "h5", "f6", "g6"]
    state = table({"t": "e5 g5", "x": "f5"}, [{"king": "d5"}])
    assert seen(state)["kingdoms"][0]["cells"] == ["d5", "e5"]
