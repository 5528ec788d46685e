"""Connections that come and go, stay half said, or bring far too much."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from bench.attacks.ground import (
    ATTACKER,
    PATIENCE,
    Report,
    apart,
    held_sockets,
    serving,
    settled_cpu,
)
from bench.attacks.people import Gone, Guest, Household
from bench.client_side import HOME, call
from bench.server_side import ServerProcess

PING = 250.0  # ms
CHURN = 5.0  # s
AT_ONCE = 8
HALVES = 1000
CLOSED = 60.0  # s after which half a request is given up
REPLY = 2.0  # s
BODIES = 20
BODY = 3_900_000
BODY_CPU = 0.05  # s


async def attack(report: Report) -> None:
    """One address that opens connections without end does not disturb a household."""
    async with serving() as server:
        await churn(report, server)
    async with serving() as server:
        await halves(report, server)
    async with serving() as server:
        await bodies(report, server)


# ---- come and go ---------------------------------------------------------------


@dataclass
class Churned:
    began: float
    ended: float = 0.0
    came: int = 0
    refused: int = 0


async def churn(report: Report, server: ServerProcess) -> None:
    async with Household(server.port) as home:
        before = await home.quiet()
        table = home.guests[0].table
        done = await apart(come_and_go, server.port, table, CHURN)
        times = await home.times(done.began, done.ended)
    rate = done.came / (done.ended - done.began)
    report.note(f"quiet {before}; {rate:.0f} sockets a second, {done.refused} refused")
    report.say("churn: ping", str(times), f"p99 under {PING:g} ms", times.p99 < PING)


def come_and_go(port: int, table: str, seconds: float) -> Churned:
    done = Churned(time.monotonic())

    async def one() -> None:
        while time.monotonic() < done.began + seconds:
            guest = Guest(port, table, source=ATTACKER)
            try:
                await guest.connect(seconds=5)  # whoever leaves before his view costs less
                done.came += 1
            except (OSError, TimeoutError, Gone):
                done.refused += 1
                await asyncio.sleep(0.001)
            finally:
                guest.close()

    async def run() -> None:
        await asyncio.gather(*(one() for _ in range(AT_ONCE)))

    asyncio.run(run())
    done.ended = time.monotonic()
    return done


# ---- half a request ------------------------------------------------------------


async def halves(report: Report, server: ServerProcess) -> None:
    """Heads without an end, bodies without an end, and some that go on by a byte a second."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    body = head + b'Content-Length: 1000\r\n\r\n{"game":'
    writers: list[asyncio.StreamWriter] = []
    async with Household(server.port) as home:
        before = await home.quiet()
        began = time.monotonic()
        for number in range(HALVES):
            _, writer = await asyncio.open_connection(HOME, server.port, local_addr=(ATTACKER, 0))
            writer.write(body if number % 2 else head)
            writers.append(writer)
        drip = asyncio.create_task(_drip(writers[: HALVES // 5]))
        await asyncio.sleep(3)
        asked = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                made = await call(server.port, "POST", "/api/tables", {"game": "dominion"})
            took = time.monotonic() - asked if made.status == 201 else PATIENCE
        except (OSError, TimeoutError):
            took = PATIENCE
        times = await home.times(began, time.monotonic())
        while time.monotonic() < began + CLOSED and held_sockets(server.port, ATTACKER):
            await asyncio.sleep(0.5)
        waited = time.monotonic() - began
        still = held_sockets(server.port, ATTACKER)
        drip.cancel()
        await asyncio.gather(drip, return_exceptions=True)
    for writer in writers:
        writer.transport.abort()
    report.note(f"quiet {before}; memory {server.memory() / 2**20:.0f} MiB")
    report.say("halves: ping", str(times), f"p99 under {PING:g} ms", times.p99 < PING)
    report.say("halves: a new table", f"{took:.1f} s", f"within {REPLY:g} s", took <= REPLY)
    report.say(
        "halves: given up",
        f"{still} of {HALVES} open after {waited:.0f} s",
        f"none after {CLOSED:g} s",
        still == 0,
    )


async def _drip(writers: list[asyncio.StreamWriter]) -> None:
    while True:
        await asyncio.sleep(1)
        for writer in writers:
            if not writer.is_closing():
                writer.write(b"x")


# ---- too much ------------------------------------------------------------------


async def bodies(report: Report, server: ServerProcess) -> None:
    many = b",".join([b"{}"] * (BODY // 3))  # small objects cost most to read
    document = b'{"game":"dominion","options":{"kingdom":[' + many + b"]}}"
    before = await settled_cpu(server)
    statuses: set[object] = set()
    for _ in range(BODIES):
        try:
            answer = await call(server.port, "POST", "/api/tables", document, source=ATTACKER)
            statuses.add(answer.status)
        except OSError as error:
            statuses.add(type(error).__name__)
    used = (await settled_cpu(server) - before) / BODIES
    report.note(f"answers {statuses}")
    report.say(
        "a body of 3.9 MB", f"{used:.3f} s CPU each", f"under {BODY_CPU:g} s", used < BODY_CPU
    )
