"""Positions a little wrong are refused or can be played (docs/positions.md)."""

from __future__ import annotations

from typing import Any

import pytest

from regna.core import Rng
from regna.games.dominion.state import Dominion
from regna.testing import Trial
from tests.games.dominion.table import code, game
from tests.games.perturbed import tried

USUAL = ("dominion-action", "dominion-buy")


def documents(seed: int) -> list[dict[str, object]]:
    """Positions of one game as everybody and as one seat knows them."""
    cases = Trial(game).cases()
    case: dict[str, Any] = cases[seed % len(cases)]
    state, rng = game.new(seed=seed, **case), Rng(seed)
    assert isinstance(state, Dominion)
    found: list[dict[str, object]] = []
    for step in range(120):
        if state.to_act is None:
            break
        if step % 30 == 10 or code(state) not in USUAL:
            found += [state.dump(), state.dump(0)]
        state.advance(state.nth(int(rng.below(state.count()))))
    return found[:12]


@pytest.mark.parametrize("seed", range(2))
def test_a_changed_position_is_refused_or_can_be_played(seed: int) -> None:
    assert tried(game, documents, seed, games=10, decisions=2000) > 20
