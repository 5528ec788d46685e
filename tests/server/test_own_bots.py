"""Bots of a module sit at the tables of a server that was told of it, and of no other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from regna.bots import Bot
from regna.core import State
from regna.server.worker import bring
from tests.server.helpers import configure, running


class Marks(Bot):
    """Leaves a mark in the working folder when it decides."""

    def choose(self, world: State, budget: float) -> int:
        Path("decided").touch()
        return world.nth(0)


bots = {"pebbles.marks": Marks()}


def test_a_module_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_bots: None
) -> None:
    monkeypatch.chdir(tmp_path)
    config = configure(tmp_path, bots_from=(__name__,))
    bring(*config.brought)

    async def scenario() -> None:
        async with running(config) as server:
            games = (await server.client.get("/api/games")).json()
            (shown,) = [each["bots"] for each in games if each["name"] == "pebbles"]
            assert shown[-1] == "marks"
            made = await server.make(options={"length": 1})
            one = await server.sit(made["id"], 0)
            wanted = {"place": 1, "bot": "marks"}
            await server.post(f"tables/{one.table}/bot", wanted, made["host"])
            await one.connect()
            while one.view["status"] == "playing":
                if one.view["to_act"] == 0:
                    await one.play(one.legal[0])
                if one.view["to_act"] == 1:
                    await one.until("view")
            assert server.hub.metrics.counts.get("bot_failures", 0) == 0

    asyncio.run(scenario())
    assert (tmp_path / "decided").exists()


def test_nobody_seats_a_module_from_outside(tmp_path: Path) -> None:
    """A client names bots that are offered; a module it names is not imported."""

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make()
            wanted = {"place": 1, "bot": f"{__name__}:marks"}
            answer = await server.post(f"tables/{made['id']}/bot", wanted, made["host"])
            assert answer["code"] == "server-bad-input"

    asyncio.run(scenario())
