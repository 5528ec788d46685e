"""The plain player of Dominion: the menu that is best in the kingdom, played with care."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.base import Bot, Policy
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.player import MenuPlayer
from regna.core import Rng, State


class Plain(Policy):
    """Plays the best menu."""

    def __init__(self) -> None:
        self.player = MenuPlayer(MENUS["bmu"], full=True)

    def choose(self, state: State, rng: Rng) -> i64:
        return self.player.choose(state, rng)


class Steward(Bot):
    """Sits down and plays plainly."""

    def choose(self, world: State, budget: float) -> int:
        return int(PLAIN.choose(world, Rng(0)))


PLAIN = Plain()
