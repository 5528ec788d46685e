"""The games, each a folder that has itself as `game`; `regna.games()` lists them."""

from __future__ import annotations

from typing import Final

SHOWN_FIRST: Final = ["heirs", "dominion", "tigris"]  # the others follow by name
