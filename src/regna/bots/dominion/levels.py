"""The levels of Dominion: Treasures alone, a menu, a menu tried out to the end of the game."""

from __future__ import annotations

from typing import Final

from regna.bots.base import Bot
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.plain import PLAIN
from regna.bots.dominion.player import MenuPlayer
from regna.bots.levels import Level

AHEAD: Final = 20.0  # points that leave no doubt
BASIC: Final = MenuPlayer(MENUS["basic-bm"])
MONEY: Final = MenuPlayer(MENUS["bmu"], full=True)

bots: Final[dict[str, Bot]] = {
    "level-1": Level(BASIC, BASIC, 0, AHEAD),
    "level-2": Level(MONEY, MONEY, 0, AHEAD),
    "level-3": Level(PLAIN, PLAIN, 0, AHEAD),
    "level-4": Level(PLAIN, PLAIN, 200, AHEAD),
    "level-5": Level(PLAIN, PLAIN, 1000, AHEAD),
}
