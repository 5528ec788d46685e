"""Decisions: the checks that refuse moves, and what a refusal needs to say."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Step
from regna.games.dominion import reasons
from regna.games.dominion.codes import REFUSALS
from regna.games.dominion.kinds import COST, NAMES, TYPES
from regna.games.dominion.moves import BUYS, CARD_VERBS, LONE_VERBS, SPAN, kind_of
from regna.games.dominion.state import Dominion


class Choice(Step[Dominion]):
    """A step that asks; subclasses say what is offered and why anything else is not."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    @abstractmethod
    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        """The legal moves."""

    def count(self, state: Dominion, frame: Frame) -> i64:
        return len(self.moves(state, frame))

    def nth(self, state: Dominion, frame: Frame, k: i64) -> i64:
        return self.moves(state, frame)[k]

    def limit(self, state: Dominion, frame: Frame) -> int:
        """The highest cost that may be gained here."""
        return 0

    def missing(self, state: Dominion, frame: Frame) -> int:
        """How many cards must still be chosen here."""
        return 0

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        """The facts of the question, for the seat that is asked."""
        return {"seat": int(frame.seat)}

    def ask(self, state: Dominion, frame: Frame) -> Ask:
        return Ask(self.name, self.asked(state, frame), self.rule)

    def facts(self, state: Dominion, frame: Frame, move: int, reason: int) -> Facts:
        if reason == reasons.NOT_NOW:
            return {"verb": verb_name(move)}
        if reason == reasons.MUST_DISCARD:
            return {"count": self.missing(state, frame)}
        kind = kind_of(move)
        if "card" not in REFUSALS[reasons.REASONS[reason].code]:
            return {}
        facts: Facts = {"card": NAMES[kind]}
        if reason == reasons.TOO_EXPENSIVE:
            facts["cost"] = COST[kind]
            facts["coins"] = state.coins
        elif reason == reasons.OVER_LIMIT:
            facts["cost"] = COST[kind]
            facts["limit"] = self.limit(state, frame)
        return facts


def verb_name(move: int) -> str:
    return CARD_VERBS[move // SPAN] if move < BUYS else LONE_VERBS[move - BUYS]


def pile_reason(state: Dominion, kind: int) -> int:
    """0 if the supply has the card (G10)."""
    left = state.piles[kind]
    if left > 0:
        return 0
    return reasons.PILE_EMPTY if left == 0 else reasons.NO_PILE


def gain_reason(state: Dominion, kind: int, limit: int, types: int) -> int:
    """0 if a supply card of these types may be gained for at most this cost (G6, G10)."""
    reason = pile_reason(state, kind)
    if reason != 0:
        return reason
    if TYPES[kind] & types == 0:
        return reasons.TAKE_TREASURE
    return reasons.OVER_LIMIT if COST[kind] > limit else 0
