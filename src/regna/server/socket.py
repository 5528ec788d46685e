"""The socket of a table: who may connect, how much it may say, and how it ends.

Close codes: 4400 the first message was no hello, 4403 not from this page, 4404 no such table,
4410 the table was deleted, 4429 too many sockets or messages, 1009 a message too long,
1012 the server stops and will be back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from regna.core import BadInput
from regna.server.hub import Hub, hashed
from regna.server.limits import Bucket
from regna.server.live import Live, Watcher
from regna.server.messages import Hello, Past, encode, id_of, read_message
from regna.server.problems import problem_of
from regna.server.sessions import Session
from regna.store import NoTable, Unavailable

HELLO = 10.0  # seconds to say hello
PAST = 2.0  # messages that a look into the past counts for, besides one: it plays moves again
logger = logging.getLogger("regna.server")
WAITING = 400  # answers a socket may leave unread
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
Socket = WebSocket[Any, Any, Any]


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may connect; programs that are no browsers send none."""
    if origin is None:
        return True
    return origin in allowed or (host is not None and urlsplit(origin).netloc == host)


class Door:
    """Lets sockets in and keeps count of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: Counter[str] = Counter()
        self.closing = False

    async def meet(self, socket: Socket, name: str) -> None:
        """A socket from its first word to its last."""
        limits = self.hub.config.limits
        origin, host = socket.headers.get("origin"), socket.headers.get("host")
        if not same_origin(origin, host, self.hub.config.origins):
            await socket.close(4403, "this page may not connect here")
            return
        client = socket.client.host if socket.client else ""
        await socket.accept()
        self.open[client] += 1
        try:
            if self.open[client] > limits.sockets:
                await socket.close(4429, f"at most {limits.sockets} sockets at once")
                return
            await self._serve(socket, name)
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]

    async def _serve(self, socket: Socket, name: str) -> None:
        try:
            live = await self.hub.get(name)
        except NoTable:
            await socket.close(4404, "there is no such table")
            return
        except (Unavailable, BadInput) as error:
            await socket.send_text(failed(error))
            await socket.close(4404, "this table cannot be opened now")
            return
        watcher = await self._hello(socket, live)
        if watcher is None:
            return
        live.join(watcher)
        if live.stale:  # written to before there was anybody to show it to
            self.hub.start(self.hub.catch_up(live))
        pump = asyncio.create_task(self._pump(socket, watcher))
        try:
            await self._listen(socket, Session(self.hub, live, watcher))
        finally:
            live.leave(watcher)
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError):
                await pump

    async def _hello(self, socket: Socket, live: Live) -> Watcher | None:
        try:
            async with asyncio.timeout(HELLO):
                message = read_message(await socket.receive_data("text"))
        except TimeoutError:
            await socket.close(4400, "no hello came")
            return None
        except UNREADABLE as error:
            await socket.send_text(failed(error))
            await socket.close(4400, "the first message must be a hello")
            return None
        limit = self.hub.config.limits.keys
        if not isinstance(message, Hello) or len(message.keys) > limit:
            await socket.close(4400, f"the first message must be a hello with up to {limit} keys")
            return None
        keys = frozenset(hashed(key) for key in message.keys)
        return Watcher(live, keys, message.since)

    async def _listen(self, socket: Socket, session: Session) -> None:
        limits = self.hub.config.limits
        bucket = Bucket(limits.messages, limits.message_burst, time.monotonic())
        while True:
            text = await socket.receive_data("text")
            if len(text) > limits.message_size:
                await socket.close(1009, f"a message has at most {limits.message_size} signs")
                return
            if not bucket.take(time.monotonic()) or len(session.watcher.replies) > WAITING:
                await socket.close(4429, f"at most {limits.messages:g} messages a second")
                return
            self.hub.metrics.add("messages")
            try:
                message = read_message(text)
                if isinstance(message, Past):
                    bucket.level -= PAST
            except UNREADABLE as error:
                self.hub.metrics.error("bad-message")
                session.watcher.replies.append(failed(error, id_of(text)))
                session.watcher.wake.set()
                continue
            await session.answer(message)

    async def _pump(self, socket: Socket, watcher: Watcher) -> None:
        """Send what there is to send, as fast as the socket takes it."""
        while True:
            await watcher.wake.wait()
            watcher.wake.clear()
            try:
                frames = watcher.frames()
            except Exception:
                logger.exception("table %s: a view", watcher.live.table.id)
                await socket.close(1011, "something went wrong here; it has been noted")
                return
            for frame in frames:
                await socket.send({"type": "websocket.send", "text": frame, "bytes": None})
            if watcher.gone:
                await socket.close(4410, "the table was deleted")
                return


def failed(error: Exception, name: str = "") -> str:
    """A complaint about a message that could not be read."""
    problem = problem_of(error)[1]
    return encode({"type": "failed", "id": name, "problem": problem}).decode()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, door: NamedDependency[Door], table: FromPath[str]) -> None:
    """Play or watch; docs/protocol.md has the messages."""
    await door.meet(socket, table)
