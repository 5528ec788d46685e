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
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from regna.core import Game

Case = dict[str, object]


class Trial:
    """The answers for one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._beside = _beside(game)

    def cases(self) -> list[Case]:
        """By default one for each number of seats."""
        every = range(self.game.least_seats, self.game.most_seats + 1)
        found: list[Case] = self._answer("cases", lambda: [{"seats": seats} for seats in every])()
        return found

    def position(self, seed: int | str) -> dict[str, object] | None:
        """By default there is none."""
        found: dict[str, object] | None = self._answer("position", lambda seed: None)(seed)
        return found

    def shared(self) -> list[str]:
        """The game, its scripts, and whatever its trial names."""
        return ["game", "scripts", *self._answer("shared", list)()]

    def adds_up(self) -> bool:
        """By default it does."""
        return bool(self._answer("adds_up", lambda: True)())

    def _answer(self, name: str, usual: Callable[..., Any]) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._beside, name, usual)
        return found


def _beside(game: Game) -> ModuleType | None:
    """The module `trial` of the package that the game is in, if there is one."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}.trial"
    return importlib.import_module(name) if package and find_spec(name) else None
