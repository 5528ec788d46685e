"""Who sits where."""

from __future__ import annotations

from regna.core import Facts

OPEN, PERSON, BOT = "open", "person", "bot"


class Chair:
    """One place at the table; after the start, chairs stand in the order of seats."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.kind = OPEN
        self.name = ""
        self.key = ""  # the hash of the seat's secret; the secret itself is only in the link
        self.commitment: str | None = None
        self.number: str | None = None  # what was committed to, once it is opened
        self.bot = ""  # the bot that plays now, also for a person who is away
        self.why = ""  # why a bot plays a person's seat: self, time, absent, resigned
        self.quick = False  # answer at once where there is one answer
        self.resigned = 0  # 1 for the first who resigned, 2 for the second, ...

    @property
    def ready(self) -> bool:
        return self.kind != OPEN and (self.commitment is None or self.number is not None)

    def sit(self, name: str, key: str, committed: str | None, number: str | None) -> None:
        self.kind = PERSON
        self.name = name
        self.key = key
        self.commitment = committed
        self.number = number

    def document(self, begun: bool) -> Facts:
        """What everybody may know; opened numbers only when no chair can change any more."""
        return {
            "place": self.place,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "why": self.why,
            "ready": self.ready,
            "resigned": self.resigned > 0,
            "commitment": self.commitment,
            "number": self.number if begun else None,
        }
