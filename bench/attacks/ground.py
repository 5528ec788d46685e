"""Where attacks happen: a server with its ordinary limits, a household that plays, and rows."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from bench.client_side import HOME, call
from bench.server_side import ServerProcess
from tests.postgres import free_port

Json = dict[str, Any]
P = ParamSpec("P")
T = TypeVar("T")
ATTACKER = "127.0.0.2"  # whose limits are not the household's
PATIENCE = 30.0  # seconds after which an answer counts as not given


@dataclass
class Row:
    """One promise: what was measured, and whether it held."""

    attack: str
    what: str
    figure: str
    promise: str
    held: bool

    def document(self) -> Json:
        return asdict(self)


@dataclass
class Report:
    """The rows of an attack."""

    attack: str
    rows: list[Row] = field(default_factory=list)

    def say(self, what: str, figure: str, promise: str, held: bool) -> None:
        row = Row(self.attack, what, figure, promise, held)
        self.rows.append(row)
        word = "held" if held else "BROKEN"
        print(f"  {word:<6} {what}: {figure} (promised: {promise})", flush=True)

    def note(self, text: str) -> None:
        """A figure without a promise."""
        print(f"         {text}", flush=True)


# ---- the server ----------------------------------------------------------------


@asynccontextmanager
async def serving(
    where: str | None = None, start: bool = True, **settings: Any
) -> AsyncIterator[ServerProcess]:
    """A server as `regna serve` runs it, on a new file; its complaints go to a file beside it."""
    with tempfile.TemporaryDirectory(dir=where) as folder:
        database = Path(folder) / "regna.db"
        usual: Json = {"beat": 0.6, "limits": {}}
        server = ServerProcess(str(database), free_port(), **{**usual, **settings})
        server.errors = Path(folder) / "errors.txt"
        try:
            if start:
                await asyncio.to_thread(server.start)
            yield server
        finally:
            await asyncio.to_thread(server.stop)


def traces(server: ServerProcess) -> int:
    """How many stack traces the server wrote."""
    assert server.errors is not None
    return server.errors.read_text(errors="replace").count("Traceback (most recent call last)")


class Sampler:
    """The server's CPU and memory over time, to be read off for any span of it."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.samples: list[tuple[float, float, int]] = []
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Sampler:
        self.task = asyncio.create_task(self._run())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self.task is not None
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self.sample()
            await asyncio.sleep(0.1)

    def sample(self) -> None:
        self.samples.append((time.monotonic(), self.server.cpu().all, self.server.memory()))

    def share(self, began: float, ended: float) -> float:
        """Percent of one core between two times."""
        self.sample()
        before = [one for one in self.samples if one[0] <= began] or self.samples[:1]
        after = [one for one in self.samples if one[0] >= ended] or self.samples[-1:]
        first, last = before[-1], after[0]
        return 100 * (last[1] - first[1]) / max(0.001, last[0] - first[0])

    def most_memory(self) -> int:
        return max(memory for _, _, memory in self.samples)


async def settled_cpu(server: ServerProcess, limit: float = 60.0) -> float:
    """CPU seconds used, read when the server has come to rest."""
    end = time.monotonic() + limit
    last = server.cpu().all
    while time.monotonic() < end:
        await asyncio.sleep(0.5)
        now = server.cpu().all
        if now - last <= 0.03:
            return now
        last = now
    return last


# ---- the attackers -------------------------------------------------------------


async def apart(attack: Callable[P, T], *arguments: P.args, **fields: P.kwargs) -> T:
    """Run an attack in a process of its own, so that its work does not delay our measuring."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        work = partial(attack, *arguments, **fields)
        return await asyncio.get_running_loop().run_in_executor(pool, work)


def held_sockets(port: int, source: str) -> int:
    """Connections of an address that the server has open, by the kernel's list."""
    here, there = f"{_hex(HOME)}:{port:04X}", _hex(source)
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(
        row[1] == here and row[2].startswith(there) and row[3] == ESTABLISHED for row in rows
    )


ESTABLISHED = "01"


def _hex(address: str) -> str:
    return bytes(int(part) for part in reversed(address.split("."))).hex().upper()


async def health(port: int) -> bool:
    try:
        async with asyncio.timeout(10):
            return (await call(port, "GET", "/api/health")).status == 200
    except (OSError, TimeoutError):
        return False
