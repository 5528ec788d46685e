"""A network that loses answers: the client says the same thing again."""

from __future__ import annotations

import asyncio
import json
import secrets

from bench.attacks.ground import Json, Report, serving
from bench.attacks.people import Gone, Guest
from bench.client_side import HOME, Answer, call, request
from regna.server.hub import hashed
from regna.table import fairness

TIMES = 4  # lost answers in a row


async def attack(report: Report) -> None:
    """An answer that is lost loses nobody a seat, and what is said again is done once."""
    async with serving() as server:
        port = server.port
        made = await request(port, "/api/tables", {"game": "dominion", "seats": 2})
        table = made["id"]
        secret, number = secrets.token_urlsafe(16), secrets.token_hex(32)
        committed = fairness.commitment(table, "0", number)
        wanted = {"name": "A", "place": 0, "key": hashed(secret), "commitment": committed}
        answer = await again(port, f"/api/tables/{table}/sit", wanted)
        await say(report, port, table, "sit", answer, 201, 1, secret)
        if answer.status != 201:
            answer = await call(port, "POST", f"/api/tables/{table}/sit", {"place": 0})
            secret = answer.document["key"]

        fresh = secrets.token_urlsafe(16)
        wanted = {"place": 0, "key": hashed(fresh)}
        answer = await again(port, f"/api/tables/{table}/rekey", wanted, f"{secret},{fresh}")
        await say(report, port, table, "rekey", answer, 201, 2, fresh)

        other = fairness.commitment(table, "1", secrets.token_hex(32))
        wanted = {"name": "B", "place": 1, "commitment": other}  # unopened: the game waits
        await request(port, f"/api/tables/{table}/sit", wanted)
        opening = {"place": 0, "number": number}
        both = f"{secret},{fresh}"
        answer = await again(port, f"/api/tables/{table}/open", opening, both)
        await say(report, port, table, "open", answer, 201, 4, fresh)


async def again(port: int, path: str, document: Json, key: str = "") -> Answer:
    """Send it several times without hearing the answer, then once more."""
    body = json.dumps(document).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: {HOME}:{port}\r\nContent-Type: application/json\r\n"
    head += f"Content-Length: {len(body)}\r\n"
    if key:
        head += f"Authorization: Bearer {key}\r\n"
    for _ in range(TIMES):
        _, writer = await asyncio.open_connection(HOME, port)
        writer.write(f"{head}\r\n".encode() + body)
        await writer.drain()
        await asyncio.sleep(0.3)
        writer.transport.abort()
    return await call(port, "POST", path, document, key=key)


async def say(
    report: Report,
    port: int,
    table: str,
    what: str,
    answer: Answer,
    status: int,
    entries: int,
    secret: str,
) -> None:
    shown = await call(port, "GET", f"/api/tables/{table}")
    guest = Guest(port, table, secret)
    try:
        await guest.connect(seconds=5)
        seat = guest.view["seat"]
    except (Gone, OSError, TimeoutError):
        seat = None
    finally:
        guest.close()
    count = shown.document["seq"]
    held = "the seat is kept" if seat == 0 else "the seat is lost"
    report.say(
        f"{what}, {TIMES} answers lost",
        f"{answer.status} {answer.code}, {count} entries, {held}".replace(" ,", ","),
        f"{status}, {entries} entries, the seat is kept",
        (answer.status, count, seat) == (status, entries, 0),
    )
