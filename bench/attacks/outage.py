"""The server is away for a while, or its clock steps, while a player thinks."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time

from bench.attacks.bot_flood import CLOCK, LATE
from bench.attacks.ground import Report, serving
from bench.attacks.people import Gone, Guest, pair
from bench.client_side import call
from bench.server_side import ServerProcess

AWAY = 12.0  # s, longer than the clock
USED = 2.0  # s thought before that
SLACK = 4.0  # s that may be lost: until it looks, what it last noted, this machine's noise
LOOK = 1.5  # s in which the server has certainly looked at its clocks
HOUR = 3600


async def attack(report: Report) -> None:
    """Time in which a player could not move, because the server was away, is not his."""
    async with serving() as server:
        mover, _ = await begin(server)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(LOOK)
        await still_his(report, "killed for 12 s", await back(mover))
    async with serving() as server:
        mover, _ = await begin(server)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(AWAY)
        finally:
            os.kill(server.process.pid, signal.SIGCONT)
        await asyncio.sleep(LOOK)
        await still_his(report, "stopped for 12 s", await back(mover))
    async with serving() as server:
        mover, _ = await begin(server)
        await still_his(report, "no outage, the page loaded again", await back(mover))
    async with serving(step=HOUR) as server:
        mover, _ = await begin(server)
        step(server)
        await asyncio.sleep(LOOK)
        await still_his(report, "clock stepped an hour ahead", await back(mover))
    async with serving(step=-HOUR) as server:
        mover, due = await begin(server)
        step(server)
        await falls(report, "clock stepped an hour back", mover, due)


async def begin(server: ServerProcess) -> tuple[Guest, float]:
    """A player who has thought for two seconds, and when his time will be over."""
    guests = await pair(server.port, settings={"clock": "live", "time": CLOCK})
    mover = next(guest for guest in guests if guest.mine)
    due = time.monotonic() + mover.left()
    await asyncio.sleep(USED)
    return mover, due


def step(server: ServerProcess) -> None:
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGUSR1)


async def back(mover: Guest) -> Guest:
    """The same player on a new connection."""
    mover.close()
    return await Guest(mover.port, mover.table, mover.keys[0]).connect()


async def still_his(report: Report, name: str, now: Guest) -> None:
    seat = now.view["seat"]
    most = CLOCK - USED
    promise = f"{most:g} s left, less {SLACK:g} at most, and he can move"
    if now.view["chairs"][seat]["bot"] or not now.mine:
        why = now.view["chairs"][seat]["why"]
        report.say(name, f"the seat is a bot's ({why})", promise, False)
        now.close()
        return
    left = now.left()
    answer = await now.play(random.Random(1).choice(now.legal))
    now.close()
    report.say(
        name,
        f"{left:.1f} s left, his move {answer['type']}",
        promise,
        most - SLACK <= left <= most + 0.5 and answer["type"] == "done",
    )


async def falls(report: Report, name: str, mover: Guest, due: float) -> None:
    promise = f"time goes on: falls at most {LATE:g} s late"
    try:
        await mover.until(
            lambda view: any(chair.get("why") == "time" for chair in view["chairs"]), CLOCK + 8
        )
    except (TimeoutError, Gone):
        answer = await call(mover.port, "GET", f"/api/tables/{mover.table}")
        report.say(name, f"time stands still (GET {answer.status})", promise, False)
    else:
        late = time.monotonic() - due
        report.say(name, f"falls {late:.1f} s late", promise, -1.0 <= late <= LATE)
    finally:
        mover.close()
