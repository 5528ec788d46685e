"""The score sheet (P)."""

from __future__ import annotations

import pytest

from tests.games.heirs.table import line, load, totals

AWAY = ["0", "reserve", "reserve"]


@pytest.mark.rule("P1")
def test_face_up_buildings_of_each_player() -> None:
    board = ["n1 tch-cathedral white", "n2 lnd-camp-green blue", "n3 lnd-camp-grey"]
    state = load(*board)
    assert totals(state) == [5, 2]
    row = line(state, "n1")
    assert (row.rule, row.points) == ("TC3", 5)
    assert row.facts == {
        "tile": "tch-cathedral", "building": "cathedral", "plain": 5, "doubled": False, "cells": [],
    }  # fmt: skip


@pytest.mark.rule("P2")
def test_the_owners_unit_doubles_the_opponents_does_not() -> None:
    board = ["n1 tch-cathedral white", "n2 lnd-camp-green blue", "s1 lnd-camp-grey blue"]
    units = [["n1", "n2", "reserve"], ["0", "s1", "reserve"]]
    state = load(*board, units=units)
    assert totals(state) == [10, 2 + 4]
    assert line(state, "n1").facts["doubled"] is True
    assert line(state, "n2").facts["doubled"] is False
    units = [["0", "reserve", "reserve"], ["n1", "s1 moved", "reserve"]]
    assert totals(load(*board, units=units, seat=1)) == [5, 2 + 4]


@pytest.mark.rule("P3")
def test_roads_are_added() -> None:
    state = load("n1 tra-inn-col white", "n2 lnd-mill white")
    assert totals(state) == [3 + 1 + 2, 0]  # inn and the tiles of its column, mill, road


@pytest.mark.rule("P4")
def test_more_points_win_then_units_in_the_reserve_then_a_draw() -> None:
    board = ["n1 tch-cathedral white", "n2 lnd-camp-green blue", "n3 lnd-camp-grey"]
    assert load(*board).ranking() == [[0], [1]]
    even = ["n1 lnd-camp-green white", "n2 lnd-camp-grey blue", "s1 tch-farm-a"]
    assert load(*even).ranking() == [[0, 1]]
    units = [["0", "s1", "reserve"], AWAY]
    state = load(*even, units=units)
    assert totals(state) == [2, 2]
    assert state.ranking() == [[1], [0]]
    assert [score.key for score in state.scores()] == [(2, 1), (2, 2)]


@pytest.mark.rule("P4")
def test_returns_are_zero_sum_and_zero_until_the_end() -> None:
    ring: list[str | None] = [None] * 7
    state = load("n1 tch-cathedral white", ring=ring, stock=[], gone=GONE, pending=[])
    assert state.to_act is None
    assert state.returns() == [1.0, -1.0]
    assert load("n1 tch-cathedral white").returns() == [0.0, 0.0]


GONE = [tile for tile in load().tiles.ids if tile[:3] in ("tra", "lnd", "tch")]
GONE = [tile for tile in GONE if tile not in ("tch-cathedral", "lnd-mill")]


def test_lines_say_which_rule_and_where() -> None:
    board = ["n1 tra-robber-grey white", "n2 tch-farm-a blue", "n1e1 tch-farm-b blue"]
    row = line(load(*board), "n1")
    assert (row.rule, row.where, row.points) == ("TV4", "n1", 6)
    assert row.facts["cells"] == ["n2", "n1e1"]
