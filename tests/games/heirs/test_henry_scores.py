"""How the solo game ends and is scored, and what Henry never does (H6 to H8)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.games.heirs.state import Heirs
from tests.games.heirs.solo import ALL, HOME, MIX, SETS, henry, solo
from tests.games.heirs.table import (
    GAME,
    legal,
    line,
    load,
    new,
    play,
    ring_of,
    totals,
)

# ---- scoring ---------------------------------------------------------------------------------


@pytest.mark.rule("H7")
def test_henrys_three_best_count_double_and_his_units_nothing() -> None:
    board = [
        "n1 tch-cathedral blue",  # 5
        "n2 lnd-camp-green blue",  # 2
        "n3 lnd-camp-grey blue",  # 2
        "n4 lnd-camp-yellow blue",  # 2
        "n5 tch-farm-b blue",  # 0
    ]
    units = [HOME, ["n5", "aside", "aside"]]
    stack = {"lifted": TREASURE_IDS[:6]}
    state = solo(*board, ring=MIX, top="grey", units=units, solo=stack)
    assert [line(state, f"n{n}").points for n in range(1, 6)] == [10, 4, 4, 2, 0]
    assert totals(state) == [0, 20]


TREASURE_IDS = ["vert-green", "vert-grey", "vert-yellow", "horiz-green", "horiz-grey"]
TREASURE_IDS += ["horiz-yellow", "pos-n-s", "pos-e-w", "pos-ne-sw", "pos-nw-se"]


@pytest.mark.rule("H7")
def test_five_for_each_treasure_on_the_board_or_in_the_stack() -> None:
    solo_part = {
        "treasures": [{"at": "n1", "treasure": "horiz-green"}],
        "lifted": ["pos-n-s", "pos-e-w"],
    }
    state = solo("n1 tch-farm-b blue", ring=MIX, top="grey", solo=solo_part)
    # level 1: ten less four removed, two lifted, one on the board, three in the stack
    rows = [row for row in state.scores()[1].lines if row.rule == "H7"]
    assert [(row.where, row.points) for row in rows] == [("n1", 5), ("stack", 15)]
    assert totals(state) == [0, 20]


@pytest.mark.rule("H7")
@pytest.mark.parametrize(("own", "ranking"), [(5, [[1], [0]]), (7, [[0], [1]])])
def test_a_tie_is_lost(own: int, ranking: list[list[int]]) -> None:
    board = ["n1 tch-cathedral white"] + (["n2 lnd-camp-green white"] if own == 7 else [])
    stack = {"lifted": TREASURE_IDS[:5]}
    state = solo(*board, ring=[], solo=stack, pending=[], last_turns=0)
    assert totals(state) == [own, 5]
    assert state.to_act is None
    assert state.ranking() == ranking
    assert state.returns() == ([1.0, -1.0] if own == 7 else [-1.0, 1.0])


@pytest.mark.rule("H7", "D5")
def test_roads_count_for_both() -> None:
    board = ["n1 tra-inn-col blue", "n2 lnd-mill blue"]
    state = solo(*board, ring=[], solo={"lifted": TREASURE_IDS[:6]})
    assert [row.points for row in state.scores()[1].lines if row.rule == "D5"] == [2]


# ---- end and options he has not ----------------------------------------------------------------


@pytest.mark.rule("H6")
def test_whoever_triggers_each_has_one_more_turn() -> None:
    for seed in range(4):
        state = new(seats=1, seed=seed, sets=["travel", "trade_church", "war"])
        turns: list[int] = []
        triggered = -1
        while state.to_act is not None:
            events = play(state, min(legal(state, "take")))
            play_end = play(state, "end")
            while state.ask is not None and state.ask.code == "heirs-surplus":
                move = state.moves()[0]
                state.play(move, play_end)
            for event in events + play_end:
                if event.code == "heirs-take":
                    turns.append(int(str(event.public["seat"])))
                if event.code == "heirs-last-round":
                    triggered = len(turns)
        assert turns == [0, 1] * 11
        assert triggered == 20


@pytest.mark.rule("H6", "E2")
def test_when_the_human_triggers_henry_then_the_human_play_once_more() -> None:
    rest = [tile for tile in ALL if tile not in MIX and tile != "tch-farm-a"]
    state = load(
        "0 tch-farm-a", seats=1, ring=ring_of(*MIX), stock=rest[:1], gone=rest[1:],
        options={"sets": SETS},
    )  # fmt: skip
    play(state, "take lnd-mill", "end")
    assert (state.to_act, state.view()["last_turns"]) == (0, 0)
    play(state, min(legal(state, "take")), "end")
    assert state.to_act is None


@pytest.mark.rule("H8", "Q12")
def test_henry_uses_no_camp_and_destroys_nothing() -> None:
    board = ["n1 lnd-camp-green blue", "n2 lnd-camp-grey white"]
    state = solo(*board, ring=MIX, top="grey", solo={"scaffold": "n2"})
    henry(state)
    assert line(state, "n1").facts["plain"] == 2
    towers = ["n1 lnd-stonemason white", "n1e1 war-siege-grey-b blue", "n2 war-siege-grey-a blue"]
    ring = ["war-siege-green-b", "war-siege-yellow-b", "war-siege-yellow-a"]
    sets = {"sets": ["travel", "lands_industry", "war"]}
    rest = [tile for tile in new(**sets).tiles.ids if tile[:3] in ("tra", "lnd", "war")]
    used = " ".join([*towers, *ring, "lnd-mill"])
    state = load(
        "0 lnd-mill", *towers, seats=1, ring=ring_of(*ring), crown=1, stock=[], last_turns=2,
        gone=[tile for tile in rest if tile not in used], solo={"scaffold": "n1"}, options=sets,
    )  # fmt: skip
    henry(state)
    assert state.view()["board"][-1]["at"] == "n1w1"  # type: ignore[index]
    assert line(state, "n1").points > 0
    assert (state.to_act, state.ask.code if state.ask else "") == (0, "heirs-act")


@pytest.mark.rule("H8")
def test_human_towers_work_on_henrys_buildings_and_a_treasure_stays() -> None:
    board = ["n1 lnd-mill blue", "n1e1 war-siege-grey-b white"]
    treasure = {"treasures": [{"at": "n1", "treasure": "horiz-green"}], "scaffold": "n1e1"}
    units = [HOME, ["n1", "aside", "aside"]]
    state = load(
        "0 tra-market-grey", *board, seats=1, hands=[["war-siege-green-b"], []], discounts=9,
        solo=treasure, units=units, options={"sets": ["travel", "lands_industry", "war"]},
    )  # fmt: skip
    play(state, "build war-siege-green-b n1w1", "destroy n1")
    view: Any = state.view()
    assert view["solo"]["treasures"] == [{"at": "n1", "treasure": "horiz-green"}]
    assert view["players"][1]["units"][0]["at"] == "n1"
    assert state.faults() == []
    assert load_again(state) == state.dump()


def load_again(state: Heirs) -> dict[str, object]:
    return GAME.load(state.dump()).dump()
