"""Sockets that ask too much: what the attacks by messages have in common."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from bench.client_side import BareSocket, open_socket

AGAIN = 0.05  # seconds before a refused or closed socket comes back


@dataclass
class Flooded:
    """When it was, and what came of it."""

    began: float = 0.0
    ended: float = 0.0
    asked: int = 0
    answered: int = 0  # frames, views included
    closed: int = 0
    refused: int = 0


def flood(
    port: int,
    table: str,
    source: str,
    sockets: int,
    rate: float,
    seconds: float,
) -> Flooded:
    """Spectators who ask for the whole log so often, and come back whenever they are closed."""
    done = Flooded(began=time.monotonic())

    async def run() -> None:
        end = done.began + seconds
        await asyncio.gather(*(_one(port, table, source, rate, end, done) for _ in range(sockets)))

    asyncio.run(run())
    done.ended = time.monotonic()
    return done


async def _one(port: int, table: str, source: str, rate: float, end: float, done: Flooded) -> None:
    def heard(text: bytes) -> None:
        done.answered += 1

    while time.monotonic() < end:
        lost = asyncio.Event()
        socket = BareSocket(f"/api/tables/{table}/socket", heard, lost.set)
        try:
            async with asyncio.timeout(end - time.monotonic()):
                await open_socket(port, socket, source)
        except (OSError, TimeoutError):
            done.refused += 1
            await asyncio.sleep(AGAIN)
            continue
        try:
            socket.send(b'{"type":"hello"}')
            await ask(socket, rate, end, lost, done)
        finally:
            socket.close()
        await asyncio.sleep(AGAIN)


async def ask(
    socket: BareSocket, rate: float, end: float, lost: asyncio.Event, done: Flooded
) -> None:
    """Ask for the whole log so many times a second until the end comes, or the socket is lost."""
    due = time.monotonic()
    while not lost.is_set():
        now = time.monotonic()
        if now > end:
            return
        socket.send(b'{"type":"log","id":"a","since":0}')
        done.asked += 1
        due = max(due + 1 / rate, now)
        await asyncio.sleep(due - now)
    done.closed += 1
