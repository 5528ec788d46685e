"""Around the whole application: who may ask, how often, and headers for every answer.

A page of another site, open in a browser that can reach this server, must not act here: not by
posting forms (content type), not by scripts (Origin, Sec-Fetch-Site), not under a name of its own
that points to this machine (Host).
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.datastructures import Address
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regna.server.config import RECORD, Config
from regna.server.limits import Buckets, client_of
from regna.server.messages.answers import Problem
from regna.server.messages.outgoing import encode
from regna.server.patience import BODY, REQUEST
from regna.server.problems import Refused

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]
OPENER = (b"cross-origin-opener-policy", b"same-origin")  # browsers scold over it on plain http
ASKING = ("GET", "HEAD", "OPTIONS")  # change nothing
BYTES = 8_000.0  # of a body that cost as much as a plain message
LONGEST = 10.0  # seconds a long body may wait for its turn
Headers = dict[bytes, bytes]
Refusal = tuple[int, Problem, int]  # status, problem, seconds to wait


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may ask; programs that are no browsers send none."""
    if origin is None:
        return True
    return origin in allowed or (bool(host) and origin.partition("://")[2] == host)


def own_name(host: str, names: tuple[str, ...]) -> bool:
    """Whether a name is this machine's: an address, a name of the house, or one it was given.

    Anybody can let a name of the internet point here, but not an address, nor
    a name without a dot, nor one that ends in .local or .localhost.
    """
    name = name_of(host)
    if not name:
        return False
    if "." not in name or name.endswith((".local", ".localhost")) or is_address(name):
        return True
    return name in names or name == socket.gethostname().lower()


def host_of(headers: Headers) -> str:
    return headers.get(b"host", b"").decode("latin-1")


def name_of(host: str) -> str:
    """The name in a host with its port, "" if there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_here(host: str) -> bool:
    """Whether a page comes from this very machine, which browsers trust without encryption."""
    name = name_of(host)
    return name == "localhost" or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """Lets a request in if its client may ask, and did not ask too often."""

    def __init__(self, app: ASGIApp, config: Config, purses: Buckets) -> None:
        self.app = app
        self.config = config
        self.purses = purses
        self.buckets = Buckets(config.limits.requests, config.limits.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:  # a socket, or the life of the application
            await self._other(scope, receive, send)
            return
        headers = dict(scope["headers"])
        private = scope["path"].startswith("/api")
        trusted = scope["scheme"] == "https" or is_here(host_of(headers))

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [*message.get("headers", []), *HEADERS]
                if trusted:
                    more.append(OPENER)
                if private:
                    more.append((b"cache-control", b"no-store"))
                cast(Any, message)["headers"] = more
            await send(message)

        client = scope.get("client")
        who = client_of(Address(client[0], client[1]) if client else None)
        refused = self._foreign(scope["method"], headers) or self._too_much(who, headers)
        if refused is not None:
            await _refuse(send_more, *refused)
        else:
            length = length_of(headers)
            if length > BYTES:  # what it costs to read and check is paid before a byte is taken
                await asyncio.sleep(self.purses.owe(who, length / BYTES))
            await self.app(scope, _in_time(receive), send_more)

    def _too_much(self, who: str, headers: Headers) -> Refusal | None:
        """Whether a client asks too often, or has too much waiting to be read already."""
        wait = 0 if self.buckets.take(who) else self.buckets.wait(who)
        if length_of(headers) > BYTES:
            wait = max(wait, int(self.purses.owe(who, 0.0) - LONGEST))
        if wait <= 0:
            return None
        return 429, Problem("server-too-many-requests", f"Too many requests: wait {wait} s."), wait

    async def _other(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = host_of(dict(scope.get("headers", [])))
        if scope["type"] == ScopeType.WEBSOCKET and not own_name(host, self.config.names):
            await send(cast(Any, {"type": "websocket.close", "code": 4403, "reason": ""}))
        else:
            await self.app(scope, receive, send)

    def _foreign(self, method: str, headers: Headers) -> Refusal | None:
        """Why a request is not from a page of this server, nor from a program."""
        host = host_of(headers)
        if not own_name(host, self.config.names):
            text = f"This server does not answer to the name {host!r}: start it with --name."
            return 421, Problem("server-wrong-host", text, {"host": host[:100]}), 0
        if method in ASKING:
            return None
        origin = headers.get(b"origin")
        named = None if origin is None else origin.decode("latin-1")
        site = headers.get(b"sec-fetch-site", b"none")
        allowed = same_origin(named, host, self.config.origins)
        if not allowed or (site not in (b"same-origin", b"none") and named is None):
            return 403, Problem("server-wrong-origin", "A page of another site may not do this."), 0
        kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
        if kind != b"application/json" and (kind or length_of(headers)):
            return 415, Problem("server-wrong-type", "Content-Type: expected application/json."), 0
        return None


def length_of(headers: Headers) -> int:
    """Bytes of a request's body; one that does not say may be the longest."""
    if b"transfer-encoding" in headers:
        return RECORD
    length = headers.get(b"content-length", b"0")
    return int(length) if length.isdigit() else RECORD


def _in_time(receive: Receive) -> Receive:
    """A body that does not come, or comes by drops, is not waited for."""
    last = time.monotonic() + BODY

    async def receive_in_time() -> Any:
        try:
            async with asyncio.timeout(min(REQUEST, last - time.monotonic())):
                return await receive()
        except TimeoutError:
            raise Refused(
                "server-too-slow", "The rest of this request did not come.", 408
            ) from None

    return receive_in_time


async def _refuse(send: Send, status: int, problem: Problem, wait: int) -> None:
    body = encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
