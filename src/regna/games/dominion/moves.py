"""Moves as ints: a verb with a card, or a verb alone."""

from __future__ import annotations

from typing import Final

from regna.games.dominion.kinds import KINDS

SPAN: Final[int] = KINDS  # each verb with a card has a move for every kind

PLAY: Final[int] = 0  # an Action in the action phase, a Treasure in the buy phase
BUY: Final[int] = SPAN
GAIN: Final[int] = 2 * SPAN
TRASH: Final[int] = 3 * SPAN
DISCARD: Final[int] = 4 * SPAN
TOPDECK: Final[int] = 5 * SPAN

BUYS: Final[int] = 6 * SPAN  # end the action phase
TREASURES: Final[int] = BUYS + 1  # play all Treasures in hand
END: Final[int] = BUYS + 2  # end the turn
DONE: Final[int] = BUYS + 3  # no more cards for this choice
REVEAL: Final[int] = BUYS + 4  # the Moat
PASS: Final[int] = BUYS + 5  # nothing: no reaction, no card to trash, no Action to double
SHOW: Final[int] = BUYS + 6  # the whole hand
FLIP: Final[int] = BUYS + 7  # the deck onto the discard pile
KEEP: Final[int] = BUYS + 8  # leave it as it is
ASIDE: Final[int] = BUYS + 9  # set the drawn Action aside
DROP: Final[int] = BUYS + 10  # the shown card to the discard pile

SPACE: Final[int] = BUYS + 11

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
