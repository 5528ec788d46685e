"""Games over real sockets: everything a client does, and everything it is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regna.store import Unavailable
from regna.table import fairness, verify
from tests.server.helpers import Player, Running, configure, running
from tests.toys.pebbles import DRAW


async def play_out(*players: Player) -> None:
    """First legal moves until the game is over."""
    while players[0].view["status"] == "playing":
        mover = next(p for p in players if p.view["seat"] == players[0].view["to_act"])
        answer = await mover.play(mover.legal[0])
        assert answer["type"] == "done", answer
        for player in players:
            await player.until_seq(answer["seq"])


def test_a_fair_game_from_the_first_chair_to_the_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make(settings={"public": True, "order": "random"})
            name = made["id"]
            assert [row["id"] for row in await listed(server)] == [name]
            one = await server.sit(name, 0, fair=True)
            await one.connect()
            early = await one.ask("open", place=0, number=one.number)
            assert (
                early["problem"]["code"] == "server-bad-input"
            )  # a seat has no place in this message
            await one.send({"type": "open", "id": "o", "place": 0, "number": one.number})
            assert (await one.until("failed"))["problem"]["code"] == "table-open-later"
            two = await server.sit(name, 1, fair=True)
            await two.connect()
            await one.until_seq(2)
            promised = [chair["commitment"] for chair in one.view["chairs"]]
            await one.send({"type": "open", "id": "o2", "place": 0, "number": one.number})
            await one.until("done")
            answer = await server.post(
                f"tables/{name}/open", {"place": 1, "number": two.number}, two.key
            )
            assert answer == {"seq": 4}
            for player in (one, two):
                await player.until_seq(5)
                player.place = player.view["seat"]
            assert await listed(server) == []
            early_record = await server.client.get(f"/api/tables/{name}/record")
            assert early_record.status_code == 403
            await play_out(one, two)
            assert one.view["result"]["complete"] is True
            record = (await server.client.get(f"/api/tables/{name}/record")).json()
            fine, sentence = verify(record)
            assert fine is True, sentence
            assert "2 of 2 persons committed" in sentence
            server_number = record["server"]["number"]
            assert fairness.commitment(name, "server", server_number) == made["commitment"]
            numbers = {entry["place"]: entry for entry in record["entries"] if "place" in entry}
            assert promised[0] == fairness.commitment(name, "0", numbers[0]["number"])

    asyncio.run(scenario())


async def listed(server: Running) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = (await server.client.get("/api/lobby")).json()
    return rows


def test_answers_to_good_and_bad_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            state = server.hub.tables[one.table].table.state
            assert state is not None
            legal = state.moves()
            illegal = next(move for move in range(4, -1, -1) if move not in legal)
            assert set(one.view["moves"]) == {"choose", "draw"}
            assert one.view["moves"]["draw"] is True
            assert one.legal == [state.game.write(state, move) for move in legal]
            assert "moves" not in two.view
            assert two.view["ask"]["facts"] is None
            refused = await one.play(illegal)
            assert refused["type"] == "refused"
            assert refused["refusal"]["code"] == "pebbles-not-held"
            why = await one.ask("why", move=illegal)
            assert why["refusal"] == refused["refusal"]
            assert (await one.ask("why", text="draw"))["refusal"] is None
            assert (await one.ask("why", text="jump"))["problem"]["field"] == "move"
            assert (await two.ask("why", move=1))["problem"]["code"] == "table-not-your-turn"
            preview = await one.ask("preview", move=DRAW)
            assert preview["events"] == []
            assert (await two.play(DRAW))["problem"]["code"] == "table-not-your-turn"
            stranger = await two.ask("play", seat=0, seq=two.view["seq"], moves=[DRAW])
            assert stranger["problem"]["code"] == "server-not-yours"
            done = await one.ask("play", seq=one.view["seq"], texts=["draw"])
            assert done["type"] == "done"
            again = await one.ask("play", seq=2, texts=["draw"])
            assert again["problem"]["code"] == "table-moved-on"

    asyncio.run(scenario())


def test_a_retry_plays_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            seq = one.view["seq"]
            first = await one.ask("play", id="same", seq=seq, moves=[DRAW])
            await two.until_seq(seq + 1)
            await two.play(DRAW)
            second = await one.ask("play", id="same", seq=seq, moves=[DRAW])
            assert first == second
            assert server.hub.tables[one.table].table.seq == seq + 2

    asyncio.run(scenario())


def test_undo_is_offered_and_done(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            state = server.hub.tables[one.table].table.state
            state.hands[0] = [1, 2, 2]  # type: ignore[union-attr]
            await one.play(2)
            assert one.view["undo"] == {"step": 0, "turn": 0, "floor": 0, "ask": None}
            assert two.view["undo"]["step"] is None
            await one.play(2)
            late = await two.ask("undo", seq=one.view["seq"])
            assert late["problem"]["code"] == "table-turn-passed"
            done = await one.ask("undo", seq=one.view["seq"], whole=True)
            assert done["type"] == "done"
            await one.until_seq(done["seq"])
            assert one.view["ply"] == 0
            assert one.view["view"]["hand"] == [1, 2, 2]

    asyncio.run(scenario())


def test_the_log_and_the_past_are_the_seats_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            before = one.view["view"]
            await one.play(DRAW)
            await two.until_seq(one.view["seq"])
            mine = (await one.ask("log", since=3))["lines"][0]
            other = (await two.ask("log", since=3))["lines"][0]
            assert mine["texts"] == ["draw"]
            assert "'pebble'" in str(mine["events"])
            assert "texts" not in other
            assert "'pebble'" not in str(other)
            assert (await one.ask("past", ply=0))["view"] == before
            assert (await two.ask("past", ply=0, seat=0))["problem"]["code"] == "server-not-yours"
            watcher = await Player(server, one.table, 9, "nobody-at-all").connect()
            assert watcher.view["seat"] is None
            assert watcher.view["view"]["hand"] is None
            assert (await watcher.ask("past", ply=0, seat=None))["view"]["hand"] is None

    asyncio.run(scenario())


def test_reload_second_tab_and_hot_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            await one.play(DRAW)
            await one.close()
            back = await Player(server, one.table, 0, one.key).connect(since=3)
            assert [line["seq"] for line in back.view["log"]] == [4]
            tab = await Player(server, one.table, 0, one.key).connect()
            both = Player(server, one.table, 0, one.key)
            await both.connect(keys=[one.key, two.key])
            seats = {both.view["seat"]}
            seats.add((await both.until("view"))["seat"])
            assert seats == {0, 1}
            await two.until_seq(4)
            await two.play(DRAW)
            for player in (back, tab, both):
                await player.until_seq(5)

    asyncio.run(scenario())


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path)
        async with running(config) as server:
            one, two = await server.pair()
            for _ in range(10):
                await one.play(DRAW)
                await two.until_seq(one.view["seq"])
                await two.play(DRAW)
                await one.until_seq(two.view["seq"])
            views = one.view, two.view
        async with running(config) as server:
            again = [
                await Player(server, player.table, player.place, player.key).connect(since=23)
                for player in (one, two)
            ]
            for view, player in zip(views, again, strict=True):
                same = {k: v for k, v in view.items() if k not in ("now", "log")}
                assert same == {k: v for k, v in player.view.items() if k not in ("now", "log")}
            await play_out(*again)

    asyncio.run(scenario())


def test_resign_and_bots_in_between(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            assert (await two.ask("hand", bot="nobody"))["problem"]["field"] == "bot"
            assert (await two.ask("hand", bot="greedy"))["type"] == "done"
            await one.until_seq(4)
            await one.play(DRAW)
            await one.until_seq(6)
            assert one.view["log"][-1]["by"] == "bot"
            assert (await two.ask("hand"))["type"] == "done"
            assert (await two.ask("quick", on=True))["type"] == "done"
            assert (await one.ask("resign"))["type"] == "done"
            while two.view["status"] != "over":
                await two.receive()
            assert two.view["result"]["ranking"] == [[1], [0]]

    asyncio.run(scenario())


@pytest.mark.parametrize("bot", ["dies", "cheats", "errs", "hangs"])
def test_a_table_goes_on_whatever_its_bot_does(tmp_path: Path, bot: str) -> None:
    async def scenario() -> None:
        config = configure(tmp_path, grace=0.2, budget=0.1)
        async with running(config) as server:
            server.hub.thinkers.grace = 0.2
            made = await server.make(options={"length": 1})
            one = await server.sit(made["id"], 0)
            await server.post(f"tables/{one.table}/bot", {"place": 1, "bot": bot}, made["host"])
            await one.connect()
            while one.view["status"] == "playing":
                if one.view["to_act"] == 0:
                    await one.play(one.legal[0])
                if one.view["to_act"] == 1:
                    await one.until("view")
            assert server.hub.metrics.counts["bot_failures"] >= 1

    import regna.server.thinking as thinking

    first, thinking.FIRST = thinking.FIRST, 3.0
    try:
        asyncio.run(scenario())
    finally:
        thinking.FIRST = first


def test_the_clock_puts_a_bot_in_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = [10**12]
        async with running(configure(tmp_path), lambda: time[0]) as server:
            one, two = await server.pair(settings={"clock": "live", "time": 30, "undo": "off"})
            assert one.view["clock"] == {
                "kind": "live", "left": [30_000, 30_000], "running": 0, "since": 10**12,
            }  # fmt: skip
            time[0] += 31_000
            await two.until_seq(5)
            assert two.view["chairs"][0]["why"] == "time"
            while two.view["to_act"] != 1:
                await two.receive()

    asyncio.run(scenario())


def test_forsaken_bots_and_clocks_wake_up_with_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path, beat=60.0)
        time = [10**12]
        async with running(config, lambda: time[0]) as server:
            made = await server.make()
            one = await server.sit(made["id"], 0)
            await server.post(f"tables/{one.table}/bot", {"place": 1}, made["host"])
            await one.connect()
            await one.play(DRAW)
            assert one.view["to_act"] == 1
        time[0] += 6_000
        async with running(configure(tmp_path), lambda: time[0]) as server:
            again = await Player(server, one.table, 0, one.key).connect()
            while again.view["to_act"] == 1:
                await again.receive()

    asyncio.run(scenario())


def test_a_start_that_could_not_be_stored_is_made_up_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = [10**12]
        async with running(configure(tmp_path), lambda: time[0]) as server:
            write = server.hub.store.write

            async def no_start(entry: Any) -> None:
                if b'"kind":"start"' in getattr(entry, "body", b""):
                    raise Unavailable("the disk is full")
                await write(entry)

            server.hub.store.write = no_start  # type: ignore[assignment,method-assign]
            one, _ = await server.pair()
            assert one.view["status"] == "gathering"
            server.hub.store.write = write  # type: ignore[method-assign]
            time[0] += 6_000
            await one.until_seq(3)
            assert one.view["status"] == "playing"

    asyncio.run(scenario())
