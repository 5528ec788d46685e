"""Policies at tables, and players by any name: a bot's, a policy's, or that of a module's own.

A bot's luck comes from what its seat knows, so that it does the same wherever its
seat knows the same, and a match can be played again.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from regna.bots.base import Bot, Policy, bot, bots, policies, policy
from regna.core import BadInput, Rng, State


def luck(world: State) -> Rng:
    """The luck of a bot: the same in all worlds that its seat cannot tell apart."""
    return Rng(repr(world.dump(world.to_act)))


class Seated(Bot):
    """A policy that sits at a table."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, world: State, budget: float) -> int:
        return int(self.policy.choose(world, luck(world)))


def named_bot(game: str, name: str) -> Bot:
    """A bot by its name; a policy's name, or `module:attribute` of either, will do."""
    if ":" in name:
        return _own(name)
    if name in bots(game):
        return bot(game, name)
    if name in policies(game):
        return Seated(policy(game, name))
    known = dict.fromkeys([*bots(game), *policies(game)])
    raise BadInput("bot", f"one of {', '.join(known)}, or module:attribute", name)


def _own(name: str) -> Bot:
    """A bot of somebody's own module, which is looked for in the working folder first."""
    module, attribute = name.split(":", 1)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput("bot", f"module:attribute of a bot ({error})", name) from None
    if isinstance(found, Policy):
        return Seated(found)
    if not isinstance(found, Bot):
        raise BadInput("bot", "module:attribute of a bot or policy", name)
    return found
