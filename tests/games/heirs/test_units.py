"""Moving units (C)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heirs.table import allowed, codes, legal, load, play, refused, ring_of, window

RING = ring_of("lnd-sty", "lnd-forge", "lnd-camp-green", "tra-market-green", "tra-inn-row")
RING[6] = "tra-pilgrimage-green"
AWAY = ["0", "reserve", "reserve"]
BOARD = ["n1 tch-farm-a white", "n1e1 tch-farm-b blue", "n2 tch-quarry-a", "s1 tch-quarry-b"]


@pytest.mark.rule("C1")
def test_a_step_to_any_adjacent_tile_without_a_unit() -> None:
    units = [["n1", "reserve", "reserve"], ["0", "s1", "reserve"]]
    state = load(*BOARD, ring=RING, units=units)
    assert legal(state, "step") == {"step n1 n1e1", "step n1 n2"}
    assert refused(state, "step n1 n2e1") == ("no-tile-to-step-on", {"cell": "n2e1"}, "C1")
    assert refused(state, "step n1 0") == ("cell-has-unit", {"cell": "0"}, "C1")
    assert refused(state, "step #2 #1") == ("unit-not-on-board", {"unit": "regular"}, "C1")
    events = play(state, "step n1 n1e1")
    assert events[0].public == {"seat": 0, "unit": "elite", "from": "n1", "cell": "n1e1"}


@pytest.mark.rule("C1", "S7")
def test_after_parting_no_tile_holds_two() -> None:
    state = load(*BOARD, ring=RING)
    play(state, "step 0 n1")
    play(state, "take lnd-sty", "end")
    assert refused(state, "step 0 n1") == ("cell-has-unit", {"cell": "n1"}, "C1")
    play(state, "take lnd-forge", "end")
    assert refused(state, "step n1 0") == ("cell-has-unit", {"cell": "0"}, "C1")


@pytest.mark.rule("C4")
def test_a_unit_moves_once_a_turn() -> None:
    state = load(*BOARD, ring=RING)
    play(state, "step 0 n1")
    assert refused(state, "step n1 n2") == ("unit-has-moved", {"unit": "elite"}, "C4")
    play(state, "summon n2")
    assert refused(state, "step n2 n1e1") == ("unit-has-moved", {"unit": "regular"}, "C4")
    assert refused(state, "withdraw n2") == ("unit-has-moved", {"unit": "regular"}, "C4")
    units: Any = state.view()["players"]
    assert sorted(unit["moved"] for unit in units[0]["units"]) == [False, True, True]


@pytest.mark.rule("C2")
def test_summoning_beside_an_own_unit() -> None:
    state = load(*BOARD, ring=RING)
    assert legal(state, "summon") == {"summon n1", "summon n1e1", "summon s1"}
    assert refused(state, "summon 0") == ("cell-has-unit", {"cell": "0"}, "C2")
    assert refused(state, "summon e1") == ("no-tile-to-step-on", {"cell": "e1"}, "C2")
    assert refused(state, "summon n2") == ("summon-too-far", {"cell": "n2"}, "C2")
    assert play(state, "summon n1")[0].public == {"seat": 0, "cell": "n1"}
    assert allowed(state, "summon n2")  # the one just summoned is enough
    play(state, "summon n2")
    assert refused(state, "summon s1") == ("no-regular-in-reserve", {}, "C2")


@pytest.mark.rule("C2", "C4")
def test_a_unit_withdrawn_this_turn_cannot_be_summoned() -> None:
    units = [["0", "n1", "s1"], ["n2", "reserve", "reserve"]]
    state = load(*BOARD, ring=RING, units=units)
    assert play(state, "withdraw n1")[0].public == {"seat": 0, "cell": "n1"}
    assert refused(state, "summon n1") == ("unit-has-moved", {"unit": "regular"}, "C4")
    play(state, "take lnd-sty", "end", "take lnd-forge", "end")
    assert allowed(state, "summon n1")


@pytest.mark.rule("C0", "C4")
def test_regulars_differ_only_in_having_moved() -> None:
    for units in (["0", "reserve moved", "reserve"], ["0", "reserve", "reserve moved"]):
        state = load(*BOARD, ring=RING, units=[units, AWAY])
        assert len(legal(state, "summon")) == 3
        play(state, "summon n1")
        assert legal(state, "summon") == set()
        assert refused(state, "summon s1") == ("unit-has-moved", {"unit": "regular"}, "C4")


@pytest.mark.rule("C3")
def test_withdrawing_from_anywhere_but_never_the_elite() -> None:
    board = [*BOARD, "n3 lnd-mill", "n4 lnd-lodge"]
    units = [["0", "n4", "reserve"], ["s1", "reserve", "reserve"]]
    state = load(*board, ring=RING, units=units)
    assert refused(state, "withdraw 0") == ("elite-stays", {}, "C3")
    assert refused(state, "withdraw #3") == ("unit-not-on-board", {"unit": "regular"}, "C3")
    assert legal(state, "withdraw") == {"withdraw n4"}
    play(state, "withdraw n4")
    assert state.view()["players"][0]["reach"] == 3  # type: ignore[index]


@pytest.mark.rule("C5", "R2")
def test_reach_follows_at_once() -> None:
    state = load(*BOARD, ring=RING)
    assert len(window(state, 0)) == 3
    play(state, "summon n1")
    assert len(window(state, 0)) == 2
    assert refused(state, "take lnd-camp-green")[0] == "out-of-reach"
    play(state, "summon s1")
    assert window(state, 0) == ["lnd-sty"]
    assert len(window(state, 1)) == 3


@pytest.mark.rule("C4")
def test_the_side_shown_changes_nothing_else() -> None:
    moved = [["n1 moved", "reserve moved", "reserve moved"], AWAY]
    fresh = [["n1", "reserve", "reserve"], AWAY]
    one, other = (
        load(*BOARD, ring=RING, units=u, hands=[["lnd-mill"], []]) for u in (moved, fresh)
    )
    for verb in ("take", "build", "expand"):
        assert legal(one, verb) == legal(other, verb)
    assert legal(one, "step") == set()


@pytest.mark.rule("C1")
def test_units_of_both_players_move_on_any_tile() -> None:
    state = load(*BOARD, ring=RING, seat=1)
    assert codes(play(state, "step 0 n1", "summon n2")) == ["step", "summon"]
    # the white elite's neighbour is now held by Blue
    assert refused(state, "step n1 n1e1")[0] == "unit-has-moved"
