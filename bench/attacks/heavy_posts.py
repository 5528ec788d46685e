"""Requests within every limit whose documents are dear to read and to refuse."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass

import regna
from bench.attacks.ground import ATTACKER, Report, Sampler, apart, serving
from bench.attacks.people import Household
from bench.client_side import call
from bench.server_side import ServerProcess

RATE = 49  # requests a second: one less than an address may
SECONDS = 8.0
SIZE = 250_000  # bytes of a position, within a request's limit
RECORDS = 60  # as many as tables an hour
RECORD = 3_900_000
PING = 250.0  # ms
GROWTH = 256.0  # MiB
ENOUGH = 1024.0  # MiB after which the attack is broken off


@dataclass
class Posted:
    began: float
    ended: float = 0.0
    sent: int = 0
    lost: int = 0


async def attack(report: Report) -> None:
    """One address that posts nonsense of the largest size does not make the server deaf or fat."""
    async with serving() as server:
        async with Household(server.port) as home, Sampler(server) as sampler:
            before = await home.quiet()
            done = await apart(positions, server.port)
            times = await home.times(done.began, done.ended)
            share = sampler.share(done.began, done.ended)
        report.note(f"quiet {before}; {done.sent} positions, server {share:.0f} % of a core")
        report.say("positions: ping", str(times), f"p99 under {PING:g} ms", times.p99 < PING)
    async with serving() as server:
        await many_records(report, server)


def heavy_position() -> bytes:
    """A first position with thousands of open steps, each of which is read before it is refused."""
    position = dict(regna.game("tigris").new(seats=2, seed=1).dump())
    position.pop("rng", None)
    steps = position["pending"]
    assert isinstance(steps, list)
    one = len(json.dumps(steps[0])) + 2
    position["pending"] = [steps[0]] * (SIZE // one)
    return json.dumps({"game": "tigris", "position": position}).encode()


def positions(port: int) -> Posted:
    body = heavy_position()
    done = Posted(time.monotonic())

    async def one() -> None:
        try:
            async with asyncio.timeout(20):
                await call(port, "POST", "/api/tables", body, source=ATTACKER)
        except (OSError, TimeoutError):
            done.lost += 1

    async def run() -> None:
        tasks = []
        while time.monotonic() < done.began + SECONDS:
            tasks.append(asyncio.create_task(one()))
            done.sent += 1
            await asyncio.sleep(1 / RATE)
        done.ended = time.monotonic()
        await asyncio.gather(*tasks)

    asyncio.run(run())
    return done


async def many_records(report: Report, server: ServerProcess) -> None:
    """All records an address may send in an hour, at once."""
    before, most = server.memory(), 0.0
    async with Household(server.port) as home:
        quiet = await home.quiet()
        began = time.monotonic()
        attacking = asyncio.create_task(apart(records, server.port))
        while not attacking.done():
            most = max(most, (server.memory() - before) / 2**20)
            if most > ENOUGH:
                await asyncio.to_thread(server.kill)
                break
            await asyncio.sleep(0.05)
        times = await home.times(began, time.monotonic())
        statuses = await attacking
    report.note(f"quiet {quiet}; answers {statuses}")
    report.say("60 records: ping", str(times), f"p99 under {PING:g} ms", times.p99 < PING)
    report.say("60 records: memory", f"+{most:.0f} MiB", f"under +{GROWTH:g} MiB", most < GROWTH)


def records(port: int) -> dict[str, int]:
    body = b'{"record":"regna-record","entries":[' + b",".join([b"{}"] * (RECORD // 3)) + b"]}"
    found: dict[str, int] = {}

    async def one() -> None:
        try:
            async with asyncio.timeout(60):
                answer = await call(port, "POST", "/api/records", body, source=ATTACKER)
            said = f"{answer.status} {answer.code}"
        except (OSError, TimeoutError) as error:
            said = type(error).__name__
        found[said] = found.get(said, 0) + 1

    async def run() -> None:
        await asyncio.gather(*(one() for _ in range(RECORDS)))

    asyncio.run(run())
    return found
