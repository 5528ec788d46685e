"""How strong bots are, from ratings.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from regna.bots.base import bot, offered_bots

FILE: Final = Path(__file__).parent / "ratings.toml"


def read_ratings(text: str) -> dict[str, dict[str, int]]:
    """The ratings of a file: a table for each game, a row for each bot."""
    found: dict[str, dict[str, int]] = {}
    for game, rows in tomllib.loads(text).items():
        found[game] = {name: int(rating) for name, rating in rows.items()}
    return found


RATINGS: Final = read_ratings(FILE.read_text(encoding="utf-8"))


def ratings(game: str) -> dict[str, int | None]:
    """The ratings of the bots to choose from: None if not rated yet, no entry if never rated."""
    known = RATINGS.get(game, {})
    found: dict[str, int | None] = {}
    for name in offered_bots(game):
        player: Any = bot(game, name)  # somebody's own class may say so, which compiled code misses
        if player.rated:
            found[name] = known.get(name)
    return found
