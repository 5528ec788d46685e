"""A policy decides at once, by rules of thumb: the fast players that simulations are made of."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regna.core import Rng, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses a move by what its own seat knows.

    It is handed a whole state because making a world for every decision would
    cost more than the decision; it must not look at what its seat cannot know,
    and a test compares its choices in worlds that its seat cannot tell apart.
    """

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, state: State, rng: Rng) -> i64:
        """The move for the seat to act."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every legal move is equally likely."""

    def choose(self, state: State, rng: Rng) -> i64:
        return state.nth(int(rng.below(state.count())))
