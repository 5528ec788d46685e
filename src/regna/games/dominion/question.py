"""What all questions share: how a refusal gets its facts, and what the supply refuses."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Menu, Verb
from regna.core.script import F
from regna.games.dominion.kinds import COST, NAMES, TYPES
from regna.games.dominion.moves import MOVES
from regna.games.dominion.said import NO_PILE, OVER_LIMIT, PILE_EMPTY, SAID, TAKE_TREASURE
from regna.games.dominion.state import Dominion


class Question(Menu[Dominion, F]):
    """A step that asks; subclasses say what is offered and why anything else is not."""

    def limit(self, state: Dominion, frame: F) -> i64:
        """The highest cost that may be gained here."""
        return 0

    def missing(self, state: Dominion, frame: F) -> i64:
        """How many cards must still be chosen here."""
        return 0

    def refused(self, state: Dominion, frame: F, move: i64, refusal: i64) -> list[object]:
        return [self.fact(fact, state, frame, move) for fact in SAID.refusals[refusal].facts]

    def fact(self, name: str, state: Dominion, frame: F, move: i64) -> object:
        """What a refused move has to do with a fact of that name."""
        verb = MOVES.verb(move)
        assert verb is not None
        if name == "verb":
            return verb.name
        if name == "count":
            return self.missing(state, frame)
        if name == "limit":
            return self.limit(state, frame)
        if name == "coins":
            return state.coins
        kind = verb.a(move)
        return NAMES[kind] if name == "card" else COST[kind]


def is_verb(verb: Verb, move: i64) -> bool:
    """Whether a move is one of this verb."""
    return verb.first <= move < verb.last


def pile_refusal(state: Dominion, kind: i64) -> i64:
    """0 if the supply has the card (G10)."""
    left = state.piles[kind]
    if left > 0:
        return 0
    return PILE_EMPTY if left == 0 else NO_PILE


def gain_refusal(state: Dominion, kind: i64, limit: i64, types: i64) -> i64:
    """0 if a supply card of these types may be gained for at most this cost (G6, G10)."""
    refusal = pile_refusal(state, kind)
    if refusal != 0:
        return refusal
    if TYPES[kind] & types == 0:
        return TAKE_TREASURE
    return OVER_LIMIT if COST[kind] > limit else 0
