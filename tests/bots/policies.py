"""Policies to try simulations with: honest ones, and a cheat."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from regna.bots import Policy, base, register_policy
from regna.core import Game, Rng, State
from tests.toys.pebbles import Pebbles


class First(Policy):
    """Always the first legal move."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.nth(0)


class Seen(Policy):
    """The move that what its seat sees happens to point at."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.nth(len(str(state.view(state.to_act))) % state.count())


class Cheat(Policy):
    """Looks into the other hands."""

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Pebbles)
        return state.nth(sum(sum(hand) for hand in state.hands) % state.count())


def told_apart(rules: Game, policy: Policy, seed: int, worlds: int = 3) -> str:
    """Where a policy decides by what its seat cannot know; empty if it never does.

    The game is played by the policy. Before every move it is asked again in worlds
    that its seat cannot tell from the true one, with the same luck.
    """
    state = rules.new(seed=seed)
    number = 0
    while state.to_act is not None:
        seat = state.to_act
        move = policy.choose(state, Rng(number))
        for fill in range(worlds):
            other = policy.choose(state.determinize(seat, Rng(f"{number}/{fill}")), Rng(number))
            if other != move:
                one, two = rules.write(state, move), rules.write(state, other)
                return f"decision {number} of seat {seat}: {one!r}, in another world {two!r}"
        state.advance(move)
        number += 1
    return ""


@contextmanager
def registered() -> Iterator[None]:
    """For a while, `first` and `seen` play every game and `cheat` pebbles."""
    before = len(base._rows)
    for where, name, policy in (
        ("*", "first", First()),
        ("*", "seen", Seen()),
        ("pebbles", "cheat", Cheat()),
    ):
        module = ModuleType(f"tests.bots.{name}")
        module.__dict__["policy"] = policy
        sys.modules[module.__name__] = module
        register_policy(where, name, module.__name__)
    yield
    del base._rows[before:]
