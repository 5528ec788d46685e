"""Records from outside: checked by a process of their own, then a table like any other."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import cast

import msgspec

from regna.core import Facts
from regna.server.hub import Hub, hashed, new_secret
from regna.server.messages.answers import Imported
from regna.server.problems import Refused
from regna.server.thinking import NoAnswer
from regna.table import load, read_settings
from regna.table.entries import encode
from regna.table.table import FORMAT

SECONDS = 20.0  # to play a whole record again
QUEUE = 3  # records that may wait for that: each takes much memory


async def import_record(hub: Hub, body: bytes) -> Imported:
    """A new table that goes on where the record ends; the importer gets all persons' seats.

    He also knows the server's number, and so all draws to come: the table says
    that it comes from a record, is never public, and nobody new sits down at it.
    """
    msgspec.json.decode(body, type=msgspec.Raw)  # whether it is JSON at all
    if len(hub.verifier.waiting) >= QUEUE:
        busy = "Other records are being checked."
        raise Refused("server-too-many-requests", busy, 429, round(SECONDS))
    try:
        answer = await hub.verifier.ask(b'{"job":"replay","document":%b}' % body, SECONDS)
    except NoAnswer as error:
        raise Refused("server-bad-record", f"The record is not sound: {error}", 400) from None
    final = answer["final"]  # as played again here: what the record says of it is only compared
    if final is None:
        early = "The record is of a game that has not begun."
        raise Refused("server-record-not-begun", early, 400)
    document: Facts = msgspec.json.decode(body)
    host = new_secret()
    head: Facts = {
        name: document.get(name)
        for name in ("made", "game", "rules_version", "seats", "options", "position")
    }
    head.update(
        {
            "format": FORMAT,
            "id": secrets.token_urlsafe(12),
            "origin": document.get("origin") or document["id"],
            "host": hashed(host),
            "server": document["server"],
            "settings": _private(document.get("settings")),
        }
    )
    keys = {
        str(entry["place"]): new_secret()
        for entry in cast(list[Facts], document["entries"])
        if entry["kind"] == "sit"
    }
    bodies = [encode(_with_key(entry, keys)) for entry in cast(list[Facts], document["entries"])]
    table = load(head, bodies, {"seq": len(bodies), "state": final})
    await hub.add(table, tuple(bodies), table.snapshot())
    taken = {str(chair.place) for chair in table.chairs if chair.key}
    return Imported(table.id, host, {place: keys[place] for place in keys if place in taken})


def _private(settings: object) -> Facts:
    return replace(read_settings(settings, "settings"), public=False).document()


def _with_key(entry: Facts, keys: dict[str, str]) -> Facts:
    if "key" not in entry:
        return entry
    return {**entry, "key": hashed(keys[str(entry["place"])])}
