"""Sockets that ask and never read what they are answered."""

from __future__ import annotations

import asyncio
import time

from bench.attacks.flooding import Flooded, ask
from bench.attacks.ground import ATTACKER, Report, held_sockets, serving
from bench.attacks.people import long_table
from bench.client_side import BareSocket, open_socket

ENTRIES = 500
SOCKETS = 20
RATE = 29  # a second each: one less than a socket may
SECONDS = 25.0
GROWTH = 64.0  # MiB
CLOSED = 90.0  # s after which a socket nobody reads is given up


async def attack(report: Report) -> None:
    """A stranger who does not listen cannot fill the server's memory, and loses his sockets."""
    async with serving(start=False) as server:
        port, table = server.port, await long_table(server, ENTRIES)
        before = server.memory()
        done = Flooded(began=time.monotonic())
        tasks = [asyncio.create_task(never_read(port, table, done)) for _ in range(SOCKETS)]
        await asyncio.sleep(2)
        growth, held = 0.0, SOCKETS
        while time.monotonic() < done.began + CLOSED and held and growth < 2 * GROWTH:
            await asyncio.sleep(0.2)  # more than twice the promise would only hurt this machine
            growth = max(growth, (server.memory() - before) / 2**20)
            held = held_sockets(port, ATTACKER)
        took = time.monotonic() - done.began
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        report.note(f"{before / 2**20:.0f} MiB before; {done.asked} asked in {took:.0f} s")
        report.say("memory", f"+{growth:.0f} MiB", f"under +{GROWTH:g} MiB", growth < GROWTH)
        report.say(
            "unread sockets",
            f"{held} of {SOCKETS} open after {took:.0f} s",
            f"none after {CLOSED:g} s",
            held == 0,
        )


async def never_read(port: int, table: str, done: Flooded) -> None:
    lost = asyncio.Event()
    socket = BareSocket(f"/api/tables/{table}/socket", lambda text: None, lost.set)
    try:
        await open_socket(port, socket, ATTACKER)
        socket.send(b'{"type":"hello"}')
        assert socket.transport is not None
        socket.transport.pause_reading()
        await ask(socket, RATE, done.began + SECONDS, lost, done)
        await lost.wait()
    finally:
        socket.close()
