"""The contract every game keeps and every door relies on."""

from __future__ import annotations

from regna.core import state as _state
from regna.core.attribute import attribute_of, module_of
from regna.core.errors import (
    BadFile,
    BadInput,
    BadModule,
    BadNotation,
    BadOption,
    BadPosition,
    IllegalMove,
    RegnaError,
)
from regna.core.fields import Fields, want
from regna.core.game import Game
from regna.core.messages import Ask, Event, Facts, Refusal, Score, ScoreDocument, ScoreLine
from regna.core.option import RANDOM, Option, first_option
from regna.core.registry import game, games, register
from regna.core.rng import FairRng, Rng, make_rng, rng_of
from regna.core.said import Row, Said
from regna.core.script import Choice, Frame, Menu, Script, Step
from regna.core.state import State, paint_with
from regna.core.verbs import Argument, Codec, Named, Verb

COMPILED: bool = not str(_state.__file__).endswith(".py")

__all__ = ["COMPILED", "Game", "State", "game", "games", "paint_with", "register"]
__all__ += ["BadFile", "BadInput", "BadModule", "BadNotation", "BadOption", "BadPosition"]
__all__ += ["IllegalMove", "RegnaError"]
__all__ += [
    "Ask",
    "Event",
    "Facts",
    "Refusal",
    "Row",
    "Said",
    "Score",
    "ScoreDocument",
    "ScoreLine",
]
__all__ += ["RANDOM", "Fields", "Option", "first_option", "want"]
__all__ += ["FairRng", "Rng", "make_rng", "rng_of"]
__all__ += ["Choice", "Frame", "Menu", "Script", "Step"]
__all__ += ["Argument", "Codec", "Named", "Verb"]
__all__ += ["attribute_of", "module_of"]
