"""Hints: for whom, from what, and what happens while a bot thinks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regna.core import game
from regna.server import Limits
from regna.server.thinking import NoAnswer
from regna.table import Change, Table, acts
from tests.server.helpers import FREE, MODULES, Player, Running, configure, running
from tests.toys.pebbles import DRAW

Job = dict[str, Any]


class Listening:
    """In place of the processes: hears every job, and answers when it may."""

    def __init__(self, server: Running, wait: bool = False) -> None:
        self.jobs: list[Job] = []
        self.rows = [[DRAW, 0.6, 0.03], [10**6, 0.5, 0.03]]
        self.go = asyncio.Event()
        if not wait:
            self.go.set()
        server.hub.thinkers.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, job: Any, seconds: float, who: Any = None) -> Any:
        self.jobs.append(job)
        await self.go.wait()
        return {"moves": self.rows, "clear": False}


async def against_bot(server: Running, **wanted: Any) -> Player:
    """A person at place 0 whose turn it is, and a bot."""
    made = await server.make(chairs=["", "random"], **wanted)
    one = await server.sit(made["id"], 0)
    one.host = made["host"]
    await one.connect()
    while one.view["to_act"] != 0:
        await one.until("view")
    return one


def code(answer: Job) -> str:
    return str(answer["problem"]["code"])


@pytest.mark.parametrize("rules", ["heirs", "dominion", "tigris"])
def test_a_process_names_the_best_moves(tmp_path: Path, rules: str) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path, advice=0.2)) as server:
            made = await server.make(game=rules, chairs=["", "level-2"])
            one = await (await server.sit(made["id"], 0)).connect()
            while one.view["to_act"] != 0:
                await one.until("view")
            answer = await one.ask("hint")
            assert answer["type"] == "hint", answer
            assert answer["seq"] == one.view["seq"]
            assert 1 <= len(answer["moves"]) <= 3
            state = server.hub.tables[one.table].table.state
            assert state is not None
            for move in answer["moves"]:
                assert state.why_not(game(rules).read(state, move["text"])) is None
                assert 0 < move["chance"] < 1
                assert 0 < move["error"] < 0.5

    asyncio.run(scenario())


def test_the_process_gets_what_the_seat_knows_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            for rules in ("pebbles", "dominion", "tigris", "heirs"):
                heard = Listening(server)
                one = await (await server.sit((await solo(server, rules))["id"], 0)).connect()
                two = await server.sit(one.table, 1)
                both = Player(server, one.table, 0, one.key)
                await both.connect(keys=[one.key, two.key])
                live = server.hub.tables[one.table]
                state, seat = live.table.state, live.table.to_act
                assert state is not None
                assert seat is not None
                await both.ask("hint", seat=seat)
                (job, *_) = heard.jobs
                assert job["document"] == state.dump(seat)
                assert job["document"] != state.dump()
                assert set(job) == {"job", "game", "document", "budget"}
                assert "rng" not in job["document"]

    async def solo(server: Running, rules: str) -> Job:
        return await server.make(game=rules)

    asyncio.run(scenario())


def test_who_may_ask(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            Listening(server)
            one, two = await server.pair()
            assert code(await one.ask("hint")) == "table-no-hints"
            assert code(await two.ask("hint")) == "table-not-your-turn"
            assert code(await two.ask("hint", seat=0)) == "server-not-yours"
            both = Player(server, one.table, 0, one.key)
            await both.connect(keys=[one.key, two.key])
            assert (await both.ask("hint"))["type"] == "hint"
            watching = await Player(server, one.table, 0, "nobody's key").connect()
            assert code(await watching.ask("hint")) == "server-not-yours"
            await two.ask("hand", bot="random")  # he may come back
            assert code(await one.ask("hint")) == "table-no-hints"
            alone = await against_bot(server)
            found = await alone.ask("hint")
            assert found["moves"] == [
                {"verb": "draw", "text": "draw", "chance": 0.6, "error": 0.03}
            ]
            assert found["clear"] is False
            await alone.ask("resign")
            assert code(await alone.ask("hint")) == "table-game-over"

    asyncio.run(scenario())


def test_the_table_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            heard = Listening(server, wait=True)
            both = Player(server, one.table, 0, one.key)
            await both.connect(keys=[one.key, two.key])
            for name in ("a", "b"):
                await both.send({"type": "hint", "id": name, "seat": 0})
            await asyncio.sleep(0.1)
            assert len(heard.jobs) == 1  # whoever asks again waits for the same answer
            assert (await both.play(DRAW))["type"] == "done"
            heard.go.set()
            for name in ("a", "b"):
                answer = await both.until("failed")
                assert (answer["id"], code(answer)) == (name, "table-moved-on")

    asyncio.run(scenario())


def test_an_only_answer_given_meanwhile_is_no_obstacle(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair(game="dominion")
            both = Player(server, one.table, 0, one.key)
            await both.connect(keys=[one.key, two.key])
            live = server.hub.tables[one.table]
            seat, asked = live.table.to_act, live.table.seq
            assert seat is not None
            heard = Listening(server, wait=True)
            heard.rows = [[move, 0.5, 0.03] for move in range(live.table.game.move_space)]
            await both.send({"type": "hint", "id": "a", "seat": seat})
            await asyncio.sleep(0.1)

            def answer(table: Table, now: int) -> Change:
                return acts.play(table, seat, ["buys"], now, by="auto")

            await server.hub.act(live, answer)
            heard.go.set()
            found = await both.until("hint", "failed")
            assert (found["type"], found["seq"]) == ("hint", asked + 1), found
            state = live.table.state
            assert state is not None
            assert heard.jobs[1]["document"] == state.dump(seat)

    asyncio.run(scenario())


def test_what_is_known_is_not_thought_about_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one = await against_bot(server)
            heard = Listening(server)
            assert await one.ask("hint", id="x") == await one.ask("hint", id="x")
            assert len(heard.jobs) == 1

    asyncio.run(scenario())


def test_a_table_may_be_deleted_meanwhile(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one = await against_bot(server)
            heard = Listening(server, wait=True)
            await one.send({"type": "hint", "id": "a", "seat": 0})
            await asyncio.sleep(0.05)
            key = {"Authorization": f"Bearer {one.host}"}
            await server.client.delete(f"/api/tables/{one.table}", headers=key)
            await one.until("gone")
            heard.go.set()
            await asyncio.sleep(0.05)
            assert (await server.client.get("/api/health")).status_code == 200

    asyncio.run(scenario())


def test_a_process_that_dies_is_told_in_one_sentence(tmp_path: Path) -> None:
    async def scenario() -> None:
        modules = (*MODULES, "tests.server.mute")
        async with running(configure(tmp_path, modules=modules)) as server:
            one = await against_bot(server)
            assert code(await one.ask("hint")) == "server-no-advice"
            assert server.hub.thinkers.replaced == 2
            assert (await one.play(DRAW))["type"] == "done"  # the next process plays on

    asyncio.run(scenario())


def test_after_a_failure_one_may_ask_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one = await against_bot(server)
            heard = Listening(server)

            async def fails(job: Any, seconds: float, who: Any = None) -> Any:
                raise NoAnswer("a bot did not answer")

            server.hub.thinkers.ask = fails  # type: ignore[method-assign]
            assert code(await one.ask("hint")) == "server-no-advice"
            server.hub.thinkers.ask = heard.ask  # type: ignore[method-assign]
            assert (await one.ask("hint"))["type"] == "hint"

    asyncio.run(scenario())


def test_hints_are_paid_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        tight = Limits(**{**vars(FREE), "messages": 100.0, "message_burst": 40})
        async with running(configure(tmp_path, limits=tight)) as server:
            one = await against_bot(server)
            Listening(server)
            began = asyncio.get_running_loop().time()
            for _ in range(3):
                await one.ask("hint")
            assert asyncio.get_running_loop().time() - began > 0.3

    asyncio.run(scenario())
