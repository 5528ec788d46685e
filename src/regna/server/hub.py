"""All tables of this process: what is done to them is stored first and told then."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from regna.bots import bots
from regna.core import BadInput, games
from regna.server.bot_turns import BotTurns
from regna.server.caretaker import Caretaker
from regna.server.config import Config
from regna.server.hints import Hints
from regna.server.limits import Buckets
from regna.server.live import Live, Watcher
from regna.server.messages.outgoing import Done
from regna.server.metrics import Metrics
from regna.server.problems import Refused
from regna.server.reviews import Reviews
from regna.server.stories import Stories
from regna.server.summaries import summary, summary_after
from regna.server.talk import Talks
from regna.server.thinking import Thinkers
from regna.server.uptime import Uptime
from regna.store import Append, Conflict, Delete, New, NoTable, Saved, Store, Unavailable
from regna.table import Change, Denied, OtherRules, Settings, Table, acts, load, seating
from regna.table.entries import Move, encode
from regna.table.settings import NONE

SNAPSHOT = 25  # entries after which a position is stored beside the log
TRIES = 5  # when other processes write to the same table
logger = logging.getLogger("regna.server")

Act = Callable[[Table, int], "Change | None"]


class Wish(NamedTuple):
    """Who wants an act, and by which id he knows it."""

    seat: int
    id: str
    watcher: Watcher


def new_secret() -> str:
    """128 bits nobody can guess."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is stored of a secret; 128 random bits need no slow hash."""
    return hashlib.sha256(f"regna:key:{secret}".encode()).hexdigest()


