"""Whatever is sent, the answer is clear and nothing changes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import websockets

from regna.core import Rng
from tests.server.helpers import Player, Running, configure, running
from tests.toys.pebbles import DRAW

KINDS = ["play", "undo", "why", "preview", "log", "past", "open", "ping", "hello", "no", "replace"]
STRANGERS = [*KINDS, "resign", "hand", "quick"]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 7, 2**31, 2**63, 10**30, 1.5, "", "x", "draw", "\x00\ud7ff", "y" * 500,
    [], [0], ["a"], [DRAW] * 65, [2**40], {}, {"a": 1}, "5e" * 32, [[[]]],
]  # fmt: skip
FIELDS = ["id", "seat", "seq", "moves", "text", "move", "to", "whole", "bot", "on", "since"]
FIELDS += ["until", "ply", "place", "number", "keys", "extra", "type"]
TEXTS = [
    "",
    "{",
    "[]",
    "null",
    "0",
    '"',
    "{}",
    '{"type":"play"}',
    "\x00",
    "[" * 5000,
    '{"a":' * 900,
]


def message(rng: Rng, kinds: list[str], seq: int) -> str:
    """A message that is nearly right, or not at all."""
    if rng.below(8) == 0:
        return TEXTS[rng.below(len(TEXTS))]
    document: dict[str, Any] = {"type": kinds[rng.below(len(kinds))], "id": "n"}
    usual: dict[str, Any] = {"seat": rng.below(3), "seq": seq, "moves": [DRAW], "move": DRAW}
    for name in FIELDS:
        if name in usual and rng.below(2):
            document[name] = usual[name]
        elif rng.below(6) == 0:
            document[name] = VALUES[rng.below(len(VALUES))]
    return json.dumps(document)


async def pester(server: Running, player: Player, kinds: list[str], seed: int, count: int) -> int:
    """Send nonsense; every message is answered, or the socket is closed for a known reason."""
    rng = Rng(seed)
    answered = 0
    codes: set[int | None] = set()
    table = server.hub.tables[player.table].table
    for _ in range(count):
        try:
            await player.send(message(rng, kinds, table.seq))
            answer = await player.until("failed", "refused", "why", "log", "past", "pong")
        except websockets.ConnectionClosed as closed:
            codes.add(closed.rcvd.code if closed.rcvd else None)
            await player.connect()
            continue
        if answer["type"] == "failed":
            assert answer["problem"]["code"] != "server-internal"
            assert answer["problem"]["text"]
        answered += 1
    assert codes <= {4400, 4429, 1009}
    return answered


def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            await one.play(DRAW)
            await two.until_seq(4)
            await two.play(DRAW)
            other, _ = await server.pair()
            table = server.hub.tables[one.table].table
            before = table.snapshot(), list(table.log)
            stranger = await Player(server, one.table, 9, "no-key-of-this").connect()
            wrong_table = await Player(server, one.table, 0, other.key).connect()
            counts = [
                await pester(server, two, KINDS, 1, 400),
                await pester(server, stranger, STRANGERS, 2, 400),
                await pester(server, wrong_table, STRANGERS, 3, 400),
            ]
            assert min(counts) > 300
            assert (table.snapshot(), table.log) == before
            await one.until_seq(5)
            assert (await one.play(DRAW))["type"] == "done"

    asyncio.run(scenario())


def test_old_messages_sent_again_change_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair()
            sent = {"type": "play", "id": "a", "seat": 0, "seq": 3, "moves": [DRAW]}
            await one.send(sent)
            await one.until("done")
            await two.until_seq(4)
            await two.play(DRAW)
            await one.until_seq(5)
            for name in ("a", "b"):
                await one.send({**sent, "id": name})
                answer = await one.until("done", "failed")
                assert (answer["type"] == "done") == (name == "a")
            assert server.hub.tables[one.table].table.seq == 5

    asyncio.run(scenario())


def test_a_socket_begins_with_hello(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            made = await server.make()
            address = f"ws://127.0.0.1:{server.config.port}/api/tables/{made['id']}/socket"
            for text in ('{"type":"ping"}', "nonsense", '{"type":"hello","keys":["' + "k" * 99):
                async with websockets.connect(address) as socket:
                    await socket.send(text)
                    closed = await last_code(socket)
                    assert closed == 4400

    asyncio.run(scenario())


async def last_code(socket: Any) -> int | None:
    try:
        while True:
            await socket.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
