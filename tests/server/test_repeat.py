"""A lost answer loses nothing: what was asked for can be asked for again."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from regna.server.hub import hashed
from regna.store import Unavailable
from regna.table import fairness
from tests.server.helpers import Player, configure, running
from tests.toys.pebbles import DRAW


def test_sitting_down_twice_takes_one_chair(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make(seats=3)
            secret = secrets.token_urlsafe(16)
            for wanted in ({"place": 1}, {"place": 1}, {}, {"place": 2}):
                wish = {"name": "A", "key": hashed(secret), **wanted}
                seated = await server.post(f"tables/{made['id']}/sit", wish)
                assert (seated["place"], seated["key"]) == (1, "")
                assert [chair["kind"] for chair in seated["table"]["chairs"]][1] == "person"
            assert server.hub.tables[made["id"]].table.seq == 1
            other = await server.post(f"tables/{made['id']}/sit", {"name": "B", "place": 1})
            assert other["code"] == "table-seat-taken"
            player = await Player(server, made["id"], 1, secret).connect()
            assert player.view["seat"] == 1

    asyncio.run(scenario())


def test_an_answer_lost_on_the_way_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make()
            write = server.hub.store.write

            async def lost(entry: Any) -> None:
                await write(entry)
                raise Unavailable("the connection is lost")

            wish = {"name": "A", "key": hashed("s" * 22)}
            monkeypatch.setattr(server.hub.store, "write", lost)
            answer = await server.post(f"tables/{made['id']}/sit", wish)
            assert answer["code"] == "server-unavailable"
            monkeypatch.setattr(server.hub.store, "write", write)
            assert (await server.post(f"tables/{made['id']}/sit", wish))["place"] == 0
            kinds = [chair.kind for chair in server.hub.tables[made["id"]].table.chairs]
            assert kinds == ["person", "open"]

    asyncio.run(scenario())


def test_a_new_key_asked_for_twice_is_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            new = secrets.token_urlsafe(16)
            wish = {"place": 0, "key": hashed(new)}
            path = f"tables/{one.table}/rekey"
            assert await server.post(path, wish, one.key) == {"key": ""}
            entries = server.hub.tables[one.table].table.seq
            assert await server.post(path, wish, f"{one.key},{new}") == {"key": ""}
            assert server.hub.tables[one.table].table.seq == entries
            assert (await server.post(path, wish, one.key))["code"] == "server-not-yours"
            stolen = await server.post(path, {"place": 1, "key": hashed(new)}, f"{one.key},{new}")
            assert stolen["code"] == "server-not-yours"
            moved = await Player(server, one.table, 0, new).connect()
            assert (await moved.play(DRAW))["type"] == "done"
            await two.until_seq(moved.view["seq"])

    asyncio.run(scenario())


def test_a_number_opened_twice_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make()
            one = await server.sit(made["id"], 0, fair=True)
            two = await server.sit(made["id"], 1, fair=True)
            path = f"tables/{made['id']}/open"
            for player in (one, one, two, two, one):  # also when the game has begun
                opening = {"place": player.place, "number": player.number}
                assert "seq" in await server.post(path, opening, player.key)
            other = {"place": 0, "number": "11" * 32}
            assert (await server.post(path, other, one.key))["code"] == "table-playing"
            table = server.hub.tables[made["id"]].table
            assert table.chairs[0].commitment == fairness.commitment(table.id, "0", one.number)
            assert sum(b'"kind":"open"' in body for body in table.log) == 2

    asyncio.run(scenario())


def test_nothing_but_the_game_can_fill_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regna.table.acts.ROOM", 20)
    monkeypatch.setattr("regna.table.acts.ROOM_BEFORE", 10)

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            seq = one.view["seq"]
            for _ in range(5):  # what is so already is no entry
                assert (await one.ask("quick", on=False))["type"] == "done"
            assert server.hub.tables[one.table].table.seq == seq
            answers = [await one.ask("quick", on=turn % 2 == 0) for turn in range(30)]
            assert answers[-1]["problem"]["code"] == "table-log-full"
            assert server.hub.tables[one.table].table.seq == 20
            assert (await one.ask("hand", bot=""))["problem"]["code"] == "table-log-full"
            new = await server.post(f"tables/{one.table}/rekey", {"place": 0}, one.key)
            assert new["code"] == "table-log-full"
            await one.until_seq(20)
            assert (await one.play(DRAW))["type"] == "done"  # but the game goes on
            made = await server.make()
            answer: Any = {}
            for _ in range(12):
                answer = await server.post(f"tables/{made['id']}/sit", {"place": 0})
                if "code" in answer:
                    break
                await server.post(f"tables/{made['id']}/stand", {"place": 0}, answer["key"])
            assert answer["code"] == "table-log-full"

    asyncio.run(scenario())


def test_a_number_outside_the_move_space_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            for game in ("heirs", "dominion", "tigris"):
                pair = await server.pair(game=game)
                one = pair[pair[0].view["to_act"]]
                for move in (-1, -(2**31), 16_384, 2**31, 99_999):
                    answer = await one.ask("play", seq=one.view["seq"], moves=[move])
                    assert answer["type"] == "refused", (game, move, answer)
                    asked = await one.ask("why", move=move)
                    assert asked["refusal"]["code"] == answer["refusal"]["code"]

    asyncio.run(scenario())
