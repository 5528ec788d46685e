"""The plain player of Dominion: a menu that does well in the kingdom, and care at the end."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from regna.bots.base import Bot, Policy
from regna.bots.dominion.chooser import Tournament
from regna.bots.dominion.menu import Menu
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.player import MenuPlayer
from regna.core import COMPILED, Rng, State
from regna.games.dominion.kinds import KIND_OF, KINGDOMS, Kingdom, named
from regna.games.dominion.state import Dominion

FILE: Final = Path(__file__).parent / "chosen.toml"  # made by tools/choose_menus.py
EFFORT: Final = 2.0 if COMPILED else 0.1  # nobody wants to wait for the interpreter
KEPT: Final = 200  # kingdoms remembered; then all are forgotten


def key_of(cards: list[str], seats: int) -> str:
    """A name for ten cards and a number of seats."""
    return f"{' '.join(sorted(cards))} {seats}"


class Plain(Policy):
    """Plays the menu of the kingdom, which is looked for when it is first met."""

    def __init__(self) -> None:
        self.players: dict[str, MenuPlayer] = {}
        # The one found last, since most decisions are in the same kingdom.
        self.player = MenuPlayer(MENUS["bmu"], full=True)
        self.kingdom: Kingdom | None = None
        self.seats = 0

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Dominion)
        if state.kingdom is not self.kingdom or state.seats != self.seats:
            self.meet(state.kingdom, state.seats)
        return self.player.choose(state, rng)

    def meet(self, kingdom: Kingdom, seats: int) -> None:
        """Find the player for a kingdom."""
        cards = named(kingdom.kinds)
        key = key_of(cards, seats)
        if not self.players:
            self.players = shipped()
        if key not in self.players:
            if len(self.players) >= KEPT:
                self.players = shipped()
            menu = Tournament(cards, seats, EFFORT).best()[0].menu
            self.players[key] = MenuPlayer(menu, full=True)
        self.player = self.players[key]
        self.kingdom, self.seats = kingdom, seats

    def menu(self, cards: list[str], seats: int) -> Menu:
        """What it plays with these cards."""
        self.meet(Kingdom(sorted(KIND_OF[card] for card in cards)), seats)
        return self.player.menu


def shipped() -> dict[str, MenuPlayer]:
    """The players for the recommended sets."""
    found: dict[str, MenuPlayer] = {}
    for name, rows in tomllib.loads(FILE.read_text(encoding="utf-8")).items():
        for row in rows:
            menu = Menu(row["menu"], row["buy"])
            found[key_of(KINGDOMS[name], row["seats"])] = MenuPlayer(menu, full=True)
    return found


class Steward(Bot):
    """Sits down and plays plainly."""

    def choose(self, world: State, budget: float) -> int:
        return int(PLAIN.choose(world, Rng(0)))


PLAIN: Final = Plain()
