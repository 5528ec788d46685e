"""Moves as ints: a verb with a card, or a verb alone."""

from __future__ import annotations

from typing import Final

from regna.games.dominion.kinds import KINDS

SPAN: Final = 32  # room for the kinds in each verb with a card
assert KINDS <= SPAN

PLAY: Final = 0  # an Action in the action phase, a Treasure in the buy phase
BUY: Final = 32
GAIN: Final = 64
TRASH: Final = 96
DISCARD: Final = 128
TOPDECK: Final = 160

BUYS: Final = 192  # end the action phase
TREASURES: Final = 193  # play all Treasures in hand
END: Final = 194  # end the turn
DONE: Final = 195  # no more cards for this choice
REVEAL: Final = 196  # the Moat
PASS: Final = 197  # nothing: no reaction, no card to trash, no Action to double
SHOW: Final = 198  # the whole hand
FLIP: Final = 199  # the deck onto the discard pile
KEEP: Final = 200  # leave it as it is
ASIDE: Final = 201  # set the drawn Action aside
DROP: Final = 202  # the shown card to the discard pile

SPACE: Final = 203

CARD_VERBS: Final[list[str]] = ["play", "buy", "gain", "trash", "discard", "topdeck"]
LONE_VERBS: Final[list[str]] = [
    "buys",
    "treasures",
    "end",
    "done",
    "reveal",
    "pass",
    "show",
    "flip",
    "keep",
    "aside",
    "drop",
]


def verb_of(move: int) -> int:
    """The verb of a move with a card (PLAY ... TOPDECK), or the lone verb itself."""
    return move - move % SPAN if move < BUYS else move


def kind_of(move: int) -> int:
    """The card of a move, -1 if it has none."""
    return move % SPAN if move < BUYS else -1
