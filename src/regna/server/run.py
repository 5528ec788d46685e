"""Starting and stopping: one process and one file at home, several processes on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from dataclasses import asdict
from typing import Any

import uvicorn

from regna.core import BadInput
from regna.server.app import make_app
from regna.server.config import Config, Limits
from regna.server.guard import Guard
from regna.server.patience import Impatient, quiet_logs
from regna.store import make_store

ENVIRONMENT = "REGNA_SERVER"  # the configuration, for processes started by ours


def app_from_environment() -> Guard:
    """The application of one of several processes."""
    stored: dict[str, Any] = json.loads(os.environ[ENVIRONMENT])
    stored["limits"] = Limits(**stored["limits"])
    for name in ("origins", "modules", "names"):
        stored[name] = tuple(stored[name])
    config = Config(**stored)
    quiet_logs()
    _import(config.modules)
    return make_app(config)


def _import(modules: tuple[str, ...]) -> None:
    for module in modules:
        __import__(module)


def serve(config: Config, processes: int = 1) -> None:
    """Serve until told to stop; SIGINT and SIGTERM let everything come to its end. Check first."""
    allow_many_sockets()
    quiet_logs()
    how = options(config)
    if processes == 1:
        _import(config.modules)
        uvicorn.run(make_app(config), **how)
        return
    os.environ[ENVIRONMENT] = json.dumps(asdict(config))
    uvicorn.run("regna.server.run:app_from_environment", factory=True, workers=processes, **how)


def options(config: Config) -> dict[str, Any]:
    """How the application is served."""
    return {
        "host": config.host,
        "port": config.port,
        "http": Impatient,
        "log_level": "warning",
        "access_log": False,
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


def check(config: Config, processes: int) -> None:
    """What can be said before anything is started."""
    shared = config.database.startswith(("postgresql://", "postgres://"))
    if processes > 1 and not shared:
        raise BadInput("workers", "1 for a file: several processes need PostgreSQL", processes)
    asyncio.run(_try_store(config.database))
    try:
        with socket.create_server((config.host, config.port), family=_family(config.host)):
            pass
    except OSError as error:
        raise BadInput(
            "port", f"one that is free on {config.host} ({error.strerror})", config.port
        ) from None


async def _try_store(where: str) -> None:
    """A database that cannot be used is a sentence now, not a trace later."""
    store = make_store(where)
    await store.open()
    await store.close()


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def household_address() -> str | None:
    """This machine's address in the local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only picks the way out
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
