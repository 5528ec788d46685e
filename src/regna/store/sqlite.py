"""Tables in one SQLite file: one writer thread, and one commit for all that wait.

A commit with synchronous=FULL waits for the disk. While it does, further
writes queue up, and the next commit takes them all: durable, and yet
thousands a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import IO, TypeVar

from regna.store.base import (
    KEPT,
    Append,
    Conflict,
    Delete,
    Listed,
    New,
    NoTable,
    Saved,
    Store,
    StoreError,
    Summary,
    Unavailable,
    Unusable,
    Up,
    Write,
    pending,
)
from regna.store.place import InUse, missing, take

BATCH = 512
PATIENCE = 2.0  # seconds to wait for a locked file
OURS = 1382377326  # "Regn", the application id of our files since version 2
FIRST = {"tables", "summaries", "entries", "snapshots"}  # what version 1 had, without a mark
CHECKED = 256 * 2**20  # bytes; a larger file would make the start wait too long

T = TypeVar("T")
Waiting = tuple[Write, "asyncio.Future[None]"]


class SqliteStore(Store):
    """Tables in a file; one server process at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.waiting: list[Waiting] = []
        self.busy = False  # whether the thread has a batch
        self.closing = False
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.reader = ThreadPoolExecutor(1, "regna-read")
        self.reading: sqlite3.Connection | None = None
        self.thread: threading.Thread | None = None
        self.lock: IO[str] | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.closing = False
        await loop.run_in_executor(self.reader, self._prepare)
        # a daemon: a process that fails before it can close the store must still end
        self.thread = threading.Thread(
            target=self._write_all, args=(loop,), name="regna-write", daemon=True
        )
        self.thread.start()

    async def close(self) -> None:
        self.closing = True
        if self.thread is not None:
            while self.waiting:
                await asyncio.wait([future for _, future in self.waiting])
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None
        await asyncio.get_running_loop().run_in_executor(self.reader, self._let_go)
        self.reader.shutdown()

    def _prepare(self) -> None:
        try:
            lacking = missing(self.path)
            if lacking:
                raise Unusable(lacking)
            self.lock = _only_one(self.path)
            self.path.touch(mode=0o600)  # it holds what players must not know
            version = _look_at(self.path)
            self.reading = connection = _connect(self.path)
            for number, script in pending("sqlite", version):
                connection.executescript(
                    f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
                )
        except (OSError, sqlite3.Error) as error:
            self._let_go()
            raise Unusable(f"the database {self.path} cannot be opened: {error}") from None
        except Unusable:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self.reading is not None:
            self.reading.close()
            self.reading = None
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    # ---- writing -------------------------------------------------------------

    async def write(self, write: Write) -> None:
        if self.thread is None or self.closing:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self.waiting.append((write, future))
        if len(self.waiting) == 1:
            loop.call_soon(self._hand_over)  # with all that comes in the same moment
        await future

    def _hand_over(self) -> None:
        """Give the thread all that waits, unless it is busy: it is woken once for many writes."""
        if self.waiting and not self.busy:
            self.busy = True
            self.queue.put(self.waiting[:BATCH])
            del self.waiting[:BATCH]

    def _answer(self, batch: list[Waiting], results: list[StoreError | None]) -> None:
        self.busy = False
        self._hand_over()
        for (_, future), error in zip(batch, results, strict=True):
            if future.done():
                continue
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        connection: sqlite3.Connection | None = None
        while (batch := self.queue.get()) is not None:
            results: list[StoreError | None]
            try:
                if connection is None:
                    connection = _connect(self.path)
                results = _commit(connection, [write for write, _ in batch])
            except StoreError as error:
                results = [error]
            except (OSError, sqlite3.Error) as error:
                results = [Unavailable(_say(error))] * len(batch)
                _drop(connection)
                connection = None
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._answer, batch, results)
        _drop(connection)

    # ---- reading -------------------------------------------------------------

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection = self.reading
        if connection is None:
            raise Unavailable("the store is closed")

        def ask() -> T:
            try:
                return query(connection)
            except sqlite3.Error as error:
                raise Unavailable(_say(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self.reader, ask)

    async def pass_on(self, table: str, text: str) -> None:
        """A file has no other processes."""

    async def load(self, table: str) -> Saved:
        def query(connection: sqlite3.Connection) -> Saved:
            with connection:
                connection.execute("BEGIN")
                head = connection.execute("SELECT head FROM tables WHERE id = ?", (table,))
                found = head.fetchone()
                if found is None:
                    raise NoTable(table)
                bodies = _entries(connection, table, 0)
                snapshot = connection.execute("SELECT body FROM snapshots WHERE id = ?", (table,))
                row = snapshot.fetchone()
            return Saved(found[0], bodies, row[0] if row else None)

        return await self._read(query)

    async def entries(self, table: str, since: int) -> list[bytes]:
        return await self._read(lambda connection: _entries(connection, table, since))

    async def lobby(self, most: int) -> list[Listed]:
        sql = (
            "SELECT id, made, about FROM summaries WHERE public = 1 AND status = 'gathering'"
            " ORDER BY made DESC LIMIT ?"
        )
        return await self._read(
            lambda connection: [Listed(*row) for row in connection.execute(sql, (most,))]
        )

    async def due(self, now: int, most: int) -> list[str]:
        sql = "SELECT id FROM summaries WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
        return await self._read(
            lambda connection: [row[0] for row in connection.execute(sql, (now, most))]
        )

    async def uptime(self) -> list[tuple[int, int]]:
        sql = "SELECT began, ended FROM uptime ORDER BY began"
        return await self._read(lambda connection: connection.execute(sql).fetchall())

    async def counts(self) -> dict[str, int]:
        sql = "SELECT status, count(*) FROM summaries GROUP BY status"
        return await self._read(lambda connection: dict(connection.execute(sql).fetchall()))


def _look_at(path: Path) -> int:
    """The version of a database that is ours and sound, 0 for an empty file; changes nothing."""
    with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        mark, version = (
            int(connection.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("application_id", "user_version")
        )
        rows = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        names = {row[0] for row in rows}
        if not names and not mark and not version:
            return 0
        if mark != OURS and not (mark == 0 and version == 1 and names >= FIRST):
            raise Unusable(f"{path} is the database of another program")
        pending("sqlite", version)  # one of a newer program has perhaps other tables
        if not names >= FIRST:
            raise Unusable(f"the database {path} is damaged: it lacks {min(FIRST - names)}")
        if path.stat().st_size <= CHECKED:
            try:
                found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            except sqlite3.DatabaseError as error:
                found = str(error)
            if found != "ok":
                raise Unusable(
                    f"the database {path} is damaged ({found.splitlines()[0]}):"
                    " put back a copy of it, or name another file"
                )
        return version


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _drop(connection: sqlite3.Connection | None) -> None:
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def _only_one(path: Path) -> IO[str] | None:
    try:
        return take(path)
    except InUse as error:
        raise Unusable(str(error)) from None


def _commit(connection: sqlite3.Connection, writes: list[Write]) -> list[StoreError | None]:
    """All writes in one transaction; if that fails, each in its own, to find the guilty one."""
    try:
        return _together(connection, writes)
    except (sqlite3.Error, StoreError):
        if len(writes) == 1:
            raise
    results: list[StoreError | None] = []
    for write in writes:
        try:
            results += _together(connection, [write])
        except StoreError as error:
            results.append(error)
        except sqlite3.Error as error:
            results.append(Unavailable(_say(error)))
    return results


def _together(connection: sqlite3.Connection, writes: list[Write]) -> list[StoreError | None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        appends = [write for write in writes if isinstance(write, Append)]
        results = [
            None if isinstance(write, Append) else _one(connection, write) for write in writes
        ]
        if appends:
            _append(connection, appends)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return results


def _append(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """All entries by one statement: after each, this thread waits for the interpreter again."""
    run = connection.execute
    rows = ",".join(["(?,?,?)"] * len(appends))
    values = [value for write in appends for value in (write.id, write.seq, write.body)]
    added = run(
        f"INSERT OR IGNORE INTO entries SELECT * FROM (VALUES {rows}) AS v"  # noqa: S608
        " WHERE EXISTS (SELECT 1 FROM tables WHERE id = v.column1)",
        values,
    )
    if added.rowcount != len(appends):
        first = appends[0]
        known = run("SELECT 1 FROM tables WHERE id = ?", (first.id,)).fetchone()
        raise Conflict(f"{first.id} {first.seq}") if known else NoTable(first.id)
    for write in appends:
        if write.summary is not None:
            new = write.summary
            run(
                "UPDATE summaries SET status = ?, public = ?, due = ?, about = ? WHERE id = ?",
                (new.status, new.public, new.due, new.about, write.id),
            )
        if write.snapshot is not None:
            run("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", (write.id, write.snapshot))


def _one(connection: sqlite3.Connection, write: New | Delete | Up) -> StoreError | None:
    run = connection.execute
    if isinstance(write, Up):
        run("INSERT OR REPLACE INTO uptime VALUES (?, ?, ?)", (write.id, write.began, write.ended))
        run("DELETE FROM uptime WHERE ended < ?", (write.ended - KEPT,))
        return None
    if isinstance(write, New):
        try:
            run(
                "INSERT INTO tables VALUES (?, ?, ?, ?)",
                (write.id, write.game, write.made, write.head),
            )
        except sqlite3.IntegrityError:
            return Conflict(write.id)
        _summarise(connection, write, write.summary)
        for seq, body in enumerate(write.entries, start=1):
            run("INSERT INTO entries VALUES (?, ?, ?)", (write.id, seq, body))
        if write.snapshot is not None:
            run("INSERT INTO snapshots VALUES (?, ?)", (write.id, write.snapshot))
        return None
    gone = run("DELETE FROM tables WHERE id = ?", (write.id,)).rowcount
    for sql in _FORGET:
        run(sql, (write.id,))
    return None if gone else NoTable(write.id)


_FORGET = (
    "DELETE FROM summaries WHERE id = ?",
    "DELETE FROM entries WHERE id = ?",
    "DELETE FROM snapshots WHERE id = ?",
)


def _summarise(connection: sqlite3.Connection, write: New, new: Summary) -> None:
    connection.execute(
        "INSERT INTO summaries VALUES (?, ?, ?, ?, ?, ?)",
        (write.id, new.status, new.public, write.made, new.due, new.about),
    )


def _entries(connection: sqlite3.Connection, table: str, since: int) -> list[bytes]:
    sql = "SELECT body FROM entries WHERE id = ? AND seq > ? ORDER BY seq"
    return [row[0] for row in connection.execute(sql, (table, since))]


def _say(error: Exception) -> str:
    text = str(error)
    if "full" in text:
        return "the disk is full: nothing was saved"
    if "locked" in text or "busy" in text:
        return "the database file is locked by another program: nothing was saved"
    return f"the database cannot be used now: {text}"
