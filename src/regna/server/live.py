"""A table in memory, and those who look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import msgspec

from regna.server.messages.outgoing import (
    Gone,
    Presence,
    Talk,
    Told,
    encode,
)
from regna.server.wire import Frame, Wire
from regna.store import Summary
from regna.table import Table, log, sight
from regna.table.entries import LogLine
from regna.table.table import OVER

if TYPE_CHECKING:
    from regna.server.hints import Hint
    from regna.server.reviews import Review
    from regna.server.talk import Talks
    from regna.table import Standing

logger = logging.getLogger("regna.server")
LOG_AT_ONCE = 200  # lines of the log a view carries; older ones are asked for
SOON = 1.0  # seconds after which those who came and went are told
NAMES = 20  # of those who watch that are told
MOST_LINES = 20_000  # lines kept as they are sent


class Watcher:
    """One socket: it is told of a table's last state, however slow it is.

    Frames are made when the wire takes them. A slow one misses frames,
    but never the position, nor a line of the log.
    """

    def __init__(
        self,
        live: Live,
        keys: frozenset[str],
        since: int,
        wire: Wire,
        client: str = "",
        name: str = "",
    ) -> None:
        self.live = live
        self.keys = keys
        self.wire = wire
        self.client = client  # its address
        self.name = name  # of somebody who watches
        self.sent = since
        self.first = True
        self.knows = False  # what never changes in the game
        self.gone = False
        self.ended = False  # that it is gone was said
        self.replies: list[Frame] = []
        self.present: Presence | None = None  # as it was sent
        self.heard = 0  # of what is said at the table

    def reply(self, message: Told) -> None:
        """Answer with the next thing that is told."""
        self.replies.append((encode(message),))

    def tell(self) -> None:
        """Send what there is to send, now or as soon as the wire takes it."""
        if self.ended or not self.wire.takes:
            return
        try:
            frames = self.frames()
        except Exception:
            logger.exception("table %s: a view", self.live.table.id)
            self.wire.hang_up(1011, "something went wrong here; it has been noted")
            return
        if frames:
            self.wire.write(frames)
        if self.gone:
            self.ended = True
            self.wire.hang_up(4410, "the table was deleted")

    def seats(self) -> list[int]:
        """The seats this socket plays, as they stand now."""
        if not self.keys:
            return []
        chairs = self.live.table.chairs
        return [seat for seat, chair in enumerate(chairs) if chair.key and chair.key in self.keys]

    def frames(self) -> list[Frame]:
        """What to send now: answers first, then the position if it is new, then who is here."""
        frames, self.replies = self.replies, []
        live = self.live
        if self.gone:
            return [*frames, (encode(Gone()),)]
        seq = live.table.seq
        if self.sent != seq or self.first:
            self.first = False
            since = max(min(self.sent, seq), seq - LOG_AT_ONCE)
            self.sent = seq
            seats: list[int | None] = list(self.seats())
            for seat in seats or [None]:
                frames.append(live.frame(seat, since, not self.knows))
                self.knows = live.table.state is not None
        present = live.presence()
        if self.present != present:
            self.present = present
            frames.append((encode(present),))
        talk = live.talks.of(live.table.id)
        if talk is not None and talk.count > self.heard:
            frames.append((encode(Talk(talk.after(self.heard))),))
            self.heard = talk.count
        return frames


class Live:
    """A table with its lock, its watchers and what was stored of it."""

    def __init__(
        self, table: Table, clock: Callable[[], int], summary: Summary, talks: Talks
    ) -> None:
        self.table = table
        self.talks = talks
        self.clock = clock
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.keys: Counter[str] = Counter()  # how many watchers hold each
        self.here: Presence | None = None  # who is, as of an entry
        self.here_for = -1
        self.telling = False  # that somebody who watches came or went
        self.summary = summary
        self.snapshot = table.seq
        self.stale = False  # the store may know more
        self.used = time.monotonic()
        self.made: dict[tuple[int | None, int], Frame] = {}
        self.views: dict[int | None, bytes] = {}
        self.lasting: bytes | None = None  # what never changes in the game
        self.made_for = -1
        self.lines: dict[tuple[int | None, int], msgspec.Raw] = {}
        self.lines_over = False
        self.thinking: asyncio.Task[None] | None = None
        self.hints: dict[int, Hint] = {}  # by seat: the last that was asked for
        self.review: Review | None = None
        self.story: asyncio.Task[list[Standing]] | None = None

    def frame(self, seat: int | None, since: int, lasting: bool) -> Frame:
        """A whole view for a seat with the log since then; made once for all who need it."""
        table = self.table
        if self.made_for != table.seq:
            self.made.clear()
            self.views.clear()
            self.made_for = table.seq
        known = self.made.get((seat, since))
        if known is None:
            seen = encode(sight(table, seat, view=False))[1:-1]
            lines = encode(self.log(seat, since, table.seq))
            known = self.made[(seat, since)] = (seen, *self._view(seat), b',"log":', lines, b"}")
        head = b'{"type":"view","now":%d,' % self.clock()
        if lasting and self.lasting:
            return head, b'"lasting":', self.lasting, b",", *known
        return head, *known

    def _view(self, seat: int | None) -> Frame:
        """The game's picture for a seat; made at once for all seats somebody looks from."""
        state = self.table.state
        if state is None:
            return ()
        if seat not in self.views:
            seats = list(dict.fromkeys([seat, *(() if self.views else self.present())]))
            written: dict[int, bytes] = {}  # whoever sees the same gets the same
            for each, view in zip(seats, state.game.views(state, seats), strict=True):
                if id(view) not in written:
                    told = {name: view.pop(name) for name in state.game.lasting()}
                    if self.lasting is None:
                        self.lasting = encode(told) if told else b""
                    written[id(view)] = encode(view)
                self.views[each] = written[id(view)]
        return b',"view":', self.views[seat]

    def log(self, seat: int | None, since: int, until: int) -> list[LogLine]:
        """Lines of the log for a seat; old ones are written once, however often they are asked."""
        table = self.table
        since, until = max(0, since), min(until, table.seq)
        if until - since <= 1:
            return log(table, seat, since, until)
        if self.lines_over != (table.status == OVER) or len(self.lines) > MOST_LINES:
            self.lines.clear()  # when it is over everybody may know everything
            self.lines_over = table.status == OVER
        known = [self._line(seat, number) for number in range(since, until)]
        return cast(list[LogLine], known)  # as they will be read

    def _line(self, seat: int | None, number: int) -> msgspec.Raw:
        known = self.lines.get((seat, number))
        if known is None:
            (line,) = log(self.table, seat, number, number + 1)
            known = self.lines[(seat, number)] = msgspec.Raw(encode(line))
        return known

    def tell_all(self) -> None:
        for watcher in list(self.watchers):
            watcher.tell()

    def join(self, watcher: Watcher) -> None:
        before = self.presence()
        self.watchers.add(watcher)
        self.keys.update(watcher.keys)
        self.here = None
        self._tell_presence(before)

    def leave(self, watcher: Watcher) -> None:
        before = self.presence()
        self.watchers.discard(watcher)
        self.keys.subtract(watcher.keys)
        self.keys = +self.keys
        self.here = None
        self.used = time.monotonic()
        self._tell_presence(before)

    def _tell_presence(self, before: Presence) -> None:
        """Those who are here learn who came or went: a seat at once, a crowd that watches soon."""
        now = self.presence()
        if now.seats != before.seats:
            self.tell_all()
        elif now != before and not self.telling:
            self.telling = True
            asyncio.get_running_loop().call_later(SOON, self._tell_soon)

    def _tell_soon(self) -> None:
        self.telling = False
        self.tell_all()

    def presence(self) -> Presence:
        """Who is here: seats, and those who watch, by name as far as they told it."""
        if self.here is None or self.here_for != self.table.seq:
            watching = [watcher.name for watcher in self.watchers if not watcher.seats()]
            names = sorted(filter(None, watching))[:NAMES]
            self.here = Presence(self.present(), len(watching), names)
            self.here_for = self.table.seq
        return self.here

    def present(self) -> list[int]:
        """The seats somebody is connected for."""
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.key in self.keys]

    def persons_from(self) -> str | None:
        """An address somebody sits at this table from now, None if nobody is here."""
        for watcher in self.watchers:
            if watcher.keys and watcher.seats():
                return watcher.client
        return None

    def idle(self, seconds: float) -> bool:
        busy = self.watchers or self.lock.locked() or self.thinking is not None
        busy = busy or (self.review is not None and not self.review.task.done())
        return not busy and time.monotonic() - self.used > seconds
