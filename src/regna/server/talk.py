"""What people say to each other at a table: kept in memory with it, never in its log or record.

Plain text in one line, or one of the ready phrases, which every reader gets in his own language. A
restart forgets it, and so does time: so many lines of a table, so many tables.
"""

from __future__ import annotations

import re
import time
import unicodedata
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from regna.server.limits import Bucket
from regna.server.messages.fields import SPEECH
from regna.server.messages.outgoing import Spoken
from regna.server.problems import Refused
from regna.table import Denied, Table
from regna.table.chair import PERSON
from regna.table.settings import ALL, clean

if TYPE_CHECKING:
    from regna.server.live import Live

LINES = 60  # kept of one table
TABLES = 1_000  # whose talk is kept
RATE, BURST = 0.5, 6  # what one may say: so much a second, and at once
IDS = 200  # remembered, so that a line sent twice is said once
PILE = re.compile("(?<=[\\u0300-\\u036f]{2})[\\u0300-\\u036f]+")  # accents on accents


def cleaned(text: str) -> str:
    """One line without control or direction signs, and at most two accents on a letter."""
    whole = unicodedata.normalize("NFC", clean(text, SPEECH))
    return PILE.sub("", whole).strip()


def may_say(table: Table, seat: int | None) -> None:
    """Players talk where there is another person; whoever watches, where the host allowed it."""
    persons = sum(chair.kind == PERSON for chair in table.chairs)
    guests = table.settings.talk == ALL
    if seat is None and not guests:
        raise Denied("only-players-talk")
    if persons < (1 if guests else 2):
        raise Denied("no-talk")


class Talk:
    """What was said at one table, the last lines of it."""

    def __init__(self) -> None:
        self.lines: deque[Spoken] = deque(maxlen=LINES)
        self.count = 0
        self.said: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.purses: dict[str, Bucket] = {}

    def after(self, number: int) -> list[Spoken]:
        """The lines since so many were said."""
        new = min(self.count - number, len(self.lines))
        return list(self.lines)[len(self.lines) - new :] if new > 0 else []

    def once(self, speaker: str, name: str) -> bool:
        """Whether this is new: a line that is sent again is not said again."""
        if (speaker, name) in self.said:
            return False
        self._pay(speaker)
        self.said[(speaker, name)] = None
        if len(self.said) > IDS:
            self.said.popitem(last=False)
        return True

    def _pay(self, speaker: str) -> None:
        now = time.monotonic()
        if len(self.purses) > IDS:
            self.purses.clear()
        purse = self.purses.setdefault(speaker, Bucket(RATE, BURST, now))
        if not purse.take(now):
            raise Refused("server-too-talkative", "That was too much at once.", 429)

    def add(self, line: Spoken) -> None:
        self.lines.append(line)
        self.count += 1


class Talks:
    """The talk of all tables of a process; others that share the store are told of every line."""

    def __init__(
        self, pass_on: Callable[[str, str], None], live: Callable[[str], Live | None]
    ) -> None:
        self.pass_on = pass_on
        self.live = live
        self.known: OrderedDict[str, Talk] = OrderedDict()

    def of(self, table: str) -> Talk | None:
        return self.known.get(table)

    def opened(self, table: str) -> Talk:
        """The talk of a table, which is the newest from now on."""
        talk = self.known.setdefault(table, Talk())
        self.known.move_to_end(table)
        if len(self.known) > TABLES:
            self.known.popitem(last=False)
        return talk

    def say(self, table: str, line: Spoken) -> None:
        """Here and in the other processes."""
        self.hear(table, line)
        self.pass_on(table, msgspec.json.encode(line).decode())

    def heard(self, table: str, text: str) -> None:
        """Another process passes a line on."""
        self.hear(table, msgspec.json.decode(text, type=Spoken))

    def hear(self, table: str, line: Spoken) -> None:
        self.opened(table).add(line)
        live = self.live(table)
        if live is not None:
            live.tell_all()

    def forget(self, table: str) -> None:
        self.known.pop(table, None)
