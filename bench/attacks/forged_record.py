"""A server that chose the luck afterwards, and an importer who chooses it before."""

from __future__ import annotations

import inspect
import json
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import regna.table
from bench.attacks.ground import Json, Report, serving
from bench.attacks.people import Guest, play_some
from bench.client_side import call, request
from regna.table import Settings, Table, acts, fairness, record, seating

GAME = "dominion"
MADE = 1_700_000_000_000
MOVES = 20
Verify = Callable[..., tuple[bool | None, str]]


async def attack(report: Report) -> None:
    """Whoever kept the commitments he saw finds out a server that picked its number later."""
    async with serving() as server:
        document, kept, numbers = await honest_game(server.port)
        name, old, new = document["id"], document["server"]["number"], secrets.token_hex(32)
        forgeries = {
            "replaced its own number": forge(name, new, numbers),
            "replaced every number": forge(name, new, [new, new]),
            "replaced a person's number": forge(name, old, [numbers[0], new]),
            "left out a person's commitment": forge(name, old, [numbers[0], None]),
        }
        for what, forged in forgeries.items():
            alone = regna.table.verify(forged)[0]
            if not alone:
                raise SystemExit(f"a bad forgery: {regna.table.verify(forged)[1]}")
            refused, said = with_kept(forged, kept)
            report.say(f"a server that {what}", said, "refused by whoever kept", refused is False)
        fine, said = with_kept(document, kept)
        report.say("the honest record", said, "verified with what was kept", fine is True)
        codes = [by_command(each, kept) for each in (document, *forgeries.values())]
        report.say(
            "regna verify --kept", f"exit codes {codes}", "0, then 1 each", codes == [0, 1, 1, 1, 1]
        )
        empty = regna.table.record(seating.create("t1", MADE, GAME, secrets.token_hex(32), 2))
        answer = await call(server.port, "POST", "/api/records", empty)
        report.say(
            "import of a table not begun",
            f"{answer.status} {answer.code}".strip(),
            "refused as record-not-begun",
            answer.code == "server-record-not-begun",
        )


async def honest_game(port: int) -> tuple[Json, Json, list[str]]:
    """A record of two persons who committed, what one of them kept, and their numbers."""
    made = await request(port, "/api/tables", {"game": GAME, "seats": 2})
    table = made["id"]
    numbers = [secrets.token_hex(32) for _ in range(2)]
    guests: list[Guest] = []
    for place, number in enumerate(numbers):
        committed = fairness.commitment(table, str(place), number)
        wanted = {"name": f"P{place}", "place": place, "commitment": committed}
        seated = await request(port, f"/api/tables/{table}/sit", wanted)
        guests.append(await Guest(port, table, seated["key"]).connect())
    view = await guests[1].until(lambda view: all(c["kind"] != "open" for c in view["chairs"]))
    kept = {
        "table": table,
        "server": made["commitment"],
        "places": {str(chair["place"]): chair["commitment"] for chair in view["chairs"]},
    }
    for place, guest in enumerate(guests):
        await guest.ask("open", place=place, number=numbers[place])
    for guest in guests:
        await guest.until(lambda view: view["status"] == "playing")
    await play_some(guests, MOVES)
    await guests[0].ask("resign", seat=0)
    for guest in guests:
        guest.close()
    answer = await call(port, "GET", f"/api/tables/{table}/record")
    return answer.document, kept, numbers


def forge(name: str, secret: str, numbers: Sequence[str | None]) -> Json:
    """Another game under the same name, with every commitment made to fit."""
    table = seating.create(name, MADE, GAME, secret, 2, settings=Settings())
    for place, number in enumerate(numbers):
        committed = None if number is None else fairness.commitment(name, str(place), number)
        table.commit(seating.sit(table, place, f"P{place}", "", MADE, committed, number))
    table.commit(seating.start(table, MADE))
    rng = random.Random(2)
    for _ in range(MOVES):
        state = table.state
        assert state is not None
        assert table.to_act is not None
        move = state.nth(rng.randrange(state.count()))
        table.commit(acts.play(table, table.to_act, [move], MADE))
    table.commit(acts.resign(table, 0, MADE))
    return plain(table)


def plain(table: Table) -> Json:
    document: Json = msgspec.json.decode(msgspec.json.encode(record(table)))
    return document


def with_kept(document: Json, kept: Json) -> tuple[bool | None, str]:
    verify: Verify = regna.table.verify
    if len(inspect.signature(verify).parameters) < 2:
        return None, "verify takes no kept commitments"
    fine, sentence = verify(document, kept)
    return fine, sentence.split(",")[0][:70]


def by_command(document: Any, kept: Json) -> int:
    with tempfile.TemporaryDirectory() as folder:
        file, known = Path(folder) / "record.json", Path(folder) / "kept.json"
        file.write_text(json.dumps(document))
        known.write_text(json.dumps(kept))
        command = [sys.executable, "-m", "regna", "verify", str(file), "--kept", str(known)]
        return subprocess.run(command, capture_output=True, timeout=60).returncode
