"""Tables in PostgreSQL, shared by any number of server processes.

One connection writes, with one transaction for all that wait; another listens
to what the other processes wrote. A notification names the tables of a whole
batch.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

import asyncpg

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
    Unavailable,
    Unusable,
    Up,
    Write,
    pending,
)

BATCH = 512
CHANNEL = "regna"
TALK = "regna_talk"  # what is said and not kept
IN_A_NOTE = 200  # table names in one notification, which holds 8000 bytes
PATIENCE = 10.0  # seconds for a command
LOCK = 0x7265676E61  # of whoever brings the database up to date

FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection lost in the middle of a command
    OSError,
    TimeoutError,
)

Waiting = tuple[Write, "asyncio.Future[None]"]


class PostgresStore(Store):
    """Tables in a PostgreSQL database by URL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = secrets.token_hex(4)
        self.waiting: list[Waiting] = []
        self.wake = asyncio.Event()
        self.pool: Any = None
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    async def open(self) -> None:
        try:
            connection = await asyncpg.connect(self.url, timeout=PATIENCE)
            try:
                await _migrate(connection)
            finally:
                await connection.close()
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=4, command_timeout=PATIENCE, timeout=PATIENCE
            )
        except (*FAILURES, ValueError) as error:
            raise Unusable(f"PostgreSQL cannot be used: {_say(error)}") from None
        self.tasks = [asyncio.create_task(self._write_all()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        self.closing = True
        self.wake.set()
        if self.tasks:
            await self.tasks[0]
            self.tasks[1].cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.tasks[1]
        if self.pool is not None:
            with contextlib.suppress(*FAILURES):
                await asyncio.wait_for(self.pool.close(), PATIENCE)

    # ---- writing -------------------------------------------------------------

    async def write(self, write: Write) -> None:
        if self.closing:
            raise Unavailable("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        self.wake.set()
        await future

    async def _write_all(self) -> None:
        connection: Any = None
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                connection = await self._write_batch(connection, batch)
            if self.closing:
                if connection is not None:
                    await connection.close()
                return

    async def _write_batch(self, connection: Any, batch: list[Waiting]) -> Any:
        try:
            if connection is None or connection.is_closed():
                connection = await self._connect()
            results = await self._commit(connection, [write for write, _ in batch])
        except FAILURES as error:
            results = [Unavailable(_say(error))] * len(batch)
            if connection is not None:
                connection.terminate()
            connection = None
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                if result is None:
                    future.set_result(None)
                else:
                    future.set_exception(result)
        return connection

    async def _connect(self) -> Any:
        return await asyncpg.connect(self.url, timeout=PATIENCE, command_timeout=PATIENCE)

    async def _commit(self, connection: Any, writes: list[Write]) -> Sequence[StoreError | None]:
        """All writes in one transaction; if the data are at fault, each in its own."""
        try:
            return await self._together(connection, writes)
        except asyncpg.PostgresError:
            if len(writes) == 1 or connection.is_closed():
                raise
        results: list[StoreError | None] = []
        for write in writes:
            try:
                results += await self._together(connection, [write])
            except asyncpg.PostgresError as error:
                results.append(Unavailable(_say(error)))
        return results

    async def _together(self, connection: Any, writes: list[Write]) -> list[StoreError | None]:
        results: list[StoreError | None] = [None] * len(writes)
        async with connection.transaction():
            for place, write in enumerate(writes):
                if not isinstance(write, Append):
                    results[place] = await _one(connection, write)
            appends = [
                (place, write) for place, write in enumerate(writes) if isinstance(write, Append)
            ]
            if appends:
                await _append(connection, appends, results)
            names = [
                write.id
                for write, error in zip(writes, results, strict=True)
                if error is None and not isinstance(write, Up)
            ]
            for start in range(0, len(names), IN_A_NOTE):
                note = " ".join([self.name, *names[start : start + IN_A_NOTE]])
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
        return results

    async def pass_on(self, table: str, text: str) -> None:
        if self.pool is not None and not self.closing:
            with contextlib.suppress(*FAILURES):  # what is lost was only said
                note = f"{self.name} {table} {text}"
                await self.pool.execute("SELECT pg_notify($1, $2)", TALK, note)

    # ---- listening -----------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what others wrote; after a gap, anything may have changed."""
        wait = 0.2
        while True:
            lost = asyncio.Event()
            connection: Any = None
            try:
                connection = await asyncpg.connect(self.url, timeout=PATIENCE)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                await connection.add_listener(TALK, self._said)
                wait = 0.2
                self._tell(None)
                await lost.wait()
            except FAILURES:
                pass
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
            await asyncio.sleep(wait)
            wait = min(5.0, 2 * wait)

    def _heard(self, connection: Any, process: int, channel: str, note: str) -> None:
        who, *names = note.split(" ")
        if who != self.name:
            self._tell(names)

    def _said(self, connection: Any, process: int, channel: str, note: str) -> None:
        who, table, text = note.split(" ", 2)
        if who != self.name and self.heard is not None:
            self.heard(table, text)

    def _tell(self, names: list[str] | None) -> None:
        if self.changed is not None:
            self.changed(names)

    # ---- reading -------------------------------------------------------------

    async def _fetch(self, sql: str, *values: object) -> list[Any]:
        if self.pool is None or self.closing:
            raise Unavailable("the store is closed")
        try:
            rows: list[Any] = await self.pool.fetch(sql, *values)
        except FAILURES as error:
            raise Unavailable(_say(error)) from None
        return rows

    async def load(self, table: str) -> Saved:
        rows = await self._fetch(
            "SELECT t.head, s.body, (SELECT array_agg(body ORDER BY seq) FROM entries e"
            " WHERE e.id = t.id) FROM tables t LEFT JOIN snapshots s USING (id) WHERE t.id = $1",
            table,
        )
        if not rows:
            raise NoTable(table)
        return Saved(rows[0][0], rows[0][2] or [], rows[0][1])

    async def entries(self, table: str, since: int) -> list[bytes]:
        sql = "SELECT body FROM entries WHERE id = $1 AND seq > $2 ORDER BY seq"
        return [row[0] for row in await self._fetch(sql, table, since)]

    async def lobby(self, most: int) -> list[Listed]:
        rows = await self._fetch(
            "SELECT id, made, about FROM summaries WHERE public AND status = 'gathering'"
            " ORDER BY made DESC LIMIT $1",
            most,
        )
        return [Listed(*row) for row in rows]

    async def due(self, now: int, most: int) -> list[str]:
        sql = "SELECT id FROM summaries WHERE due <= $1 ORDER BY due LIMIT $2"
        return [row[0] for row in await self._fetch(sql, now, most)]

    async def uptime(self) -> list[tuple[int, int]]:
        rows = await self._fetch("SELECT began, ended FROM uptime ORDER BY began")
        return [(row[0], row[1]) for row in rows]

    async def counts(self) -> dict[str, int]:
        rows = await self._fetch("SELECT status, count(*) FROM summaries GROUP BY status")
        return {row[0]: row[1] for row in rows}


async def _append(
    connection: Any, appends: list[tuple[int, Append]], results: list[StoreError | None]
) -> None:
    """Insert all entries at once, in one order for all processes, so that none wait in a ring."""
    ordered = sorted(appends, key=lambda item: (item[1].id, item[1].seq))
    rows = await connection.fetch(
        "INSERT INTO entries SELECT v.id, v.seq, v.body"
        " FROM unnest($1::text[], $2::int[], $3::bytea[]) AS v (id, seq, body)"
        " WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = v.id)"
        " ON CONFLICT DO NOTHING RETURNING id, seq",
        [write.id for _, write in ordered],
        [write.seq for _, write in ordered],
        [write.body for _, write in ordered],
    )
    stored = {(row[0], row[1]) for row in rows}
    good: list[Append] = []
    for place, write in appends:
        if (write.id, write.seq) in stored:
            good.append(write)
        else:
            known = await connection.fetchval("SELECT 1 FROM tables WHERE id = $1", write.id)
            results[place] = Conflict(f"{write.id} {write.seq}") if known else NoTable(write.id)
    news = [(write.id, write.summary) for write in good if write.summary is not None]
    if news:
        await connection.execute(
            "UPDATE summaries s SET status = v.status, public = v.public, due = v.due,"
            " about = v.about FROM unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[],"
            " $5::bytea[]) AS v (id, status, public, due, about) WHERE s.id = v.id",
            [name for name, _ in news],
            [new.status for _, new in news],
            [new.public for _, new in news],
            [new.due for _, new in news],
            [new.about for _, new in news],
        )
    snapshots = [(write.id, write.snapshot) for write in good if write.snapshot is not None]
    if snapshots:
        await connection.execute(
            "INSERT INTO snapshots SELECT * FROM unnest($1::text[], $2::bytea[])"
            " ON CONFLICT (id) DO UPDATE SET body = excluded.body",
            [name for name, _ in snapshots],
            [body for _, body in snapshots],
        )


async def _one(connection: Any, write: New | Delete | Up) -> StoreError | None:
    if isinstance(write, Up):
        await connection.execute(
            "INSERT INTO uptime VALUES ($1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET ended = excluded.ended",
            write.id,
            write.began,
            write.ended,
        )
        await connection.execute("DELETE FROM uptime WHERE ended < $1", write.ended - KEPT)
        return None
    if isinstance(write, Delete):
        gone = await connection.execute("DELETE FROM tables WHERE id = $1", write.id)
        for sql in _FORGET:
            await connection.execute(sql, write.id)
        return None if gone == "DELETE 1" else NoTable(write.id)
    made = await connection.execute(
        "INSERT INTO tables VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        write.id,
        write.game,
        write.made,
        write.head,
    )
    if made != "INSERT 0 1":
        return Conflict(write.id)
    new = write.summary
    await connection.execute(
        "INSERT INTO summaries VALUES ($1, $2, $3, $4, $5, $6)",
        write.id,
        new.status,
        new.public,
        write.made,
        new.due,
        new.about,
    )
    await connection.execute(
        "INSERT INTO entries SELECT $1, v.seq, v.body"
        " FROM unnest($2::bytea[]) WITH ORDINALITY AS v (body, seq)",
        write.id,
        list(write.entries),
    )
    if write.snapshot is not None:
        await connection.execute("INSERT INTO snapshots VALUES ($1, $2)", write.id, write.snapshot)
    return None


_FORGET = (
    "DELETE FROM summaries WHERE id = $1",
    "DELETE FROM entries WHERE id = $1",
    "DELETE FROM snapshots WHERE id = $1",
)


async def _migrate(connection: Any) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS regna_schema (version integer)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM regna_schema")
        for number, script in pending("postgres", version):
            await connection.execute(script)
            await connection.execute("INSERT INTO regna_schema VALUES ($1)", number)


def _say(error: BaseException) -> str:
    if isinstance(error, asyncpg.DiskFullError):
        return "the database's disk is full: nothing was saved"
    text = str(error) or type(error).__name__
    return f"the database does not answer as it should: {text}"
