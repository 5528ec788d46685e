"""Tables over HTTP: made, shown, joined, moved, played again, exported and deleted here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from litestar import delete, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody
from msgspec import UNSET

from regna.bots import usual_bot
from regna.core import BadOption, BadPosition, games
from regna.server import lists
from regna.server.calls import (
    AT_TABLE,
    Authorization,
    Call,
    TableName,
    TheGate,
    TheHub,
    is_host,
    keys_of,
    may_make,
    pay,
    problems,
    sits,
)
from regna.server.config import RECORD
from regna.server.hub import Act, Hub, hashed, known_bot, new_secret
from regna.server.importing import import_record
from regna.server.lists import fields_of
from regna.server.live import Live
from regna.server.messages.answers import (
    Again,
    Imported,
    Made,
    Moved,
    NewKey,
    Origin,
    Seated,
    TableShown,
    Tried,
)
from regna.server.messages.requests import AtPlace, NewTable, Opening, Rekey, SetBot, Sit, Try
from regna.server.problems import Refused, not_yours
from regna.server.rematch import play_again
from regna.server.sandbox import origin, try_out
from regna.server.sessions import LINES, PLIES
from regna.server.summaries import about
from regna.table import Change, Denied, Table, acts, read_settings, record, seating, sight
from regna.table.chair import OPEN, PERSON
from regna.table.record import Record
from regna.table.table import OVER, PLAYING


@post("/api/tables", summary="Make a table", guards=[may_make], responses=problems(413))
async def make_table(hub: TheHub, gate: TheGate, request: Call, data: JSONBody[NewTable]) -> Made:
    wanted = dict(data.settings)
    if data.game in games():
        wanted.setdefault("stand_in", usual_bot(data.game))
    settings = read_settings(wanted, "settings")
    try:
        live, host = await hub.create(
            data.game, data.seats, data.options, settings, data.position, data.chairs
        )
    except BadOption as bad:
        inside = bad.field not in ("seats", "options", "position")
        field = f"options.{bad.field}" if inside else bad.field
        raise BadOption(field, bad.expected, bad.got) from None
    except BadPosition as bad:
        raise BadPosition(f"position.{bad.field}", bad.expected, bad.got) from None
    gate.enter(request)
    return Made(live.table.id, host, live.table.promised, live.table.seats)


@get("/api/tables/{table:str}", summary="What everybody may know of a table", responses=AT_TABLE)
async def show_table(hub: TheHub, table: TableName) -> TableShown:
    return shown((await hub.get(table)).table)


def shown(table: Table) -> TableShown:
    """A table for whoever just came."""
    listed, found = about(table), origin(table)
    return TableShown(
        id=table.id,
        game=listed.game,
        made=listed.made,
        seats=listed.seats,
        options=listed.options,
        settings=listed.settings,
        commitment=listed.commitment,
        sandbox=UNSET if found is None else Origin(str(found["table"]), cast(int, found["ply"])),
        **fields_of(sight(table, None)),
    )


@delete("/api/tables/{table:str}", summary="Delete a table (its host)", responses=AT_TABLE)
async def delete_table(hub: TheHub, table: TableName, authorization: Authorization = None) -> None:
    live = await hub.get(table)
    if not is_host(live.table, keys_of(authorization)):
        raise not_yours()
    await hub.delete(live)


@post("/api/tables/{table:str}/sit", summary="Take a chair", responses=AT_TABLE)
async def sit(hub: TheHub, table: TableName, data: JSONBody[Sit]) -> Seated:
    """Once the game has begun, the chair of a person who left, if the table allows it."""
    live = await hub.get(table)
    secret = "" if data.key else new_secret()
    key = data.key or hashed(secret)
    taken: list[int] = []

    def act(at: Table, now: int) -> Change | None:
        seated = next((chair.place for chair in at.chairs if chair.key == key), None)
        if seated is not None:
            taken.append(seated)
            return None  # the answer was lost, and it is asked again
        acts.room(at)
        if at.status == PLAYING:
            seat = first_left(at) if data.place is None else seat_at(at, data.place)
            change = seating.take(at, seat, data.name, key, now)
            taken.append(at.chairs[seat].place)
            return change
        place = first_open(at) if data.place is None else data.place
        taken.append(place)
        return seating.sit(at, place, data.name, key, now, data.commitment, data.number)

    await hub.act(live, act)
    return Seated(taken[-1], secret, shown(live.table))


def first_left(table: Table) -> int:
    """The first seat of somebody who left, seat 0 if there is none."""
    return next((seat for seat, chair in enumerate(table.chairs) if table.is_free(chair)), 0)


def seat_at(table: Table, place: int) -> int:
    """The seat that a place has become, itself if there is none."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.place == place), place)