class Hub:
    """The tables of a server process."""

    def __init__(
        self, config: Config, store: Store, clock: Callable[[], int] | None = None
    ) -> None:
        self.config = config
        self.store = store
        self.uptime = Uptime(store, clock)
        self.clock = self.uptime.now
        self.metrics = Metrics()
        self.purses = Buckets(config.limits.work, config.limits.work_burst)
        self.thinkers = Thinkers(config.bots, config.grace, config.brought)
        self.verifier = Thinkers(1, config.grace, config.modules)  # a record makes no bot wait
        self.turns = BotTurns(self)
        self.hints = Hints(self)
        self.reviews = Reviews(self)
        self.stories = Stories(self)
        self.caretaker = Caretaker(self)
        self.talks = Talks(self._pass_on, lambda name: self.tables.get(name))
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.missed: set[str] = set()  # tables written to while they were being loaded
        self.count = 0

    async def open(self) -> None:
        self.store.changed = self._changed
        self.store.heard = self.talks.heard
        try:
            await self.store.open()
            self.count = sum((await self.store.counts()).values())
            await self.uptime.open()
        except BaseException:
            await self.store.close()
            raise
        self.start(self.caretaker.work())
        self.start(self.caretaker.beat())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.verifier.close()
        with contextlib.suppress(Unavailable):
            await self.uptime.close()
        await self.store.close()

    def start(self, work: Any) -> None:
        """Let something run by itself."""
        self.spawn(work)  # type: ignore[unused-awaitable]

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ---- tables --------------------------------------------------------------

    async def create(
        self,
        rules: str,
        seats: int | None,
        options: dict[str, object],
        settings: Settings,
        position: object = None,
        chairs: Sequence[str] = (),
    ) -> tuple[Live, str]:
        """A new table with bots on some of its chairs, and its host's secret."""
        if rules not in games():
            raise BadInput("game", f"one of {', '.join(games())}", rules)
        host = new_secret()
        name = secrets.token_urlsafe(12)
        if settings.stand_in not in bots(rules):
            raise BadInput("settings.stand_in", f"one of {', '.join(bots(rules))}")
        table = seating.create(
            name,
            self.clock(),
            rules,
            secrets.token_hex(32),
            len(chairs) if seats is None and chairs else seats,
            options,
            settings,
            hashed(host),
            position,
        )
        if len(chairs) > table.seats:
            raise BadInput("chairs", f"at most {table.seats}, one for every seat", len(chairs))
        for place, bot in enumerate(chairs):
            if bot:
                chosen = known_bot(table, bot, f"chairs[{place}]")
                table.commit(seating.seat_bot(table, place, chosen, table.made))
        live = await self.add(table, tuple(table.log))
        if table.ready():
            await self.act(live, lambda table, now: None)
        return live, host

    async def add(
        self, table: Table, log: tuple[bytes, ...] = (), snapshot: bytes | None = None
    ) -> Live:
        """Store a table that is not in the store yet."""
        live = Live(table, self.clock, summary(table), self.talks)
        head = encode(table.head)
        await self.store.write(
            New(table.id, table.game.name, table.made, head, live.summary, log, snapshot)
        )
        self.count += 1
        self.tables[table.id] = live
        self.metrics.add("tables_made")
        return live

    async def get(self, name: str) -> Live:
        """A table, from memory or from the store."""
        live = self.tables.get(name)
        if live is not None:
            live.used = time.monotonic()
            if live.stale:
                await self.catch_up(live)
            return live
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _load(self, name: str) -> Live:
        self.missed.discard(name)
        saved = await self.store.load(name)
        table = read_table(name, saved)
        live = Live(table, self.clock, summary(table), self.talks)
        live.stale = name in self.missed
        self.tables[name] = live
        self.metrics.add("tables_loaded")
        return live

    async def delete(self, live: Live) -> None:
        async with live.lock:
            await self.store.write(Delete(live.table.id))
            self._forget(live.table.id)
        self.count -= 1

    def _forget(self, name: str) -> None:
        self.talks.forget(name)
        live = self.tables.pop(name, None)
        if live is not None:
            if live.thinking is not None:
                live.thinking.cancel()
            for watcher in live.watchers:
                watcher.gone = True
            live.tell_all()

    def _pass_on(self, name: str, text: str) -> None:
        self.start(self.store.pass_on(name, text))

    # ---- acts ----------------------------------------------------------------

    async def act(self, live: Live, act: Act, wish: Wish | None = None) -> int:
        """Do something to a table; the sequence number after it.

        A wish is fulfilled once, however often it comes; that it is on disk is
        said before anybody is shown the new position.
        """
        async with live.lock:
            if live.stale:
                await self._refresh(live)
            if live.table.clock.kind != NONE:
                await self._excuse(live)
            seq = await self._repeat(live, act, wish)
            if wish is not None:
                wish.watcher.reply(Done(wish.id, seq))
            live.tell_all()  # before what follows by itself: every entry has its own frame
            await self._follow(live)
        self.turns.think(live)
        return seq

    async def _repeat(self, live: Live, act: Act, wish: Wish | None) -> int:
        """Try again if another process was faster: an act that depends on it says so itself."""
        table = live.table
        for _ in range(TRIES):
            known = acts.done_before(table, wish.seat, wish.id) if wish else None
            change = None if known else act(table, self.clock())
            if change is None:
                return known or table.seq
            try:
                await self._store(live, change)
            except Conflict:
                await self._refresh(live)
            else:
                return table.seq
        raise Denied("moved-on", seen=table.seq, now=table.seq)

    async def _excuse(self, live: Live) -> None:
        """Give back the time in which no server was there, before anything else happens."""
        table = live.table
        if table.due() is None:
            return
        self.uptime.notice()
        now = self.clock()
        lost = self.uptime.lost(max(table.clock.since, table.clock.excused), now)
        if lost:
            try:
                await self._store(live, acts.excuse(table, lost, now))
            except Conflict:
                await self._refresh(live)  # another process did it
            live.tell_all()

    async def _store(self, live: Live, change: Change) -> None:
        """Store an entry, then make it true."""
        table = live.table
        began = time.perf_counter()
        after = summary_after(table, change, live.summary)
        write = Append(table.id, table.seq + 1, change.body, after, self._snapshot(live, change))
        try:
            await self.store.write(write)
        except NoTable:
            self._forget(table.id)
            raise
        except (Unavailable, asyncio.CancelledError):
            live.stale = True  # it may be stored or not
            raise
        self.metrics.saved(time.perf_counter() - began)
        self.metrics.add("entries")
        table.commit(change)
        live.used = time.monotonic()
        live.summary = after or live.summary
        if write.snapshot is not None:
            live.snapshot = table.seq

    def _snapshot(self, live: Live, change: Change) -> bytes | None:
        """A position for every so many entries; it is that before this entry."""
        table = live.table
        if not isinstance(change.entry, Move) or table.seq - live.snapshot < SNAPSHOT:
            return None
        return table.snapshot()

    async def _follow(self, live: Live) -> None:
        """What happens by itself: the start, and answers of seats that asked for haste."""
        table = live.table
        try:
            if table.ready():
                await self._store(live, seating.start(table, self.clock()))
                live.tell_all()
            while (change := acts.settle(table, self.clock())) is not None:
                await self._store(live, change)
                live.tell_all()
        except Conflict:
            await self._refresh(live)  # another process did it
        except NoTable:
            pass  # deleted meanwhile
        except (Denied, Unavailable) as error:
            logger.warning("table %s: %s", table.id, error)

    async def _refresh(self, live: Live) -> None:
        """Take over what other processes stored."""
        table = live.table
        live.stale = False  # before reading: what is written meanwhile makes it stale again
        try:
            for body in await self.store.entries(table.id, table.seq):
                with soundly(table.id):
                    table.replay(body)
                live.tell_all()
        except (Unavailable, Refused, asyncio.CancelledError):
            live.stale = True
            raise
        live.summary = summary(table)

    def _changed(self, names: list[str] | None) -> None:
        """Another process wrote to these tables (None: perhaps to any)."""
        self.missed.update(name for name in self.loading if names is None or name in names)
        for name in list(self.tables) if names is None else names:
            live = self.tables.get(name)
            if live is not None:
                live.stale = True
                if live.watchers:
                    self.start(self.catch_up(live))

    async def fresh(self, live: Live) -> None:
        """Take over what other processes stored, before a question is answered."""
        async with live.lock:
            if live.stale:
                await self._refresh(live)

    async def catch_up(self, live: Live) -> None:
        """Show what other processes did, and make up for the time when none was there."""
        async with live.lock:
            try:
                if live.stale:
                    before = live.table.seq
                    await self._refresh(live)
                    if live.table.seq == before:
                        await self.store.load(live.table.id)  # nothing new: is it still there?
                await self._excuse(live)
            except NoTable:
                self._forget(live.table.id)
            except (Unavailable, Refused) as error:
                logger.warning("table %s: %s", live.table.id, error)


def known_bot(table: Table, name: str, field: str = "bot") -> str:
    """A bot of the table's game; the stand-in if no name is given."""
    chosen = name or table.settings.stand_in
    if chosen not in bots(table.game.name):
        raise BadInput(field, f"one of {', '.join(bots(table.game.name))}", name)
    return chosen


def read_table(name: str, saved: Saved) -> Table:
    """A table as it was stored."""
    with soundly(name):
        snapshot = None if saved.snapshot is None else msgspec.json.decode(saved.snapshot)
        return load(msgspec.json.decode(saved.head), saved.entries, snapshot)


@contextlib.contextmanager
def soundly(name: str) -> Iterator[None]:
    """If what was stored of a table cannot be read, that is said, and harms no other table."""
    try:
        yield
    except OtherRules:
        raise
    except Exception as error:  # noqa: BLE001 - damage takes every shape
        logger.warning("table %s is damaged: %s: %s", name, type(error).__name__, error)
        raise Refused("server-damaged", "What was stored of this table is damaged.", 500) from None
