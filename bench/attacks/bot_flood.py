"""One address fills the server with bots that think."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from bench.attacks.ground import ATTACKER, PATIENCE, Report, serving
from bench.attacks.people import Gone, Guest, pair
from bench.client_side import call, request

GAME, BOT = "tigris", "greedy"
TABLES = 50  # of the 60 an hour
ANSWER = 5.0  # s
LATE = 2.5  # s after its time a flag may fall
CLOCK = 10  # s, the shortest there is
CROWD = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
TURNS = 2

LONGEST = 300.0  # s

Tasks = list[asyncio.Task[None]]
Flood = Callable[[int, Tasks], Coroutine[Any, Any, str]]


async def attack(report: Report) -> None:
    """Strangers' bots do not delay a household's bot, nor the fall of its clock."""
    floods: dict[str, Flood] = {
        "50 tables of bots": bots_only,
        "50 tables with a person": with_persons,
        "50 tables that want hints and reviews": with_hints,
        "220 tables of four addresses": crowd,
    }
    for name, flood in floods.items():
        busy: Tasks = []
        async with serving() as server:
            first, turn = await bot_turn(server.port)
            report.note(f"quiet: first answer {first:.1f} s, turn {turn:.1f} s")
            report.note(f"{name}: {await flood(server.port, busy)}")
            clock = asyncio.create_task(flag(server.port))
            first, turn = await bot_turn(server.port)
            late = await clock
            shown = f"{first:.1f} s, its whole turn {turn:.1f} s"
            promise = f"within {ANSWER:g} s"
            report.say(f"{name}: a bot's first answer", shown, promise, first <= ANSWER)
            report.say(
                f"{name}: a clock of {CLOCK} s",
                f"falls {late:.1f} s late" if late < 2 * PATIENCE else "never falls",
                f"at most {LATE:g} s late",
                late <= LATE,
            )
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)


async def bots_only(port: int, busy: Tasks) -> str:
    return await _tables(port, TABLES, ATTACKER)


async def crowd(port: int, busy: Tasks) -> str:
    said = [await _tables(port, 55, source) for source in CROWD]
    return ", ".join(said)


async def _tables(port: int, count: int, source: str) -> str:
    playing = 0
    for _ in range(count):
        wanted = {"game": GAME, "seats": 2}
        made = await call(port, "POST", "/api/tables", wanted, source=source)
        if made.status != 201:
            continue
        path, host = f"/api/tables/{made.document['id']}/bot", made.document["host"]
        for place in range(2):
            chair = {"place": place, "bot": BOT}
            put = await call(port, "POST", path, chair, key=host, source=source)
        playing += put.status == 201
    return f"{playing} of {count} play"


async def with_persons(port: int, busy: Tasks) -> str:
    """The attacker sits at every table and answers at once, so that it counts as a household's."""
    rng = random.Random(7)
    async for guest in _seated(port, 4):
        busy.append(asyncio.create_task(_until_gone(guest, keep_playing(guest, rng))))
    return f"{len(busy)} of {TABLES} play"


async def with_hints(port: int, busy: Tasks) -> str:
    """At every other table he asks for hints, at the others he resigns and wants a review."""
    async for guest in _seated(port, 2):
        asking = keep_asking(guest) if len(busy) % 2 else keep_reviewing(guest)
        busy.append(asyncio.create_task(_until_gone(guest, asking)))
    return f"{len(busy)} of {TABLES} ask"


async def _seated(port: int, seats: int) -> AsyncIterator[Guest]:
    """The attacker at one table after another, with bots on all other chairs."""
    for _ in range(TABLES):
        wanted = {"game": GAME, "seats": seats}
        made = await call(port, "POST", "/api/tables", wanted, source=ATTACKER)
        if made.status != 201:
            continue
        table, host = made.document["id"], made.document["host"]
        for place in range(seats - 1):
            chair = {"place": place, "bot": BOT}
            path = f"/api/tables/{table}/bot"
            await call(port, "POST", path, chair, key=host, source=ATTACKER)
        path = f"/api/tables/{table}/sit"
        chair = {"name": "A", "place": seats - 1}
        seated = await call(port, "POST", path, chair, source=ATTACKER)
        if seated.status != 201:
            continue
        yield await Guest(port, table, seated.document["key"], ATTACKER).connect()
        await asyncio.sleep(0.08)  # five requests a table: within fifty a second


async def _until_gone(guest: Guest, doing: Coroutine[Any, Any, None]) -> None:
    try:
        await doing
    except (Gone, TimeoutError):
        return  # thrown out
    finally:
        guest.close()


async def keep_playing(guest: Guest, rng: random.Random) -> None:
    while True:
        await guest.until(lambda view: guest.mine and "moves" in view, LONGEST)
        await asyncio.sleep(0.05)
        await guest.play(rng.choice(guest.legal))


async def keep_asking(guest: Guest) -> None:
    """A hint for every decision, which is then made: none is answered from memory."""
    while True:
        await guest.until(lambda view: guest.mine and "moves" in view, LONGEST)
        await guest.ask("hint", seat=guest.view["seat"])
        await guest.play(guest.legal[0])


async def keep_reviewing(guest: Guest) -> None:
    await guest.until(lambda view: guest.mine and "moves" in view, LONGEST)
    await guest.play(guest.legal[0])
    await guest.ask("resign", seat=guest.view["seat"])
    while True:
        await guest.ask("review")
        await asyncio.sleep(0.2)


async def bot_turn(port: int) -> tuple[float, float]:
    """Seconds until a household's bot has decided first, and has done its whole turn, at worst."""
    made = await request(port, "/api/tables", {"game": GAME, "seats": 2})
    table = made["id"]
    seated = await request(port, f"/api/tables/{table}/sit", {"name": "A", "place": 0})
    chair = {"place": 1, "bot": BOT}
    await call(port, "POST", f"/api/tables/{table}/bot", chair, key=made["host"])
    guest = await Guest(port, table, seated["key"]).connect()
    rng = random.Random(3)
    worst = (0.0, 0.0)
    try:
        for _ in range(TURNS):
            while guest.mine:
                await guest.play(rng.choice(guest.legal))
            began = time.monotonic()
            guest.lines.clear()
            first = turn = PATIENCE
            try:
                await guest.until(lambda view: any(line.get("by") == "bot" for line in guest.lines))
                first = time.monotonic() - began
                await guest.until(lambda view: guest.mine)
                turn = time.monotonic() - began
            except TimeoutError:
                return max(worst[0], first), PATIENCE
            worst = max(worst[0], first), max(worst[1], turn)
            if first > ANSWER:
                break  # broken already
    finally:
        guest.close()
    return worst


async def flag(port: int) -> float:
    """Seconds between the end of a player's time and the moment others are shown it."""
    settings = {"clock": "live", "time": CLOCK}
    guests = await pair(port, settings=settings)
    other = next(guest for guest in guests if not guest.mine)
    due = time.monotonic() + other.left()
    try:
        await other.until(
            lambda view: any(chair.get("why") == "time" for chair in view["chairs"]),
            CLOCK + 2 * PATIENCE,
        )
    except (TimeoutError, Gone):
        return 2 * PATIENCE
    finally:
        for guest in guests:
            guest.close()
    return time.monotonic() - due
