"""A table in memory, and those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from regna.core import Facts
from regna.server.messages import encode
from regna.table import Table, log, sight

LOG_AT_ONCE = 200  # lines of the log a view carries; older ones are asked for


class Watcher:
    """One socket: it is told of a table's last state, however slow it is.

    Frames are made when the socket can take them. A slow one misses frames,
    but never the position, nor a line of the log.
    """

    def __init__(self, live: Live, keys: frozenset[str], since: int) -> None:
        self.live = live
        self.keys = keys
        self.sent = since
        self.first = True
        self.wake = asyncio.Event()
        self.wake.set()
        self.gone = False
        self.replies: list[str] = []
        self.presence = -1  # which version of it was sent

    def reply(self, document: object) -> None:
        self.replies.append(encode(document).decode())
        self.wake.set()

    def seats(self) -> list[int]:
        """The seats this socket plays, as they stand now."""
        if not self.keys:
            return []
        chairs = self.live.table.chairs
        return [seat for seat, chair in enumerate(chairs) if chair.key and chair.key in self.keys]

    def frames(self) -> list[str]:
        """What to send now: answers first, then the position if it is new, then who is here."""
        frames, self.replies = self.replies, []
        live = self.live
        if self.gone:
            return [*frames, '{"type":"gone"}']
        seq = live.table.seq
        if self.sent != seq or self.first:
            self.first = False
            since = max(min(self.sent, seq), seq - LOG_AT_ONCE)
            self.sent = seq
            seats: list[int | None] = list(self.seats())
            frames += [live.frame(seat, since) for seat in seats or [None]]
        if self.presence != live.presence:
            self.presence = live.presence
            frames.append(encode({"type": "presence", "seats": live.present()}).decode())
        return frames


class Live:
    """A table with its lock, its watchers and what was stored of it."""

    def __init__(self, table: Table, clock: Callable[[], int]) -> None:
        self.table = table
        self.clock = clock
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.summary: object = None
        self.snapshot = table.seq
        self.stale = False  # the store may know more
        self.used = time.monotonic()
        self.made: dict[tuple[int | None, int], str] = {}
        self.made_for = -1
        self.presence = 0
        self.thinking: asyncio.Task[None] | None = None

    def frame(self, seat: int | None, since: int) -> str:
        """A whole view for a seat with the log since then; made once for all who need it."""
        table = self.table
        if self.made_for != table.seq:
            self.made.clear()
            self.made_for = table.seq
        known = self.made.get((seat, since))
        if known is None:
            document: Facts = {"type": "view", "now": self.clock()}
            document.update(sight(table, seat))
            document["log"] = log(table, seat, since)
            known = self.made[(seat, since)] = encode(document).decode()
        return known

    def tell_all(self) -> None:
        for watcher in self.watchers:
            watcher.wake.set()

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.presence += 1
        self.tell_all()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.presence += 1
        self.used = time.monotonic()
        self.tell_all()

    def present(self) -> list[int]:
        """The seats somebody is connected for."""
        return sorted({seat for watcher in self.watchers for seat in watcher.seats()})

    def idle(self, seconds: float) -> bool:
        busy = self.watchers or self.lock.locked() or self.thinking is not None
        return not busy and time.monotonic() - self.used > seconds
