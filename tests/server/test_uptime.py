"""Time in which no server was there costs nobody anything."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from regna.server.uptime import Uptime, steady_clock
from regna.store import SqliteStore, Unavailable
from tests.postgres import Cluster
from tests.server.helpers import Player, configure, running
from tests.toys.pebbles import DRAW

LIVE = {"clock": "live", "time": 30, "undo": "off"}


def test_a_stopped_server_costs_no_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [10**12]
        config = configure(tmp_path)
        async with running(config, lambda: now[0]) as server:
            one, _ = await server.pair(settings=LIVE)
            now[0] += 4_000
        now[0] += 3_600_000
        async with running(config, lambda: now[0]) as server:
            again = await Player(server, one.table, 0, one.key).connect()
            while again.view["seq"] < 4:
                await again.receive()
            assert again.view["log"][-1]["kind"] == "away"
            assert again.view["log"][-1]["ms"] == 3_600_000
            clock = again.view["clock"]
            assert clock["left"][0] - (again.view["now"] - clock["since"]) == 26_000
            now[0] += 25_000
            assert (await again.play(DRAW))["type"] == "done"
            assert again.view["clock"]["left"][0] == 1_000

    asyncio.run(scenario())


def test_a_clock_of_days_is_made_up_for_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [10**12]
        config = configure(tmp_path)
        async with running(config, lambda: now[0]) as server:
            one, _ = await server.pair(settings={"clock": "days", "time": 100})
        for _ in range(3):
            now[0] += 99_000
            async with running(config, lambda: now[0]) as server:
                again = await Player(server, one.table, 0, one.key).connect()
                live = server.hub.tables[one.table]
                await server.hub.catch_up(live)
                await server.hub.catch_up(live)
                assert live.table.due() == now[0] + 100_000
        async with running(config, lambda: now[0]) as server:
            again = await Player(server, one.table, 0, one.key).connect()
            kinds = [line["kind"] for line in again.view["log"]]
            assert kinds.count("away") == 3

    asyncio.run(scenario())


def test_a_clock_set_back_stops_nobodys_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [10**12]
        config = configure(tmp_path)
        async with running(config, lambda: now[0]) as server:
            one, _ = await server.pair(settings=LIVE)
            before = server.hub.clock()
        now[0] -= 10**9
        async with running(config, lambda: now[0]) as server:
            assert server.hub.clock() >= before
            again = await Player(server, one.table, 0, one.key).connect()
            now[0] += 5_000
            await again.play(DRAW)
            assert again.view["clock"]["left"][0] == 25_000

    asyncio.run(scenario())


def test_the_machines_clock_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_clock()
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert 0 <= now() - before < 60_000


def with_store(tmp_path: Path, work: Any) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "regna.db")
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_process_that_hung_was_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: SqliteStore) -> None:
        now, steady = [10**12], [100.0]
        monkeypatch.setattr("regna.server.uptime.time.monotonic", lambda: steady[0])
        here = Uptime(store, lambda: now[0])
        await here.open()
        now[0] += 3_000
        steady[0] += 3.0
        await here.beat()
        assert here.works is True
        now[0] += 60_000
        steady[0] += 60.0
        assert bool(here.works) is False
        here.notice()
        assert here.lost(10**12, now[0]) == 60_000
        assert here.lost(10**12 + 33_000, now[0]) == 30_000
        await here.beat()
        assert here.works
        other = Uptime(store, lambda: now[0])  # another process knows it too
        await other.open()
        assert other.lost(10**12, now[0]) == 60_000

    with_store(tmp_path, work)


def test_a_database_that_takes_nothing_is_no_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: SqliteStore) -> None:
        now, steady = [10**12], [100.0]
        monkeypatch.setattr("regna.server.uptime.time.monotonic", lambda: steady[0])
        here = Uptime(store, lambda: now[0])
        await here.open()
        write = store.write

        async def full(entry: Any) -> None:
            raise Unavailable("the disk is full")

        monkeypatch.setattr(store, "write", full)
        for _ in range(8):
            now[0] += 2_500
            steady[0] += 2.5
            with pytest.raises(Unavailable):
                await here.beat()
            assert not here.works
        monkeypatch.setattr(store, "write", write)
        now[0] += 2_500
        steady[0] += 2.5
        await here.beat()
        assert here.works
        assert here.lost(10**12, now[0]) == 22_500

    with_store(tmp_path, work)


def test_while_one_server_is_there_no_time_is_lost(postgres: Cluster) -> None:
    async def scenario() -> None:
        now = [10**12]
        url = postgres.database()
        async with running(configure(url), lambda: now[0]) as here:
            async with running(configure(url), lambda: now[0]):
                pass
            now[0] += 60_000
            await here.hub.uptime._write()
            async with running(configure(url), lambda: now[0]) as there:
                for one in (here, there):
                    await one.hub.uptime._write()
                    assert one.hub.uptime.lost(10**12, now[0]) == 0

    asyncio.run(scenario())


def test_health_tells_that_nothing_can_be_written(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            assert (await server.client.get("/api/health")).status_code == 200
            server.hub.uptime.failing = True
            answer = await server.client.get("/api/health")
            assert answer.status_code == 503
            assert answer.json()["code"] == "server-unavailable"

    asyncio.run(scenario())


def test_a_move_after_the_flag_is_refused_before_anybody_looks(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [10**12]
        async with running(configure(tmp_path), lambda: now[0]) as server:
            one, _ = await server.pair(settings=LIVE)
            now[0] += 30_000
            answer = await one.ask("play", seq=one.view["seq"], moves=[DRAW])
            # the caretaker may have been faster
            code = answer["problem"]["code"]
            assert code in ("table-clock-out", "table-moved-on", "table-bot-plays")
            await one.until_seq(4)
            assert one.view["chairs"][0]["why"] == "time"

    asyncio.run(scenario())
