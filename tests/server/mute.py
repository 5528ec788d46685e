"""A game whose adviser dies: for processes only, so that nobody else has to meet it."""

from __future__ import annotations

import sys
from types import ModuleType

from regna.bots import register_bot
from tests.server.badbots import Dies

_module = ModuleType("tests.server.mute_adviser")
_module.__dict__["bot"] = Dies()
sys.modules[_module.__name__] = _module
register_bot("pebbles", "mute", _module.__name__)  # the last one is asked for advice
