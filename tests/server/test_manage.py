"""Tables besides play: lists, links, records, limits, headers, and a store that fails."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

from regna.server import Limits
from regna.store import Unavailable
from regna.table import verify
from tests.postgres import Cluster
from tests.server.helpers import Player, Running, configure, running
from tests.toys.pebbles import DRAW


def test_field_paths_in_errors(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            cases: list[tuple[Any, str]] = [
                ({"game": "chess"}, "game"),
                ({"game": "pebbles", "seats": 9}, "seats"),
                ({"game": "pebbles", "seats": "two"}, "seats"),
                ({"game": "pebbles", "options": {"length": 0}}, "options.length"),
                ({"game": "pebbles", "options": {"colour": 1}}, "options.colour"),
                ({"game": "pebbles", "options": {"tiles": "/etc/passwd"}}, "options.tiles"),
                ({"game": "pebbles", "settings": {"undo": "never"}}, "settings.undo"),
                ({"game": "pebbles", "settings": {"clock": "live"}}, "settings.time"),
                ({"game": "pebbles", "settings": {"stand_in": "hal"}}, "settings.stand_in"),
                ({"game": "pebbles", "position": {"game": "heirs"}}, "position.game"),
            ]
            for wanted, field in cases:
                answer = await server.client.post("/api/tables", json=wanted)
                assert answer.status_code == 400, wanted
                assert answer.json()["field"] == field, answer.text

    asyncio.run(scenario())


def test_lists_links_and_deleting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            mine = await server.post(
                "mine",
                {
                    "tables": [
                        {"id": one.table, "key": one.key},
                        {"id": one.table, "key": one.host},
                        {"id": "gone", "key": "x" * 20},
                    ]
                },
            )
            assert [row.get("seats_mine") for row in mine] == [[0], [], None]
            assert [row.get("my_turn") for row in mine] == [True, False, None]
            assert [row.get("host") for row in mine] == [False, True, None]
            assert mine[2]["status"] == "gone"
            new = await server.post(f"tables/{one.table}/rekey", {"place": 0}, one.key)
            assert (await one.play(DRAW))["problem"]["code"] == "server-not-yours"
            moved = await Player(server, one.table, 0, new["key"]).connect()
            assert (await moved.play(DRAW))["type"] == "done"
            stolen = await server.post(f"tables/{one.table}/rekey", {"place": 1}, one.key)
            assert stolen["code"] == "server-not-yours"
            nobody = await server.client.delete(f"/api/tables/{one.table}")
            assert nobody.status_code == 403
            headers = {"Authorization": f"Bearer {one.host}"}
            gone = await server.client.delete(f"/api/tables/{one.table}", headers=headers)
            assert gone.status_code == 204
            await two.until("gone")
            assert await ends(two) == 4410
            with pytest.raises(websockets.ConnectionClosed):
                await Player(server, one.table, 0, one.key).connect()

    asyncio.run(scenario())


def test_secrets_are_never_stored_nor_shown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            await one.play(DRAW)
            shown = (await server.client.get(f"/api/tables/{one.table}")).text
            table = server.hub.tables[one.table].table
            for secret in (one.key, two.key, one.host, table.secret, table.seed):
                assert secret not in shown
                assert all(secret not in frame for frame in one.frames + two.frames)
            stored = b"".join(path.read_bytes() for path in tmp_path.glob("regna.db*"))
            for key in (one.key, two.key, one.host):
                assert key.encode() not in stored

    asyncio.run(scenario())


def test_a_record_comes_back_as_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair(settings={"undo": "free"})
            await one.play(DRAW)
            half = await server.client.get(
                f"/api/tables/{one.table}/record",
                headers={"Authorization": f"Bearer {one.key},{two.key}"},
            )
            document = half.json()
            made = await server.post("records", document)
            again = await Player(server, made["id"], 1, made["keys"]["1"]).connect()
            assert again.view["to_act"] == 1
            assert (await again.play(DRAW))["type"] == "done"
            assert (await again.ask("undo", seq=again.view["seq"]))["type"] == "done"
            document["entries"][-1]["moves"] = [0]
            bad = await server.post("records", document)
            assert bad["code"] == "server-bad-record"
            assert (await server.post("records", {"record": 3}))["code"] == "server-bad-record"
            await again.ask("resign")
            over = (await server.client.get(f"/api/tables/{made['id']}/record")).json()
            assert verify(over)[0] is True

    asyncio.run(scenario())


def test_limits_are_clear(tmp_path: Path) -> None:
    async def scenario() -> None:
        tight = Limits(tables=2, sockets=3, messages=5, message_burst=10, message_size=500)
        async with running(configure(tmp_path, limits=tight)) as server:
            one, _ = await server.pair()
            await server.make()
            many = await server.client.post("/api/tables", json={"game": "pebbles"})
            assert many.status_code == 429
            assert int(many.headers["retry-after"]) > 0
            await Player(server, one.table, 9, "no-key-at-all").connect()
            assert await closes(Player(server, one.table, 9, "no-key-at-all")) == 4429
            await one.send({"type": "ping", "id": "x" * 600})
            assert await ends(one) == 1009
        async with running(configure(tmp_path, limits=tight)) as server:
            again = await Player(server, one.table, 0, one.key).connect()
            began = time.monotonic()
            for _ in range(20):
                await again.send({"type": "ping"})
            for _ in range(20):
                await again.until("pong")
            assert time.monotonic() - began > 1.5  # ten at once, then five a second
        slow = Limits(requests=0.1, burst=3)
        async with running(configure(tmp_path, limits=slow)) as server:
            answers = [await server.client.get("/api/health") for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
            assert answers[-1].headers["x-content-type-options"] == "nosniff"

    asyncio.run(scenario())


async def closes(player: Player) -> int | None:
    """The code with which a socket is refused."""
    try:
        await player.connect()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


async def ends(player: Player) -> int | None:
    """The code with which a socket is closed, sooner or later."""
    while True:
        try:
            await player.receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def test_only_pages_of_this_server_connect(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path, origins=("https://friend.example",))
        async with running(config) as server:
            one, _ = await server.pair()
            address = f"ws://127.0.0.1:{config.port}/api/tables/{one.table}/socket"
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(address, origin=websockets.Origin("https://evil.example"))
            for good in (f"http://127.0.0.1:{config.port}", "https://friend.example"):
                async with websockets.connect(address, origin=websockets.Origin(good)):
                    pass

    asyncio.run(scenario())


def test_headers_pages_and_metrics(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            for path in ("/", "/t/whatever", "/api/games", "/nothing.js", "/api/nothing"):
                answer = await server.client.get(path)
                assert "default-src 'none'" in answer.headers["content-security-policy"]
                assert answer.headers["referrer-policy"] == "no-referrer"
            assert (await server.client.get("/nothing.js")).status_code == 404
            front = await server.client.get("/")
            assert "Regna" in front.text
            tag = {"If-None-Match": front.headers["etag"]}
            assert (await server.client.get("/", headers=tag)).status_code == 304
            assert (await server.client.get("/api/health")).json()["status"] == "ok"
            games = (await server.client.get("/api/games")).json()
            pebbles = next(row for row in games if row["name"] == "pebbles")
            assert [option["name"] for option in pebbles["options"]] == ["length", "tiles"]
            await server.make()
            metrics = (await server.client.get("/metrics")).text
            assert "regna_tables_made_total 1" in metrics
            headers = {"Content-Type": "application/json"}
            for path, size in (("records", 5_000_000), ("tables", 300_000)):
                big = await server.client.post(f"/api/{path}", content=b" " * size, headers=headers)
                assert big.status_code == 413
                assert big.json()["code"] == "server-too-large"

    asyncio.run(scenario())


def test_a_failing_store_refuses_and_the_move_can_be_repeated(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            write = server.hub.store.write
            stored: list[Any] = []

            async def lost_before(entry: Any) -> None:
                raise Unavailable("the disk is full: nothing was saved")

            async def lost_after(entry: Any) -> None:
                await write(entry)
                stored.append(entry)
                raise Unavailable("the connection is lost")

            frames = len(two.frames)
            for failing in (lost_before, lost_after):
                server.hub.store.write = failing  # type: ignore[assignment,method-assign]
                seq = one.view["seq"]
                answer = await one.ask("play", id="once", seq=seq, moves=[DRAW])
                assert answer["problem"]["code"] == "server-unavailable"
                assert "try again" in answer["problem"]["text"]
            assert len(two.frames) == frames
            server.hub.store.write = write  # type: ignore[method-assign]
            answer = await one.ask("play", id="once", seq=one.view["seq"], moves=[DRAW])
            assert answer == {"type": "done", "id": "once", "seq": 4}
            assert len(stored) == 1
            await two.until_seq(4)
            assert (await two.play(DRAW))["type"] == "done"

    asyncio.run(scenario())


def test_two_processes_share_tables(postgres: Cluster) -> None:
    async def scenario() -> None:
        url = postgres.database()
        async with running(configure(url)) as here, running(configure(url)) as there:
            one, two = await here.pair()
            other = await Player(there, one.table, 1, two.key).connect()
            for _ in range(6):
                await one.play(DRAW)
                await other.until_seq(one.view["seq"])
                await other.play(DRAW)
                await one.until_seq(other.view["seq"])
            await race(here, there, one, other)
            await here.client.delete(
                f"/api/tables/{one.table}", headers={"Authorization": f"Bearer {one.host}"}
            )
            await other.until("gone")

    asyncio.run(scenario())


def test_no_table_is_forgotten_between_two_processes(postgres: Cluster) -> None:
    """Players of one table at different servers, all tables at once, each to its end."""

    async def play(player: Player) -> None:
        while player.view["status"] != "over":
            if player.view["to_act"] == player.place:
                seq, move = player.view["seq"], player.legal[-1]
                await player.ask("play", seq=seq, texts=[move])
                await player.until_seq(seq + 1)
            else:
                await player.until("view")

    async def scenario() -> None:
        url = postgres.database()
        async with running(configure(url)) as here, running(configure(url)) as there:
            players: list[Player] = []
            for _ in range(8):
                made = await here.make()
                one, two = await here.sit(made["id"], 0), await there.sit(made["id"], 1)
                players += [await one.connect(), await two.connect()]
            async with asyncio.timeout(60):
                await asyncio.gather(*(play(player) for player in players))

    asyncio.run(scenario())


async def race(here: Running, there: Running, one: Player, other: Player) -> None:
    """The same seat plays at both servers at once: one of them loses and is told so."""
    twin = await Player(there, one.table, 0, one.key).connect()
    await twin.until_seq(one.view["seq"])
    answers = await asyncio.gather(
        one.ask("play", id="a", seq=one.view["seq"], moves=[DRAW]),
        twin.ask("play", id="b", seq=twin.view["seq"], moves=[DRAW]),
    )
    kinds = sorted(answer["type"] for answer in answers)
    assert kinds == ["done", "failed"], answers
    loser = next(answer for answer in answers if answer["type"] == "failed")
    assert loser["problem"]["code"] == "table-moved-on"
    await other.until_seq(one.view["seq"])


def test_strange_requests_are_answered(tmp_path: Path) -> None:
    deep = "[" * 100_000 + "]" * 100_000
    bodies = [
        '{"game":"pebbles","options":{"tiles":' + deep + "}}",
        '{"game":"pebbles","position":{"a":' + deep + "}}",
        '{"game":"pebbles","options":{"tiles":' + "[" * 300 + "]" * 300 + "}}",
        '{"game":"\\ud800"}',
        '{"game":"pebbles","options":{"\\ud800":1}}',
        '{"game":"pebbles","options":{"length":1' + "0" * 400 + "}}",
        '{"game":"pebbles","options":{"length":NaN}}',
        "null",
        "",
        "\x00\xff",
    ]
    headers = {"Content-Type": "application/json"}

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            for body in bodies:
                answer = await server.client.post(
                    "/api/tables", content=body.encode("latin-1"), headers=headers
                )
                assert answer.status_code in (400, 201), (body[:60], answer.text)
            made = await server.make()
            for name in ("\\ud800", "<b>x</b>", "\\u202e" + "a" * 150, "\\u0000"):
                path = f"/api/tables/{made['id']}/sit"
                content = f'{{"name": "{name}", "place": 0}}'
                answer = await server.client.post(path, content=content, headers=headers)
                assert answer.status_code in (201, 400, 409), answer.text
            shown = (await server.client.get(f"/api/tables/{made['id']}")).json()
            assert len(shown["chairs"][0]["name"]) <= 24

    asyncio.run(scenario())


def test_a_table_with_its_bots_is_made_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make(seats=4, chairs=["random", "", "random", "random"])
            seated = await server.post(f"tables/{made['id']}/sit", {"name": "Anna"})
            assert seated["place"] == 1
            table = seated["table"]
            assert table["id"] == made["id"]
            assert table["status"] == "playing"
            kinds = [chair["kind"] for chair in table["chairs"]]
            assert kinds == ["bot", "person", "bot", "bot"]
            player = await Player(server, made["id"], 1, seated["key"]).connect()
            while player.view["to_act"] != 1:
                await player.receive()
            few = await server.make(seats=None, chairs=["", "random", ""])
            assert few["seats"] == 3

    asyncio.run(scenario())


def test_a_table_of_bots_begins_by_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make(chairs=["random", "random"])
            watching = await Player(server, made["id"], 0, "nobody's key").connect()
            while watching.view["status"] != "over":
                await watching.receive()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("chairs", "field"),
    [(["random"] * 3, "chairs"), (["", "chess"], "chairs[1]"), (["random"] * 17, "chairs")],
)
def test_chairs_that_cannot_be_are_told(tmp_path: Path, chairs: list[str], field: str) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            wish = {"game": "pebbles", "seats": 2, "chairs": chairs}
            answer = await server.post("tables", wish)
            assert answer["field"] == field
            assert server.hub.count == 0

    asyncio.run(scenario())
