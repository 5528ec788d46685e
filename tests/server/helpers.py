"""A server in the test's own loop, and players who speak its protocol."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from regna.server import Config, Limits, make_app
from regna.server.hub import Hub
from regna.server.run import options
from regna.store import make_store
from regna.table import fairness
from tests.postgres import free_port
from tests.server import badbots
from tests.toys import pebbles

Json = dict[str, Any]
FREE = Limits(
    tables=10**6,
    requests=10**6,
    burst=10**6,
    messages=10**6,
    message_burst=10**6,
    work=10**6,
    work_burst=10**6,
)
MODULES = ("tests.toys.pebbles", "tests.server.badbots")


def configure(path: Path | str, **changes: Any) -> Config:
    assert pebbles.game.name == "pebbles"
    assert badbots.KINDS
    usual: dict[str, Any] = {"beat": 0.0, "budget": 0.2, "limits": FREE, "modules": MODULES}
    where = path if isinstance(path, str) else str(path / "regna.db")
    return Config(port=free_port(), database=where, **{**usual, **changes})


class Running:
    """A server and a client of it."""

    def __init__(self, config: Config, hub: Hub, client: httpx.AsyncClient) -> None:
        self.config = config
        self.hub = hub
        self.client = client
        self.sockets: list[ClientConnection] = []

    async def post(self, path: str, document: object = None, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = await self.client.post(f"/api/{path}", json=document, headers=headers)
        return answer.json()

    async def make(self, **wanted: Any) -> Json:
        made = await self.post("tables", {"game": "pebbles", "seats": 2, **wanted})
        assert "id" in made, made
        return dict(made)

    async def sit(self, table: str, place: int, fair: bool = False) -> Player:
        number = secrets.token_hex(32)
        committed = fairness.commitment(table, str(place), number) if fair else None
        wanted = {"name": f"P{place}", "place": place, "commitment": committed}
        seated = await self.post(f"tables/{table}/sit", wanted)
        assert "key" in seated, seated
        player = Player(self, table, place, seated["key"])
        player.number = number
        return player

    async def pair(self, **wanted: Any) -> tuple[Player, Player]:
        """Two players at a table that has begun."""
        made = await self.make(**wanted)
        one = await self.sit(made["id"], 0)
        two = await self.sit(made["id"], 1)
        one.host = made["host"]
        await one.connect()
        await two.connect()
        return one, two


class Player:
    """One seat's socket."""

    def __init__(self, running: Running, table: str, place: int, key: str) -> None:
        self.running = running
        self.table = table
        self.place = place
        self.key = key
        self.host = ""
        self.number = ""
        self.view: Json = {}
        self.lasting: Json = {}
        self.socket: ClientConnection | None = None
        self.count = 0
        self.frames: list[str] = []

    async def connect(
        self, keys: list[str] | None = None, since: int = 0, name: str = ""
    ) -> Player:
        port = self.running.config.port
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        self.socket = await websockets.connect(address, max_size=None, compression=None)
        self.running.sockets.append(self.socket)
        hello = {"type": "hello", "keys": keys or [self.key], "since": since}
        await self.send({**hello, "name": name} if name else hello)
        await self.until("view")
        return self

    async def send(self, document: object) -> None:
        assert self.socket is not None
        text = document if isinstance(document, str) else json.dumps(document)
        await self.socket.send(text)

    async def receive(self) -> Json:
        assert self.socket is not None
        async with asyncio.timeout(20):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: Json = json.loads(text)
        if message["type"] == "view":
            self.lasting = message.get("lasting", self.lasting)
            if "view" in message:
                message["view"] |= self.lasting
            self.view = message
        return message

    async def until(self, *kinds: str) -> Json:
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until_seq(self, seq: int) -> Json:
        while self.view["seq"] < seq:
            await self.receive()
        return self.view

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        self.count += 1
        name = fields.pop("id", f"{self.place}-{self.count}")
        await self.send({"type": kind, "id": name, "seat": self.place, **fields})
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    async def ask_plain(self, kind: str, **fields: Any) -> Json:
        """The same for what is no seat's own."""
        self.count += 1
        name = f"{self.place}-{self.count}"
        await self.send({"type": kind, "id": name, **fields})
        while True:
            message = await self.receive()
            if message.get("id") == name:
                return message

    @property
    def legal(self) -> list[str]:
        """What this seat may do, in notation."""
        live = self.running.hub.tables[self.table]
        return live.table.game.verbs.texts(self.view["moves"])

    async def play(self, *moves: int | str) -> Json:
        kind = "moves" if isinstance(moves[0], int) else "texts"
        answer = await self.ask("play", seq=self.view["seq"], **{kind: list(moves)})
        if answer["type"] == "done":
            await self.until_seq(answer["seq"])
        return answer

    async def close(self) -> None:
        assert self.socket is not None
        await self.socket.close()


@asynccontextmanager
async def running(config: Config, clock: Callable[[], int] | None = None) -> AsyncIterator[Running]:
    hub = Hub(config, make_store(config.database), clock)
    app = make_app(config, hub)
    server = uvicorn.Server(
        uvicorn.Config(app, **{**options(config), "timeout_graceful_shutdown": 2})
    )
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    base = f"http://127.0.0.1:{config.port}"
    try:
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            inside = Running(config, hub, client)
            try:
                yield inside
            finally:
                await asyncio.gather(*(one.close() for one in inside.sockets))
    finally:
        server.should_exit = True
        await task
