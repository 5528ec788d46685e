"""Raid, its moves and its sentences."""

from __future__ import annotations

from regna.core import Argument, BadNotation, Codec, Facts, Said, Verb

COIN, TWICE, PEEK, RAID, SHIELD = range(5)
CARDS = ["coin", "twice", "peek", "raid", "shield"]


class Card(Argument[object]):
    """A card by its name: `Named` would do, but here every line can be broken by a test."""

    def describe(self, state: object, value: int, earlier: int, facts: Facts) -> None:
        facts["card"] = CARDS[value]

    def write(self, state: object, value: int, earlier: int) -> str:
        return CARDS[value]

    def read(self, state: object, words: list[str], earlier: int) -> int:
        word = words.pop(0) if words else ""
        if word not in CARDS:
            raise BadNotation("card", f"one of {', '.join(CARDS)}", word)
        return CARDS.index(word)


PLAY = Verb("play", Card(len(CARDS)))
END = Verb("end")
KEEP = Verb("keep")
AWAY = Verb("away")
SHOW = Verb("show")
SUFFER = Verb("suffer")
NONE = Verb("none")
MOVES = Codec(PLAY, END, KEEP, AWAY, SHOW, SUFFER, NONE)

SAID = Said("raid")

TO_PLAY = SAID.ask("play", "T7", "seat cards")
TO_PICK = SAID.ask("pick", "T2", "seat cards")
TO_DECIDE = SAID.ask("decide", "T3", "seat card")
TO_REACT = SAID.ask("react", "T4", "seat")

NOT_NOW = SAID.refusal("not-now", "T7", "move")
NOT_IN_HAND = SAID.refusal("not-in-hand", facts="card")

PLAYS = SAID.event("plays", "seat card")
ENDS = SAID.event("ends", "seat")
DRAWS = SAID.event("draws", "seat many", private="cards")
PEEKS = SAID.event("peeks", "seat", private="card")
KEEPS = SAID.event("keeps", "seat")
DROPS = SAID.event("drops", "seat card")
SHOWS = SAID.event("shows", "seat")
SUFFERS = SAID.event("suffers", "seat card")


def names(cards: list[int]) -> list[object]:
    """Cards as documents and events have them."""
    return [CARDS[card] for card in cards]
