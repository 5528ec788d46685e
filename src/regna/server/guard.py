"""Around the whole application: headers for every answer, and a limit for every client."""

from __future__ import annotations

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from regna.server.limits import Buckets
from regna.server.messages import Problem, encode

POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"x-frame-options", b"DENY"),
]


class Guard:
    """Lets a request in if its client did not ask too often."""

    def __init__(self, app: ASGIApp, rate: float, burst: int) -> None:
        self.app = app
        self.buckets = Buckets(rate, burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api")

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                if private:
                    headers.append((b"cache-control", b"no-store"))
                cast(Any, message)["headers"] = headers
            await send(message)

        client = scope.get("client")
        who = client[0] if client else ""
        if not self.buckets.take(who):
            await _too_many(send_more, self.buckets.wait(who))
            return
        await self.app(scope, receive, send_more)


async def _too_many(send: Send, wait: int) -> None:
    body = encode(Problem("too-many-requests", f"Too many requests: wait {wait} s."))
    headers = [(b"content-type", b"application/json"), (b"retry-after", str(wait).encode())]
    start: Any = {"type": "http.response.start", "status": 429, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
