"""About the server: whether it works, what can be played, and which tables there are."""

from __future__ import annotations

import contextlib
from functools import lru_cache
from typing import Any

import msgspec
from litestar import MediaType, get, post
from litestar.params import JSONBody

import regna
from regna.bots import offered_bots, ratings, usual_bot
from regna.core import RegnaError, game, games
from regna.server.calls import Call, TheHub, is_host, pay, problems
from regna.server.house import house
from regna.server.hub import hashed
from regna.server.messages.answers import (
    About,
    ClosedTable,
    GameShown,
    GoneTable,
    Health,
    Listed,
    MyTable,
    OptionShown,
)
from regna.server.messages.requests import Mine
from regna.server.problems import problem_of
from regna.server.sessions import LINES
from regna.server.summaries import about
from regna.store import NoTable, Unavailable
from regna.table import Settings


@get("/api/health", summary="Whether the server and its store work", responses=problems())
async def health(hub: TheHub) -> Health:
    """The server notes every other second that it is there; if it cannot, nobody can move."""
    if not hub.uptime.works:
        raise Unavailable("nothing could be written lately")
    return Health("ok", regna.__version__, hub.count, house(hub.config))


@get("/metrics", media_type=MediaType.TEXT, summary="Counts for Prometheus", responses=problems())
async def metrics(hub: TheHub) -> str:
    sockets = sum(len(live.watchers) for live in hub.tables.values())
    gauges = {"tables_in_memory": len(hub.tables), "sockets": sockets, "tables": hub.count}
    gauges["bots_replaced"] = hub.thinkers.replaced
    return hub.metrics.text(gauges)


@get("/api/games", summary="The games, their options and bots", responses=problems())
async def list_games() -> list[GameShown]:
    return [about_game(name, tuple(offered_bots(name))) for name in games()]


@lru_cache(maxsize=64)
def about_game(name: str, players: tuple[str, ...]) -> GameShown:
    """A game and its bots; made once, since options that name files take time to describe."""
    rules = game(name)
    return GameShown(
        name,
        rules.rules_version,
        rules.least_seats,
        rules.most_seats,
        rules.usual_seats(),
        [msgspec.convert(option.document(), OptionShown) for option in rules.options()],
        list(players),
        usual_bot(name),
        ratings(name),
        Settings(stand_in=usual_bot(name)),
    )


@get("/api/lobby", summary="Public tables that wait for players", responses=problems())
async def lobby(hub: TheHub, request: Call) -> list[Listed]:
    found = await hub.store.lobby(200)
    await pay(hub, request, len(found) / LINES)
    rows: list[Listed] = []
    for listed in found:
        with contextlib.suppress(msgspec.DecodeError):  # one damaged row hides no other
            shown = msgspec.json.decode(listed.about, type=About)
            rows.append(Listed(id=listed.id, **fields_of(shown)))
    return rows


def fields_of(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


@post(
    "/api/mine",
    status_code=200,
    summary="The tables whose seat links a browser holds",
    responses=problems(413),
)
async def mine(
    hub: TheHub, request: Call, data: JSONBody[Mine]
) -> list[MyTable | GoneTable | ClosedTable]:
    await pay(hub, request, len(data.tables))
    found: list[MyTable | GoneTable | ClosedTable] = []
    for held in data.tables:
        try:
            live = await hub.get(held.id)
        except NoTable:
            found.append(GoneTable(held.id))
            continue
        except Unavailable:
            raise
        except RegnaError as error:  # one table that cannot be opened must not hide the others
            found.append(ClosedTable(held.id, problem_of(error)[1].code))
            continue
        table, key = live.table, hashed(held.key)
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.key == key]
        found.append(
            MyTable(
                id=held.id,
                **fields_of(about(table)),
                seats_mine=seats,
                to_act=table.to_act,
                my_turn=table.to_act in seats,
                host=is_host(table, [key]),
            )
        )
    return found


HANDLERS = [health, metrics, list_games, lobby, mine]
