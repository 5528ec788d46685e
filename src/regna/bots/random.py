"""Players of any legal move."""

from __future__ import annotations

import secrets

from mypy_extensions import i64

from regna.bots.base import Bot, Policy
from regna.core import Rng, State


class RandomBot(Bot):
    """Every legal move is equally likely."""

    def choose(self, world: State, budget: float) -> int:
        return world.nth(secrets.randbelow(world.count()))


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, state: State, rng: Rng) -> i64:
        return state.nth(int(rng.below(state.count())))


bot = RandomBot()
policy = RandomPolicy()
