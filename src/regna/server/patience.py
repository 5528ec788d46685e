"""Connections that do not say what they want, or do not say it to the end, are closed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

REQUEST = 20.0  # seconds for the head of a request, and for each part of its body
BODY = 40.0  # seconds for the whole of it
Base: Any = AutoHTTPProtocol


class Impatient(Base):  # type: ignore[misc] # whichever of them is installed
    """A connection that must have sent the head of its first request in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        asyncio.get_running_loop().call_later(REQUEST, self._look)

    def _look(self) -> None:
        # a socket is somebody else's by now, and so is its transport
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.abort()


def is_news(record: logging.LogRecord) -> bool:
    """Not what strangers send, nor that a second Ctrl-C cut the ending short."""
    text = record.getMessage().strip()
    return "Invalid UTF-8" not in text and "CancelledError" not in text.rpartition("\n")[2]


def quiet_logs() -> None:
    """A message that is no text is answered by closing the socket; a lost database says so once."""
    logging.getLogger("uvicorn.error").addFilter(is_news)
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)
