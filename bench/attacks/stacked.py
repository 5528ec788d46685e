"""A host who arranges the deck and asks others to sit down."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

import regna
from bench.attacks.ground import Json, Report, serving
from bench.attacks.people import Guest
from bench.client_side import call, request
from regna.table import record, seating

GAME = "dominion"
MADE = 1_700_000_000_000
PUBLIC = {"public": True}


async def attack(report: Report) -> None:
    """Whoever looks at a table sees whether its cards were dealt, arranged or already known."""
    async with serving() as server:
        port = server.port
        dealt = await request(port, "/api/tables", {"game": GAME, "seats": 2})
        await say(report, port, dealt["id"], "", "dealt")

        wanted = {"game": GAME, "position": stacked()}
        made = await request(port, "/api/tables", wanted)
        path = f"/api/tables/{made['id']}/sit"
        keys = [(await request(port, path, {"place": place}))["key"] for place in range(2)]
        await say(report, port, made["id"], keys[0], "position")
        public = await call(port, "POST", "/api/tables", {**wanted, "settings": PUBLIC})
        await not_public(report, port, "an arranged table", public.status, public.document)

        known = begun_record()
        imported = await request(port, "/api/records", known)
        await say(report, port, imported["id"], imported["keys"]["1"], "record")
        known["settings"] = {**known["settings"], **PUBLIC}
        public = await call(port, "POST", "/api/records", known)
        await not_public(report, port, "an imported table", public.status, public.document)


def stacked() -> Json:
    """A first position whose author put the decks into the order he likes."""
    position: Json = dict(regna.game(GAME).new(seats=2, seed=1).dump())
    position.pop("rng", None)
    return position


def begun_record() -> Json:
    """A game just begun, all of whose draws its author can compute."""
    table = seating.create("t1", MADE, GAME, "5e" * 32, 2)
    for place in range(2):
        table.commit(seating.sit(table, place, f"P{place}", "", MADE))
    table.commit(seating.start(table, MADE))
    found: Json = to_builtins(record(table))
    return found


async def say(report: Report, port: int, table: str, key: str, source: str) -> None:
    """The word in every place where somebody may look."""
    shown = await call(port, "GET", f"/api/tables/{table}")
    spectator = await Guest(port, table).connect()
    found: dict[str, Any] = {
        "GET": shown.document.get("source"),
        "spectator": spectator.view.get("source"),
    }
    spectator.close()
    if key:
        seat = await Guest(port, table, key).connect()
        found["seat"] = seat.view.get("source")
        seat.close()
        held = {"tables": [{"id": table, "key": key}]}
        mine = await call(port, "POST", "/api/mine", held)
        found["mine"] = mine.document[0].get("source")
    report.say(
        f"a table {source}",
        ", ".join(f"{where} {word or 'nothing'}" for where, word in found.items()),
        f"says {source} everywhere",
        set(found.values()) == {source},
    )


async def not_public(report: Report, port: int, what: str, status: int, document: Json) -> None:
    if status != 201:
        report.say(f"{what}, public", f"{status} {document['code']}", "refused or unlisted", True)
        return
    lobby = (await call(port, "GET", "/api/lobby")).document
    listed = document["id"] in [row["id"] for row in lobby]
    shown = (await call(port, "GET", f"/api/tables/{document['id']}")).document
    open_to_all = listed or bool(shown["settings"]["public"])
    report.say(
        f"{what}, public",
        "in the lobby" if listed else "says it is public" if open_to_all else "made, but private",
        "refused or unlisted",
        not open_to_all,
    )
