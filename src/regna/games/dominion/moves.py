"""Moves: a verb with a card, or a verb alone: `buy silver`, `treasures`, `done`."""

from __future__ import annotations

from typing import Any, Final

from regna.core import Argument, BadNotation, Codec, Facts, Verb
from regna.games.dominion.kinds import KIND_OF, KINDS, NAMES


class Card(Argument[Any]):
    """A card by its id, the words of which may be apart."""

    def __init__(self) -> None:
        super().__init__(KINDS, "card", fixed=True)

    def describe(self, state: Any, value: int, earlier: int, facts: Facts) -> None:
        facts["piece"] = NAMES[value]

    def write(self, state: Any, value: int, earlier: int) -> str:
        return NAMES[value]

    def read(self, state: Any, words: list[str], earlier: int) -> int:
        card = "_".join(words)
        if card not in KIND_OF:
            raise BadNotation("piece", f"a card: {', '.join(NAMES)}", " ".join(words))
        words.clear()
        return KIND_OF[card]


CARD: Final = Card()

PLAY: Final = Verb("play", CARD)  # an Action in the action phase, a Treasure in the buy phase
BUY: Final = Verb("buy", CARD)
GAIN: Final = Verb("gain", CARD)
TRASH: Final = Verb("trash", CARD)
DISCARD: Final = Verb("discard", CARD)
TOPDECK: Final = Verb("topdeck", CARD)

BUYS: Final = Verb("buys")  # end the action phase
TREASURES: Final = Verb("treasures")  # play all Treasures in hand
END: Final = Verb("end")  # end the turn
DONE: Final = Verb("done")  # no more cards for this choice
REVEAL: Final = Verb("reveal")  # the Moat
PASS: Final = Verb("pass")  # nothing: no reaction, no card to trash, no Action to double
SHOW: Final = Verb("show")  # the whole hand
FLIP: Final = Verb("flip")  # the deck onto the discard pile
KEEP: Final = Verb("keep")  # leave it as it is
ASIDE: Final = Verb("aside")  # set the drawn Action aside
DROP: Final = Verb("drop")  # the shown card to the discard pile

MOVES: Final = Codec(
    *(PLAY, BUY, GAIN, TRASH, DISCARD, TOPDECK),
    *(BUYS, TREASURES, END, DONE, REVEAL, PASS, SHOW, FLIP, KEEP, ASIDE, DROP),
)
CARD_VERBS: Final[list[str]] = [verb.name for verb in MOVES.verbs if verb.arguments]
LONE_VERBS: Final[list[str]] = [verb.name for verb in MOVES.verbs if not verb.arguments]
