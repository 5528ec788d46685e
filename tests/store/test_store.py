"""What every store does, on both of them, and what each does when it cannot."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from regna.store import (
    Append,
    Conflict,
    Delete,
    New,
    NoTable,
    SqliteStore,
    Store,
    Summary,
    Unavailable,
    Unusable,
    Up,
    make_store,
)
from regna.store.base import migrations
from regna.store.postgres import PostgresStore
from tests.postgres import Cluster

SUMMARY = Summary("gathering", True, None, b"{}")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "regna.db")
    running: Cluster = request.getfixturevalue("postgres")
    return running.database()


def run(where: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def with_store() -> None:
        store = make_store(where)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(with_store())


def table(name: str, **facts: object) -> New:
    summary = replace(SUMMARY, **facts)
    return New(name, "pebbles", 5, b'{"head":1}', summary)


def test_what_is_written_is_read(where: str) -> None:
    async def write(store: Store) -> None:
        await store.write(table("a"))
        await store.write(Append("a", 1, b"one"))
        await store.write(Append("a", 2, b"two", Summary("playing", True, 77, b"x"), b"snap"))

    async def read(store: Store) -> None:
        saved = await store.load("a")
        assert saved.head == b'{"head":1}'
        assert saved.entries == [b"one", b"two"]
        assert saved.snapshot == b"snap"
        assert await store.entries("a", 1) == [b"two"]
        assert await store.due(76, 9) == []
        assert await store.due(77, 9) == ["a"]
        assert await store.counts() == {"playing": 1}
        assert await store.lobby(9) == []

    run(where, write)
    run(where, read)


def test_an_entry_is_written_once(where: str) -> None:
    async def work(store: Store) -> None:
        await store.write(table("a"))
        with pytest.raises(Conflict):
            await store.write(table("a"))
        results = await asyncio.gather(
            *(store.write(Append("a", 1, bytes([n]), None, b"s%d" % n)) for n in range(5)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 4 + [
            "NoneType"
        ]
        saved = await store.load("a")
        winner = results.index(None)
        assert saved.entries == [bytes([winner])]
        assert saved.snapshot == b"s%d" % winner
        with pytest.raises(NoTable):
            await store.write(Append("b", 1, b""))

    run(where, work)


def test_a_thousand_at_once(where: str) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.write(table(f"t{n}", public=n % 2 == 0)) for n in range(100)))
        await asyncio.gather(
            *(
                store.write(Append(f"t{n}", seq, b"%d" % seq))
                for seq in range(1, 11)
                for n in range(100)
            )
        )
        for n in range(0, 100, 9):
            saved = await store.load(f"t{n}")
            assert saved.entries == [b"%d" % seq for seq in range(1, 11)]
        assert len(await store.lobby(1000)) == 50

    run(where, work)


def test_a_deleted_table_is_gone(where: str) -> None:
    async def work(store: Store) -> None:
        await store.write(New("a", "pebbles", 5, b"h", SUMMARY, (b"1", b"2")))
        assert (await store.load("a")).entries == [b"1", b"2"]
        await store.write(Delete("a"))
        with pytest.raises(NoTable):
            await store.load("a")
        with pytest.raises(NoTable):
            await store.write(Delete("a"))
        with pytest.raises(NoTable):
            await store.write(Append("a", 3, b""))
        assert await store.entries("a", 0) == []

    run(where, work)


def test_a_closed_store_says_so(where: str) -> None:
    async def work() -> None:
        store = make_store(where)
        await store.open()
        await store.close()
        with pytest.raises(Unavailable):
            await store.write(table("a"))
        with pytest.raises(Unavailable):
            await store.load("a")

    asyncio.run(work())


# ---- SQLite ------------------------------------------------------------------


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "regna.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.execute("PRAGMA application_id = 1382377326")
    connection.close()
    with pytest.raises(Unusable, match=r"newer Regna .*99"):
        asyncio.run(SqliteStore(path).open())


def test_a_foreign_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "regna.db"
    path.write_bytes(b"this is no database, but it is long enough to be one" * 99)
    with pytest.raises(Unusable, match="not a database"):
        asyncio.run(SqliteStore(path).open())


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Unusable, match="another Regna server"):
            await SqliteStore(tmp_path / "regna.db").open()

    run(str(tmp_path / "regna.db"), work)


def test_a_locked_file_refuses_the_move_and_takes_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regna.store.sqlite.PATIENCE", 0.05)
    path = tmp_path / "regna.db"

    async def work(store: Store) -> None:
        await store.write(table("a"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable, match="locked"):
            await store.write(Append("a", 1, b"one"))
        other.execute("ROLLBACK")
        other.close()
        await store.write(Append("a", 1, b"one"))
        assert (await store.load("a")).entries == [b"one"]

    run(str(path), work)


def test_a_full_disk_refuses_the_move_and_takes_it_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regna.store import sqlite

    connect = sqlite._connect
    most = [2**30]

    def small(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"PRAGMA max_page_count = {most[0]}")
        return connection

    monkeypatch.setattr(sqlite, "_connect", small)
    most[0] = 30

    async def work(store: Store) -> None:
        await store.write(table("a"))
        await store.write(Append("a", 1, b"one"))
        with pytest.raises(Unavailable, match="disk is full"):
            await store.write(Append("a", 2, bytes(500_000)))
        assert (await store.load("a")).entries == [b"one"]
        await store.write(Append("a", 2, b"two"))
        together = await asyncio.gather(
            store.write(Append("a", 3, bytes(500_000))),
            store.write(table("b")),
            return_exceptions=True,
        )
        assert isinstance(together[0], Unavailable)
        assert together[1] is None
        assert (await store.load("a")).entries == [b"one", b"two"]

    run(str(tmp_path / "regna.db"), work)


# ---- PostgreSQL --------------------------------------------------------------


def test_others_hear_of_it(postgres: Cluster) -> None:
    url = postgres.database()

    async def work() -> None:
        one, two = PostgresStore(url), PostgresStore(url)
        heard: list[list[str] | None] = []
        two.changed = heard.append
        await asyncio.gather(one.open(), two.open())
        for _ in range(100):
            if heard:
                break
            await asyncio.sleep(0.02)
        await asyncio.gather(*(one.write(table(f"t{n}")) for n in range(500)))
        await two.write(table("mine"))
        for _ in range(100):
            if sum(len(names or []) for names in heard) >= 500:
                break
            await asyncio.sleep(0.02)
        names = {name for some in heard for name in some or []}
        assert names == {f"t{n}" for n in range(500)}
        await one.close()
        await two.close()

    asyncio.run(work())


def test_a_lost_connection_refuses_and_comes_back(postgres: Cluster) -> None:
    url = postgres.database()

    async def work(store: Store) -> None:
        heard: list[list[str] | None] = []
        store.changed = heard.append
        await store.write(table("a"))
        postgres.stop()
        with pytest.raises(Unavailable, match="does not answer"):
            await store.write(Append("a", 1, b"one"))
        with pytest.raises(Unavailable):
            await store.load("a")
        heard.clear()
        postgres.start()
        await store.write(Append("a", 1, b"one"))
        assert (await store.load("a")).entries == [b"one"]
        for _ in range(300):
            if None in heard:
                break
            await asyncio.sleep(0.02)
        assert None in heard

    run(url, work)


def test_listening_survives_a_connection_lost_in_the_middle_of_a_command(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncpg

    first = asyncpg.Connection.add_listener
    calls = 0

    async def add_listener(self: Any, channel: str, callback: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise asyncpg.InternalClientError("another operation is in progress")
        await first(self, channel, callback)

    monkeypatch.setattr(asyncpg.Connection, "add_listener", add_listener)

    async def work(store: Store) -> None:
        for _ in range(300):
            if calls > 1:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("listening was given up")

    run(postgres.database(), work)


def test_a_newer_database_and_none_at_all_are_refused(postgres: Cluster) -> None:
    url = postgres.database()

    async def age() -> None:
        import asyncpg

        connection = await asyncpg.connect(url)
        await connection.execute("INSERT INTO regna_schema VALUES (99)")
        await connection.close()

    async def work(store: Store) -> None:
        await age()

    run(url, work)
    with pytest.raises(Unusable, match=r"newer Regna .*99"):
        asyncio.run(make_store(url).open())
    with pytest.raises(Unusable, match="cannot be used"):
        asyncio.run(make_store("postgresql://nobody@127.0.0.1:1/x").open())
    with pytest.raises(Unusable, match="postgresql://"):
        make_store("mysql://x")


def test_when_servers_were_there(where: str) -> None:
    async def work(store: Store) -> None:
        assert await store.uptime() == []
        await store.write(Up("b", 500, 700))
        await store.write(Up("a", 100, 200))
        await store.write(Up("a", 100, 300))
        assert await store.uptime() == [(100, 300), (500, 700)]
        later = 100 * 24 * 60 * 60 * 1000
        await store.write(Up("c", later, later))
        assert await store.uptime() == [(later, later)]  # older than any clock runs

    run(where, work)


def test_another_programs_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.execute("INSERT INTO recipes VALUES ('soup')")
    for version in (0, 1, 2):
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
        before = path.read_bytes()
        with pytest.raises(Unusable, match="another program"):
            asyncio.run(SqliteStore(path).open())
        assert path.read_bytes() == before
    connection.close()


def test_a_database_without_one_of_our_tables_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "regna.db"
    run(str(path), lambda store: store.write(table("a")))
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE entries")
    connection.close()
    with pytest.raises(Unusable, match=r"damaged: it lacks entries"):
        asyncio.run(SqliteStore(path).open())


def test_a_database_of_the_first_version_is_ours(tmp_path: Path) -> None:
    path = tmp_path / "regna.db"
    connection = sqlite3.connect(path)
    (first,) = [script for number, script in migrations("sqlite") if number == 1]
    connection.executescript(f"{first}\nPRAGMA user_version = 1;")
    connection.close()

    async def work(store: Store) -> None:
        await store.write(table("a"))
        assert await store.uptime() == []

    run(str(path), work)
    run(str(path), lambda store: store.write(table("b")))


def test_overwritten_pages_are_said_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "regna.db"

    async def fill(store: Store) -> None:
        for number in range(50):
            await store.write(table(f"t{number}"))
            await store.write(Append(f"t{number}", 1, b"x" * 900))

    run(str(path), fill)
    sound = path.read_bytes()
    pages = len(sound) // 4096
    for page in range(1, pages, 5):
        path.write_bytes(sound[: 4096 * page] + b"\xa5" * 4096 + sound[4096 * (page + 1) :])
        with pytest.raises(Unusable) as unusable:
            asyncio.run(SqliteStore(path).open())
        assert str(path) in str(unusable.value)
        assert "\n" not in str(unusable.value)
    path.write_bytes(sound)
    run(str(path), lambda store: store.write(table("new")))


def test_no_folder_is_made_for_a_file_somebody_named(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match=r"the folder .*nowhere is not there"):
        asyncio.run(make_store(str(tmp_path / "nowhere" / "x.db")).open())
    assert not (tmp_path / "nowhere").exists()
