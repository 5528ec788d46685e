"""Who sits at tables: a guest, two who play, and the household that must not be disturbed."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import regna
from bench.attacks.ground import PATIENCE, Json
from bench.client_side import HOME, BareSocket, Player, make_table, open_socket, request
from bench.server_side import FREE, ServerProcess


class Gone(Exception):
    """The server closed a socket, or did not answer in time."""


class Guest:
    """A socket at a table: keeps the last view, and waits for answers by their ids."""

    def __init__(self, port: int, table: str, key: str = "", source: str = HOME) -> None:
        self.port = port
        self.table = table
        self.keys = [key] if key else []
        self.source = source
        self.socket: BareSocket | None = None
        self.view: Json = {}
        self.seen_at = 0.0  # when the last view came
        self.lines: list[Json] = []
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.changed = asyncio.Event()
        self.closed = asyncio.Event()
        self.problem: Json = {}
        self.count = 0

    @property
    def code(self) -> int | None:
        return None if self.socket is None else self.socket.code

    async def connect(
        self, headers: Mapping[str, str] | None = None, seconds: float = PATIENCE
    ) -> Guest:
        """Until the first view is there."""
        self.closed.clear()
        path = f"/api/tables/{self.table}/socket"
        self.socket = BareSocket(path, self._heard, self._lost, headers)
        self.view = {}
        async with asyncio.timeout(seconds):
            await open_socket(self.port, self.socket, self.source)
            self.send({"type": "hello", "keys": self.keys})
            await self.until(lambda view: bool(view), seconds)
        return self

    def send(self, document: Json) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(document).encode())

    def _heard(self, text: bytes) -> None:
        message: Json = json.loads(text)
        if message["type"] == "view":
            self.view = message
            self.seen_at = time.monotonic()
            self.lines += message.get("log", [])
            self.changed.set()
        elif message["type"] == "failed" and not message.get("id"):
            self.problem = message["problem"]
        waiting = self.answers.pop(message.get("id", ""), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    def _lost(self) -> None:
        self.closed.set()
        self.changed.set()
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(Gone(f"closed with {self.code}"))
        self.answers.clear()

    def start_asking(self, kind: str, **fields: Any) -> asyncio.Future[Json]:
        self.count += 1
        name = f"{id(self)}-{self.count}"
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        if self.closed.is_set():
            future.set_exception(Gone(f"closed with {self.code}"))
            return future
        self.answers[name] = future
        self.send({"type": kind, "id": name, **fields})
        return future

    async def ask(self, kind: str, **fields: Any) -> Json:
        return await asyncio.wait_for(self.start_asking(kind, **fields), PATIENCE)

    @property
    def legal(self) -> list[str]:
        """What this seat may do, in notation."""
        return regna.game(self.view["view"]["game"]).verbs.texts(self.view["moves"])

    async def play(self, move: str) -> Json:
        seat, seq = self.view["seat"], self.view["seq"]
        answer = await self.ask("play", seat=seat, seq=seq, texts=[move])
        if answer["type"] == "done":
            await self.until_seq(answer["seq"])
        return answer

    async def until_seq(self, seq: int) -> Json:
        return await self.until(lambda view: view["seq"] >= seq)

    async def until(self, wanted: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        """The first view of this kind."""
        async with asyncio.timeout(seconds):
            while not wanted(self.view):
                if self.closed.is_set():
                    raise Gone(f"closed with {self.code} {self.problem}")
                self.changed.clear()
                await self.changed.wait()
        return self.view

    @property
    def mine(self) -> bool:
        """Whether this seat must decide."""
        return self.view.get("to_act") is not None and self.view["to_act"] == self.view["seat"]

    def left(self) -> float:
        """Seconds the running clock has, now."""
        clock, now = self.view["clock"], self.view["now"]
        due: int = clock["since"] + clock["left"][clock["running"]] - now
        return due / 1000 - (time.monotonic() - self.seen_at)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()


async def pair(
    port: int, game: str = "dominion", source: str = HOME, **wanted: Any
) -> tuple[Guest, Guest]:
    """Two persons at a table whose game has begun, connected."""
    made = await request(port, "/api/tables", {"game": game, "seats": 2, **wanted}, source)
    guests = []
    for place in range(2):
        seat = {"name": f"P{place}", "place": place}
        seated = await request(port, f"/api/tables/{made['id']}/sit", seat, source)
        guests.append(Guest(port, made["id"], seated["key"], source))
    for guest in guests:
        await guest.connect()
    return guests[0], guests[1]


async def play_some(guests: Sequence[Guest], moves: int, seed: int = 1) -> None:
    """So many moves, any of the legal ones."""
    rng = random.Random(seed)
    for _ in range(moves):
        mover = next(guest for guest in guests if guest.mine)
        answer = await mover.play(rng.choice(mover.legal))
        for guest in guests:
            await guest.until_seq(answer["seq"])


async def long_table(server: ServerProcess, entries: int, game: str = "dominion") -> str:
    """A table with so many entries, made while the server has no limits; then it has its own."""
    limits, server.config["limits"] = server.config["limits"], FREE
    await asyncio.to_thread(server.start)
    players: list[Player] = await make_table(server.port, game, random.Random(5))
    for player in players:
        await player.connect()
    end = time.monotonic() + 60
    while max(player.seq for player in players) < entries and time.monotonic() < end:
        if players[0].over.is_set():
            break
        await asyncio.sleep(0.005)
    for player in players:
        player.pausing = True
        if player.socket is not None:
            player.socket.close()
    await asyncio.to_thread(server.stop)
    server.config["limits"] = limits
    await asyncio.to_thread(server.start)
    return players[0].table


# ---- the household -------------------------------------------------------------


@dataclass
class Times:
    """Answers to the household's pings, in ms."""

    p50: float
    p99: float
    late: float  # by how much this program itself was late at worst: noise of the machine

    def __str__(self) -> str:
        noise = f", measured {self.late:.0f} ms late" if self.late > 50 else ""
        return f"p50 {self.p50:.0f} ms, p99 {self.p99:.0f} ms{noise}"


