"""docs/protocol.md names every message and every field, and what is sent is what is declared."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from regna.server.messages import answers, incoming, requests
from regna.server.messages.outgoing import ServerMessage
from regna.table.entries import LogLine
from tests.server.helpers import Player, configure, running
from tests.toys.pebbles import DRAW

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
QUOTED = " ".join(re.findall(r"`[^`]+`|\*\*[a-z]+\*\*|^    .*$", PAGE, re.MULTILINE))
WORDS = set(re.findall(r"[a-z_]+", QUOTED))
MESSAGES: list[Any] = [*get_args(incoming.Message), *get_args(ServerMessage), *get_args(LogLine)]
MESSAGES += [
    kind
    for module in (requests, answers)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_field_is_explained(message: Any) -> None:
    config = message.__struct_config__
    named = [*message.__struct_fields__, *([config.tag] if config.tag else [])]
    assert [name for name in named if name not in WORDS] == []


def test_what_is_sent_is_what_is_declared(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, two = await server.pair(settings={"clock": "live", "time": 60})
            watching = await Player(server, one.table, 0, "nobody's key").connect()
            await one.play(DRAW)
            await one.play(DRAW)
            for kind, fields in ASKED.items():
                await two.ask(kind, **fields)
            await two.send({"type": "ping", "id": "p"})
            await two.until("pong")
            await two.ask("undo", seq=0)
            await two.ask("say", phrase="hello")
            await two.play(2**20)
            await two.ask("resign")
            await two.ask_plain("review")
            await two.ask_plain("story")
            await two.ask("past", ply=1)
            alone = await (
                await server.sit((await server.make(chairs=["", "random"]))["id"], 0)
            ).connect()
            await alone.ask("hint")
            shown = await server.client.get(f"/api/tables/{one.table}")
            strictly(shown.json(), answers.TableShown)
            await server.client.delete(
                f"/api/tables/{one.table}", headers={"Authorization": f"Bearer {one.host}"}
            )
            for player in (one, two, watching):
                await player.until("gone")
            frames = one.frames + two.frames + watching.frames + alone.frames
            kinds = {type(strictly(msgspec.json.decode(frame), ServerMessage)) for frame in frames}
            assert kinds == set(get_args(ServerMessage))

    asyncio.run(scenario())


ASKED: dict[str, dict[str, Any]] = {
    "why": {"text": "draw"},
    "preview": {"text": "draw"},
    "log": {"since": 0},
    "past": {"ply": 0},
}


def strictly(document: Any, kind: Any) -> Any:
    """A document as its type, with nothing in it that the type does not have."""
    found = msgspec.convert(document, kind, str_keys=True)
    assert msgspec.json.decode(msgspec.json.encode(found)) == document
    return found
