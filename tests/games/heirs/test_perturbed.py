"""Positions a little wrong are refused or can be played (docs/positions.md)."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.testing import Trial
from tests.games.heirs.table import GAME, new
from tests.games.perturbed import tried


def documents(seed: int) -> list[dict[str, object]]:
    """Positions of one game as everybody and as one seat knows them."""
    cases = Trial(GAME).cases()
    state, rng = new(seed=seed, **cases[7 * seed % len(cases)]), Rng(seed)
    found: list[dict[str, object]] = []
    for step in range(200):
        if state.to_act is None:
            break
        if step % 25 == 10:
            found += [state.dump(), state.dump(0)]
        state.advance(state.nth(int(rng.below(state.count()))))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_a_changed_position_is_refused_or_can_be_played(seed: int) -> None:
    assert tried(GAME, documents, seed, games=12, decisions=400) > 20
