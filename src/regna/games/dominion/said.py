"""Everything the game can say: the refusals, the events, and what a turn asks.

What a card asks is declared in the card's row (cards.py). The rule of a refusal
is that of the question unless it has one of its own.
"""

from __future__ import annotations

from typing import Final

from regna.core import Row, Said

SAID: Final = Said(
    "dominion",
    {
        int: "seat attacker victim actions buys coins cost count least left limit",
        str: "card verb",
        list[str]: "cards",
    },
)

# ---- asks -----------------------------------------------------------------------------

ACTION: Final[Row] = SAID.ask("action", "G5", "seat actions buys coins")
BUY: Final[Row] = SAID.ask("buy", "G12", "seat buys coins cards")  # cards: Treasures in hand

# What is asked about cards says with which verb they are named.
ONE: Final = "seat verb"
PICKED: Final = "seat count cards left verb least"  # chosen so far; at most, at least so many more
TAKEN: Final = "seat card limit verb"  # the card that lets gain

# ---- refusals -------------------------------------------------------------------------

NOT_NOW: Final[int] = SAID.refusal("not-now", "", "verb")
NOT_IN_HAND: Final[int] = SAID.refusal("not-in-hand", "", "card")
NOT_PLAYABLE: Final[int] = SAID.refusal("not-playable", "G5", "card")
TREASURE_EARLY: Final[int] = SAID.refusal("treasure-early", "G12")
TREASURE_LATE: Final[int] = SAID.refusal("treasure-late", "G13")
ACTION_LATE: Final[int] = SAID.refusal("action-late", "G13", "card")
BUY_EARLY: Final[int] = SAID.refusal("buy-early", "G12", "card")
NO_TREASURES: Final[int] = SAID.refusal("no-treasures", "G12")
NO_PILE: Final[int] = SAID.refusal("no-pile", "G10", "card")
PILE_EMPTY: Final[int] = SAID.refusal("pile-empty", "G10", "card")
TOO_EXPENSIVE: Final[int] = SAID.refusal("too-expensive", "G12", "card cost coins")
OVER_LIMIT: Final[int] = SAID.refusal("over-limit", "G6", "card cost limit")
MUST_GAIN: Final[int] = SAID.refusal("must-gain", "G19")
MUST_DISCARD: Final[int] = SAID.refusal("must-discard", "D-militia-1", "count")
OUT_OF_ORDER: Final[int] = SAID.refusal("out-of-order", "G25", "card")
NO_MOAT: Final[int] = SAID.refusal("no-moat", "D-moat-1")
NOT_ACTION: Final[int] = SAID.refusal("not-action", "D-throne-room-4", "card")
MUST_PLAY: Final[int] = SAID.refusal("must-play", "D-throne-room-4")
NOT_TREASURE: Final[int] = SAID.refusal("not-treasure", "D-mine-1", "card")
MUST_TRASH_TREASURE: Final[int] = SAID.refusal("must-trash-treasure", "D-mine-1")
TAKE_TREASURE: Final[int] = SAID.refusal("take-treasure", "D-mine-1", "card")
NOT_COPPER: Final[int] = SAID.refusal("not-copper", "D-moneylender-1", "card")
MUST_TRASH_COPPER: Final[int] = SAID.refusal("must-trash-copper", "D-moneylender-1")
MUST_TRASH: Final[int] = SAID.refusal("must-trash", "D-remodel-1")
NOT_VICTORY: Final[int] = SAID.refusal("not-victory", "D-bureaucrat-2", "card")
HAS_VICTORY: Final[int] = SAID.refusal("has-victory", "D-bureaucrat-2")
KEEP_ONLY: Final[int] = SAID.refusal("keep-only", "D-library-1")
NOT_REVEALED: Final[int] = SAID.refusal("not-revealed", "D-thief-2", "card")
NOT_STOLEN: Final[int] = SAID.refusal("not-stolen", "D-thief-3", "card")

# ---- events ---------------------------------------------------------------------------

TURN: Final[int] = SAID.event("turn", "seat count")  # the seat's turns with this one
PLAY: Final[int] = SAID.event("play", "seat card actions")
THRONE: Final[int] = SAID.event("throne", "seat card count")  # first or second play
THRONE_NONE: Final[int] = SAID.event("throne-none", "seat")
LEFT: Final[int] = SAID.event("left", "seat actions buys coins")
PAY: Final[int] = SAID.event("pay", "seat cards coins")
BOUGHT: Final[int] = SAID.event("bought", "seat card cost coins buys")
GAIN: Final[int] = SAID.event("gain", "seat card")
GAIN_HAND: Final[int] = SAID.event("gain-hand", "seat card")
GAIN_DECK: Final[int] = SAID.event("gain-deck", "seat card")
GAIN_TRASH: Final[int] = SAID.event("gain-trash", "seat card")
PILE_OUT: Final[int] = SAID.event("pile-out", "card")
NONE_LEFT: Final[int] = SAID.event("none-left", "card")
TAKE_NONE: Final[int] = SAID.event("take-none", "seat limit")
DRAW: Final[int] = SAID.event("draw", "seat count", private="cards")
SHUFFLE: Final[int] = SAID.event("shuffle", "seat count")
TRASH: Final[int] = SAID.event("trash", "seat card")
TRASH_NONE: Final[int] = SAID.event("trash-none", "seat card")  # the card played
DISCARD: Final[int] = SAID.event("discard", "seat cards")
DISCARD_SOME: Final[int] = SAID.event("discard-some", "seat count card", private="cards")  # on top
CLEAN_UP: Final[int] = SAID.event("clean-up", "seat count card", private="cards")
SHOW: Final[int] = SAID.event("show", "seat cards")
SHOW_HAND: Final[int] = SAID.event("show-hand", "seat cards")
NO_DECK: Final[int] = SAID.event("no-deck", "seat")
TO_HAND: Final[int] = SAID.event("to-hand", "seat cards")
SET_ASIDE: Final[int] = SAID.event("set-aside", "seat card")
PUT_BACK: Final[int] = SAID.event("put-back", "seat card")
TOPDECK: Final[int] = SAID.event("topdeck", "seat card")
FLIP: Final[int] = SAID.event("flip", "seat count card")
MOAT: Final[int] = SAID.event("moat", "seat card")
NO_REACTION: Final[int] = SAID.event("no-reaction", "seat")
OVER_PROVINCES: Final[int] = SAID.event("over-provinces", "card")
OVER_PILES: Final[int] = SAID.event("over-piles", "cards")
OVER_TURNS: Final[int] = SAID.event("over-turns", "count")
