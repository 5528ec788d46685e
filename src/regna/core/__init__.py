"""The contract every game keeps and every door relies on."""

from __future__ import annotations

from regna.core import state as _state
from regna.core.errors import (
    BadFile,
    BadInput,
    BadNotation,
    BadOption,
    BadPosition,
    IllegalMove,
    RegnaError,
)
from regna.core.fields import Fields
from regna.core.game import Game
from regna.core.messages import Ask, Event, Facts, Reason, Refusal, Score, ScoreLine
from regna.core.option import Option
from regna.core.registry import game, games, register
from regna.core.rng import FairRng, Rng, make_rng, rng_of
from regna.core.script import Frame, Script, Step
from regna.core.state import State

COMPILED: bool = not str(_state.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "Ask",
    "BadFile",
    "BadInput",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "Event",
    "Facts",
    "FairRng",
    "Fields",
    "Frame",
    "Game",
    "IllegalMove",
    "Option",
    "Reason",
    "Refusal",
    "RegnaError",
    "Rng",
    "Score",
    "ScoreLine",
    "Script",
    "State",
    "Step",
    "game",
    "games",
    "make_rng",
    "register",
    "rng_of",
]
