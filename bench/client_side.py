"""Scripted players, light enough not to be what is measured: a bare WebSocket on asyncio."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

import regna

HOME = "127.0.0.1"


class LogLine(msgspec.Struct):
    seq: int
    kind: str
    seat: int | None = None
    texts: list[str] | None = None


class Heard(msgspec.Struct):
    """What a scripted player reads of a message."""

    type: str
    id: str = ""
    seq: int = 0
    seat: int | None = None
    status: str = ""
    to_act: int | None = None
    moves: dict[str, Any] = {}
    lines: list[LogLine] = []
    problem: dict[str, Any] | None = None


read = msgspec.json.Decoder(Heard).decode


class BareSocket(asyncio.Protocol):
    """A WebSocket client that sends small texts and takes whole ones; no extensions."""

    def __init__(
        self,
        path: str,
        heard: Callable[[bytes], None],
        lost: Callable[[], None],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.path = path
        self.heard = heard
        self.lost = lost
        self.headers = {"Host": HOME, **(headers or {})}
        self.code: int | None = None  # with which the server closed
        self.buffer = bytearray()
        self.parts: list[bytes] = []
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        transport.write(
            f"GET {self.path} HTTP/1.1\r\n{lines}Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                first = bytes(self.buffer[: self.buffer.find(b"\r\n")]).decode()
                self.open.set_exception(ConnectionError(first))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return False
        kind, last = buffer[0] & 15, buffer[0] & 128
        body = bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind in (0, 1):
            self.parts.append(body)
            if last:
                self.heard(b"".join(self.parts))
                self.parts.clear()
        elif kind == 8:
            self.code = int.from_bytes(body[:2], "big")
            self._send(0x88, body[:2])
            assert self.transport is not None
            self.transport.close()
        elif kind == 9:
            self._send(0x8A, body)
        return True

    def send(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, first: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        head = bytes([first, 128 | size]) if size < 126 else bytes([first, 254]) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + body)  # a mask of zeros changes nothing

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))
        self.lost()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


async def open_socket(port: int, socket: BareSocket, source: str = HOME) -> BareSocket:
    """Connect from one of this machine's own addresses; whoever is refused gets an OSError."""
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: socket, HOME, port, local_addr=(source, 0))
    try:
        await socket.open
    except BaseException:
        socket.close()
        raise
    return socket


class Player:
    """Plays any legal move whenever its seat must decide, and remembers what was acknowledged."""

    def __init__(
        self, game: str, table: str, key: str, port: int, rng: random.Random, source: str = HOME
    ) -> None:
        self.verbs = {verb.name: verb for verb in regna.game(game).verbs.verbs}
        self.source = source
        self.table = table
        self.key = key
        self.port = port
        self.rng = rng
        self.seat: int | None = None
        self.socket: BareSocket | None = None
        self.waiting: tuple[str, bytes, float, str] | None = None  # id, text, when, move
        self.acknowledged: dict[int, str] = {}  # sequence number: move
        self.count = 0  # moves sent, retries not counted
        self.stale = 0  # of which the position had moved on
        self.times: list[float] = []
        self.over = asyncio.Event()
        self.seen = asyncio.Event()  # a view came
        self.received = 0  # bytes
        self.gap = 0.0
        self.pausing = False
        self.log: asyncio.Future[Heard] | None = None
        self.seq = 0
        self.view: Heard | None = None

    async def connect(self) -> None:
        path = f"/api/tables/{self.table}/socket"
        socket = BareSocket(path, self.heard, self.lost)
        self.socket = await open_socket(self.port, socket, self.source)
        hello = {"type": "hello", "keys": [self.key], "since": self.seq}
        socket.send(msgspec.json.encode(hello))
        if self.waiting is not None:
            socket.send(self.waiting[1])  # the same message, the same id: played once

    def lost(self) -> None:
        self.socket = None
        if self.log is not None and not self.log.done():
            self.log.set_exception(ConnectionError("lost"))

    def heard(self, text: bytes) -> None:
        self.received += len(text)
        message = read(text)
        if message.type == "view":
            self.seat, self.seq = message.seat, message.seq
            self.view = message
            self.seen.set()
            if message.status == "over":
                self.over.set()
            self.consider()
        elif message.type == "done" and self.waiting is not None and message.id == self.waiting[0]:
            self.times.append(time.perf_counter() - self.waiting[2])
            self.acknowledged[message.seq] = self.waiting[3]
            self.waiting = None
            if self.seq >= message.seq:
                self.consider()  # a retry of something known: no new view will come
        elif message.type == "failed" and self.waiting is not None:
            problem = message.problem or {}
            if message.id == self.waiting[0] and problem.get("code") == "table-moved-on":
                self.waiting = None
                self.stale += 1
                self.consider()
            elif problem.get("code") != "server-unavailable":
                raise SystemExit(f"unexpected answer: {text[:300]!r}")
        elif message.type == "refused":
            raise SystemExit(f"unexpected answer: {text[:300]!r}")
        elif message.type == "log" and self.log is not None:
            self.log.set_result(message)

    def consider(self) -> None:
        view = self.view
        if view is not None and view.to_act == view.seat and view.moves and self.waiting is None:
            self.decide(view)

    def decide(self, message: Heard) -> None:
        if self.gap:
            asyncio.get_running_loop().call_later(
                self.rng.expovariate(1 / self.gap), self.play, message
            )
        else:
            self.play(message)

    def play(self, message: Heard) -> None:
        if self.waiting is not None or self.pausing or self.socket is None:
            return
        if message is not self.view:
            return
        self.count += 1
        move = self.any_of(message.moves)
        name = f"{self.seat}-{self.count}-{self.rng.random()}"
        text = msgspec.json.encode(
            {"type": "play", "id": name, "seat": self.seat, "seq": message.seq, "texts": [move]}
        )
        self.waiting = (name, text, time.perf_counter(), move)
        self.socket.send(text)

    def any_of(self, groups: dict[str, Any]) -> str:
        """One of the legal moves, each as likely as another; without writing all of them."""
        sizes = {
            name: size_of(group)
            for name, group in groups.items()
            if group is not True or not self.verbs[name].arguments
        }
        place = self.rng.randrange(sum(sizes.values()) or 1)
        for name, size in sizes.items():
            if place < size:
                words = [self.verbs[name].word, *pick(groups[name], place)]
                return " ".join(word for word in words if word)
            place -= size
        raise SystemExit(f"no move to play: {groups}")

    async def back_and_forth(self) -> None:
        """A move and its undo, each seen before the next."""
        assert self.view is not None
        await self.act("play", texts=[self.any_of(self.view.moves)])
        await self.act("undo")

    async def act(self, kind: str, **fields: object) -> None:
        assert self.socket is not None
        self.count += 1
        seq = self.seq
        wish = {"type": kind, "id": f"{self.count}", "seat": self.seat, "seq": seq, **fields}
        self.socket.send(msgspec.json.encode(wish))
        while self.seq == seq:
            self.seen.clear()
            await asyncio.wait_for(self.seen.wait(), 30)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()

    @property
    def decided(self) -> int:
        """How many moves of this player may stand."""
        return self.count - self.stale

    async def whole_log(self) -> list[LogLine]:
        """Every entry of the table as this seat may know it."""
        lines: list[LogLine] = []
        while True:
            assert self.socket is not None
            self.log = asyncio.get_running_loop().create_future()
            ask = {"type": "log", "id": "log", "since": len(lines), "seat": self.seat}
            self.socket.send(msgspec.json.encode(ask))
            part = await asyncio.wait_for(self.log, 30)
            self.log = None
            lines += part.lines
            if len(lines) >= part.seq or not part.lines:
                return lines


