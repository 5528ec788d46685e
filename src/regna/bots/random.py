"""Players of any legal move."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.base import Policy
from regna.bots.seated import Seated
from regna.core import Rng, State


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, state: State, rng: Rng) -> i64:
        return state.nth(int(rng.below(state.count())))


policy = RandomPolicy()
bot = Seated(policy)
