"""The HTTP side: tables are made, found, joined, moved, exported and deleted here."""

from __future__ import annotations

import asyncio
import hmac
import json
from typing import Annotated, Any

from litestar import MediaType, Request, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter

import regna
from regna.bots import bots, usual_bot
from regna.core import BadOption, BadPosition, RegnaError, game, games
from regna.server.config import RECORD
from regna.server.hub import Hub, about_table, hashed, new_secret
from regna.server.importing import import_record
from regna.server.limits import Buckets, client_of
from regna.server.live import Live
from regna.server.messages import (
    Again,
    AtPlace,
    Document,
    Imported,
    Made,
    Mine,
    NewKey,
    NewTable,
    Opening,
    Problem,
    Rekey,
    Seated,
    SetBot,
    Sit,
)
from regna.server.problems import Refused, not_yours, problem_of
from regna.server.rematch import play_again
from regna.server.sessions import LINES, known_bot
from regna.store import NoTable, Unavailable
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

    def look(self, client: str) -> None:
        """Before anything of a request is read."""
        if self.hub.count >= self.hub.config.limits.all_tables:
            raise Refused("server-full", "This server has as many tables as it may have.", 429, 600)
        if not self.tables.has(client):
            wait = self.tables.wait(client)
            raise Refused("too-many-tables", "So many new tables at once are too many.", 429, wait)

    def enter(self, request: Call) -> None:
        """A table was made: wishes that were refused do not count."""
        self.tables.take(client_of(request.client))


TheGate = NamedDependency[Gate]


async def pay(hub: Hub, request: Call, cost: float) -> None:
    """Wait until an answer that takes more than others is paid for, as messages of a socket are."""
    await asyncio.sleep(hub.purses.owe(client_of(request.client), cost))


def may_make(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    gate: Gate = connection.app.state.gate
    gate.look(client_of(connection.client))


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of a request that fails, for its description."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHY[status])
        for status in (*statuses, 400, 403, 408, 415, 421, 429, 503)
    }


WHY = {
    400: "the request is wrong",
    403: "the key is missing, or a page of another site asks",
    404: "there is no such table",
    408: "too slow",
    409: "the table says no",
    413: "too long",
    415: "not JSON",
    421: "the server has another name",
    429: "too often: see Retry-After",
    500: "the table is damaged",
    503: "it could not be saved: repeat it",
}
AT_TABLE = problems(404, 409, 413, 500)


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


@get("/api/health", summary="Whether the server and its store work", responses=problems())
async def health(hub: TheHub) -> Document:
    """The server notes every other second that it is there; if it cannot, nobody can move."""
    if not hub.uptime.works:
        raise Unavailable("nothing could be written lately")
    return {"status": "ok", "version": regna.__version__, "tables": hub.count}


@get("/metrics", media_type=MediaType.TEXT, summary="Counts for Prometheus", responses=problems())
async def metrics(hub: TheHub) -> str:
    sockets = sum(len(live.watchers) for live in hub.tables.values())
    gauges = {"tables_in_memory": len(hub.tables), "sockets": sockets, "tables": hub.count}
    gauges["bots_replaced"] = hub.thinkers.replaced
    return hub.metrics.text(gauges)


@get("/api/games", summary="The games, their options and bots", responses=problems())
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


@get("/api/lobby", summary="Public tables that wait for players", responses=problems())
async def lobby(hub: TheHub, request: Call) -> list[Document]:
    found = await hub.store.lobby(200)
    await pay(hub, request, len(found) / LINES)
    return [{"id": listed.id, **json.loads(listed.about)} for listed in found]


@post(
    "/api/mine",
    status_code=200,
    summary="The tables whose seat links a browser holds",
    responses=problems(413),
)
async def mine(hub: TheHub, request: Call, data: JSONBody[Mine]) -> list[Document]:
    await pay(hub, request, len(data.tables))
    found: list[Document] = []
    for held in data.tables:
        try:
            live = await hub.get(held.id)
        except NoTable:
            found.append({"id": held.id, "status": "gone"})
            continue
        except Unavailable:
            raise
        except RegnaError as error:  # one table that cannot be opened must not hide the others
            code = problem_of(error)[1].code
            found.append({"id": held.id, "status": "closed", "problem": code})
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


@post("/api/tables", summary="Make a table", guards=[may_make], responses=problems(413))
async def make_table(hub: TheHub, gate: TheGate, request: Call, data: JSONBody[NewTable]) -> Made:
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
    gate.enter(request)
    return Made(live.table.id, host, live.table.promised, live.table.seats)


@get("/api/tables/{table:str}", summary="What everybody may know of a table", responses=AT_TABLE)
async def show_table(hub: TheHub, table: TableName) -> Document:
    live = await hub.get(table)
    return {"id": table, **about_table(live.table), **sight(live.table, None)}


@delete("/api/tables/{table:str}", summary="Delete a table (its host)", responses=AT_TABLE)
async def delete_table(hub: TheHub, table: TableName, authorization: Authorization = None) -> None:
    live = await hub.get(table)
    if not is_host(live.table, keys_of(authorization)):
        raise not_yours()
    await hub.delete(live)