class Household:
    """Two persons who play at a table of their own, one of whom pings 20 times a second.

    Pings are sent whether or not the last one was answered, so that a deaf server is noticed.
    """

    RATE = 20

    def __init__(self, port: int) -> None:
        self.port = port
        self.pings: list[tuple[float, float | None]] = []
        self.late: list[tuple[float, float]] = []
        self.guests: list[Guest] = []
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Household:
        self.guests = list(await pair(self.port))
        self.task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *error: object) -> None:
        assert self.task is not None
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        for guest in self.guests:
            guest.close()

    async def _run(self) -> None:
        due = time.monotonic()
        while True:
            sent = time.monotonic()
            self.late.append((sent, sent - due))
            place = len(self.pings)
            self.pings.append((sent, None))
            answer = self.guests[0].start_asking("ping")
            answer.add_done_callback(partial(self._pong, place))
            due = max(due + 1 / self.RATE, sent)
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    def _pong(self, place: int, done: asyncio.Future[Json]) -> None:
        if not done.cancelled() and done.exception() is None:
            sent = self.pings[place][0]
            self.pings[place] = (sent, time.monotonic() - sent)

    async def times(self, began: float, ended: float) -> Times:
        """What pings sent in this span took; the last ones get some time to be answered."""
        end = time.monotonic() + 10
        while time.monotonic() < end and any(
            took is None for sent, took in self.pings if began <= sent <= ended
        ):
            await asyncio.sleep(0.05)
        now = time.monotonic()
        took = sorted(
            now - sent if answer is None else answer
            for sent, answer in self.pings
            if began <= sent <= ended
        )
        late = max((late for at, late in self.late if began <= at <= ended), default=0.0)
        if not took:
            raise Gone("no ping was sent")
        p50, p99 = (took[min(len(took) - 1, int(part * len(took)))] for part in (0.5, 0.99))
        return Times(1000 * p50, 1000 * p99, 1000 * late)

    async def quiet(self, seconds: float = 2.0) -> Times:
        """How it is without an attack."""
        began = time.monotonic()
        await asyncio.sleep(seconds)
        return await self.times(began, time.monotonic())

    async def new_view(self) -> float:
        """Seconds until a further device of this household sees the table."""
        began = time.monotonic()
        guest = Guest(self.port, self.guests[1].table, self.guests[1].keys[0])
        try:
            await guest.connect()
        except (TimeoutError, Gone, OSError):
            return PATIENCE
        finally:
            guest.close()
        return time.monotonic() - began
