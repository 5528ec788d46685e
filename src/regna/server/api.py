"""The HTTP side: tables are made, found, joined, moved, exported and deleted here."""

from __future__ import annotations

import hmac
import json
from typing import Annotated, Any

from litestar import MediaType, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, PathParameter

import regna
from regna.bots import bots, usual_bot
from regna.core import BadOption, BadPosition, game, games
from regna.server.hub import Hub, about_table, hashed, new_secret
from regna.server.importing import import_record
from regna.server.limits import Buckets
from regna.server.live import Live
from regna.server.messages import (
    AtPlace,
    Document,
    Imported,
    Made,
    Mine,
    NewKey,
    NewTable,
    Opening,
    Seated,
    SetBot,
    Sit,
)
from regna.server.problems import Refused, not_yours
from regna.server.sessions import known_bot
from regna.store import NoTable
from regna.table import Change, Denied, Settings, Table, acts, read_settings, record, sight
from regna.table.chair import OPEN, PERSON
from regna.table.table import OVER

Authorization = Annotated[
    str | None, HeaderParameter(name="Authorization", description="Bearer and the secret")
]
TableName = Annotated[str, PathParameter(description="the name of a table", max_length=64)]
TheHub = NamedDependency[Hub]
Call = Request[Any, Any, Any]


class Gate:
    """Whether a client may make another table."""

    def __init__(self, hub: TheHub) -> None:
        self.hub = hub
        limits = hub.config.limits
        self.tables = Buckets(limits.tables / 3600, limits.tables)

    def enter(self, request: Call) -> None:
        client = request.client.host if request.client else ""
        if self.hub.count >= self.hub.config.limits.all_tables:
            raise Refused("server-full", "This server has as many tables as it may have.", 429, 600)
        if not self.tables.take(client):
            wait = self.tables.wait(client)
            raise Refused("too-many-tables", "So many new tables at once are too many.", 429, wait)


TheGate = NamedDependency[Gate]


def keys_of(authorization: str | None) -> list[str]:
    """The hashed secrets of a request."""
    if authorization is None or not authorization.startswith("Bearer "):
        return []
    return [hashed(key.strip()) for key in authorization[7:].split(",")[:16]]


def is_host(table: Table, keys: list[str]) -> bool:
    host = str(table.head["host"])
    return bool(host) and any(hmac.compare_digest(host, key) for key in keys)


def sits(table: Table, place: int, keys: list[str]) -> bool:
    chair = next((chair for chair in table.chairs if chair.place == place), None)
    return chair is not None and bool(chair.key) and chair.key in keys


# ---- about the server ----------------------------------------------------------


@get("/api/health", summary="Whether the server and its store work")
async def health(hub: TheHub) -> Document:
    counts = await hub.store.counts()
    return {"status": "ok", "version": regna.__version__, "tables": sum(counts.values())}


@get("/metrics", media_type=MediaType.TEXT, summary="Counts for Prometheus")
async def metrics(hub: TheHub) -> str:
    sockets = sum(len(live.watchers) for live in hub.tables.values())
    gauges = {"tables_in_memory": len(hub.tables), "sockets": sockets, "tables": hub.count}
    gauges["bots_replaced"] = hub.thinkers.replaced
    return hub.metrics.text(gauges)


@get("/api/games", summary="The games, their options and bots")
async def list_games() -> list[Document]:
    found: list[Document] = []
    for name in games():
        rules = game(name)
        found.append(
            {
                "name": name,
                "rules_version": rules.rules_version,
                "least_seats": rules.least_seats,
                "most_seats": rules.most_seats,
                "usual_seats": rules.usual_seats(),
                "options": [option.document() for option in rules.options()],
                "bots": bots(name),
                "usual_bot": usual_bot(name),
                "settings": Settings(stand_in=usual_bot(name)).document(),
            }
        )
    return found


@get("/api/lobby", summary="Public tables that wait for players")
async def lobby(hub: TheHub) -> list[Document]:
    return [{"id": listed.id, **json.loads(listed.about)} for listed in await hub.store.lobby(200)]


@post("/api/mine", status_code=200, summary="The tables whose seat links a browser holds")
async def mine(hub: TheHub, data: JSONBody[Mine]) -> list[Document]:
    found: list[Document] = []
    for held in data.tables:
        try:
            live = await hub.get(held.id)
        except NoTable:
            found.append({"id": held.id, "status": "gone"})
            continue
        key = hashed(held.key)
        seats = [seat for seat, chair in enumerate(live.table.chairs) if chair.key == key]
        about: Document = {"id": held.id, **about_table(live.table), "seats_mine": seats}
        about["to_act"] = live.table.to_act
        about["my_turn"] = live.table.to_act in seats
        about["host"] = is_host(live.table, [key])
        found.append(about)
    return found


# ---- tables --------------------------------------------------------------------


