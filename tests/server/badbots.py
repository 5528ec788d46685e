"""Bots that misbehave: they die, hang, cheat and err; others note how long they may think."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
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


class Notes(Bot):
    """Writes down how long it may think, then takes a part of that."""

    def choose(self, world: State, budget: float) -> int:
        with Path(os.environ["REGNA_NOTES"]).open("a", encoding="utf-8") as file:
            file.write(f"{budget}\n")
        time.sleep(float(os.environ.get("REGNA_NAP", "0")))
        return world.nth(0)


class Deep(Notes):
    """Takes its time."""

    patience = 3.0
    rated = False


KINDS: dict[str, type[Bot]] = {"dies": Dies, "hangs": Hangs, "cheats": Cheats, "errs": Errs}
KINDS |= {"notes": Notes, "deep": Deep}

for _name, _kind in KINDS.items():
    _module = ModuleType(f"tests.server.badbots_{_name}")
    _module.__dict__["bot"] = _kind()
    sys.modules[_module.__name__] = _module
    register_bot("pebbles", _name, _module.__name__)
register_bot("pebbles", "random", "regna.bots.random")  # the usual one again
