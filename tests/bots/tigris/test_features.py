"""What a net of Tigris & Euphrates is shown: what its seat knows, and all that it should."""

from __future__ import annotations

import pytest

from regna.bots import policy
from regna.bots.tigris.features import OWN, SIDE, SIZE
from regna.bots.tigris.judge import shown
from regna.bots.tigris.patterns import beside_several, three_of_four
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.weights import Weights
from regna.core import Rng
from regna.games.tigris import game
from regna.games.tigris.board import NEAR, SQUARE, SQUARES, Cells, gather
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import crowded

QUICK = policy("tigris", "quick")


def some_cells(rng: Rng, one_in: int) -> Cells:
    return gather([cell for cell in range(SQUARES) if rng.below(one_in) == 0])


@pytest.mark.parametrize("seed", range(6))
def test_squares_beside_temples_are_counted(seed: int) -> None:
    temples = some_cells(Rng(seed), 3)
    several = beside_several(temples)
    for cell in range(SQUARES):
        beside = NEAR[cell].shared(temples)
        assert [several[number].has(cell) for number in range(4)] == [
            beside > number for number in range(4)
        ]


@pytest.mark.parametrize("seed", range(6))
def test_squares_of_four_that_lack_one_tile_are_found(seed: int) -> None:
    rng = Rng(seed)
    tiles = some_cells(rng, 2)
    blocked = some_cells(rng, 5).minus(tiles)
    wanted = [
        corner
        for corner in range(SQUARES)
        if SQUARE[corner].shared(tiles) == 3 and not SQUARE[corner].meets(blocked)
    ]
    assert three_of_four(tiles, blocked).list() == wanted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_net_is_shown_nothing_that_a_seat_cannot_know(seats: int) -> None:
    state = game.new(seats=seats, seed=seats)
    assert isinstance(state, Tigris)
    rng = Rng(seats)
    for _ in range(3 * seats):
        QUICK.play_turn(state, rng)
        for seat in range(seats):
            world = state.determinize(seat, rng.split())
            inputs = QUICK.inputs(state, seat)
            assert len(inputs) == SIZE
            assert inputs == QUICK.inputs(world, seat)
            assert any(inputs[:SIDE])
            assert any(inputs[(seats - 1) * SIDE : seats * SIDE])
            assert not any(inputs[seats * SIDE : OWN])


@pytest.mark.parametrize("seed", range(4))
def test_features_fit_wherever_pieces_stand(seed: int) -> None:
    state = crowded(seed)
    assert isinstance(state, Tigris)
    for pending in (False, True):
        row = shown(state, Sight(state, state.active, Weights()), pending).row(SIZE)
        assert all(abs(value) < 50 for value in row)