@post("/api/tables", summary="Make a table")
async def make_table(hub: TheHub, gate: TheGate, request: Call, data: JSONBody[NewTable]) -> Made:
    gate.enter(request)
    wanted = dict(data.settings)
    if data.game in games():
        wanted.setdefault("stand_in", usual_bot(data.game))
    settings = read_settings(wanted, "settings")
    try:
        live, host = await hub.create(data.game, data.seats, data.options, settings, data.position)
    except BadOption as bad:
        inside = bad.field not in ("seats", "options", "position")
        field = f"options.{bad.field}" if inside else bad.field
        raise BadOption(field, bad.expected, bad.got) from None
    except BadPosition as bad:
        raise BadPosition(f"position.{bad.field}", bad.expected, bad.got) from None
    return Made(live.table.id, host, live.table.promised, live.table.seats)


@get("/api/tables/{table:str}", summary="What everybody may know of a table")
async def show_table(hub: TheHub, table: TableName) -> Document:
    live = await hub.get(table)
    return {"id": table, **about_table(live.table), **sight(live.table, None)}


@delete("/api/tables/{table:str}", summary="Delete a table (its host)")
async def delete_table(hub: TheHub, table: TableName, authorization: Authorization = None) -> None:
    live = await hub.get(table)
    if not is_host(live.table, keys_of(authorization)):
        raise not_yours()
    await hub.delete(live)


@post("/api/tables/{table:str}/sit", summary="Take a chair")
async def sit(hub: TheHub, table: TableName, data: JSONBody[Sit]) -> Seated:
    live = await hub.get(table)
    key = new_secret()
    taken: list[int] = []

    def act(at: Table, now: int) -> Change:
        place = first_open(at) if data.place is None else data.place
        taken.append(place)
        return acts.sit(at, place, data.name, hashed(key), now, data.commitment, data.number)

    await hub.act(live, act)
    return Seated(taken[-1], key)


def first_open(table: Table) -> int:
    for place, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            return place
    raise Denied("seat-taken")


@post("/api/tables/{table:str}/open", summary="Open a number committed to")
async def open_number(
    hub: TheHub, table: TableName, data: JSONBody[Opening], authorization: Authorization = None
) -> Document:
    live = await hub.get(table)
    if not sits(live.table, data.place, keys_of(authorization)):
        raise not_yours()
    return await done(hub, live, lambda at, now: acts.open_number(at, data.place, data.number, now))


@post("/api/tables/{table:str}/bot", summary="Put a bot on a chair (the host)")
async def set_bot(
    hub: TheHub, table: TableName, data: JSONBody[SetBot], authorization: Authorization = None
) -> Document:
    live = await hub.get(table)
    if not is_host(live.table, keys_of(authorization)):
        raise not_yours()
    bot = known_bot(live.table, data.bot)
    return await done(hub, live, lambda at, now: acts.seat_bot(at, data.place, bot, now))


@post("/api/tables/{table:str}/stand", summary="Leave a chair, or clear it (the host)")
async def stand(
    hub: TheHub, table: TableName, data: JSONBody[AtPlace], authorization: Authorization = None
) -> Document:
    live = await hub.get(table)
    keys = keys_of(authorization)
    if not is_host(live.table, keys) and not sits(live.table, data.place, keys):
        raise not_yours()
    return await done(hub, live, lambda at, now: acts.stand(at, data.place, now))


@post("/api/tables/{table:str}/rekey", summary="A new secret for a seat: move it elsewhere")
async def rekey(
    hub: TheHub, table: TableName, data: JSONBody[AtPlace], authorization: Authorization = None
) -> NewKey:
    live = await hub.get(table)
    if not sits(live.table, data.place, keys_of(authorization)):
        raise not_yours()
    key = new_secret()
    await hub.act(live, lambda at, now: acts.rekey(at, data.place, hashed(key), now))
    return NewKey(key)


@get("/api/tables/{table:str}/record", summary="The record of a game that is over")
async def export(hub: TheHub, table: TableName, authorization: Authorization = None) -> Document:
    """Before the end, only whoever holds the seats of all persons gets it."""
    live = await hub.get(table)
    keys = keys_of(authorization)
    persons = [chair for chair in live.table.chairs if chair.kind == PERSON]
    own = bool(persons) and all(chair.key in keys for chair in persons)
    if live.table.status != OVER and not own:
        raise Refused("record-later", "The record is open when the game is over.")
    return record(live.table)


@post("/api/records", summary="Make a table from a record")
async def put_record(
    hub: TheHub, gate: TheGate, request: Call, data: JSONBody[Document]
) -> Imported:
    gate.enter(request)
    return await import_record(hub, data)


async def done(hub: Hub, live: Live, act: Any) -> Document:
    return {"seq": await hub.act(live, act)}


HANDLERS = [
    health,
    metrics,
    list_games,
    lobby,
    mine,
    make_table,
    show_table,
    delete_table,
    sit,
    open_number,
    set_bot,
    stand,
    rekey,
    export,
    put_record,
]
