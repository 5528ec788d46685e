"""A bot of The Two Heirs that takes its time, and ratings as a ladder would write them."""

from __future__ import annotations

import time
from typing import Final

from regna.bots import Bot, register_bot
from regna.bots.ratings import RATINGS
from regna.core import State

SECONDS: Final = 0.8


class Ponderer(Bot):
    """Looks at the table for a while and takes the last move."""

    rated = False

    def choose(self, world: State, budget: float) -> int:
        time.sleep(SECONDS)
        return world.nth(world.count() - 1)


bot = Ponderer()
register_bot("heirs", "ponderer", __name__)
RATINGS["heirs"] = {"level-1": 812, "level-5": 1640}
