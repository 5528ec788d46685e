"""About the server: whether it works, what can be played, and which tables there are."""

from __future__ import annotations

import contextlib
import json
from functools import lru_cache

from litestar import MediaType, get, post
from litestar.params import JSONBody

import regna
from regna.bots import bots, usual_bot
from regna.core import RegnaError, game, games
from regna.server.calls import Call, TheHub, is_host, pay, problems
from regna.server.hub import about_table, hashed
from regna.server.messages import Document, Mine
from regna.server.problems import problem_of
from regna.server.sessions import LINES
from regna.store import NoTable, Unavailable
from regna.table import Settings


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
    return [about_game(name, tuple(bots(name))) for name in games()]


@lru_cache(maxsize=64)
def about_game(name: str, players: tuple[str, ...]) -> Document:
    """A game and its bots; made once, since options that name files take time to describe."""
    rules = game(name)
    return {
        "name": name,
        "rules_version": rules.rules_version,
        "least_seats": rules.least_seats,
        "most_seats": rules.most_seats,
        "usual_seats": rules.usual_seats(),
        "options": [option.document() for option in rules.options()],
        "bots": list(players),
        "usual_bot": usual_bot(name),
        "settings": Settings(stand_in=usual_bot(name)).document(),
    }


@get("/api/lobby", summary="Public tables that wait for players", responses=problems())
async def lobby(hub: TheHub, request: Call) -> list[Document]:
    found = await hub.store.lobby(200)
    await pay(hub, request, len(found) / LINES)
    rows: list[Document] = []
    for listed in found:
        with contextlib.suppress(ValueError, TypeError):  # one damaged row hides no other
            rows.append({"id": listed.id, **json.loads(listed.about)})
    return rows


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


HANDLERS = [health, metrics, list_games, lobby, mine]