@post("/api/tables/{table:str}/sit", summary="Take a chair", responses=AT_TABLE)
async def sit(hub: TheHub, table: TableName, data: JSONBody[Sit]) -> Seated:
    live = await hub.get(table)
    secret = "" if data.key else new_secret()
    key = data.key or hashed(secret)
    taken: list[int] = []

    def act(at: Table, now: int) -> Change | None:
        seated = next((chair.place for chair in at.chairs if chair.key == key), None)
        if seated is not None:
            taken.append(seated)
            return None  # the answer was lost, and it is asked again
        place = first_open(at) if data.place is None else data.place
        taken.append(place)
        acts.room(at)
        return acts.sit(at, place, data.name, key, now, data.commitment, data.number)

    await hub.act(live, act)
    return Seated(taken[-1], secret)


def first_open(table: Table) -> int:
    for place, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            return place
    raise Denied("seat-taken")


@post("/api/tables/{table:str}/open", summary="Open a number committed to", responses=AT_TABLE)
async def open_number(
    hub: TheHub, table: TableName, data: JSONBody[Opening], authorization: Authorization = None
) -> Document:
    live = await hub.get(table)
    if not sits(live.table, data.place, keys_of(authorization)):
        raise not_yours()

    def act(at: Table, now: int) -> Change | None:
        if any(chair.place == data.place and chair.number == data.number for chair in at.chairs):
            return None  # the answer was lost, and it is asked again
        return acts.open_number(at, data.place, data.number, now)

    return await done(hub, live, act)


@post("/api/tables/{table:str}/bot", summary="Put a bot on a chair (the host)", responses=AT_TABLE)
async def set_bot(
    hub: TheHub, table: TableName, data: JSONBody[SetBot], authorization: Authorization = None
) -> Document:
    live = await hub.get(table)
    if not is_host(live.table, keys_of(authorization)):
        raise not_yours()
    bot = known_bot(live.table, data.bot)

    def act(at: Table, now: int) -> Change:
        acts.room(at)
        return acts.seat_bot(at, data.place, bot, now)

    return await done(hub, live, act)


@post(
    "/api/tables/{table:str}/stand",
    summary="Leave a chair, or clear it (the host)",
    responses=AT_TABLE,
)
async def stand(
    hub: TheHub, table: TableName, data: JSONBody[AtPlace], authorization: Authorization = None
) -> Document:
    live = await hub.get(table)
    keys = keys_of(authorization)
    if not is_host(live.table, keys) and not sits(live.table, data.place, keys):
        raise not_yours()
    return await done(hub, live, lambda at, now: acts.stand(at, data.place, now))


@post(
    "/api/tables/{table:str}/rekey",
    summary="A new secret for a seat: move it elsewhere",
    responses=AT_TABLE,
)
async def rekey(
    hub: TheHub, table: TableName, data: JSONBody[Rekey], authorization: Authorization = None
) -> NewKey:
    """Whoever sends the old and the new secret may repeat it when the answer was lost."""
    live = await hub.get(table)
    keys = keys_of(authorization)
    secret = "" if data.key else new_secret()
    key = data.key or hashed(secret)

    def act(at: Table, now: int) -> Change | None:
        if not sits(at, data.place, keys):
            raise not_yours()
        if sits(at, data.place, [key]):
            return None  # it is so already
        acts.room(at)
        return acts.rekey(at, data.place, key, now)

    await hub.act(live, act)
    return NewKey(secret)


@post(
    "/api/tables/{table:str}/again",
    status_code=200,
    summary="Play once more: one new table for all who sat here",
    guards=[may_make],
    responses=AT_TABLE,
)
async def again(
    hub: TheHub,
    gate: TheGate,
    request: Call,
    table: TableName,
    authorization: Authorization = None,
) -> Again:
    live = await hub.get(table)
    keys = keys_of(authorization)
    seat = next((seat for seat, chair in enumerate(live.table.chairs) if chair.key in keys), None)
    if seat is None:
        raise not_yours()
    if live.table.again is None:
        gate.enter(request)
    return await play_again(hub, live, seat)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over",
    responses=AT_TABLE,
)
async def export(
    hub: TheHub, request: Call, table: TableName, authorization: Authorization = None
) -> Document:
    """Before the end, only whoever holds the seats of all persons gets it."""
    live = await hub.get(table)
    keys = keys_of(authorization)
    persons = [chair for chair in live.table.chairs if chair.kind == PERSON]
    own = bool(persons) and all(chair.key in keys for chair in persons)
    if live.table.status != OVER and not own:
        raise Refused("record-later", "The record is open when the game is over.")
    await pay(hub, request, live.table.seq / LINES)
    return record(live.table)


@post(
    "/api/records",
    summary="Make a table from a record",
    guards=[may_make],
    request_max_body_size=RECORD,
    responses=AT_TABLE,
)
async def put_record(
    hub: TheHub, gate: TheGate, request: Call, data: JSONBody[Document]
) -> Imported:
    gate.enter(request)  # also for one that is refused: checking it was the work
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
    again,
    export,
    put_record,
]
