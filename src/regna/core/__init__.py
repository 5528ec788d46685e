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
from regna.core.messages import Ask, Event, Facts, Refusal, Score, ScoreDocument, ScoreLine
from regna.core.option import RANDOM, Option, first_option
from regna.core.registry import game, games, register
from regna.core.rng import FairRng, Rng, make_rng, rng_of
from regna.core.said import Row, Said
from regna.core.script import Choice, Frame, Menu, Script, Step
from regna.core.state import State, paint_with
from regna.core.verbs import Argument, Codec, Named, Verb

COMPILED: bool = not str(_state.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "RANDOM",
    "Argument",
    "Ask",
    "BadFile",
    "BadInput",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "Choice",
    "Codec",
    "Event",
    "Facts",
    "FairRng",
    "Fields",
    "Frame",
    "Game",
    "IllegalMove",
    "Menu",
    "Named",
    "Option",
    "Refusal",
    "RegnaError",
    "Rng",
    "Row",
    "Said",
    "Score",
    "ScoreDocument",
    "ScoreLine",
    "Script",
    "State",
    "Step",
    "Verb",
    "first_option",
    "game",
    "games",
    "make_rng",
    "paint_with",
    "register",
    "rng_of",
]
