"""What a view says so that no door needs to know the rules."""

from __future__ import annotations

from typing import Any

import pytest

from regna.core import Rng
from regna.testing import Trial
from tests.games.heirs.table import GAME, load, new, play, ring_of


def view_of(state: Any) -> Any:
    return state.view()


@pytest.mark.rule("B0")
@pytest.mark.parametrize("number", [0, 7, 23])
def test_places_are_where_tiles_may_be_laid(number: int) -> None:
    state, rng = new(seed=number, **Trial(GAME).cases()[number]), Rng(number)
    while state.to_act is not None:
        parts = [GAME.parts(state, move) for move in state.moves()]
        cells = [part["cell"] for part in parts if part["verb"] == "expand"]
        if cells:
            assert view_of(state)["places"] == list(dict.fromkeys(cells))
        state.advance(state.nth(int(rng.below(state.count()))))
    assert view_of(state)["places"] == []


@pytest.mark.rule("D4")
def test_exits_lie_as_the_owner_sits() -> None:
    board = ["n1 lnd-camp-green white", "n2 tra-market-green white", "n2e1 tra-market-grey blue"]
    view = view_of(load(*board, "n3 tra-inn-row"))
    exits = {laid["at"]: laid["exits"] for laid in view["board"]}
    assert exits["n2"] == view["tiles"]["tra-market-green"]["roads"][0] == ["N", "E"]
    assert view["tiles"]["tra-market-grey"]["roads"] == [["E", "S"]]
    assert exits["n2e1"] == view["tiles"]["tra-market-grey"]["turned"][0] == ["N", "W"]
    assert exits["0"] == exits["n3"] == []  # open terrain
    assert [player["turned"] for player in view["players"]] == [False, True]


@pytest.mark.rule("R1", "B3", "A6", "LI5")
def test_what_else_is_said() -> None:
    hand = ["tch-farm-a", "tch-farm-b", "tch-quarry-a", "tch-quarry-b", "tch-sawmill-a"]
    ring = ring_of("lnd-mill", "lnd-sty", "lnd-forge", "lnd-lodge", "tra-inn-row", "tra-inn-col")
    board = ["n1 lnd-camp-green white", "n2 lnd-camp-grey blue"]
    state = load(*board, ring=ring, hands=[hand, []], crown=1)
    view = view_of(state)
    assert view["order"] == [1, 2, 3, 4, 5, 6]
    assert [player["camps"] for player in view["players"]] == [["n1"], ["n2"]]
    assert [player["surplus"] for player in view["players"]] == [2, 0]
    assert [laid["resource"] for laid in view["board"][1:]] == ["wood", "stone"]
    assert view["tiles"]["lnd-camp-green"]["rule"] == "LI5"
    play(state, "end")
    assert view_of(state)["places"] == []  # first the surplus


@pytest.mark.rule("H1")
def test_henrys_units_tell_their_colours() -> None:
    view = view_of(new(seats=1))
    assert [unit["colour"] for unit in view["players"][1]["units"]] == ["yellow", "green", "grey"]
    assert not any("colour" in unit for unit in view["players"][0]["units"])
