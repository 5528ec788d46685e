"""Hundreds of sockets come to one table, one after the other."""

from __future__ import annotations

import asyncio
import time

from bench.attacks.ground import Report, apart, serving, settled_cpu
from bench.attacks.people import Gone, Guest, pair

SIZES = (100, 200, 400)
SOURCES = tuple(f"127.0.0.{last}" for last in range(2, 7))  # a hundred sockets each at most
GROWTH = 6.0
SECONDS = 90.0


async def attack(report: Report) -> None:
    """A watched game stays as cheap as its watchers are many: joining costs no square."""
    async with serving() as server:
        for what, seated in (("spectators", False), ("sockets of one seat", True)):
            used: list[float] = []
            for size in SIZES:
                guests = await pair(server.port, source=SOURCES[-1])
                key = guests[0].keys[0] if seated else ""
                for guest in guests:
                    guest.close()
                before = await settled_cpu(server)
                came = await apart(storm, server.port, guests[0].table, key, size)
                used.append(await settled_cpu(server) - before)
                if came < size:
                    report.note(f"{came} of {size} {what} came in within {SECONDS:g} s")
            ratio = used[-1] / max(0.01, used[0])
            shown = ", ".join(f"{size}: {cpu:.2f} s" for size, cpu in zip(SIZES, used, strict=True))
            report.say(
                f"CPU of {what}",
                f"{shown}; {ratio:.1f} times",
                f"{SIZES[-1]} cost at most {GROWTH:g} times {SIZES[0]}",
                ratio <= GROWTH,
            )


def storm(port: int, table: str, key: str, size: int) -> int:
    """How many came in; each waits for its view before the next one comes."""
    return asyncio.run(_storm(port, table, key, size))


async def _storm(port: int, table: str, key: str, size: int) -> int:
    end = time.monotonic() + SECONDS
    guests: list[Guest] = []
    sources = SOURCES[:-1]
    while len(guests) < size and time.monotonic() < end:
        guest = Guest(port, table, key, sources[len(guests) % len(sources)])
        try:
            await guest.connect(seconds=end - time.monotonic())
        except (OSError, Gone, TimeoutError):
            guest.close()
            await asyncio.sleep(0.1)
        else:
            guests.append(guest)
    await asyncio.sleep(1.0)
    for guest in guests:
        guest.close()
    return len(guests)
