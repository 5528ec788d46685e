"""The plain player of Dominion: the best menu of the kingdom, and care at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.base import Bot, Policy
from regna.bots.dominion.candidates import modest_menus
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.player import MenuPlayer
from regna.bots.dominion.repertoire import REPERTOIRES
from regna.core import Rng, State
from regna.games.dominion.kinds import KIND_OF
from regna.games.dominion.state import Dominion


class Plain(Policy):
    """Plays the best menu of the kingdom."""

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Dominion)
        return REPERTOIRES.of(state.kingdom, state.seats).players[0].choose(state, rng)


class Modest(Policy):
    """Big Money with one copy of the best card that goes with it: no tournament finds that."""

    def __init__(self) -> None:
        self.players: dict[int, MenuPlayer] = {}  # by the card, the best first
        for card, menu in modest_menus().items():
            self.players[KIND_OF[card]] = MenuPlayer(menu, full=True)
        self.money = MenuPlayer(MENUS["bmu"], full=True)

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Dominion)
        for card, player in self.players.items():
            if card in state.kingdom.kinds:
                return player.choose(state, rng)
        return self.money.choose(state, rng)


class Steward(Bot):
    """Sits down and plays plainly."""

    def choose(self, world: State, budget: float) -> int:
        return int(PLAIN.choose(world, Rng(0)))


PLAIN: Final = Plain()
