"""Dominion as one tells it at the table: events joined into sentences."""

from __future__ import annotations

from typing import Any

from regna.cli.dominion.cards import types
from regna.cli.terminal.position import Position
from regna.core import Event
from regna.words import Words

BEGINNINGS = frozenset(  # events that begin a sentence of their own
    {
        "dominion-play",
        "dominion-throne",
        "dominion-pay",
        "dominion-pay-all",
        "dominion-bought",
        "dominion-clean-up",
        "dominion-show",
    }
)


def may_react(now: Position, seat: int | None) -> bool:
    """Whether a seat owns a Reaction, which everybody can know."""
    if seat is None:
        return False
    return any("reaction" in types(card) for card in now.view["players"][seat]["cards"])


class Tale:
    """Sentences made of events."""

    def __init__(self, words: Words, now: Position, seats: list[str], seat: int | None) -> None:
        self.words = words
        self.now = now
        self.seats = seats
        self.seat = seat
        self.sentences: list[str] = []
        self.subject: object = None
        self.deeds: list[tuple[str, dict[str, Any]]] = []

    def add(self, event: Event) -> None:
        facts: dict[str, Any] = dict(event.public)
        if self.seat in event.private_by_seat and event.code != "dominion-clean-up":
            facts |= event.private_by_seat[self.seat]
        if not self.is_news(event.code, facts):
            return
        if not self.phrase(event.code, facts):
            self.flush()
            self.sentences.append(self.words.say(event.code, facts, "dominion", self.seats))
            return
        if facts["seat"] == self.subject and self.joined(event.code, facts):
            return
        if facts["seat"] != self.subject or event.code in BEGINNINGS:
            self.flush()
        self.subject = facts["seat"]
        self.deeds.append((event.code, facts))

    def is_news(self, code: str, facts: dict[str, Any]) -> bool:
        """Not what the table shows, what was just said, or what goes without saying."""
        if code == "dominion-turn":
            return False
        if code == "dominion-no-reaction":
            return may_react(self.now, facts["seat"])
        last = self.deeds[-1] if self.deeds else ("", {})
        same = code == "dominion-gain" and last[0] == "dominion-bought"
        return not (same and last[1]["card"] == facts["card"])

    def joined(self, code: str, facts: dict[str, Any]) -> bool:
        """Whether this is only more of what was just done: cards paid, drawn or trashed."""
        if not self.deeds:
            return False
        last, before = self.deeds[-1]
        if code == "dominion-draw" and last == code:
            before["count"] += facts["count"]
            if "cards" in facts:
                before["cards"] = [*before.get("cards", []), *facts["cards"]]
            return True
        if code == "dominion-pay" and last == code:
            before["cards"] = [*before["cards"], *facts["cards"]]
            before["coins"] = facts["coins"]
            return True
        if code == "dominion-trash" and last in (code, "dominion-trash-several"):
            cards = before["cards"] if last != code else [before["card"]]
            more = {"seat": facts["seat"], "cards": [*cards, facts["card"]]}
            self.deeds[-1] = ("dominion-trash-several", more)
            return True
        return False

    def phrase(self, code: str, facts: dict[str, Any]) -> str:
        return self.words.besides("then", code, facts, "dominion", self.seats)

    def flush(self) -> None:
        """The deeds so far as one sentence."""
        if self.deeds:
            deeds = self.words.join([self.phrase(code, facts) for code, facts in self.deeds])
            facts: dict[str, object] = {"seat": self.subject, "deeds": deeds}
            self.sentences.append(self.words.say("dominion-tale", facts, "dominion", self.seats))
        self.deeds = []

    def end(self) -> list[str]:
        self.flush()
        return self.sentences
