"""Policies at tables, and players by any name: a bot's, a policy's, or that of a module's own.

A bot's luck comes from what its seat knows, so that it does the same wherever its
seat knows the same, and a match can be played again.
"""

from __future__ import annotations

from regna.bots.base import Bot, Policy, bot, bots, policies, policy
from regna.core import BadInput, BadModule, Rng, State, attribute_of


def luck(world: State) -> Rng:
    """The luck of a bot: the same in all worlds that its seat cannot tell apart."""
    return Rng(repr(world.dump(world.to_act)))


class Seated(Bot):
    """A policy that sits at a table."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, world: State, budget: float) -> int:
        return int(self.policy.choose(world, luck(world)))


def seated(found: object, field: str, expected: str, name: str) -> Bot:
    """A bot, or a policy as a bot; anything else is refused."""
    if isinstance(found, Bot):
        return found
    if isinstance(found, Policy):
        return Seated(found)
    raise BadModule(field, expected, name, f"it is of type {type(found).__name__}")


def named_bot(game: str, name: str) -> Bot:
    """A bot by its name; a policy's name, or `module:attribute` of either, will do."""
    if ":" in name:
        expected = "module:attribute of a bot or policy"
        return seated(attribute_of(name, "bot", expected), "bot", expected, name)
    if name in bots(game):
        return bot(game, name)
    if name in policies(game):
        return Seated(policy(game, name))
    known = dict.fromkeys([*bots(game), *policies(game)])
    raise BadInput("bot", f"one of {', '.join(known)}, or module:attribute", name)
