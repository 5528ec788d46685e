"""Moves as text and as parts."""

from __future__ import annotations

import pytest

from regna.core import BadNotation
from regna.games.tigris import game
from regna.games.tigris.moves import MOVES, SWAP, SWAPS
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import table


def new() -> Tigris:
    state = game.new(seats=2)
    assert isinstance(state, Tigris)
    return state


def test_every_move_is_written_and_read_back() -> None:
    state = new()
    texts = [game.write(state, move) for move in range(game.move_space)]
    assert [game.read(state, text) for text in texts] == list(range(game.move_space))
    assert len(set(texts)) == game.move_space


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Temple D7", "temple d7"),
        ("  king   e5 ", "king e5"),
        ("swap 2 temples 1 farm", "swap 2 temple 1 farm"),
        ("swap farm temple farm", "swap 1 temple 2 farm"),
        ("swap settlements", "swap 1 settlement"),
        ("BUILD Red-Green d7", "build red-green d7"),
        ("build none", "build none"),
        ("war green", "war green"),
        ("support 0", "support 0"),
        ("withdraw trader", "withdraw trader"),
        ("treasure p2", "treasure p2"),
        ("catastrophe p11", "catastrophe p11"),
        ("pass", "pass"),
    ],
)
def test_ways_to_write_a_move(text: str, canonical: str) -> None:
    state = new()
    assert game.write(state, game.read(state, text)) == canonical


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "move"),
        ("castle d7", "move"),
        ("temple", "cell"),
        ("temple q1", "cell"),
        ("temple a0", "cell"),
        ("temple a12", "cell"),
        ("temple a01", "cell"),
        ("temple a1 b1", "move"),
        ("king ²", "cell"),
        ("withdraw queen", "leader"),
        ("withdraw", "leader"),
        ("war pink", "colour"),
        ("support 7", "count"),
        ("support -1", "count"),
        ("support ²", "count"),
        ("build red-pink d7", "monument"),
        ("build red-green", "cell"),
        ("build none d7", "move"),
        ("swap", "swap"),
        ("swap 4 temple 3 farm", "swap"),
        ("swap 2", "tile"),
        ("swap 2 kings", "tile"),
        ("pass d7", "move"),
    ],
)
def test_errors_say_what_was_expected(text: str, field: str) -> None:
    with pytest.raises(BadNotation) as found:
        game.read(new(), text)
    assert found.value.field == field
    assert found.value.expected


def test_numbers_outside_the_space() -> None:
    state = new()
    for move in (-1, MOVES.space):
        with pytest.raises(BadNotation):
            game.write(state, move)
        with pytest.raises(BadNotation):
            game.parts(state, move)


def test_parts() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}])
    parts = {
        text: game.parts(state, game.read(state, text))
        for text in (
            "temple f5",
            "king e6",
            "withdraw king",
            "swap 2 temple 1 farm",
            "support 3",
            "build red-green d7",
            "war green",
            "treasure b2",
            "pass",
            "build none",
        )
    }
    assert parts["temple f5"] == {
        "verb": "tile",
        "piece": "temple",
        "colour": "red",
        "place": "f5",
    }
    assert parts["king e6"] == {
        "verb": "leader",
        "piece": "king",
        "colour": "black",
        "place": "e6",
        "from": "d5",
    }
    assert parts["withdraw king"]["from"] == "d5"
    assert parts["swap 2 temple 1 farm"] == {"verb": "swap", "tiles": {"red": 2, "blue": 1}}
    assert parts["support 3"] == {"verb": "support", "count": 3}
    assert parts["build red-green d7"]["cells"] == ["d7", "e7", "d8", "e8"]
    assert parts["war green"] == {"verb": "war", "colour": "green"}
    assert parts["treasure b2"] == {"verb": "treasure", "piece": "treasure", "place": "b2"}
    assert parts["pass"] == {"verb": "pass"}
    assert parts["build none"] == {"verb": "no-build"}


@pytest.mark.rule("56")
def test_one_move_for_each_swap() -> None:
    """All ways to choose up to six tiles of four colours: 210 with the empty one."""
    assert len(SWAPS) == len({tuple(row) for row in SWAPS}) == 210
    assert SWAPS[0] == [0, 0, 0, 0]
    assert MOVES.name(SWAP.move(209)) == MOVES.name(SWAP.move(0)) == "swap"
    assert MOVES.space == 3043
