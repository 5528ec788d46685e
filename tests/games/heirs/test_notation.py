"""Moves as text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.core import BadNotation
from tests.games.heirs.table import GAME, legal, load, must_explain, new, play, ring_of

HAND = ["tra-inn-row", "tra-inn-col", "lnd-mill"]


@pytest.fixture(scope="module")
def state() -> object:
    return load(
        "n1 lnd-camp-green white",
        ring=ring_of("tra-market-grey", "tra-market-green", "lnd-sty", *TRADE),
        hands=[HAND, []],
    )


TRADE = ["tch-farm-a", "tch-farm-b", "tch-quarry-a"]


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("take tra-market-grey", "take tra-market-grey"),
        ("TAKE  Tra-Market-Grey ", "take tra-market-grey"),
        ("take sty", "take lnd-sty"),
        ("take #2", "take tra-market-grey"),
        ("build mill n1e1", "build lnd-mill n1e1"),
        ("build #3 e1", "build lnd-mill e1"),
        ("expand tra-inn-col s1w1", "expand tra-inn-col s1w1"),
        ("step 0 n1", "step 0 n1"),
        ("step #1 #1", "step 0 n1"),
        ("step #2 #1", "step #2 #1"),
        ("summon n1", "summon n1"),
        ("withdraw 0", "withdraw 0"),
        ("withdraw #2", "withdraw #2"),
        ("camp n1", "camp lnd-camp-green"),
        ("camp lnd-camp-grey", "camp lnd-camp-grey"),
        ("destroy e", "destroy E"),
        ("discard mill", "discard lnd-mill"),
        ("discard #7", "discard #7"),
        ("done", "done"),
        ("end", "end"),
        ("#15480", "end"),
        ("#15367", "#15367"),
    ],
)
def test_what_a_text_means(state: object, text: str, means: str) -> None:
    move = GAME.read(state, text)  # type: ignore[arg-type]
    assert GAME.write(state, move) == means  # type: ignore[arg-type]
    assert GAME.read(state, means) == move  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "move: expected one of take, build, expand, "),
        ("castle", "move: expected one of take, build, expand, "),
        ("build", "move: expected build TILE PLACE, such as build inn n1e1, got 'build'"),
        ("take", "move: expected take TILE, such as take inn, got 'take'"),
        ("step 0", "move: expected step FROM TO, such as step 0 n1, got 'step 0'"),
        ("end now", "move: expected end alone, got 'end now'"),
        ("take inn", "tile: expected a tile in the royal reserve (tra-market-grey, "),
        ("take market", "tile: expected a tile in the royal reserve (tra-market-grey, "),
        ("build inn n1", "tile: expected a tile in hand (tra-inn-row, tra-inn-col, lnd-mill)"),
        ("build mill north", "place: expected a place seen from the start tile"),
        ("build mill n30", "place: expected a place near the landscape, got 'n30'"),
        ("summon n32", "place: expected a place near the landscape, got 'n32'"),
        ("summon n\u0663", "place: expected a place seen from the start tile"),
        ("step n32 n1", "place: expected a place near the landscape, got 'n32'"),
        ("step n1 n2", "place: expected a place with a unit of yours, got 'n1'"),
        ("step 0 n2", "place: expected a place next to 0, got 'n2'"),
        ("step #2 n2", "place: expected a place next to #2, got 'n2'"),
        ("withdraw #4", "move: expected #1 to #3, got '#4'"),
        ("camp 0", "tile: expected a tile's name or a place with a building"),
        ("camp n5", "tile: expected a tile's name or a place with a building"),
        ("destroy n1", "place: expected a place beside the new siege tower, got 'n1'"),
        ("take #8", "move: expected #1 to #7, got '#8'"),
        ("take #0", "move: expected #1 to #7, got '#0'"),
        ("discard #", "move: expected #1 to #7, got '#'"),
        ("#15481", "move: expected a move's number after #"),
        ("#000000000099999", "move: expected a move's number after #"),
        ("#-1", "move: expected a move's number after #"),
    ],
)
def test_what_is_no_move(state: object, text: str, words: str) -> None:
    with pytest.raises(BadNotation) as found:
        GAME.read(state, text)  # type: ignore[arg-type]
    assert str(found.value).startswith(words)


@given(move=st.integers(0, GAME.move_space - 1), seed=st.integers(0, 5), depth=st.integers(0, 40))
def test_every_move_reads_back(move: int, seed: int, depth: int) -> None:
    state = new(seed=seed, seats=1 + seed % 2)
    for step in range(depth):
        if state.to_act is not None:
            state.advance(state.nth(step * 7919 % state.count()))
    assert GAME.read(state, GAME.write(state, move)) == move
    assert isinstance(GAME.parts(state, move)["verb"], str)


def a_move_or_a_complaint(text: str) -> None:
    state = load("n1 lnd-camp-green white", hands=[HAND, []])
    try:
        move = GAME.read(state, text)
    except BadNotation as error:
        must_explain(error)
    else:
        assert 0 <= move < GAME.move_space


WORDS = [*HAND, "build", "step", "camp", "take", "0", "n1", "s99w99", "e31", "#1", "#9", "inn", "#"]


@given(words=st.lists(st.sampled_from(WORDS), max_size=4))
def test_any_words_are_a_move_or_a_complaint(words: list[str]) -> None:
    a_move_or_a_complaint(" ".join(words))


@given(text=st.text(max_size=30))
def test_any_text_is_a_move_or_a_complaint(text: str) -> None:
    a_move_or_a_complaint(text)


def test_places_of_a_far_landscape() -> None:
    """A column of 26 tiles: every cell beside it has a place of its own."""
    ids = [tile for tile in new().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
    board = [f"0 {ids[0]}"] + [f"n{n} {ids[n]}" for n in range(1, 26)]
    state = load(
        *board,
        ring=[None] * 7,
        stock=[],
        hands=[[ids[26]], []],
        units=[["n25", "reserve", "reserve"], ["0", "reserve", "reserve"]],
    )
    around = ["n24e1", "n24w1", "n25e1", "n25w1", "n26", "n26e1", "n26w1"]
    assert legal(state, "expand") == {f"expand {ids[26]} {place}" for place in around}
    play(state, f"expand {ids[26]} n26w1", "step n25 n26w1")
    assert state.view()["board"][-1]["at"] == "n26w1"  # type: ignore[index]
    assert state.faults() == []


def test_parts_of_moves(state: object) -> None:
    def parts(text: str) -> dict[str, object]:
        return GAME.parts(state, GAME.read(state, text))  # type: ignore[arg-type]

    assert parts("build mill n1e1") == {
        "verb": "build", "slot": 2, "tile": "lnd-mill", "cell": "n1e1",
    }  # fmt: skip
    assert parts("take sty") == {"verb": "take", "position": 3, "tile": "lnd-sty"}
    assert parts("take #1") == {"verb": "take", "position": 0, "tile": None}
    assert parts("step 0 n1") == {
        "verb": "step", "unit": "elite", "number": 0, "direction": 0, "from": "0", "cell": "n1",
    }  # fmt: skip
    assert parts("step #3 #2")["cell"] is None
    assert parts("withdraw #2") == {
        "verb": "withdraw",
        "unit": "regular",
        "number": 1,
        "from": None,
    }
    assert parts("camp n1") == {"verb": "camp", "tile": "lnd-camp-green", "cell": "n1"}
    assert parts("destroy s") == {"verb": "destroy", "side": 2, "cell": None}
    assert parts("discard #7") == {
        "verb": "discard", "slot": 6, "tile": None,
    }  # fmt: skip
    assert parts("#15367") == {"verb": "nothing", "number": 15367}
    assert parts("done") == {"verb": "done"}
    assert parts("summon n1") == {"verb": "summon", "cell": "n1"}
