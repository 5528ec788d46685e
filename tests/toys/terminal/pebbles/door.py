"""The hand in pebbles instead of numbers; everything else a door does by itself."""

from __future__ import annotations

from regna.cli.terminal.door import Door
from regna.cli.terminal.position import Position
from regna.core import Game
from regna.words import Words

PEBBLES = ("clay", "salt", "flint", "ember")


class PebblesDoor(Door):
    secret = True

    def draw(self, now: Position) -> list[str]:
        hand = [PEBBLES[pebble] for pebble in now.view["hand"] or []]
        return [f"You hold {self.words.join(hand) or 'nothing'}."]


def door(game: Game, words: Words) -> PebblesDoor:
    return PebblesDoor(game, words)
