"""Worlds in which nobody's memory is kept: the same truth and the same luck."""

from __future__ import annotations

from typing import Any

import pytest

from regna.core import BadInput, Rng
from regna.games.dominion.state import Dominion
from regna.testing import Trial
from tests.games.dominion.table import do, game, player, table


def truth(state: Dominion) -> dict[str, Any]:
    """The whole position but for what everybody remembers."""
    return game.truth(state.dump())


@pytest.mark.parametrize("number", range(0, 39, 2))
def test_without_memory_the_truth_and_the_draws_are_the_same(number: int) -> None:
    case = Trial(game).cases()[number]
    kept = game.new(seed=number, **case)
    forgotten = game.new(seed=number, **case)
    assert isinstance(kept, Dominion)
    assert isinstance(forgotten, Dominion)
    forgotten.remembers = False
    rng = Rng(f"simulated {number}")
    for decision in range(400):
        if kept.to_act is None:
            break
        assert forgotten.moves() == kept.moves()
        if decision % 20 == 0:
            assert truth(forgotten) == truth(kept)
            forgotten = forgotten.copy()
        move = kept.nth(int(rng.below(kept.count())))
        kept.advance(move)
        forgotten.advance(move)
    assert truth(forgotten) == truth(kept)
    assert game.keys(forgotten) == game.keys(kept)
    assert forgotten.faults() == []


def test_a_world_without_memory_tells_no_seat_what_it_knows() -> None:
    state = table(player("village"), player("copper"))
    state.remembers = False
    do(state, "play village")
    with pytest.raises(BadInput):
        state.dump(0)
    with pytest.raises(BadInput):
        state.determinize(1, Rng(1))
    assert state.copy().remembers is False


def test_a_simulated_game_is_the_game_of_its_seed() -> None:
    """Copies of a world without memory go their own way all the same."""
    state = game.new(seed=5, kingdom="big_money")
    assert isinstance(state, Dominion)
    state.remembers = False
    twin = state.copy()
    before = truth(state)
    for _ in range(30):
        twin.advance(twin.nth(0))
    assert truth(state) == before
