"""Treasures: where they lie and what lifts them (H2, H4, H-TREASURE, Q11)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.heirs.row import things
from regna.games.heirs.state import Heirs
from regna.games.heirs.treasures import KINDS, TREASURES
from tests.games.heirs.table import PRINTED, codes, load, play, ring_of

SETS = {"sets": ["travel", "lands_industry", "trade_church"]}
GREENS = [t for t, row in PRINTED.items() if row["colour"] == "green" and t[:3] in ("tra", "tch")]
GREYS = [t for t, row in PRINTED.items() if row["colour"] == "grey" and t[:3] in ("tra", "tch")]
HIDE = "n1 lnd-mill blue"  # a yellow tile with the treasure on it


def hidden(treasure: str, *board: str, start: str = "lnd-bakery", **fields: Any) -> Heirs:
    """A human turn with one treasure at n1."""
    part = {"treasures": [{"at": "n1", "treasure": treasure}]}
    return load(f"0 {start}", HIDE, *board, seats=1, solo=part, options=SETS, **fields)


def lying(state: Heirs) -> list[str]:
    part: Any = state.view()["solo"]
    return [item["treasure"] for item in part["treasures"]]


@pytest.mark.rule("H2")
def test_ten_tokens_of_three_kinds() -> None:
    assert len(set(TREASURES.ids)) == 10
    assert [TREASURES.line.count(KINDS[kind]) for kind in KINDS] == [3, 3, 4]
    assert set(TREASURES.needed) == {2}


@pytest.mark.rule("H4")
def test_vertical_needs_two_of_its_colour_in_the_column() -> None:
    hand = [GREENS[1], GREYS[1]]
    for tile, lifted in ((GREENS[1], True), (GREYS[1], False)):
        state = hidden("vert-green", start=GREENS[0], hands=[hand, []])
        events = play(state, f"expand {tile} s1")
        assert ("treasure-lifted" in codes(events)) is lifted
        assert lying(state) == ([] if lifted else ["vert-green"])
    state = hidden("vert-green", start=GREENS[0], hands=[hand, []])
    play(state, f"expand {GREENS[1]} e1")  # not in the column
    assert lying(state) == ["vert-green"]


@pytest.mark.rule("H4")
def test_horizontal_needs_two_of_its_colour_in_the_row() -> None:
    state = hidden("horiz-green", f"n1e1 {GREENS[0]}", hands=[[GREENS[1], GREENS[2]], []])
    play(state, f"expand {GREENS[1]} e1")
    assert lying(state) == ["horiz-green"]
    events = play(state, f"expand {GREENS[2]} n1w1")
    assert events[-1].public == {"treasure": "horiz-green", "cell": "n1"}
    assert lying(state) == []
    part: Any = state.view()["solo"]
    assert part["lifted"] == ["horiz-green"]


@pytest.mark.rule("H4")
def test_the_tile_under_the_treasure_never_counts() -> None:
    yellow = [t for t, row in PRINTED.items() if row["colour"] == "yellow" and t[:3] == "tch"]
    state = hidden("vert-yellow", start=yellow[0])
    assert lying(state) == ["vert-yellow"]  # the mill itself would be the second


@pytest.mark.rule("H4")
@pytest.mark.parametrize(
    ("treasure", "first", "second"),
    [
        ("pos-n-s", "0", "n2"),
        ("pos-e-w", "n1e1", "n1w1"),
        ("pos-ne-sw", "w1", "n2e1"),
        ("pos-nw-se", "e1", "n2w1"),
    ],
)
def test_positions_take_tiles_of_any_colour(treasure: str, first: str, second: str) -> None:
    board = [] if first == "0" else [f"{first} {GREYS[0]}"]
    units = [["n1", "reserve", "reserve"], ["aside", "aside", "aside"]]
    state = hidden(treasure, *board, hands=[[GREENS[0]], []], units=units)
    assert lying(state) == [treasure]
    play(state, f"expand {GREENS[0]} {second}")
    assert lying(state) == []


@pytest.mark.rule("H4")
def test_a_building_of_the_humans_counts_too() -> None:
    hand = [GREENS[1]]
    state = hidden("vert-green", start=GREENS[0], hands=[hand, []], discounts=9)
    events = play(state, f"build {hand[0]} s1")
    assert codes(events) == ["build", "treasure-lifted"]


@pytest.mark.rule("Q11", "H4")
@pytest.mark.parametrize("others_lifted", [0, 5])  # five: the stack is empty
def test_henrys_own_tile_lifts_a_treasure(others_lifted: int) -> None:
    ring = ring_of(GREENS[1], *GREYS[:2])
    used = [GREENS[0], GREENS[1], *GREYS[:3], "lnd-mill", "lnd-camp-grey"]
    rest = [t for t in PRINTED if t[:3] in ("tra", "lnd", "tch") and t not in used]
    part: dict[str, Any] = {
        "treasures": [{"at": "n1", "treasure": "vert-green"}],
        "lifted": TREASURES.ids[1 : 1 + others_lifted],
        "scaffold": "s2",
    }
    state = load(
        f"0 {GREENS[0]}", HIDE, f"s1e1 {GREYS[2]}", "s2 lnd-camp-grey white", seats=1, crown=1,
        ring=ring, stock=[], gone=rest, last_turns=2, solo=part, options=SETS,
    )  # fmt: skip
    assert lying(state) == ["vert-green"]
    events = play(state, "end")  # he builds north of the camp, in the treasure's column
    assert next(e for e in events if e.code == "heirs-henry-builds").public["cell"] == "s1"
    lifted = next(e for e in events if e.code == "heirs-treasure-lifted")
    assert lifted.public == {"treasure": "vert-green", "cell": "n1"}


@pytest.mark.rule("H-TREASURE")
def test_a_treasure_goes_on_the_new_building() -> None:
    for seed in range(8):
        state = load(seats=1, seed=seed, options=SETS, crown=1)
        top = TREASURES.ids[things(state.chest_stack)[-1]]
        events = play(state, "end")
        told = next(event for event in events if event.code == "heirs-treasure")
        assert told.public == {"treasure": top, "cell": "n1"}
        assert lying(state) == [top]
        assert state.view()["solo"]["stack"] == 5  # type: ignore[index]


@pytest.mark.rule("H-TREASURE", "H4")
def test_a_treasure_already_fulfilled_leaves_at_once() -> None:
    stack = ["vert-grey", "pos-n-s", "pos-e-w", "vert-green", "horiz-grey", "horiz-green"]
    part = {"stack": stack, "unused": ["vert-yellow", "horiz-yellow", "pos-ne-sw", "pos-nw-se"]}
    state = load(
        f"0 {GREYS[2]}", f"n1e1 {GREENS[0]}", f"n2 {GREYS[0]}", seats=1, solo=part, options=SETS,
        crown=1,
    )  # fmt: skip
    events = play(state, "end")
    assert state.view()["board"][-1]["at"] == "n1"  # type: ignore[index]
    assert codes(events).count("treasure-lifted") == 1
    assert lying(state) == []


@pytest.mark.rule("H-TREASURE")
def test_an_empty_stack_gives_nothing() -> None:
    part = {"lifted": TREASURES.ids[:6]}
    state = load(seats=1, solo=part, options=SETS, crown=1)
    events = codes(play(state, "end"))
    assert "henry-builds" in events
    assert "henry-moves" in events
    assert "treasure" not in events
