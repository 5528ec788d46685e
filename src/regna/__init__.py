"""Regna: three board games of kingdoms and heirs, exactly by their rules."""

from __future__ import annotations

import pkgutil
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import regna.games as _games  # loaded first, so that it can be made callable
from regna.bots import simulate
from regna.core import COMPILED, game, paint_with, register
from regna.core.registry import games as _names

if TYPE_CHECKING:
    from regna.core.registry import games

_folders = {found.name for found in pkgutil.iter_modules(_games.__path__) if found.ispkg}
for _name in [name for name in _games.SHOWN_FIRST if name in _folders] + sorted(
    _folders.difference(_games.SHOWN_FIRST)
):
    register(_name, f"regna.games.{_name}")


class _Games(ModuleType):
    """The package `regna.games`, which called as a function lists the games."""

    def __call__(self) -> list[str]:
        return _names()


sys.modules["regna.games"].__class__ = _Games


paint_with("regna.cli.terminal.door")

__version__ = "0.1.0"

__all__ = ["COMPILED", "__version__", "game", "games", "simulate"]
