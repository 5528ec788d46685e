"""Whatever is wrong with one table, the others are looked after."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from tests.server.helpers import Player, configure, running
from tests.toys.pebbles import DRAW

LIVE = {"clock": "live", "time": 30, "undo": "off"}
DAMAGE = {
    "no json": "UPDATE entries SET body = CAST('{' AS BLOB) WHERE id = ? AND seq = 4",
    "an illegal move": "UPDATE entries SET body = replace(body, '\"moves\":[', '\"moves\":[77')"
    " WHERE id = ? AND seq = 4",
    "an unknown kind": "UPDATE entries SET body = replace(body, '\"move\"', '\"joke\"')"
    " WHERE id = ? AND seq = 4",
    "a missing entry": "DELETE FROM entries WHERE id = ? AND seq = 3",
    "no head": "UPDATE tables SET head = CAST('[]' AS BLOB) WHERE id = ?",
    "a damaged snapshot": "INSERT INTO snapshots"
    ' VALUES (?, CAST(\'{"seq":4,"state":{}}\' AS BLOB))',
    "an entry that says it is another": "UPDATE entries"
    " SET body = replace(body, '\"seq\":4', '\"seq\":5') WHERE id = ? AND seq = 4",
}


@pytest.mark.parametrize("how", DAMAGE)
def test_one_damaged_table_stops_no_clock(tmp_path: Path, how: str) -> None:
    async def scenario() -> None:
        now = [10**12]
        config = configure(tmp_path)
        async with running(config, lambda: now[0]) as server:
            bad, _ = await server.pair(settings=LIVE)
            await bad.play(DRAW)
            good, _ = await server.pair(settings=LIVE)
        database = sqlite3.connect(tmp_path / "regna.db")
        database.execute(DAMAGE[how], (bad.table,))
        database.commit()
        database.close()
        async with running(config, lambda: now[0]) as server:
            again = await Player(server, good.table, 0, good.key).connect()
            now[0] += 31_000
            while again.view["chairs"][0]["why"] != "time":
                await again.receive()
            answer = await server.client.get(f"/api/tables/{bad.table}")
            assert (answer.status_code, answer.json()["code"]) == (500, "server-damaged")
            rows = await server.post(
                "mine",
                {"tables": [{"id": one.table, "key": one.key} for one in (bad, good)]},
            )
            assert [row["status"] for row in rows] == ["closed", "playing"]
            assert rows[0]["problem"] == "server-damaged"
            lost = Player(server, bad.table, 0, bad.key)
            with pytest.raises(Exception, match="4404"):
                await lost.connect()
            assert json.loads(lost.frames[0])["problem"]["code"] == "server-damaged"

    asyncio.run(scenario())


def test_a_fault_in_the_round_itself_does_not_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        now = [10**12]
        async with running(configure(tmp_path), lambda: now[0]) as server:
            one, two = await server.pair(settings=LIVE)
            due = server.hub.store.due
            failed: list[int] = []

            async def fails(at: int, most: int) -> list[str]:
                if len(failed) < 2:
                    failed.append(1)
                    raise KeyError("something nobody thought of")
                return await due(at, most)

            monkeypatch.setattr(server.hub.store, "due", fails)
            now[0] += 31_000
            await two.until_seq(4)
            assert len(failed) == 2
            assert two.view["chairs"][0]["why"] == "time"
            await one.close()

    asyncio.run(scenario())


def test_tables_somebody_thinks_for_keep_no_clock_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regna.server.caretaker.AT_ONCE", 2)

    async def scenario() -> None:
        now = [10**12]
        async with running(configure(tmp_path, beat=60.0), lambda: now[0]) as server:
            for _ in range(5):
                made = await server.make()
                await server.post(f"tables/{made['id']}/bot", {"place": 0}, made["host"])
                await server.post(f"tables/{made['id']}/bot", {"place": 1}, made["host"])
            _, two = await server.pair(settings=LIVE)
            now[0] += 31_000
            await two.until_seq(4)
            assert two.view["chairs"][0]["why"] == "time"

    asyncio.run(scenario())


def test_one_damaged_row_hides_no_other_from_the_lobby(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path)
        async with running(config) as server:
            made = [await server.make(settings={"public": True}) for _ in range(3)]
        database = sqlite3.connect(tmp_path / "regna.db")
        for row, about in enumerate(("{", "[1]")):
            database.execute(
                "UPDATE summaries SET about = ? WHERE id = ?", (about.encode(), made[row]["id"])
            )
        database.commit()
        database.close()
        async with running(config) as server:
            rows = (await server.client.get("/api/lobby")).json()
            assert [row["id"] for row in rows] == [made[2]["id"]]

    asyncio.run(scenario())
