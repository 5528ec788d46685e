"""The cards, top to bottom as in the rulebook.

A card's plain pluses are data (data/cards.toml) and come first; an Attack's
Moat windows come even before them (D-moat-1). What else a card does is its row
here: steps from effects.py, choices.py and spying.py. A card without a row
does nothing but its pluses. What a card asks is declared where it is asked.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Script, Step
from regna.games.dominion import said
from regna.games.dominion.choices import (
    ChooseAction,
    FlipDeck,
    GainOne,
    Pick,
    PutVictoryBack,
    React,
    TrashOne,
)
from regna.games.dominion.effects import (
    Bonus,
    CoinsIfTrashed,
    DiscardAside,
    DiscardChosen,
    DiscardVictims,
    Draw,
    DrawAsMany,
    DrawToLook,
    EachDeck,
    EachOther,
    GainIfLeft,
    GainOnDeck,
    PlayChosen,
    RevealTop,
    RevealUntil,
    TrashChosen,
    TrashThis,
)
from regna.games.dominion.frames import CARD_SCRIPTS, Playing, Spying, Suffering
from regna.games.dominion.kinds import (
    ACTIONS,
    ATTACK,
    COPPER,
    CURSE,
    FEAST,
    KINDS,
    NAMES,
    SILVER,
    TREASURE,
    TREASURES,
    TYPES,
)
from regna.games.dominion.moves import DISCARD, TRASH
from regna.games.dominion.said import ONE, PICKED, SAID, TAKEN
from regna.games.dominion.spying import DropOrKeep, GainSpoils, KeepOrAside, TrashRevealed
from regna.games.dominion.turn import ACTION_PHASE, TURN

Steps = list[Step[Any, Any]]

ask: Final = SAID.ask


def suffered(name: str, steps: Steps, saved: int = 2) -> Script:
    """What another player's card makes a seat do; few have a `value` to save."""
    return Script(name, steps, Suffering, saved)


REACT: Final = suffered("react", [React(ask("react", "D-moat-7", "seat attacker card"))])
DISCARD_TO_THREE: Final = suffered(
    "discard-to-three",
    [Pick(ask("militia", "D-militia-1", PICKED), DISCARD, leave=3), DiscardChosen()],
    saved=3,
)
PUT_VICTORY_BACK: Final = suffered(
    "put-victory-back", [PutVictoryBack(ask("bureaucrat", "D-bureaucrat-2", ONE))]
)
TAKE_CURSE: Final = suffered("take-curse", [GainIfLeft(CURSE)])
DRAW_ONE: Final = suffered("draw-one", [Draw(1)])

SPY_ON: Final = Script(
    "spy-on",
    [RevealTop(1), DropOrKeep(ask("spy", "D-spy-2", "seat victim card"))],
    Spying,
)
STEAL_FROM: Final = Script(
    "steal-from",
    [
        RevealTop(2),
        TrashRevealed(ask("thief", "D-thief-2", "seat victim cards")),
        DiscardVictims(),
    ],
    Spying,
)
LOOK: Final = DrawToLook(hand=7)

CARDS: Final[dict[str, Steps]] = {
    "adventurer": [
        RevealUntil(treasures=2),
    ],
    "bureaucrat": [
        GainOnDeck(SILVER),
        EachOther("others-put-back", PUT_VICTORY_BACK),
    ],
    "cellar": [
        Pick(ask("cellar", "D-cellar-1", PICKED), DISCARD),
        DiscardChosen(),
        DrawAsMany(),
    ],
    "chancellor": [
        FlipDeck(ask("chancellor", "D-chancellor-1")),
    ],
    "chapel": [
        Pick(ask("chapel", "D-chapel-1", PICKED), TRASH, most=4),
        TrashChosen(),
    ],
    "council_room": [
        EachOther("others-draw", DRAW_ONE),
    ],
    "feast": [
        TrashThis(FEAST),
        GainOne(ask("take", "D-feast-1", TAKEN), most=5),
    ],
    "library": [
        LOOK,
        KeepOrAside(ask("library", "D-library-1", "seat card count"), back=LOOK),
        DiscardAside(),
    ],
    "militia": [
        EachOther("others-discard", DISCARD_TO_THREE),
    ],
    "mine": [
        TrashOne(
            ask("mine", "D-mine-1", ONE),
            TREASURES,
            plus=3,
            may=True,
            wrong=said.NOT_TREASURE,
            must=said.MUST_TRASH_TREASURE,
        ),
        GainOne(ask("take", "D-mine-1", TAKEN), most=-1, types=TREASURE, to_hand=True),
    ],
    "moneylender": [
        TrashOne(
            ask("moneylender", "D-moneylender-1", ONE),
            vec[i64]([COPPER]),
            plus=0,
            may=True,
            wrong=said.NOT_COPPER,
            must=said.MUST_TRASH_COPPER,
        ),
        CoinsIfTrashed(3),
    ],
    "remodel": [
        TrashOne(
            ask("remodel", "D-remodel-1", ONE),
            vec[i64](list(range(KINDS))),
            plus=2,
            may=False,
            wrong=said.NOT_IN_HAND,
            must=said.MUST_TRASH,
        ),
        GainOne(ask("take", "D-remodel-1", TAKEN), most=-1),
    ],
    "spy": [
        EachDeck("each-shows", SPY_ON, mine=True),
    ],
    "thief": [
        EachDeck("others-show", STEAL_FROM),
        GainSpoils(ask("thief-gain", "D-thief-3", "seat cards left verb least"), several=True),
    ],
    "throne_room": [
        ChooseAction(ask("throne-room", "D-throne-room-4", ONE)),
        PlayChosen(1),
        PlayChosen(2),
    ],
    "witch": [
        EachOther("others-take-curse", TAKE_CURSE),
    ],
    "workshop": [
        GainOne(ask("take", "D-workshop-1", TAKEN), most=4),
    ],
}


def card_script(kind: int) -> Script:
    """Moat windows if it attacks, pluses, then the card's own steps."""
    steps: Steps = []
    if TYPES[kind] & ATTACK:
        steps.append(EachOther("moat-windows", REACT))
    steps.append(Bonus(kind))
    steps.extend(CARDS.get(NAMES[kind], []))
    return Script(NAMES[kind], steps, Playing)


def all_scripts() -> list[Script]:
    """The turn, the cards by kind, and what cards make others do."""
    CARD_SCRIPTS.extend(card_script(kind) for kind in range(KINDS))
    actions = [CARD_SCRIPTS[kind] for kind in ACTIONS]
    ACTION_PHASE.calls = actions
    ACTION_PHASE.stays = True
    for script in CARD_SCRIPTS:
        for step in script.steps:
            if isinstance(step, PlayChosen):
                step.calls = actions
    others = [REACT, DISCARD_TO_THREE, PUT_VICTORY_BACK, TAKE_CURSE, DRAW_ONE]
    return [TURN, *CARD_SCRIPTS, *others, SPY_ON, STEAL_FROM]


SCRIPTS: Final[list[Script]] = all_scripts()
