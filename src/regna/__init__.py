"""Regna: three board games of kingdoms and heirs, exactly by their rules."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

import regna.games  # noqa: F401 - loaded first, so that it can be made callable
from regna.core import COMPILED, game, register
from regna.core.registry import games as _names

if TYPE_CHECKING:
    from regna.core.registry import games

register("heirs", "regna.games.heirs")
register("dominion", "regna.games.dominion")
register("tigris", "regna.games.tigris")


class _Games(ModuleType):
    """The package `regna.games`, which called as a function lists the games."""

    def __call__(self) -> list[str]:
        return _names()


sys.modules["regna.games"].__class__ = _Games

__version__ = "0.1.0"

__all__ = ["COMPILED", "__version__", "game", "games"]
