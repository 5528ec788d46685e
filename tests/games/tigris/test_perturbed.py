"""Positions a little wrong are refused or can be played (docs/positions.md)."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.games.tigris import game
from tests.games.perturbed import tried
from tests.games.tigris.table import asked, crowded


def documents(seed: int) -> list[dict[str, object]]:
    """Positions of one crowded game: every decision but actions, and few of those."""
    state, rng = crowded(f"perturbed {seed}"), Rng(seed)
    found: list[dict[str, object]] = []
    for step in range(24):
        if state.to_act is None:
            break
        if asked(state)[1] != "action" or step % 8 == 0:
            found.append(state.dump())
        state.advance(state.nth(int(rng.below(state.count()))))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_a_changed_position_is_refused_or_can_be_played(seed: int) -> None:
    assert tried(game, documents, seed, games=10, decisions=400) > 20