def first_open(table: Table) -> int:
    for place, chair in enumerate(table.chairs):
        if chair.kind == OPEN:
            return place
    raise Denied("seat-taken")


@post("/api/tables/{table:str}/open", summary="Open a number committed to", responses=AT_TABLE)
async def open_number(
    hub: TheHub, table: TableName, data: JSONBody[Opening], authorization: Authorization = None
) -> Moved:
    live = await hub.get(table)
    if not sits(live.table, data.place, keys_of(authorization)):
        raise not_yours()

    def act(at: Table, now: int) -> Change | None:
        if any(chair.place == data.place and chair.number == data.number for chair in at.chairs):
            return None  # the answer was lost, and it is asked again
        return seating.open_number(at, data.place, data.number, now)

    return await done(hub, live, act)


@post("/api/tables/{table:str}/bot", summary="Put a bot on a chair (the host)", responses=AT_TABLE)
async def set_bot(
    hub: TheHub, table: TableName, data: JSONBody[SetBot], authorization: Authorization = None
) -> Moved:
    live = await hub.get(table)
    if not is_host(live.table, keys_of(authorization)):
        raise not_yours()
    bot = known_bot(live.table, data.bot)

    def act(at: Table, now: int) -> Change:
        acts.room(at)
        return seating.seat_bot(at, data.place, bot, now)

    return await done(hub, live, act)


@post(
    "/api/tables/{table:str}/stand",
    summary="Leave a chair, or clear it (the host)",
    responses=AT_TABLE,
)
async def stand(
    hub: TheHub, table: TableName, data: JSONBody[AtPlace], authorization: Authorization = None
) -> Moved:
    live = await hub.get(table)
    keys = keys_of(authorization)
    if not is_host(live.table, keys) and not sits(live.table, data.place, keys):
        raise not_yours()
    return await done(hub, live, lambda at, now: seating.stand(at, data.place, now))


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
        return seating.rekey(at, data.place, key, now)

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


@post(
    "/api/tables/{table:str}/sandbox",
    summary="Try something from a moment of the game, at a table of its own",
    guards=[may_make],
    responses=AT_TABLE,
)
async def sandbox(
    hub: TheHub,
    gate: TheGate,
    request: Call,
    table: TableName,
    data: JSONBody[Try],
    authorization: Authorization = None,
) -> Tried:
    live = await hub.get(table)
    await pay(hub, request, live.table.way_back(min(data.ply, len(live.table.line))) / PLIES)
    tried, new = await try_out(hub, live, data, frozenset(keys_of(authorization)))
    if new:
        gate.enter(request)
    return tried


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over",
    responses=AT_TABLE,
)
async def export(
    hub: TheHub, request: Call, table: TableName, authorization: Authorization = None
) -> Record:
    """Before the end, only whoever holds the seats of all persons gets it."""
    live = await hub.get(table)
    keys = keys_of(authorization)
    persons = [chair for chair in live.table.chairs if chair.kind == PERSON]
    own = bool(persons) and all(chair.key in keys for chair in persons)
    if live.table.status != OVER and not own:
        raise Refused("server-record-later", "The record is open when the game is over.")
    await pay(hub, request, live.table.seq / LINES)
    return record(live.table)


@dataclass
class WithRecord(Operation):
    """The body of a request that is read by hand, for its description."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


@post(
    "/api/records",
    summary="Make a table from a record",
    guards=[may_make],
    request_max_body_size=RECORD,
    operation_class=WithRecord,
    responses=AT_TABLE,
)
async def put_record(hub: TheHub, gate: TheGate, request: Call) -> Imported:
    """Not read here but where it is checked: it may be made to take long and much memory."""
    body = await request.body()
    gate.enter(request)  # also for one that is refused: checking it was the work
    return await import_record(hub, body)


async def done(hub: Hub, live: Live, act: Act) -> Moved:
    return Moved(await hub.act(live, act))


HANDLERS = [
    *lists.HANDLERS,
    make_table,
    show_table,
    delete_table,
    sit,
    open_number,
    set_bot,
    stand,
    rekey,
    again,
    sandbox,
    export,
    put_record,
]
