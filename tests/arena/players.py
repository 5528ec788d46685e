"""Players that matches are tried with: honest, failing and deadly ones."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from regna.bots import Bot, Policy
from regna.core import Rng, State

HERE = "tests.arena.players"


class Wrong(Bot):
    """Wants what is no legal move, or raises it."""

    def __init__(self, wants: object) -> None:
        self.wants = wants

    def choose(self, world: State, budget: float) -> int:
        if isinstance(self.wants, Exception):
            raise self.wants
        return self.wants  # type: ignore[return-value]


class First(Policy):
    """Takes the first move."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.nth(0)


class Dies(Policy):
    """Kills its process the first time, and is gone before it can say so."""

    def choose(self, state: State, rng: Rng) -> int:
        mark = Path(os.environ["REGNA_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return state.nth(0)


class Spoiler(Bot):
    """Plays on in the world it is given, which is its own to spoil."""

    def choose(self, world: State, budget: float) -> int:
        move = world.nth(0)
        while world.to_act is not None:
            world.play(world.nth(0))
        return move


class Peeker(Bot):
    """Remembers everything there is in its worlds."""

    def __init__(self) -> None:
        self.seen: list[dict[str, object]] = []

    def choose(self, world: State, budget: float) -> int:
        self.seen.append(world.dump())
        return world.nth(0)


illegal = Wrong(-1)
impossible = Wrong(10**9)
nothing = Wrong(None)
text = Wrong("17")
doubtful = Wrong(True)
raises = Wrong(ZeroDivisionError("by nought"))
first = First()
dies = Dies()
spoiler = Spoiler()
peeker = Peeker()
