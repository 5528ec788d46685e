"""Positions a little wrong are refused or can be played (docs/positions.md)."""

from __future__ import annotations

import pytest

from regna.core import Rng
from tests.games.heirs.table import GAME, new
from tests.games.perturbed import perturb, play_on


def documents(seed: int) -> list[dict[str, object]]:
    """Positions of one game as everybody and as one seat knows them."""
    state, rng = new(seed=seed, **GAME.cases()[7 * seed % len(GAME.cases())]), Rng(seed)
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
    rng = Rng(f"perturbed {seed}")
    loaded = 0
    for number in range(12):
        for document in documents(100 * seed + number):
            for time in range(4):
                decisions = 400 if time == 0 and number == 0 else 8
                loaded += play_on(GAME, perturb(document, rng), rng, decisions)
    assert loaded > 20