def size_of(group: bool | list[str] | dict[str, list[str]]) -> int:
    """How many moves a verb has."""
    if isinstance(group, dict):
        return sum(map(len, group.values()))
    return len(group) if isinstance(group, list) else 1


def pick(group: bool | list[str] | dict[str, list[str]], place: int) -> list[str]:
    """The arguments of one of them."""
    if isinstance(group, list):
        return [group[place]]
    if isinstance(group, dict):
        for first, many in group.items():
            if place < len(many):
                return [first, many[place]]
            place -= len(many)
    return []


@dataclass
class Answer:
    """What came back over HTTP."""

    status: int
    document: Any  # None if it was no JSON
    text: str

    @property
    def code(self) -> str:
        """The problem's code, "" if there is none."""
        return str(self.document.get("code", "")) if isinstance(self.document, dict) else ""


async def call(
    port: int,
    method: str,
    path: str,
    document: object = None,
    *,
    key: str = "",
    source: str = HOME,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """A request over a connection of its own; a document of bytes is sent as it is."""
    reader, writer = await asyncio.open_connection(HOME, port, local_addr=(source, 0))
    body = document if isinstance(document, bytes) else msgspec.json.encode(document)
    lines = {"Host": f"{HOME}:{port}", "Connection": "close"}
    if document is None:
        body = b""
    else:
        lines["Content-Type"] = "application/json"
    if method != "GET":
        lines["Content-Length"] = str(len(body))
    if key:
        lines["Authorization"] = f"Bearer {key}"
    lines.update(headers or {})
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
    try:
        answer = await reader.read()
    finally:
        writer.close()
    first, _, rest = answer.partition(b"\r\n\r\n")
    if not first:
        raise ConnectionError(f"{path}: no answer")
    if b"transfer-encoding: chunked" in first.lower():
        rest = b"".join(chunks(rest))
    try:
        read = msgspec.json.decode(rest)
    except msgspec.DecodeError:
        read = None
    return Answer(int(first.split(b" ", 2)[1]), read, rest.decode(errors="replace"))


def chunks(body: bytes) -> Iterator[bytes]:
    """The parts of a body whose length was not told before."""
    while body:
        size, _, body = body.partition(b"\r\n")
        length = int(size, 16)
        yield body[:length]
        body = body[length + 2 :]


async def request(port: int, path: str, document: object, source: str = HOME) -> Any:
    """A POST that makes something."""
    answer = await call(port, "POST", path, document, source=source)
    if answer.status != 201:
        raise SystemExit(f"{path}: {answer.status} {answer.text[:300]}")
    return answer.document


async def make_table(port: int, game: str, rng: random.Random, **settings: object) -> list[Player]:
    """A table with two persons, not yet connected."""
    wanted = {"game": game, "seats": 2, "settings": settings}
    made = await request(port, "/api/tables", wanted)
    players: list[Player] = []
    for place in range(2):
        path = f"/api/tables/{made['id']}/sit"
        seated = await request(port, path, {"name": f"P{place}", "place": place})
        players.append(Player(game, made["id"], seated["key"], port, rng))
    return players
