"""Levels: the same thought, more or less of it, and more or less at its best.

A level thinks as its rollouts tell it, with so many simulations. With a temperature it
does not always take the best: the better a move did, the likelier, and moves that
differ by less than the temperature are about equally likely. Nobody blunders on
purpose, and nobody knows more than a seat may know.
"""

from __future__ import annotations

import math

from regna.bots.base import Bot, Policy
from regna.bots.rollout import Rollout, Tried
from regna.bots.seated import luck
from regna.core import Rng, State


class Level(Bot):
    """One level of a game; without simulations it plays its policy."""

    def __init__(
        self,
        policy: Policy,
        quick: Policy,
        simulations: int,
        scale: float,
        most: int = 24,
        turns: int = 0,
        temperature: float = 0.0,
    ) -> None:
        self.rollout = Rollout(policy, quick, simulations, scale, most, turns)
        self.temperature = temperature

    def choose(self, world: State, budget: float) -> int:
        if world.count() == 1:
            return world.nth(0)
        if self.rollout.simulations == 0:
            return int(self.rollout.policy.choose(world, luck(world)))
        if self.temperature == 0.0:
            return self.rollout.choose(world, budget)
        return warm(self.rollout.try_out(world, budget), self.temperature, luck(world).split())


def warm(tried: list[Tried], temperature: float, rng: Rng) -> int:
    """Any of the moves, the likelier the better it did."""
    best = max(each.mean() for each in tried)
    weights = [math.exp((each.mean() - best) / temperature) for each in tried]
    left = sum(weights) * int(rng.below(1 << 20)) / (1 << 20)
    for each, weight in zip(tried, weights, strict=True):
        left -= weight
        if left < 0:
            return each.move
    return tried[0].move
