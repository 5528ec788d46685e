"""Positions of the solo game, and every complaint about a wrong one."""

from __future__ import annotations

from typing import Any

import pytest

from regna.core import BadInput
from tests.games.heirs.table import GAME, load_document, position


def complaint(document: object) -> str:
    with pytest.raises(BadInput) as found:
        GAME.load(document)
    return str(found.value)


def solo(*entries: str, **fields: Any) -> dict[str, Any]:
    return position(*entries, seats=1, **fields)


@pytest.mark.rule("H1", "H5")
@pytest.mark.parametrize(
    ("entries", "fields", "words"),
    [
        ([], {"hands": [[], ["lnd-sty"]]}, "hands[1]: expected nothing: Henry has no hand"),
        ([], {"solo": {"scaffold": "n1"}}, "solo.scaffold: expected a place with a tile"),
        ([], {"solo": {"scaffold": "n32"}}, "solo.scaffold: expected a place with a tile"),
        (
            ["n1 lnd-mill blue"],
            {"solo": {"scaffold": "n1"}},
            "solo.scaffold: expected the start tile or one of the human's",
        ),
        ([], {"solo": {"left": 9}}, "solo.left: expected a whole number from 6 to 6, got 9"),
        ([], {"solo": {"lifted": ["gold"]}}, "solo.lifted[0]: expected one of vert-green"),
        (
            [],
            {"solo": {"lifted": ["pos-n-s", "pos-n-s"]}},
            "solo.lifted[1]: expected a treasure that is nowhere else",
        ),
        ([], {"solo": {"stack": []}}, "position: expected a possible position (H2: every"),
        (
            [],
            {"solo": {"treasures": [{"at": "n32", "treasure": "pos-n-s"}]}},
            "solo.treasures[0].at: expected a building of Henry's",
        ),
        (
            ["n1 lnd-mill white"],
            {"solo": {"treasures": [{"at": "n1", "treasure": "pos-n-s"}]}},
            "solo.treasures[0].at: expected a building of Henry's",
        ),
        (
            ["n1 lnd-mill blue", "n2 lnd-sty"],
            {"solo": {"treasures": [{"at": "n1", "treasure": "pos-n-s"}]}},
            "position: expected a possible position (H4: fulfilled treasures leave",
        ),
        ([], {"solo": {"gold": 1}}, "solo.gold: expected one of the fields"),
        (
            ["n1 lnd-mill blue"],
            {"units": [["0", "reserve", "reserve"], ["aside", "n1", "aside"]]},
            "position: expected a possible position (H-UNIT: Henry's units stand on their colour",
        ),
        (
            [],
            {"units": [["0", "reserve", "reserve"], ["0", "aside", "aside"]]},
            "position: expected a possible position (",
        ),
        ([], {"seat": 1}, "seat: expected a whole number from 0 to 0, got 1"),
        ([], {"options": {"roads": False}}, "options.roads: expected true: the solo game"),
        ([], {"options": {"first": "blue"}}, "options.first: expected only with seats=2"),
    ],
)
def test_wrong_solo_positions(entries: list[str], fields: dict[str, Any], words: str) -> None:
    assert complaint(solo(*entries, **fields)).startswith(words)


@pytest.mark.rule("H1")
def test_a_solo_position() -> None:
    state = load_document(
        solo(
            "n1 lnd-mill white",
            "n2 lnd-sty blue",
            units=[["0", "n1", "reserve"], ["aside", "n2", "aside"]],
            solo={
                "scaffold": "n1",
                "treasures": [{"at": "n2", "treasure": "vert-green"}],
                "lifted": ["pos-n-s"],
            },
        )
    )
    known: Any = state.dump(0)["solo"]
    assert known["left"] == 4
    assert known["treasures"] == [{"at": "n2", "treasure": "vert-green"}]
