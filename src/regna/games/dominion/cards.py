"""The cards, top to bottom as in the rulebook.

A card's plain pluses are data (data/cards.toml) and come first; an Attack's
Moat windows come even before them (D-moat-1). What else a card does is its row
here: steps from effects.py, choices.py and spying.py. A card without a row
does nothing but its pluses.

The script of a card has its kind as number; the scripts of victims follow.
"""

from __future__ import annotations

from typing import Any, Final

from regna.core import Script, Step
from regna.games.dominion import reasons
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
    is_attack,
)
from regna.games.dominion.kinds import (
    COPPER,
    CURSE,
    FEAST,
    KINDS,
    NAMES,
    SILVER,
    TREASURE,
    TREASURES,
)
from regna.games.dominion.moves import DISCARD, TRASH
from regna.games.dominion.spying import DropOrKeep, GainSpoils, KeepOrAside, TrashRevealed
from regna.games.dominion.turn import TURN_STEPS

Steps = list[Step[Any]]

ALL: Final = list(range(KINDS))

TURN: Final[int] = KINDS
REACT: Final[int] = KINDS + 1
DISCARD_TO_THREE: Final[int] = KINDS + 2
PUT_VICTORY_BACK: Final[int] = KINDS + 3
TAKE_CURSE: Final[int] = KINDS + 4
DRAW_ONE: Final[int] = KINDS + 5
SPY_ON: Final[int] = KINDS + 6
STEAL_FROM: Final[int] = KINDS + 7

CARDS: Final[dict[str, Steps]] = {
    "adventurer": [
        RevealUntil(treasures=2),
    ],
    "bureaucrat": [
        GainOnDeck(SILVER),
        EachOther("others-put-back", PUT_VICTORY_BACK),
    ],
    "cellar": [
        Pick("dominion-cellar", "D-cellar-1", DISCARD),
        DiscardChosen(),
        DrawAsMany(),
    ],
    "chancellor": [
        FlipDeck("dominion-chancellor", "D-chancellor-1"),
    ],
    "chapel": [
        Pick("dominion-chapel", "D-chapel-1", TRASH, most=4),
        TrashChosen(),
    ],
    "council_room": [
        EachOther("others-draw", DRAW_ONE),
    ],
    "feast": [
        TrashThis(FEAST),
        GainOne("D-feast-1", most=5),
    ],
    "library": [
        DrawToLook(hand=7),
        KeepOrAside("dominion-library", "D-library-1"),
        DiscardAside(),
    ],
    "militia": [
        EachOther("others-discard", DISCARD_TO_THREE),
    ],
    "mine": [
        TrashOne(
            "dominion-mine",
            "D-mine-1",
            TREASURES,
            plus=3,
            may=True,
            wrong=reasons.NOT_TREASURE,
            must=reasons.MUST_TRASH_TREASURE,
        ),
        GainOne("D-mine-1", most=-1, types=TREASURE, to_hand=True),
    ],
    "moneylender": [
        TrashOne(
            "dominion-moneylender",
            "D-moneylender-1",
            [COPPER],
            plus=0,
            may=True,
            wrong=reasons.NOT_COPPER,
            must=reasons.MUST_TRASH_COPPER,
        ),
        CoinsIfTrashed(3),
    ],
    "remodel": [
        TrashOne(
            "dominion-remodel",
            "D-remodel-1",
            ALL,
            plus=2,
            may=False,
            wrong=reasons.NOT_IN_HAND,
            must=reasons.MUST_TRASH,
        ),
        GainOne("D-remodel-1", most=-1),
    ],
    "spy": [
        EachDeck("each-shows", SPY_ON, mine=True),
    ],
    "thief": [
        EachDeck("others-show", STEAL_FROM, mine=False),
        GainSpoils("dominion-thief-gain", "D-thief-3"),
    ],
    "throne_room": [
        ChooseAction("dominion-throne-room", "D-throne-room-4"),
        PlayChosen(1),
        PlayChosen(2),
    ],
    "witch": [
        EachOther("others-take-curse", TAKE_CURSE),
    ],
    "workshop": [
        GainOne("D-workshop-1", most=4),
    ],
}

VICTIMS: Final[list[tuple[str, Steps, list[str]]]] = [
    ("react", [React("dominion-react", "D-moat-7")], ["attacker", "card"]),
    (
        "discard-to-three",
        [Pick("dominion-militia", "D-militia-1", DISCARD, leave=3), DiscardChosen()],
        ["attacker", "card", "value"],
    ),
    (
        "put-victory-back",
        [PutVictoryBack("dominion-bureaucrat", "D-bureaucrat-2")],
        ["attacker", "card"],
    ),
    ("take-curse", [GainIfLeft(CURSE)], ["attacker", "card"]),
    ("draw-one", [Draw(1)], ["attacker", "card"]),
    ("spy-on", [RevealTop(1), DropOrKeep("dominion-spy", "D-spy-2")], ["victim"]),
    (
        "steal-from",
        [RevealTop(2), TrashRevealed("dominion-thief", "D-thief-2"), DiscardVictims()],
        ["victim"],
    ),
]


def card_script(kind: int) -> Script:
    """Moat windows if it attacks, pluses, then the card's own steps."""
    steps: Steps = []
    if is_attack(kind):
        steps.append(EachOther("moat-windows", REACT))
    steps.append(Bonus(kind))
    steps.extend(CARDS.get(NAMES[kind], []))
    return Script(NAMES[kind], steps, ["cursor", "immune", "value"])


def all_scripts() -> list[Script]:
    """Cards by kind, the turn, the victims."""
    scripts = [card_script(kind) for kind in range(KINDS)]
    steps: Steps = []
    steps.extend(TURN_STEPS)
    scripts.append(Script("turn", steps, ["bought"]))
    scripts.extend(Script(name, list(steps), names) for name, steps, names in VICTIMS)
    return scripts


SCRIPTS: Final[list[Script]] = all_scripts()
