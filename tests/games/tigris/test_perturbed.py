"""Positions a little wrong are refused or can be played (docs/positions.md)."""

from __future__ import annotations

import pytest

from regna.core import Rng
from regna.games.tigris import game
from tests.games.perturbed import perturb, play_on
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
    rng = Rng(f"perturbed {seed}")
    loaded = 0
    for number in range(10):
        for document in documents(100 * seed + number):
            for time in range(6):
                decisions = 400 if time == 0 and number == 0 else 8
                loaded += play_on(game, perturb(document, rng), rng, decisions)
    assert loaded > 20
