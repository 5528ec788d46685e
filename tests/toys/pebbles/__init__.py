"""Pebbles: a small game to try tables with: hidden hands, draws, an attack and a reaction.

P1  In a turn play a pebble of the hand, worth its colour (0 to 3), or draw one from the bag.
P2  Colour 3 attacks the others: each discards a 0 as a shield, or loses a point.
P3  Colour 2 gives another go. The game is over after 12 turns each.
"""

from __future__ import annotations

from regna.core import register
from tests.toys.pebbles.game import DRAW, Pebbles, game

register("pebbles", "tests.toys.pebbles")

__all__ = ["DRAW", "Pebbles", "game"]
