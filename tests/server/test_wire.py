"""The connection under a socket: whole frames at once, slow and lost clients."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import websockets

from regna.server.live import Watcher
from regna.server.wire import head
from tests.server.helpers import Player, Running, configure, running
from tests.toys.pebbles import DRAW


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_frames_of_any_length_arrive_together(size: int) -> None:
    """As the library that everybody uses reads them."""
    frames = [b"x" * size, "žluťoučký kůň".encode(), b"y" * size]
    reader = websockets.streams.StreamReader()
    for frame in frames:
        reader.feed_data(head(len(frame)) + frame)
    for frame in frames:
        parsing = websockets.frames.Frame.parse(reader.read_exact, mask=False)
        with pytest.raises(StopIteration) as parsed:
            next(parsing)
        found = parsed.value.value
        assert (found.opcode, found.data, found.fin) == (websockets.frames.Opcode.TEXT, frame, True)


def watcher_of(server: Running, table: str, seat: int) -> Watcher:
    live = server.hub.tables[table]
    return next(one for one in live.watchers if live.table.chairs[seat].key in one.keys)


def test_a_slow_client_gets_the_last_position_and_every_line(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            slow = watcher_of(server, one.table, 1)
            seen = two.view["seq"]
            slow.wire.pause_writing()
            await one.play(DRAW)
            await server.hub.act(
                slow.live, lambda table, now: None
            )  # told to everybody, but not to whoever takes nothing
            await asyncio.sleep(0.1)
            slow.wire.resume_writing()
            view = await two.until_seq(seen + 1)
            assert [line["seq"] for line in view["log"]] == [seen + 1]
            await two.play(DRAW)
            assert two.view["seq"] == seen + 2

    asyncio.run(scenario())


def test_a_view_that_cannot_be_made_ends_one_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            broken = watcher_of(server, one.table, 1)
            monkeypatch.setattr(broken, "frames", lambda: 1 // 0)
            assert (await one.play(DRAW))["type"] == "done"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await two.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011
            assert (await one.ask("log", since=0))["type"] == "log"

    asyncio.run(scenario())


def test_a_client_that_is_gone_is_told_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            gone = watcher_of(server, one.table, 1)
            await two.close()
            gone.tell()
            gone.wire.write([(b"{}",)])
            assert (await one.play(DRAW))["type"] == "done"

    asyncio.run(scenario())


def test_what_never_changes_is_told_once(tmp_path: Path) -> None:
    """To each socket with its first view of the game, be it of another tab or after a loss."""

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair(game="heirs")
            players = (one, two)
            whole = await one.ask("past", ply=0)
            assert one.view["view"] == whole["view"]
            for _ in range(6):
                player = players[one.view["to_act"]]
                await player.play(player.legal[0])
                for each in players:
                    await each.until_seq(player.view["seq"])
            for player in players:
                views = [
                    frame
                    for frame in player.frames
                    if '"type":"view"' in frame and '"view":{' in frame
                ]
                assert ['"tiles":' in frame for frame in views] == [True] + [False] * 6
                assert '"lasting":{"tiles":' in views[0]
            state = server.hub.tables[one.table].table.state
            assert state is not None
            assert one.view["view"] == state.view(0)
            guest = await Player(server, one.table, 9, "nobody-at-all").connect()
            both = await Player(server, one.table, 0, one.key).connect([one.key, two.key])
            assert guest.view["view"] == state.view(None)
            while both.view["seat"] != 1:
                await both.receive()
            assert both.view["view"] == state.view(1)
            assert sum('"lasting":' in frame for frame in both.frames) == 1

    asyncio.run(scenario())
