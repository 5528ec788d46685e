"""One client cannot stop the rest: what an answer costs is paid for by whoever asks."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import cast

import pytest
from litestar.datastructures import Address

from regna.server import Limits
from regna.server.limits import Bucket, Buckets, client_of
from regna.server.live import Live, Watcher
from regna.server.messages.incoming import Log, Past, Ping, Story
from regna.server.messages.outgoing import encode
from regna.server.sessions import Session
from regna.server.summaries import summary
from regna.server.talk import Talks
from regna.server.thinking import Thinkers
from regna.server.wire import Wire
from regna.table import log
from tests.server.helpers import Player, configure, running
from tests.table.helpers import begin, play_on
from tests.toys.pebbles import DRAW


def test_a_bucket_may_owe() -> None:
    bucket = Bucket(10.0, 20.0, 0.0)
    assert bucket.owe(0.0, 20.0) == 0.0
    assert bucket.owe(0.0, 5.0) == pytest.approx(0.5)
    assert bucket.owe(0.0, 5.0) == pytest.approx(1.0)  # after the one before
    assert not bucket.take(0.9)
    assert bucket.take(1.2)


def test_an_address_pays_from_one_purse() -> None:
    purses = Buckets(10.0, 10.0)
    assert purses.owe("here", 10.0) == 0.0
    assert purses.owe("there", 10.0) == 0.0
    assert purses.owe("here", 10.0) > 0.9


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_a_household_is_one_client(address: str, client: str) -> None:
    assert client_of(Address(address, 5)) == client
    assert client_of(None) == ""


def test_a_record_is_paid_for_like_lines_of_the_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        tight = Limits(work=10, work_burst=30)
        async with running(configure(tmp_path, limits=tight)) as server:
            one, _ = await server.pair()
            await one.ask("resign")
            live = server.hub.tables[one.table]
            live.table.log *= 30
            began = time.monotonic()
            for _ in range(10):
                await server.client.get(f"/api/tables/{one.table}/record")
            assert time.monotonic() - began > 1.0

    asyncio.run(scenario())


def test_an_answer_costs_what_it_takes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            live = server.hub.tables[one.table]
            session = Session(server.hub, live, Watcher(live, frozenset(), 0, cast(Wire, None)))
            play_on(live.table, 30)
            assert session.cost(Ping()) == 1.0
            assert session.cost(Log("x", since=live.table.seq)) == 1.0
            assert session.cost(Log("x")) == 1.0 + live.table.seq / 25.0
            assert session.cost(Log("x", since=10**6)) == 1.0
            live.table.trail.clear()
            far = len(live.table.line) - 1
            assert session.cost(Past("x", ply=far)) == 3.0 + far / 50.0
            assert session.cost(Past("x", ply=10**6)) == 3.0  # an error is cheap
            assert session.cost(Story("x")) == 2.0 + len(live.table.line) / 50.0
            play_on(live.table, 0, until_over=True)
            await server.hub.stories.of(live)
            assert session.cost(Story("x")) == 2.0  # it is told already

    asyncio.run(scenario())


def test_a_flood_slows_down_whoever_sends_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        tight = Limits(messages=20, message_burst=10, work=40, work_burst=100)
        async with running(configure(tmp_path, limits=tight)) as server:
            one, two = await server.pair()
            began = time.monotonic()
            for count in range(30):
                await one.send({"type": "ping", "id": f"{count}"})
            heard = [(await one.until("pong"))["id"] for _ in range(30)]
            assert heard == [f"{count}" for count in range(30)]  # late, but all of them
            assert time.monotonic() - began > 0.8
            await two.send({"type": "ping"})
            await two.until("pong")

    asyncio.run(scenario())


def test_who_does_not_read_is_not_answered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            live = server.hub.tables[one.table]
            (watcher,) = [
                watcher for watcher in live.watchers if live.table.chairs[0].key in watcher.keys
            ]
            watcher.wire.pause_writing()  # an answer the socket does not take
            await one.send({"type": "play", "id": "a", "seat": 0, "seq": 3, "moves": [DRAW]})
            await one.send({"type": "log", "id": "b"})
            await asyncio.sleep(0.3)
            assert live.table.seq == 3
            assert not watcher.replies
            watcher.wire.resume_writing()
            await two.until_seq(4)
            assert (await one.until("log"))["id"] == "b"

    asyncio.run(scenario())


def test_lines_of_the_log_are_written_once_and_right() -> None:
    table = begin(3)
    play_on(table, 25)

    async def scenario() -> None:
        quiet = Talks(lambda table, text: None, lambda table: None)
        live = Live(table, lambda: 0, summary(table), quiet)
        for seat in (0, 1, None, 0):
            for since, until in ((0, 99), (5, 9), (3, 3), (40, 50), (-5, 4)):
                expected = log(table, seat, since, until)
                found = live.log(seat, since, until)
                assert encode(found) == encode(expected)
        before = dict(live.lines)
        live.log(0, 0, 99)
        assert live.lines == before
        play_on(table, 0, until_over=True)
        assert encode(live.log(1, 0, 999)) == encode(log(table, 1, 0, 999))

    asyncio.run(scenario())


def test_presence_is_told_when_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            live = server.hub.tables[one.table]
            while (await one.until("presence"))["seats"] != [0, 1]:
                pass
            woken: list[int] = []
            monkeypatch.setattr(live, "tell_all", lambda: woken.append(1))
            crowd = [
                await Player(server, one.table, 9, "no-key-at-all").connect() for _ in range(5)
            ]
            twin = await Player(server, one.table, 1, two.key).connect()
            for player in [*crowd, twin]:
                await player.close()
            await asyncio.sleep(0.2)
            assert woken == []  # nobody at the table came or went; of a crowd all learn soon
            monkeypatch.undo()
            await two.close()
            assert (await one.until("presence"))["seats"] == [0]

    asyncio.run(scenario())


def test_bots_think_for_those_who_wait_first_and_in_turn() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, 1.0)
        busy = await thinkers._turn(lambda: None)
        order: list[str] = []
        looking: set[str] = set()

        async def job(name: str, who: str | None) -> None:
            process = await thinkers._turn(lambda: who if name in looking else None)
            order.append(name)
            await asyncio.sleep(0)
            thinkers._free(process)

        names = ["n1", "n2", "a1", "a2", "a3", "b1", "c1"]
        looking.update(name for name in names if name[0] != "n")
        tasks = [asyncio.create_task(job(name, name[0])) for name in names]
        await asyncio.sleep(0)
        gone = asyncio.create_task(job("b0", "b"))
        await asyncio.sleep(0)
        gone.cancel()
        looking.add("n2")  # somebody opened the page of a table nobody looked at
        thinkers._free(busy)
        await asyncio.gather(*tasks)
        assert order == ["n2", "a1", "b1", "c1", "a2", "a3", "n1"]
        assert thinkers.idle == [None]

    asyncio.run(scenario())


def test_a_process_is_not_lost_with_whoever_waited_for_it() -> None:
    async def scenario() -> None:
        thinkers = Thinkers(1, 1.0)
        busy = await thinkers._turn(lambda: None)
        waiting = asyncio.create_task(thinkers._turn(lambda: None))
        await asyncio.sleep(0)
        thinkers._free(busy)  # it is its turn, and in the same moment it is cancelled
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert thinkers.idle == [None]

    asyncio.run(scenario())


def test_a_long_body_is_paid_for_before_it_is_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        tight = Limits(work=10, work_burst=30)
        async with running(configure(tmp_path, limits=tight)) as server:
            long = {"game": "pebbles", "position": {"x": "y" * 200_000}}
            began = time.monotonic()
            answers = [await server.client.post("/api/tables", json=long) for _ in range(3)]
            assert {answer.status_code for answer in answers} == {400}
            assert time.monotonic() - began > 2.0
            server.hub.purses.owe("127.0.0.1", 1_000.0)
            late = await server.client.post("/api/tables", json=long)
            assert late.status_code == 429
            assert int(late.headers["retry-after"]) > 10
            assert (await server.client.get("/api/health")).status_code == 200  # short ones pass

    asyncio.run(scenario())


def test_few_records_wait_to_be_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            waiting = [(asyncio.get_running_loop().create_future(), lambda: None)] * 3
            monkeypatch.setattr(server.hub.verifier, "waiting", waiting)
            answer = await server.client.post("/api/records", json={"record": 3})
            assert answer.status_code == 429
            assert answer.json()["code"] == "server-too-many-requests"

    asyncio.run(scenario())


def test_a_view_made_once_tells_the_time_of_now(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = [10**12]
        async with running(configure(tmp_path), lambda: now[0]) as server:
            one, _ = await server.pair()
            now[0] += 5_000
            again = await Player(server, one.table, 0, one.key).connect()
            assert again.view["now"] == 10**12 + 5_000
            assert again.view["seq"] == one.view["seq"]

    asyncio.run(scenario())
