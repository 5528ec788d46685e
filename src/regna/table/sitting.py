"""Who comes and goes: the entries of the log about chairs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from regna.core import State
from regna.table.chair import BOT, Chair
from regna.table.entry import Entry
from regna.table.told import OpenLine, RekeyLine, SitLine, Stamped, TakeLine

if TYPE_CHECKING:
    from regna.table.table import Table


class Sit(Entry, tag="sit"):
    """A person takes a chair."""

    place: int
    name: str
    key: str
    commitment: str | None
    number: str | None

    def apply(self, table: Table, state: State | None) -> None:
        table.chairs[self.place].sit(self.name, self.key, self.commitment, self.number)

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return SitLine(self.seq, self.at, self.place, self.name)

    def without_secrets(self) -> Entry:
        return structs.replace(self, key="")


class SeatBot(Entry, tag="bot"):
    """A bot takes a chair."""

    place: int
    bot: str

    def apply(self, table: Table, state: State | None) -> None:
        chair = table.chairs[self.place] = Chair(self.place)
        chair.kind = BOT
        chair.bot = chair.name = self.bot


class Stand(Entry, tag="stand"):
    """A chair is open again."""

    place: int

    def apply(self, table: Table, state: State | None) -> None:
        table.chairs[self.place] = Chair(self.place)


class Open(Entry, tag="open"):
    """A place opens the number it committed to; told when no chair can change any more."""

    place: int
    number: str

    def apply(self, table: Table, state: State | None) -> None:
        table.chairs[self.place].number = self.number

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return OpenLine(self.seq, self.at, self.place)


class Rekey(Entry, tag="rekey"):
    """A seat has a new secret."""

    place: int
    key: str

    def apply(self, table: Table, state: State | None) -> None:
        next(chair for chair in table.chairs if chair.place == self.place).key = self.key

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return RekeyLine(self.seq, self.at, self.place)

    def without_secrets(self) -> Entry:
        return structs.replace(self, key="")


class Take(Entry, tag="take"):
    """Somebody who watched takes the seat of a person who left; the old secret is worth nothing."""

    seat: int
    name: str
    key: str

    def apply(self, table: Table, state: State | None) -> None:
        table.chairs[self.seat].take(self.name, self.key)
        table.plea = None

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return TakeLine(self.seq, self.at, self.seat, self.name)

    def without_secrets(self) -> Entry:
        return structs.replace(self, key="")
