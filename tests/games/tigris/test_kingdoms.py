"""Kingdoms are always right: the engine's sets against squares counted one by one."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.games.tigris.board import ALL, NEAR, ONE, SQUARES, connected, gather, spread
from regna.games.tigris.openings import beside_temples, leader_squares
from regna.games.tigris.pieces import COLOURS, leader
from regna.games.tigris.state import Tigris
from tests.games.tigris import naive
from tests.games.tigris.table import crowded


def agree(state: Tigris) -> None:
    realm = state.realm()
    expected = naive.kingdoms(state)
    assert {frozenset(k.list()) for k in realm.kingdoms} == expected
    empty = set(state.empty().list())
    for cell in empty:
        around = naive.beside(expected, cell)
        assert realm.beside_two.has(cell) == (len(around) >= 2)
        assert realm.beside_three.has(cell) == (len(around) >= 3)
        assert {frozenset(k.list()) for k in state.kingdoms_beside(cell)} == around


def agree_on_leaders(state: Tigris) -> None:
    for seat in range(state.seats):
        for colour in range(COLOURS):
            expected = naive.leader_squares(state, seat, colour)
            squares = leader_squares(state, leader(seat, colour), beside_temples(state))
            assert set(squares.list()) == expected


@pytest.mark.rule("0b", "7", "8", "17")
def test_kingdoms_in_crowded_play() -> None:
    """In every state of a dozen games from crowded positions."""
    for seed in range(12):
        state = crowded(f"oracle {seed}")
        rng = Rng(seed)
        for _ in range(12):
            agree(state)
            if state.to_act is None:
                break
            state.advance(state.nth(int(rng.below(state.count()))))


@pytest.mark.rule("6", "9")
def test_leader_squares_in_crowded_positions() -> None:
    for seed in range(12):
        state = crowded(f"leaders {seed}")
        agree_on_leaders(state)


@pytest.mark.rule("0b")
def test_neighbours_of_every_square() -> None:
    for cell in range(SQUARES):
        assert set(NEAR[cell].list()) == set(naive.neighbours(cell))


def test_sets_of_squares() -> None:
    rng = Rng("sets")
    for _ in range(200):
        some = sorted({int(rng.below(SQUARES)) for _ in range(int(rng.below(120)))})
        cells = gather(some)
        assert cells.list() == some
        assert cells.count() == len(some)
        assert [int(cells.nth(k)) for k in range(len(some))] == some
        assert ALL.minus(cells).count() == SQUARES - len(some)
        around = {near for cell in some for near in naive.neighbours(cell)}
        assert set(spread(cells).list()) == around
        if some:
            start = some[int(rng.below(len(some)))]
            assert set(connected(start, cells).list()) == naive.region(start, set(some))
    assert ONE[175].list() == [175]
