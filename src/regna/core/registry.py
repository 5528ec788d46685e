"""Where games are found by name; their modules are imported only when asked for."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from regna.core.errors import BadInput

if TYPE_CHECKING:
    from regna.core.game import Game

_modules: dict[str, str] = {}
_games: dict[str, Game] = {}


def register(name: str, module: str) -> None:
    """Say in which module a game lives; the module has it as `game`."""
    _modules[name] = module


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _games:
        if name not in _modules:
            raise BadInput("game", f"one of {', '.join(games())}", name)
        found: Game = importlib.import_module(_modules[name]).game
        _games[name] = found
    return _games[name]


def games() -> list[str]:
    """The names of all games."""
    return list(_modules)
