"""Bots that misbehave: they die, hang, cheat and err."""

from __future__ import annotations

import os
import sys
import time
from types import ModuleType

from regna.bots import Bot, register_bot
from regna.core import Game


class Dies(Bot):
    name = "dies"

    def choose(self, game: Game, document: dict[str, object], budget: float) -> int:
        os._exit(3)


class Hangs(Bot):
    name = "hangs"

    def choose(self, game: Game, document: dict[str, object], budget: float) -> int:
        time.sleep(3600)
        return 0


class Cheats(Bot):
    name = "cheats"

    def choose(self, game: Game, document: dict[str, object], budget: float) -> int:
        return 10**6


class Errs(Bot):
    name = "errs"

    def choose(self, game: Game, document: dict[str, object], budget: float) -> int:
        assert "rng" not in document, "a bot must not get the stream"
        raise ZeroDivisionError("oops")


KINDS: dict[str, type[Bot]] = {"dies": Dies, "hangs": Hangs, "cheats": Cheats, "errs": Errs}

for _name, _kind in KINDS.items():
    _module = ModuleType(f"tests.server.badbots_{_name}")
    _module.__dict__["bot"] = _kind()
    sys.modules[_module.__name__] = _module
    register_bot("pebbles", _name, _module.__name__)
register_bot("pebbles", "random", "regna.bots.random")  # the usual one again
