"""The application: handlers, errors in the client's terms, and the life of a process."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import regna
from regna.server.api import HANDLERS
from regna.server.calls import Gate
from regna.server.config import Config
from regna.server.guard import Guard
from regna.server.hub import Hub
from regna.server.messages.answers import Problem
from regna.server.pages import Pages, front, page
from regna.server.problems import Refused, problem_of
from regna.server.socket import Door, table_socket
from regna.store import make_store

logger = logging.getLogger("regna.server")
Call = Request[Any, Any, Any]


def on_error(request: Call, error: Exception) -> Response[Problem]:
    """Every error as a problem; only our own mistakes are 5xx, and noted with their trace."""
    hub: Hub = request.app.state.hub
    headers: dict[str, str] = {}
    if isinstance(error, ValidationException):
        status, problem = 400, _invalid(error)
    elif isinstance(error, HTTPException) and error.status_code == 413:
        status, problem = 413, Problem("server-too-large", "This is too long.")
    elif isinstance(error, HTTPException):
        status, problem = error.status_code, Problem("server-bad-request", error.detail)
        headers.update(error.headers or {})
    else:
        status, problem = problem_of(error)
        if isinstance(error, Refused) and error.wait:
            headers["Retry-After"] = str(error.wait)
        if status == 503:
            headers["Retry-After"] = "1"
        if status == 408:
            headers["Connection"] = "close"  # whatever else is on its way
        if problem.code == "server-internal":
            logger.error("%s %s", request.method, request.url.path, exc_info=error)
    hub.metrics.error(problem.code)
    return Response(problem, status_code=status, headers=headers)


def _invalid(error: ValidationException) -> Problem:
    """Which field was wrong, from what Litestar found."""
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    field = str(first.get("key", ""))
    message = str(first.get("message", "")) or error.detail
    return Problem("server-bad-input", f"{field}: {message}" if field else message, {}, field)


def make_app(config: Config, hub: Hub | None = None) -> Guard:
    """The application of a server process."""
    tables = hub or Hub(config, make_store(config.database))
    door, gate, pages = Door(tables), Gate(tables), Pages()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    def with_state(app_config: AppConfig) -> AppConfig:
        app_config.state.hub = tables
        app_config.state.gate = gate
        return app_config

    app = Litestar(
        [*HANDLERS, table_socket, front, page],
        dependencies={
            "hub": Provide(lambda: tables, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers={Exception: on_error},
        lifespan=[life],
        on_app_init=[with_state],
        request_max_body_size=config.limits.body_size,
        openapi_config=OpenAPIConfig(
            title="Regna",
            version=regna.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(app, config, tables.purses)
