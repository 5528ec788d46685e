"""A property that does not hold, told so that one command shows it again."""

from __future__ import annotations

import json
import shlex
import sys

from regna.core import Game, games

Case = dict[str, object]  # the arguments for `game.new` besides the seed


class PropertyFailed(AssertionError):
    """A game breaks a property; the text ends with the command that reruns it."""

    def __init__(self, prop: str, seed: int, case: Case, detail: str, command: str) -> None:
        self.property = prop
        self.seed = seed
        self.case = case
        self.detail = detail
        self.command = command
        super().__init__(prop, seed, case, detail, command)

    def __str__(self) -> str:
        where = f"seed {self.seed}, {json.dumps(self.case)}"
        return f"{self.property}: {self.detail}\n  in {where}\n  again: {self.command}"


def rerun(game: Game, case: Case, seed: int, every: int) -> str:
    """The command that checks exactly this game again."""
    words = ["regna", "fuzz", spec(game), "--games", "1", "--seed", str(seed)]
    words += ["--every", str(every), "--case", json.dumps(case)]
    return shlex.join(words)


def spec(game: Game) -> str:
    """The text by which the `regna` command finds a game: its name, or module:attribute."""
    if game.name in games():
        return game.name
    module = type(game).__module__
    for name, value in vars(sys.modules.get(module, sys)).items():
        if value is game:
            return f"{module}:{name}"
    return f"{module}:game"
