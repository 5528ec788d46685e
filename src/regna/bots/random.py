"""A bot that plays any legal move."""

from __future__ import annotations

import secrets

from regna.bots.base import Bot
from regna.core import Game


class RandomBot(Bot):
    """Every legal move is equally likely."""

    name = "random"

    def choose(self, game: Game, document: dict[str, object], budget: float) -> int:
        state = game.load(document, seed=secrets.randbits(64))
        return state.nth(secrets.randbelow(state.count()))


bot = RandomBot()
