"""What all requests share: keys, prices, and how a failure is described."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from regna.server.hub import Hub, hashed
from regna.server.limits import Buckets, client_of
from regna.server.messages.answers import Problem
from regna.server.problems import Refused
from regna.table import Table

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
            many = "So many new tables at once are too many."
            raise Refused("server-too-many-tables", many, 429, wait)

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
