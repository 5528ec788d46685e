"""The levels of Dominion: Treasures alone, a card to go with them, a menu, several tried out."""

from __future__ import annotations

from typing import Final

from regna.bots.base import Bot
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.plain import PLAIN, Modest
from regna.bots.dominion.player import MenuPlayer
from regna.bots.dominion.switching import Switching
from regna.bots.rollout import NO_END
from regna.bots.seated import Seated

AHEAD: Final = 20.0  # points that leave no doubt
BASIC: Final = MenuPlayer(MENUS["basic-bm"])
MONEY: Final = MenuPlayer(MENUS["bmu"], full=True)

bots: Final[dict[str, Bot]] = {
    "level-1": Seated(BASIC),
    "level-2": Seated(MONEY),
    "level-3": Seated(Modest()),
    "level-4": Seated(PLAIN),
    "level-5": Switching(70_000_000, AHEAD),
    "deep": Switching(NO_END, AHEAD),
}
