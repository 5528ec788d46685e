"""Moves as text: a verb, and for most the card's id: `buy silver`, `treasures`, `done`."""

from __future__ import annotations

from regna.core import BadNotation, Facts
from regna.games.dominion.choice import verb_name
from regna.games.dominion.kinds import KIND_OF, NAMES
from regna.games.dominion.moves import BUYS, CARD_VERBS, LONE_VERBS, SPAN, kind_of


def parts(move: int) -> Facts:
    """Verb and piece of a move."""
    facts: Facts = {"verb": verb_name(move)}
    kind = kind_of(move)
    if kind >= 0:
        facts["piece"] = NAMES[kind]
    return facts


def write(move: int) -> str:
    kind = kind_of(move)
    return verb_name(move) if kind < 0 else f"{verb_name(move)} {NAMES[kind]}"


def read(text: str) -> int:
    """The move of a text; case is free, and a card's words may be apart."""
    words = text.lower().replace("-", " ").replace("_", " ").split()
    if not words:
        raise BadNotation("move", f"a verb: {_verbs()}", text)
    verb, card = words[0], "_".join(words[1:])
    if verb in LONE_VERBS:
        if card:
            raise BadNotation("move", f"nothing after {verb}", " ".join(words[1:]))
        return BUYS + LONE_VERBS.index(verb)
    if verb not in CARD_VERBS:
        raise BadNotation("move", f"a verb: {_verbs()}", text)
    if card not in KIND_OF:
        raise BadNotation("move", f"{verb} and a card: {', '.join(NAMES)}", text)
    return CARD_VERBS.index(verb) * SPAN + KIND_OF[card]


def _verbs() -> str:
    return ", ".join([*CARD_VERBS, *LONE_VERBS])
