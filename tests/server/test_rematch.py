"""Once more: one table for all, with everything as it was but the chairs."""

from __future__ import annotations

import asyncio
from pathlib import Path

from regna.table import verify
from tests.postgres import Cluster
from tests.server.helpers import Player, Running, configure, running


async def finished(server: Running, **wanted: object) -> tuple[Player, Player]:
    one, two = await server.pair(**wanted)
    await one.ask("resign")
    for player in (one, two):
        while player.view["status"] != "over":
            await player.receive()
    return one, two


def test_everybody_is_called_to_one_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            options = {"length": 7, "tiles": {"red": 2}}
            one, two = await finished(server, options=options, settings={"undo": "off"})
            watcher = await Player(server, one.table, 9, "no-key-at-all").connect()
            both = await asyncio.gather(
                server.post(f"tables/{one.table}/again", key=one.key),
                server.post(f"tables/{one.table}/again", key=two.key),
            )
            assert both[0] == both[1]
            made = both[0]
            assert made["places"] == [1, 0]
            assert await server.post(f"tables/{one.table}/again", key=two.key) == made
            for player in (one, two):
                while "again" not in player.view:
                    await player.receive()
                assert player.view["again"]["id"] == made["id"]
                assert player.view["again"]["places"] == [1, 0]
                assert player.view["again"]["seat"] in (0, 1)
            while watcher.view["seq"] < one.view["seq"]:
                await watcher.receive()
            assert "again" not in watcher.view  # the chairs there are the players'
            assert all(made["id"] not in frame for frame in watcher.frames)
            other = (await server.client.get(f"/api/tables/{made['id']}")).json()
            table = server.hub.tables[made["id"]].table
            assert table.options == options
            assert other["settings"]["undo"] == "off"
            assert other["source"] == "dealt"
            assert [chair["kind"] for chair in other["chairs"]] == ["open", "open"]
            again = await server.sit(made["id"], made["places"][0])
            await server.sit(made["id"], made["places"][1])
            assert (await again.connect()).view["status"] == "playing"
            deleted = await server.client.delete(
                f"/api/tables/{made['id']}", headers={"Authorization": f"Bearer {one.host}"}
            )
            assert deleted.status_code == 204

    asyncio.run(scenario())


def test_bots_sit_there_already(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make(seats=3)
            one = await server.sit(made["id"], 0)
            for place in (1, 2):
                await server.post(
                    f"tables/{made['id']}/bot", {"place": place, "bot": "random"}, made["host"]
                )
            await one.connect()
            await one.ask("resign")
            again = await server.post(f"tables/{made['id']}/again", key=one.key)
            shown = (await server.client.get(f"/api/tables/{again['id']}")).json()
            assert again["places"] == [2, 0, 1]
            assert [chair["kind"] for chair in shown["chairs"]] == ["bot", "bot", "open"]

    asyncio.run(scenario())


def test_who_may_call(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            early = await server.post(f"tables/{one.table}/again", key=one.key)
            assert early["code"] == "table-not-over"
            assert server.hub.count == 1  # nothing was made for it
            await two.ask("resign")
            stranger = await server.post(f"tables/{one.table}/again", key="no-key-at-all")
            assert stranger["code"] == "server-not-yours"
            await server.post(f"tables/{one.table}/again", key=one.key)
            record = (await server.client.get(f"/api/tables/{one.table}/record")).json()
            assert record["entries"][-1]["kind"] == "again"
            assert record["entries"][-1]["table"] == ""
            assert verify(record)[0] is True

    asyncio.run(scenario())


def test_two_processes_call_to_one_table(postgres: Cluster) -> None:
    async def scenario() -> None:
        url = postgres.database()
        async with running(configure(url)) as here, running(configure(url)) as there:
            one, two = await finished(here)
            answers = await asyncio.gather(
                here.post(f"tables/{one.table}/again", key=one.key),
                there.post(f"tables/{one.table}/again", key=two.key),
            )
            assert answers[0] == answers[1]
            assert (await here.client.get(f"/api/tables/{answers[0]['id']}")).status_code == 200
            assert (await here.hub.store.counts())["gathering"] == 1

    asyncio.run(scenario())
