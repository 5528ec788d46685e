"""A player at a table of few words."""

from __future__ import annotations

from regna.bots.dominion.menu import Menu
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.player import MenuPlayer
from regna.core import Rng
from regna.games.dominion.state import Dominion
from tests.games.dominion.table import code, do, game


def player_of(menu: str, full: bool = True) -> MenuPlayer:
    """Of a menu by its name, or by its lines."""
    known = MENUS.get(menu)
    return MenuPlayer(known if known is not None else Menu("test", menu), full)


def chosen(state: Dominion, menu: str = "bmu", full: bool = True) -> str:
    """What a menu's player does here."""
    move = player_of(menu, full).choose(state, Rng(0))
    assert state.why_not(int(move)) is None
    return game.write(state, int(move))


def answers(state: Dominion, asked: str, menu: str = "bmu") -> list[str]:
    """All answers of a menu's player while that is asked."""
    found: list[str] = []
    while code(state) == f"dominion-{asked}":
        found.append(chosen(state, menu))
        do(state, found[-1])
    return found
