"""Starting and stopping: one process and one file at home, several processes on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import os
from typing import Any

import msgspec
import uvicorn

from regna.core import BadInput
from regna.server import port
from regna.server.app import make_app
from regna.server.config import Config
from regna.server.guard import Guard
from regna.server.patience import Impatient, quiet_logs
from regna.server.wire import Wire
from regna.server.worker import bring
from regna.store import Unusable, make_store, place

ENVIRONMENT = "REGNA_SERVER"  # the configuration, for processes started by ours


def app_from_environment() -> Guard:
    """The application of one of several processes."""
    config = msgspec.json.decode(os.environ[ENVIRONMENT], type=Config)
    quiet_logs()
    seldom_look_for_rings()
    bring(*config.brought)
    return make_app(config)


def serve(config: Config, processes: int = 1) -> None:
    """Serve until told to stop; SIGINT and SIGTERM let everything come to its end. Check first."""
    allow_many_sockets()
    quiet_logs()
    seldom_look_for_rings()
    how = options(config)
    if processes == 1:
        bring(*config.brought)
        uvicorn.run(make_app(config), **how)
        return
    os.environ[ENVIRONMENT] = msgspec.json.encode(config).decode()
    uvicorn.run("regna.server.run:app_from_environment", factory=True, workers=processes, **how)


def options(config: Config) -> dict[str, Any]:
    """How the application is served."""
    return {
        "host": config.host,
        "port": config.port,
        "http": Impatient,
        "log_level": "warning",
        "access_log": False,
        "ws": Wire,
        "ws_max_size": 4 * config.limits.message_size,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "proxy_headers": config.proxy,
        "server_header": False,
    }


def allow_many_sockets() -> None:
    """As many open files as the system lets us have: every socket is one."""
    try:
        import resource
    except ImportError:  # not on this system, which has no such limit
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def seldom_look_for_rings() -> None:
    """What a move makes is freed at once when it is told: looking for more is mostly in vain."""
    gc.set_threshold(20_000, 20, 50)


def check(config: Config, processes: int) -> None:
    """What can be said before anything is started."""
    shared = config.database.startswith(place.SERVERS)
    if processes > 1 and not shared:
        raise BadInput("workers", "1 for a file: several processes need PostgreSQL", processes)
    problem = port.problem(config.host, config.port) or place.problem(config.database)
    if problem:
        raise Unusable(problem)
    asyncio.run(_try_store(config.database))


async def _try_store(where: str) -> None:
    """A database that cannot be used is a sentence now, not a trace later."""
    store = make_store(where)
    await store.open()
    await store.close()
