"""Levels: the same thought, more or less of it, and more or less at its best.

A level is a policy at a table, or rollouts with so many simulations. A warm one does
not always take the best: the better a line did, the likelier, and lines that
differ by less than the temperature are about equally likely. Nobody blunders on
purpose, and nobody knows more than a seat may know.
"""

from __future__ import annotations

import math

from regna.bots.base import Policy
from regna.bots.rollout import Rollout, Tried
from regna.core import Rng


class Warm(Rollout):
    """Takes any line that was tried, the likelier the better it did."""

    def __init__(
        self,
        policy: Policy,
        simulations: int,
        scale: float,
        most: int,
        turns: int,
        temperature: float,
    ) -> None:
        super().__init__(policy, policy, simulations, scale, most, turns)
        self.temperature = temperature

    def pick(self, tried: list[Tried], rng: Rng) -> Tried:
        best = max(each.mean() for each in tried)
        weights = [math.exp((each.mean() - best) / self.temperature) for each in tried]
        left = sum(weights) * int(rng.below(1 << 20)) / (1 << 20)
        for each, weight in zip(tried, weights, strict=True):
            left -= weight
            if left < 0:
                return each
        return tried[0]
