"""Who sits where."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Kind = Literal["open", "person", "bot"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
Why = Literal["", "self", "time", "absent", "resigned"]  # a bot plays a person's seat


class ChairSeen(Struct):
    """What everybody may know of a chair; its number only when no chair can change any more.

    `free`: whoever watches may sit down here.
    """

    place: int
    kind: Kind
    name: str
    bot: str
    why: Why
    ready: bool
    resigned: bool
    free: bool
    commitment: str | None
    number: str | None


class Chair:
    """One place at the table; after the start, chairs stand in the order of seats."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.kind: Kind = OPEN
        self.name = ""
        self.key = ""  # the hash of the seat's secret; the secret itself is only in the link
        self.commitment: str | None = None
        self.number: str | None = None  # what was committed to, once it is opened
        self.bot = ""  # the bot that plays now, also for a person who is away
        self.why: Why = ""
        self.quick = False  # answer at once where there is one answer
        self.resigned = 0  # 1 for the first who resigned, 2 for the second, ...
        self.pleas = 0  # how often it asked others to let it take back

    @property
    def ready(self) -> bool:
        return self.kind != OPEN and (self.commitment is None or self.number is not None)

    def sit(self, name: str, key: str, committed: str | None, number: str | None) -> None:
        self.kind = PERSON
        self.name = name
        self.key = key
        self.commitment = committed
        self.number = number

    def take(self, name: str, key: str) -> None:
        """Somebody plays on for a person who left."""
        self.name = name
        self.key = key
        self.bot, self.why, self.resigned = "", "", 0

    def left(self, live: bool) -> bool:
        """A bot plays for a person who will not come back; a live clock that ran out stays so."""
        return self.kind == PERSON and self.why in (
            ("resigned", "absent") if live else ("resigned", "absent", "time")
        )

    def seen(self, begun: bool, free: bool) -> ChairSeen:
        return ChairSeen(
            self.place,
            self.kind,
            self.name,
            self.bot,
            self.why,
            self.ready,
            self.resigned > 0,
            free,
            self.commitment,
            self.number if begun else None,
        )
