"""Luck somebody brought along is said to everybody, and never offered to strangers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regna.table import verify
from tests.server.helpers import Json, Player, Running, configure, running
from tests.toys.pebbles import DRAW


async def everywhere(server: Running, table: str, *players: Player) -> set[Any]:
    """What is said of a table's luck, wherever anybody can look."""
    said = {player.view["source"] for player in players}
    said.add((await server.client.get(f"/api/tables/{table}")).json()["source"])
    held = [{"id": table, "key": player.key} for player in players] or [
        {"id": table, "key": "k" * 20}
    ]
    said.update(row["source"] for row in await server.post("mine", {"tables": held}))
    watcher = await Player(server, table, 9, "no-key-at-all").connect()
    said.add(watcher.view["source"])
    return said


async def half_a_game(server: Running) -> tuple[Player, Json]:
    one, two = await server.pair()
    await one.play(DRAW)
    answer = await server.client.get(
        f"/api/tables/{one.table}/record",
        headers={"Authorization": f"Bearer {one.key},{two.key}"},
    )
    return one, answer.json()


def test_an_arranged_position_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            assert await everywhere(server, one.table, one, two) == {"dealt"}
            position = server.hub.tables[one.table].table.state.dump()  # type: ignore[union-attr]
            wanted = {"game": "pebbles", "position": position}
            public = await server.post("tables", {**wanted, "settings": {"public": True}})
            assert public["field"] == "settings.public"
            made = await server.post("tables", wanted)
            assert await everywhere(server, made["id"]) == {"position"}  # before anybody sits down
            three = await server.sit(made["id"], 0, fair=True)
            four = await server.sit(made["id"], 1, fair=True)
            for player in (three, four):
                opening = {"place": player.place, "number": player.number}
                await server.post(f"tables/{made['id']}/open", opening, player.key)
            for player in (three, four):
                await player.connect()
            assert three.view["status"] == "playing"
            assert await everywhere(server, made["id"], three, four) == {"position"}
            await three.ask("resign")
            await three.until("view")
            assert await everywhere(server, made["id"], three, four) == {"position"}
            document = (await server.client.get(f"/api/tables/{made['id']}/record")).json()
            fine, sentence = verify(document)
            assert fine
            assert "a position that somebody arranged" in sentence

    asyncio.run(scenario())


def test_an_imported_game_says_so_and_is_not_public(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            _, document = await half_a_game(server)
            document["settings"]["public"] = True
            made = await server.post("records", document)
            player = await Player(server, made["id"], 1, made["keys"]["1"]).connect()
            assert await everywhere(server, made["id"], player) == {"record"}
            assert server.hub.tables[made["id"]].table.settings.public is False
            await player.ask("resign")
            over = (await server.client.get(f"/api/tables/{made['id']}/record")).json()
            fine, sentence = verify(over)
            assert fine, sentence
            assert "continued from a record" in sentence

    asyncio.run(scenario())


@pytest.mark.parametrize("entries", [0, 1, 2])
def test_a_game_that_has_not_begun_is_not_imported(tmp_path: Path, entries: int) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            _, document = await half_a_game(server)
            document["entries"] = document["entries"][:entries]
            document["seed"], document["final"] = "", None
            assert verify(document)[0] is True
            tables = server.hub.count
            answer = await server.post("records", document)
            assert answer["code"] == "server-record-not-begun"
            assert server.hub.count == tables

    asyncio.run(scenario())
