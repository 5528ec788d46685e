"""What tests ask of a game and players never do: a module `trial` beside it answers.

    cases()         the arguments for `new` that tests and the fuzzer cycle through
    position(seed)  a position that random play hardly ever reaches, another for each seed
    shared()        the attributes of a state that its copies share, since nothing changes them
    adds_up()       whether a seat's total is the sum of the points of its lines

Each of them may be left out.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from regna.core import Game
from regna.testing.failure import Case


class Trial:
    """The answers for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._module = _beside(type(game).__module__)

    def cases(self) -> list[Case]:
        """By default one for each number of seats."""
        found: list[Case] = self._answer("cases", self.game.cases)()
        return found

    def position(self, seed: int | str) -> dict[str, object] | None:
        """By default there is none."""
        found: dict[str, object] | None = self._answer("position", self.game.positions)(seed)
        return found

    def shared(self) -> list[str]:
        """The game, its scripts, and whatever its trial names."""
        named: list[str] = self._answer("shared", self.game.tables)()
        return list(dict.fromkeys(["game", "scripts", *named]))

    def adds_up(self) -> bool:
        """By default it does."""
        return bool(self._answer("adds_up", self.game.adds_up)())

    def _answer(self, name: str, otherwise: Callable[..., Any]) -> Callable[..., Any]:
        """The function of the module `trial`; games without one have methods of their own."""
        found: Callable[..., Any] = getattr(self._module, name, otherwise)
        return found


@cache
def _beside(module: str) -> ModuleType | None:
    """The module `trial` of the package that a game's module is in, if there is one."""
    package = module.rpartition(".")[0]
    name = f"{package}.trial"
    return importlib.import_module(name) if package and find_spec(name) else None
