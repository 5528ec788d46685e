"""What tests ask of a game and players never do: a module `trial` beside it answers.

    cases()               the arguments for `new` that tests and the fuzzer cycle through
    position(game, seed)  a position random play hardly ever reaches, another for each seed
    shared()              the attributes that copies of a state share: nothing changes them
    adds_up()             whether a seat's total is the sum of the points of its lines

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
        seats = range(self.game.least_seats, self.game.most_seats + 1)
        found: list[Case] = self._answer("cases", lambda: [{"seats": many} for many in seats])()
        return found

    def position(self, seed: int | str) -> dict[str, object] | None:
        """By default there is none."""
        answer = self._answer("position", lambda game, seed: None)
        found: dict[str, object] | None = answer(self.game, seed)
        return found

    def shared(self) -> list[str]:
        """The game, its scripts, and whatever its trial names."""
        return ["game", "scripts", *self._answer("shared", list)()]

    def adds_up(self) -> bool:
        """By default it does."""
        return bool(self._answer("adds_up", lambda: True)())

    def _answer(self, name: str, otherwise: Callable[..., Any]) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._module, name, otherwise)
        return found


@cache
def _beside(module: str) -> ModuleType | None:
    """The module `trial` of the package that a game's module is in, if there is one."""
    package = module.rpartition(".")[0]
    name = f"{package}.trial"
    return importlib.import_module(name) if package and find_spec(name) else None
