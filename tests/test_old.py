"""What the first version wrote is read, checked and played on: records, saves, a database.

tests/old holds three games that are over, and a database with a game of each
kind after 70 moves, whose seats' secrets are in keys.json.
"""

from __future__ import annotations

import asyncio
import copy
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from regna.table import verify
from tests.server.helpers import Player, configure, running

OLD = Path(__file__).parent / "old"
GAMES = ["heirs", "dominion", "tigris"]


def old_record(game: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(gzip.decompress((OLD / f"{game}.json.gz").read_bytes()))
    return document


@pytest.mark.parametrize("game", GAMES)
def test_an_old_record_is_verified(game: str) -> None:
    fine, sentence = verify(old_record(game))
    assert fine, sentence


def test_old_ways_of_telling_are_checked_too() -> None:
    """All Treasures played at once were told as one event, and must still be the right ones."""
    document = old_record("dominion")
    told = [
        (entry, event)
        for entry, line in enumerate(document["entries"])
        for event, what in enumerate(line.get("events", []))
        if what["code"] == "dominion-pay-all"
    ]
    assert told
    entry, event = told[0]
    changes: list[dict[str, Any]] = [
        {"cards": ["gold"]},
        {"cards": []},
        {"cards": ["smithy"]},
        {"cards": ["nonsense"]},
        {"cards": None},
        {"coins": 99},
        {"coins": "1"},
        {"seat": 9},
    ]
    for change in changes:
        forged = copy.deepcopy(document)
        forged["entries"][entry]["events"][event]["facts"].update(change)
        fine, sentence = verify(forged)
        assert fine is False, change
        assert "events" in sentence
    for nonsense in (None, 7, [7], [{"code": "dominion-pay-all"}]):
        forged = copy.deepcopy(document)
        forged["entries"][entry]["events"] = nonsense
        assert verify(forged)[0] is False
    forged = copy.deepcopy(document)
    forged["final"]["players"][0]["hand"].append("gold")
    assert "final" in verify(forged)[1]
    for final in (None, 7, {}, {"players": 3}):
        forged["final"] = final
        assert "final" in verify(forged)[1]


@pytest.mark.interpreted_only
def test_an_old_database_is_played_on(tmp_path: Path) -> None:
    (tmp_path / "regna.db").write_bytes(gzip.decompress((OLD / "regna.db.gz").read_bytes()))
    tables = json.loads((OLD / "keys.json").read_text())

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            for held in tables:
                players = [
                    await Player(server, held["table"], seat, key).connect()
                    for seat, key in enumerate(held["keys"])
                ]
                acting = players[players[0].view["to_act"]]
                acting.count = 1_000  # ids the old game has not seen
                assert acting.view["seq"] == held["seq"]
                assert len((await acting.ask("log", since=0))["lines"]) == held["seq"]
                assert (await acting.ask("past", ply=10))["type"] == "past"
                answer = await acting.play(acting.legal[-1])
                assert answer["type"] == "done"
                assert (await acting.ask("resign"))["type"] == "done"
                path = f"/api/tables/{held['table']}/record"
                document = (await server.client.get(path)).json()
                assert "record" in document, document
                fine, sentence = verify(document)
                assert fine, sentence
                made = await server.post("records", old_record(held["game"]))
                assert "keys" in made, made

    asyncio.run(scenario())
