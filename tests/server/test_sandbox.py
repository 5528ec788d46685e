"""Sandboxes: what they begin with, who sits there, and that the game never notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regna.core import Rng, game, games
from regna.server import Limits
from regna.server.hub import hashed
from tests.server.helpers import Json, Player, Running, configure, running
from tests.server.test_play import play_out
from tests.server.test_secrets import seat_table
from tests.toys.pebbles import DRAW

SECRET = "s" * 24


async def attempt(server: Running, player: Player, ply: int, **wish: Any) -> Json:
    wanted = {"ply": ply, "key": hashed(SECRET), **wish}
    found: Json = await server.post(f"tables/{player.table}/sandbox", wanted, player.key)
    return found


def position_of(server: Running, tried: Json) -> Any:
    return server.hub.tables[tried["id"]].table.head["position"]


def test_it_begins_with_what_the_seat_knew_and_never_touches_the_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            for _ in range(3):
                await one.play(DRAW)
                await two.until_seq(one.view["seq"])
                await two.play(DRAW)
                await one.until_seq(two.view["seq"])
            table = server.hub.tables[one.table].table
            before, log = table.state.dump(), list(table.log)  # type: ignore[union-attr]
            tried = await attempt(server, one, 4)
            assert tried["places"] == [0, 1]
            assert tried["key"] == ""
            known = table.state_at(4).dump(0)
            assert position_of(server, tried) == known
            assert known != table.state_at(4).dump()
            there = await Player(server, tried["id"], 0, SECRET).connect()
            assert there.view["source"] == "sandbox"
            assert there.view["status"] == "playing"
            shown = (await server.client.get(f"/api/tables/{tried['id']}")).json()
            assert shown["sandbox"] == {"table": one.table, "ply": 4}
            seat = there.view["to_act"]
            done = await there.ask("play", seat=seat, seq=there.view["seq"], moves=[DRAW])
            assert done["type"] == "done"
            view = await there.until_seq(done["seq"])
            back = await there.ask("undo", seat=seat, seq=view["seq"])
            assert back["type"] == "done"  # free, also what was drawn
            assert table.state.dump() == before  # type: ignore[union-attr]
            assert table.log == log

    asyncio.run(scenario())


@pytest.mark.parametrize("rules", games())
def test_worlds_a_seat_cannot_tell_apart_make_the_same_sandbox(rules: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path), lambda: 10**12) as server:
            rng, compared = Rng(5), 0
            for sample in range(6):
                state = game(rules).new(seats=2, seed=sample)
                for _ in range(rng.below(40)):
                    if state.to_act is not None:
                        state.play(state.nth(rng.below(state.count())))
                if state.to_act is None:
                    continue
                seat = int(rng.below(2))
                twin = state.determinize(seat, Rng(sample))
                found: list[Any] = []
                for world in (state, twin):
                    players = await seat_table(server, world.dump(), rules)
                    tried = await attempt(server, players[seat], 0, seat=seat)
                    found.append(position_of(server, tried))
                    story = await players[seat].ask_plain("story")
                    assert story["problem"]["code"] == "table-not-over"
                    past = await players[seat].ask("past", ply=0)
                    assert "scores" not in past
                assert found[0] == found[1]
                assert "rng" not in found[0]
                compared += 1
            assert compared > 2

    asyncio.run(scenario())


def test_who_may_ask_while_it_is_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            await one.play(DRAW)
            nobody = Player(server, one.table, 0, "nobody-at-all-here")
            assert (await attempt(server, nobody, 0))["code"] == "server-not-yours"
            assert (await attempt(server, one, 0, seat=1))["code"] == "server-not-yours"
            assert (await attempt(server, one, 99))["field"] == "ply"
            assert (await attempt(server, one, 0, bot="random"))["code"] == "table-no-help"
            tried = await attempt(server, one, 1)
            there = await Player(server, tried["id"], 0, SECRET).connect()
            hint = await there.ask("hint", seat=there.view["to_act"])
            assert hint["problem"]["code"] == "table-no-hints"
            hand = await there.ask("hand", bot="random")
            assert hand["problem"]["code"] == "table-no-help"
            theirs = await server.post(f"tables/{two.table}/sandbox", {"ply": 1}, two.key)
            known = server.hub.tables[two.table].table.state_at(1).dump(1)
            assert position_of(server, theirs) == known
            assert len(theirs["key"]) > 16  # who brings no secret is given one

    asyncio.run(scenario())


def test_when_it_is_over_it_begins_with_the_truth(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            await play_out(one, two)
            table = server.hub.tables[one.table].table
            nobody = Player(server, one.table, 0, "nobody-at-all-here")
            tried = await attempt(server, nobody, 3, bot="random", seat=1)
            assert tried["places"] == [1]
            truth = table.state_at(3).dump()
            truth.pop("rng")
            assert position_of(server, tried) == truth
            shown = (await server.client.get(f"/api/tables/{tried['id']}")).json()
            assert [chair["kind"] for chair in shown["chairs"]] == ["bot", "person"]
            last = await attempt(server, nobody, len(table.line))
            assert last["code"] == "table-game-over"
            story = await one.ask_plain("story")
            assert story["plies"] == len(table.line)
            assert story["standings"][-1]["totals"] == [
                score["total"] for score in one.view["result"]["scores"]
            ]
            assert story["standings"] == (await two.ask_plain("story"))["standings"]

    asyncio.run(scenario())


def test_a_wish_that_is_repeated_makes_one_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            await one.play(DRAW)
            many = server.hub.count
            found = await asyncio.gather(*(attempt(server, one, 1) for _ in range(4)))
            assert all(tried == found[0] for tried in found)
            assert server.hub.count == many + 1
            assert await attempt(server, one, 0) != found[0]

    asyncio.run(scenario())


def test_sandboxes_count_as_the_tables_they_are(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path, limits=Limits(tables=3))) as server:
            one, _ = await server.pair()
            found = [await attempt(server, one, 0, key=hashed(f"{n}" * 24)) for n in range(3)]
            assert [tried.get("code") for tried in found] == [
                None,
                None,
                "server-too-many-tables",
            ]

    asyncio.run(scenario())
