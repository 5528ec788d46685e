"""Bots that misbehave: they die, hang, cheat and err."""

from __future__ import annotations

import os
import sys
import time
from types import ModuleType

from regna.bots import Bot, register_bot
from regna.core import State


class Dies(Bot):
    def choose(self, world: State, budget: float) -> int:
        os._exit(3)


class Hangs(Bot):
    def choose(self, world: State, budget: float) -> int:
        time.sleep(3600)
        return 0


class Cheats(Bot):
    def choose(self, world: State, budget: float) -> int:
        return 10**6


class Errs(Bot):
    def choose(self, world: State, budget: float) -> int:
        raise ZeroDivisionError("oops")


KINDS: dict[str, type[Bot]] = {"dies": Dies, "hangs": Hangs, "cheats": Cheats, "errs": Errs}

for _name, _kind in KINDS.items():
    _module = ModuleType(f"tests.server.badbots_{_name}")
    _module.__dict__["bot"] = _kind()
    sys.modules[_module.__name__] = _module
    register_bot("pebbles", _name, _module.__name__)
register_bot("pebbles", "random", "regna.bots.random")  # the usual one again
