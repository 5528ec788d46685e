"""What a bot is, and which bots play which game."""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod

from regna.core import BadInput, Game

ANY = "*"


class Bot(ABC):
    """Decides for a seat, knowing what `dump(seat)` says and nothing else."""

    name: str

    @abstractmethod
    def choose(self, game: Game, document: dict[str, object], budget: float) -> int:
        """The move for the seat to act, within about `budget` seconds."""


_rows: list[tuple[str, str, str]] = []  # game, bot, module that has it as `bot`


def register_bot(game: str, name: str, module: str) -> None:
    """Say in which module a bot lives (ANY: it plays every game); a game's last is its usual."""
    _rows.append((game, name, module))


def bots(game: str) -> list[str]:
    """The bots that play a game, from the simplest."""
    return [name for played, name, _ in _rows if played in (ANY, game)]


def usual_bot(game: str) -> str:
    """The bot to play with when nobody says which."""
    return bots(game)[-1]


def bot(game: str, name: str) -> Bot:
    """The bot of that name for a game."""
    for played, known, module in reversed(_rows):
        if played in (ANY, game) and known == name:
            found = importlib.import_module(module).bot
            assert isinstance(found, Bot)
            return found
    raise BadInput("bot", f"one of {', '.join(bots(game))}", name)
