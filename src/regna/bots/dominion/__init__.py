"""Players of Dominion that buy by a menu.

menus.toml  the strategies by name     menus       read from there
language    what a line may say        menu        the first line that is true
sight       what a player counts       worth       what a card is worth
play        which Action is next       hand        what is discarded and trashed
gains       what is gained             ending      how the game is to end
player      the policy of a menu       plain       the one that finds its menu itself
candidates  menus for a kingdom        chooser     the tournament between them
chosen.toml what came of it in the recommended sets
repertoire  the best menus of a kingdom, and which of them explains a deck
switching   goes on with the one of them that does best from here
"""

from __future__ import annotations

from typing import Final

from regna.bots.base import Policy
from regna.bots.dominion.menus import MENUS
from regna.bots.dominion.plain import PLAIN, Steward
from regna.bots.dominion.player import MenuPlayer

policies: Final[dict[str, Policy]] = {name: MenuPlayer(menu) for name, menu in MENUS.items()}
policies["plain"] = PLAIN
bot: Final = Steward()
