"""The socket of a table: who may connect, how much it may say, and how it ends.

Close codes: 4400 the first message was no hello, 4403 not from this page, 4404 no such table,
4410 the table was deleted, 4429 too many sockets, 1009 a message too long,
1012 the server stops and will be back.

Whoever asks too much is not sent away but waits: every message costs what its answer costs to
make, a socket's next message is read when the ones before are paid for and their answers taken,
and all sockets of an address pay from one purse. So a flood slows down whoever sends it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regna.core import BadInput
from regna.server.guard import same_origin
from regna.server.hub import Hub, hashed
from regna.server.limits import Bucket, client_of
from regna.server.live import Live, Watcher
from regna.server.messages.incoming import Hello, id_of, read_message
from regna.server.messages.outgoing import Failed, encode
from regna.server.problems import Refused, problem_of
from regna.server.sessions import Session
from regna.server.wire import NAME as WIRE
from regna.server.wire import Wire
from regna.store import NoTable, Unavailable
from regna.table.seating import NAME
from regna.table.settings import clean

HELLO = 10.0  # seconds to say hello
COMING = 5.0  # plain messages that a new socket costs: it is shown everything
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
Socket = WebSocket[Any, Any, Any]


class Door:
    """Lets sockets in and keeps count of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: Counter[str] = Counter()

    async def meet(self, socket: Socket, name: str) -> None:
        """A socket from its first word to its last."""
        limits = self.hub.config.limits
        origin, host = socket.headers.get("origin"), socket.headers.get("host")
        if not same_origin(origin, host, self.hub.config.origins):
            await socket.close(4403, "this page may not connect here")
            return
        client = client_of(socket.client)
        self.open[client] += 1
        try:
            if self.open[client] > limits.sockets:
                await socket.accept()
                await socket.close(4429, f"at most {limits.sockets} sockets at once")
                return
            await asyncio.sleep(self.hub.purses.owe(client, COMING))
            await socket.accept()
            await self._serve(socket, name, client)
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]

    async def _serve(self, socket: Socket, name: str, client: str) -> None:
        try:
            live = await self.hub.get(name)
        except NoTable:
            await socket.close(4404, "there is no such table")
            return
        except (Unavailable, BadInput, Refused) as error:
            await send(socket, encode(failed(error)))
            await socket.close(4404, "this table cannot be opened now")
            return
        watcher = await self._hello(socket, live, client)
        if watcher is None:
            return
        live.join(watcher)
        watcher.tell()
        self.hub.start(self.hub.catch_up(live))  # with what nobody was there to be shown
        try:
            await self._listen(socket, Session(self.hub, live, watcher))
        finally:
            watcher.wire.again = None
            live.leave(watcher)

    async def _hello(self, socket: Socket, live: Live, client: str) -> Watcher | None:
        try:
            async with asyncio.timeout(HELLO):
                message = read_message(await socket.receive_data("text"))
        except TimeoutError:
            await socket.close(4400, "no hello came")
            return None
        except UNREADABLE as error:
            await send(socket, encode(failed(error)))
            await socket.close(4400, "the first message must be a hello")
            return None
        limit = self.hub.config.limits.keys
        if not isinstance(message, Hello) or len(message.keys) > limit:
            await socket.close(4400, f"the first message must be a hello with up to {limit} keys")
            return None
        keys = frozenset(hashed(key) for key in message.keys)
        wire = cast(Wire, (socket.scope["extensions"] or {})[WIRE])
        watcher = Watcher(live, keys, message.since, wire, client, clean(message.name, NAME))
        wire.again = watcher.tell
        return watcher

    async def _listen(self, socket: Socket, session: Session) -> None:
        limits = self.hub.config.limits
        watcher = session.watcher
        purse = Bucket(limits.messages, limits.message_burst, time.monotonic())
        while True:
            text = await socket.receive_data("text")
            if len(text) > limits.message_size:
                await socket.close(1009, f"a message has at most {limits.message_size} characters")
                return
            self.hub.metrics.add("messages")
            try:
                message = read_message(text)
            except UNREADABLE as error:
                self.hub.metrics.error("server-bad-message")
                await self._pay(purse, watcher, 1.0)
                watcher.reply(failed(error, id_of(text)))
                watcher.tell()
            else:
                await self._pay(purse, watcher, session.cost(message))
                await session.answer(message)

    async def _pay(self, purse: Bucket, watcher: Watcher, cost: float) -> None:
        """Wait until a message is paid for, by its socket and its address, and there is room."""
        own = purse.owe(time.monotonic(), cost)
        wait = max(own, self.hub.purses.owe(watcher.client, cost))
        if wait:
            await asyncio.sleep(wait)
        await watcher.wire.free()


async def send(socket: Socket, frame: bytes) -> None:
    """A frame of text."""
    await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})


def failed(error: Exception, name: str = "") -> Failed:
    """A complaint about a message that could not be read."""
    return Failed(name, problem_of(error)[1])


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, door: NamedDependency[Door], table: FromPath[str]) -> None:
    """Play or watch; docs/protocol.md has the messages."""
    await door.meet(socket, table)
