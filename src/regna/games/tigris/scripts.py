"""The numbers of the game's scripts, in the order in which the game lists them."""

from __future__ import annotations

from typing import Final

TURN: Final = 0
TILE_PLACED: Final = 1
WAR: Final = 2
REVOLT: Final = 3
TREASURE: Final = 4
