"""A database file with damaged rows, damaged pages, or another program's tables."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.attacks.bot_flood import CLOCK, LATE
from bench.attacks.ground import Json, Report, health, serving, traces
from bench.attacks.people import Gone, Guest, pair, play_some
from bench.client_side import call, request
from tests.postgres import free_port

MOVES = 4
ENDS = 10.0  # s in which a server that cannot start must end


async def attack(report: Report) -> None:
    """One bad row costs one table, a bad file costs one sentence, a foreign file is not touched."""
    await rows(report)
    with tempfile.TemporaryDirectory() as folder:
        await pages(report, Path(folder))
        await foreign(report, Path(folder))


# ---- rows ----------------------------------------------------------------------


async def rows(report: Report) -> None:
    async with serving() as server:
        settings = {"clock": "live", "time": CLOCK}
        bad: dict[str, str] = {}
        for kind in DAMAGES:
            bad[kind] = await played(server.port, settings)
        lobby = {"game": "dominion", "settings": {"public": True}}
        listed = await request(server.port, "/api/tables", lobby)
        good = await played(server.port, settings)
        await asyncio.to_thread(server.stop)
        with closing(sqlite3.connect(server.config["database"])) as database, database:
            for kind, table in bad.items():
                DAMAGES[kind](database, table)
            sql = "UPDATE summaries SET about = ? WHERE id = ?"
            database.execute(sql, (b"{damaged", listed["id"]))
        await asyncio.to_thread(server.start)
        late = await falls(server.port, good)
        report.say(
            "a clock beside damaged tables",
            "never falls" if late is None else f"falls {late:.1f} s late",
            f"at most {LATE:g} s late",
            late is not None and late <= LATE,
        )
        for kind, table in bad.items():
            shown, socket = await look(server.port, table)
            report.say(
                kind,
                f"GET {shown}, socket {socket}",
                "the table says that it is damaged",
                shown.endswith("server-damaged") and socket == "server-damaged",
            )
        answer = await call(server.port, "GET", "/api/lobby")
        report.say("a damaged line of the lobby", f"{answer.status}", "200", answer.status == 200)
        alive = await health(server.port)
        report.say("the server", "lives" if alive else "is dead", "lives", alive)
        report.note(f"{traces(server)} stack traces in the server's log")


async def played(port: int, settings: Json) -> str:
    """A table some moves into its game."""
    guests = await pair(port, settings=settings)
    await play_some(guests, MOVES)
    for guest in guests:
        guest.close()
    return guests[0].table


def not_json(database: sqlite3.Connection, table: str) -> None:
    _rewrite(database, table, b'{"seq":5,"kind":"mo')


def illegal(database: sqlite3.Connection, table: str) -> None:
    _, body = _move(database, table)
    entry = json.loads(body)
    entry["moves"] = [2**20]
    _rewrite(database, table, json.dumps(entry).encode())


def missing(database: sqlite3.Connection, table: str) -> None:
    seq, _ = _move(database, table)
    database.execute("DELETE FROM entries WHERE id = ? AND seq = ?", (table, seq))


def bad_head(database: sqlite3.Connection, table: str) -> None:
    database.execute("UPDATE tables SET head = ? WHERE id = ?", (b"\x00\xff", table))


def _move(database: sqlite3.Connection, table: str) -> tuple[int, bytes]:
    """The first move of a table."""
    sql = "SELECT seq, body FROM entries WHERE id = ? ORDER BY seq"
    for seq, body in database.execute(sql, (table,)):
        if json.loads(body)["kind"] == "move":
            return seq, body
    raise SystemExit("a table without moves")


def _rewrite(database: sqlite3.Connection, table: str, body: bytes) -> None:
    seq, _ = _move(database, table)
    database.execute("UPDATE entries SET body = ? WHERE id = ? AND seq = ?", (body, table, seq))


DAMAGES = {
    "an entry that is no JSON": not_json,
    "an entry with an illegal move": illegal,
    "an entry that is missing": missing,
    "a head that is no JSON": bad_head,
}


async def falls(port: int, table: str) -> float | None:
    """Seconds after its due time at which the clock of a table fell."""
    guest = Guest(port, table)
    try:
        await guest.connect(seconds=10)
        due = time.monotonic() + guest.left() if guest.view["clock"]["running"] is not None else 0.0
        await guest.until(
            lambda view: any(chair.get("why") == "time" for chair in view["chairs"]), CLOCK + 10
        )
    except (TimeoutError, Gone, OSError):
        return None
    finally:
        guest.close()
    return max(0.0, time.monotonic() - due) if due else 0.0


async def look(port: int, table: str) -> tuple[str, str]:
    """What somebody is told who asks for a damaged table."""
    answer = await call(port, "GET", f"/api/tables/{table}")
    guest = Guest(port, table)
    try:
        await guest.connect(seconds=5)
        socket = "a view"
    except TimeoutError:
        socket = "silent"
    except (Gone, OSError):
        socket = str(guest.problem.get("code") or f"closed with {guest.code}")
    finally:
        guest.close()
    return f"{answer.status} {answer.code}".strip(), socket


# ---- files ---------------------------------------------------------------------


async def pages(report: Report, folder: Path) -> None:
    async with serving() as server:
        for _ in range(6):
            await played(server.port, {})
        await asyncio.to_thread(server.stop)
        whole = Path(server.config["database"]).read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    noise = random.Random(6).randbytes(len(whole))
    files = {
        "every page but the first overwritten": whole[:size] + noise[size:],
        "every page overwritten": noise,
        "half of the file cut off": whole[: len(whole) // 2 // size * size],
    }
    for number, (name, content) in enumerate(files.items()):
        file = folder / f"damaged{number}.db"
        file.write_bytes(content)
        await must_end(report, name, file)


async def foreign(report: Report, folder: Path) -> None:
    file = folder / "bookmarks.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE bookmarks (title TEXT, address TEXT)")
        database.execute("INSERT INTO bookmarks VALUES ('one', 'two')")
    before = hashlib.sha256(file.read_bytes()).digest()
    await must_end(report, "another program's file", file)
    same = hashlib.sha256(file.read_bytes()).digest() == before
    report.say("another program's file", "as it was" if same else "changed", "unchanged", same)


async def must_end(report: Report, name: str, file: Path) -> None:
    """`regna serve` on a file it cannot use."""
    command = [sys.executable, "-m", "regna", "serve", "--port", str(free_port())]
    began = time.monotonic()
    said = file.with_suffix(".errors")
    with said.open("wb") as errors:
        process = await asyncio.create_subprocess_exec(
            *command,
            "--database",
            str(file),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=errors,
        )
    try:
        code = str(await asyncio.wait_for(process.wait(), ENDS))
    except TimeoutError:
        process.kill()
        await process.wait()
        code = "none"
    took = time.monotonic() - began
    lines = [line for line in said.read_text(errors="replace").splitlines() if line.strip()]
    shown = f"{len(lines)} lines" if len(lines) != 1 else f"“{lines[0][:70]}”"
    report.say(
        name,
        f"exit code {code} after {took:.1f} s, {shown}",
        f"an exit code within {ENDS:g} s and one sentence",
        code not in ("none", "0") and len(lines) == 1,
    )
