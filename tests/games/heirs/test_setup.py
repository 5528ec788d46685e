"""Setup (S) and who begins (T1)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.core import BadOption
from regna.games.heirs.options import FIRST_GAME
from regna.games.heirs.tiles import SETS
from regna.games.heirs.treasures import TREASURES
from tests.games.heirs.table import GAME, PRINTED, new, window


def used(view: Any) -> list[str]:
    return sorted({tile["set"] for tile in view["tiles"].values()})


@pytest.mark.rule("S1")
def test_components_of_the_solo_game() -> None:
    assert len(TREASURES.ids) == 10
    view: Any = new(seats=1).view()
    assert [len(player["units"]) for player in view["players"]] == [3, 3]
    assert view["solo"]["scaffold"] == "0"


@pytest.mark.rule("S3")
def test_27_tiles_of_three_sets() -> None:
    view: Any = new().view()
    assert used(view) == sorted(FIRST_GAME)
    assert len(view["tiles"]) == 27
    other: Any = new(sets=["patrol", "war", "crafts"]).view()
    assert used(other) == ["crafts", "patrol", "war"]
    assert FIRST_GAME == ("travel", "lands_industry", "trade_church")


@pytest.mark.rule("S3")
def test_the_order_in_which_sets_are_named_does_not_matter() -> None:
    one = new(seed=5, sets=["patrol", "war", "crafts"])
    assert one.dump() == new(seed=5, sets=["war", "crafts", "patrol"]).dump()


@pytest.mark.rule("S3")
@pytest.mark.parametrize(
    "sets",
    [[], ["war"], ["war", "war", "crafts"], SETS[:4], ["war", "crafts", "peace"], "war", None, 3]
    + [["war", "crafts", ["patrol"]]],
)
def test_other_numbers_of_sets_are_refused(sets: object) -> None:
    with pytest.raises(BadOption, match=r"^sets: expected "):
        new(sets=sets)


@pytest.mark.rule("S4", "S6", "S7", "S8")
def test_the_table_before_the_first_turn() -> None:
    view: Any = new(seed=1).view()
    assert view["colours"] == ["white", "blue"]
    for player in view["players"]:
        assert [unit["at"] for unit in player["units"]] == ["0", "reserve", "reserve"]
        assert [unit["unit"] for unit in player["units"]] == ["elite", "regular", "regular"]
        assert not any(unit["moved"] for unit in player["units"])
        assert player["reach"] == 3
        assert player["hand"] == []
    assert [(laid["at"], laid["owner"]) for laid in view["board"]] == [("0", None)]
    assert view["stock"]["left"] == 20


@pytest.mark.rule("S5", "R1")
def test_six_tiles_clockwise_after_the_shield() -> None:
    state = new(seed=1)
    view: Any = state.view()
    assert view["shield"] == 0
    assert view["ring"][0] is None
    assert None not in view["ring"][1:]
    assert window(state, 0) == view["ring"][1:4]


@pytest.mark.rule("S5", "T1")
def test_the_shield_is_tossed_unless_agreed() -> None:
    assert {new(seed=seed).to_act for seed in range(20)} == {0, 1}
    for seed in range(5):
        for seat, colour in enumerate(("white", "blue")):
            state = new(seed=seed, first=seat)
            assert state.to_act == state.view()["crown"] == seat
            assert new(seed=seed, first=colour).dump() == state.dump()  # as it was called once
    with pytest.raises(BadOption, match="first: expected one of random, 0, 1, got 'red'"):
        new(first="red")


@pytest.mark.rule("S2")
def test_a_tiles_back_has_the_colour_of_its_front() -> None:
    for seed in range(10):
        state = new(seed=seed)
        view: Any = state.view()
        start = state.tiles.ids[state.board[0]]
        assert view["board"][0]["colour"] == PRINTED[start]["colour"]
        top = state.tiles.ids[state.stock[-1]]
        assert view["stock"]["top"] == PRINTED[top]["colour"]


def test_the_seed_decides_everything() -> None:
    assert new(seed=1).dump() == new(seed=1).dump()
    assert new(seed="one").dump() == new(seed="one").dump()
    assert len({str(new(seed=seed, first="white").ring) for seed in range(20)}) == 20
    starts = {new(seed=seed).board[0] for seed in range(300)}
    assert len(starts) == 27


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seats": 3}, "seats: expected a whole number from 1 to 2, got 3"),
        ({"seats": True}, "seats: expected a whole number"),
        ({"seats": "2"}, "seats: expected a whole number"),
        ({"seed": 1.5}, "seed: expected a whole number or a text"),
        ({"colour": "blue"}, "colour: expected only with seats=1"),
        ({"level": 2}, "level: expected only with seats=1"),
        ({"seats": 1, "level": 4}, "level: expected a whole number from 1 to 3, got 4"),
        ({"seats": 1, "level": True}, "level: expected a whole number from 1 to 3"),
        ({"seats": 1, "first": "white"}, "first: expected only with seats=2"),
        ({"seats": 1, "roads": False}, "roads: expected true: the solo game always scores roads"),
        ({"roads": 1}, "roads: expected true or false, got 1"),
        ({"inn": "far"}, "inn: expected one of tiles, distance, contiguous"),
        ({"discounts": 1}, "discounts: expected one of many, one, got 1"),
        ({"siege": None}, "siege: expected one of every, second"),
        ({"guardhouse": 1}, "guardhouse: expected one of 2, 0, got 1"),
        ({"guardhouse": False}, "guardhouse: expected one of 2, 0, got False"),
        ({"dragons": 1}, "dragons: expected an option of this game (sets, roads, first, level"),
    ],
)
def test_bad_options_are_named(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOption) as found:
        GAME.new(**arguments)
    assert str(found.value).startswith(words)


def test_options_for_a_form() -> None:
    options = {option.name: option.document() for option in GAME.options()}
    assert options["sets"]["default"] == list(FIRST_GAME)
    assert options["roads"]["default"] is True
    assert [name for name, option in options.items() if option["seats"] == [1]] == [
        "level",
        "colour",
    ]
    rules = {str(option["rule"]) for option in options.values()}
    assert {"Q3", "Q5", "Q8", "PA2", "S3", "S5", "H1", "H2"} <= rules
