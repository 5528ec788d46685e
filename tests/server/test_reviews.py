"""Reviews: when, by what knowledge, at what cost, and for how many at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from regna.server.reviews import MOST, spread
from regna.server.thinking import NoAnswer
from regna.table import Decision, decisions
from tests.server.helpers import Player, Running, configure, running
from tests.server.test_play import play_out

Job = dict[str, Any]


class Judging:
    """In place of the processes: finds the second legal move better than whatever was played."""

    def __init__(self, server: Running) -> None:
        self.jobs: list[Job] = []
        self.who: list[Any] = []
        self.go = asyncio.Event()
        self.go.set()
        self.server = server
        server.hub.thinkers.ask = self.ask  # type: ignore[method-assign]

    async def ask(self, job: Any, seconds: float, who: Any = lambda: None) -> Any:
        self.jobs.append(job)
        self.who.append(who())
        await self.go.wait()
        played, other = job["move"], 1 if job["move"] != 1 else 2
        return {"played": [played, 0.5, 0.02], "best": [other, 0.75, 0.02], "clear": True}


async def finished(server: Running) -> tuple[Player, Player]:
    one, two = await server.pair()
    await play_out(one, two)
    return one, two


async def reviewed(player: Player) -> Job:
    """Ask until it is done, as a page does."""
    while True:
        answer = await player.ask_plain("review")
        if answer["type"] == "failed" or answer["lost"] is not None:
            return answer
        await asyncio.sleep(0.05)


def test_what_was_lost_is_told_by_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await finished(server)
            heard = Judging(server)
            heard.go.clear()
            first = await one.ask_plain("review")
            assert (first["done"], first["lost"]) == (0, None)
            await asyncio.sleep(0.05)
            assert len(heard.jobs) == 1  # one decision at a time
            heard.go.set()
            answer = await reviewed(one)
            table = server.hub.tables[one.table].table
            found = {one.ply: one for one in decisions(table) if one.by == "person"}
            assert answer["done"] == answer["of"] == answer["all"] == len(found)
            assert [job["document"] for job in heard.jobs] == [
                decision.known for decision in found.values()
            ]
            assert set(heard.who) == {None}  # after everybody for whom somebody waits
            for seat in (0, 1):
                assert 1 <= sum(lost["seat"] == seat for lost in answer["lost"]) <= 3
            for lost in answer["lost"]:
                state = table.state_at(lost["ply"])
                assert lost["played"]["text"] == state.game.write(state, found[lost["ply"]].move)
                assert lost["better"]["chance"] == 0.75
            jobs = len(heard.jobs)
            again = await reviewed(two)
            assert again["lost"] == answer["lost"]
            assert len(heard.jobs) == jobs  # all who look on share it

    asyncio.run(scenario())


def test_each_decision_is_judged_by_what_its_seat_knew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await finished(server)
            table = server.hub.tables[one.table].table
            many = 0
            for decision in decisions(table):
                state = table.state_at(decision.ply)
                assert decision.known == state.dump(decision.seat)
                assert "rng" not in decision.known
                assert state.count() > 1
                many += 1
            assert many > 3

    asyncio.run(scenario())


def test_only_for_players_and_only_when_it_is_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            early = await one.ask_plain("review")
            assert early["problem"]["code"] == "table-not-over"
            await one.ask("resign")
            watching = await Player(server, one.table, 0, "nobody's key").connect()
            stranger = await watching.ask_plain("review")
            assert stranger["problem"]["code"] == "server-not-yours"

    asyncio.run(scenario())


def test_a_review_that_fails_may_be_asked_for_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await finished(server)
            heard = Judging(server)

            async def fails(job: Any, seconds: float, who: Any = None) -> Any:
                raise NoAnswer("a bot did not answer")

            server.hub.thinkers.ask = fails  # type: ignore[method-assign]
            assert (await reviewed(one))["problem"]["code"] == "server-no-advice"
            server.hub.thinkers.ask = heard.ask  # type: ignore[method-assign]
            assert (await reviewed(one))["type"] == "review"

    asyncio.run(scenario())


def test_a_process_reviews_a_whole_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path, judging=0.02)) as server:
            one, _ = await finished(server)
            answer = await reviewed(one)
            assert answer["lost"] == []  # of an adviser that tries nothing
            assert answer["done"] == answer["of"]

    asyncio.run(scenario())


def test_of_a_long_game_some_are_taken_all_along() -> None:
    found = [Decision(ply, 0, "person", {}, 0) for ply in range(3 * MOST + 7)]
    chosen = spread(found, MOST)
    assert len(chosen) == MOST
    assert chosen[0].ply == 0
    assert chosen[-1].ply > 3 * MOST
    assert spread(found[:5], MOST) == found[:5]


def test_reviews_wait_for_each_other(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            (one, _), (two, _) = await finished(server), await finished(server)
            heard = Judging(server)
            heard.go.clear()
            await one.ask_plain("review")
            waiting = await two.ask_plain("review")
            await asyncio.sleep(0.05)
            assert len(heard.jobs) == 1
            assert waiting["of"] == 0
            heard.go.set()
            assert (await reviewed(two))["lost"]
            assert (await reviewed(one))["lost"]

    asyncio.run(scenario())
