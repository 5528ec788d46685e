"""The connection under a socket: it takes many frames at once, and says when it takes no more.

ASGI hands over one frame at a time, and each is a call into the system, which is the dearest part
of telling a table what happened. What is written here is written at once, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "regna.wire"  # among the extensions of a connection
Base: Any = WebSocketsSansIOProtocol
Frame = tuple[bytes, ...]  # a text in parts


class Wire(Base):  # type: ignore[misc] # uvicorn's own, with a second way out
    """A WebSocket whose frames of text go out together."""

    again: Callable[[], None] | None = None  # called when it takes more

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self

    @property
    def takes(self) -> bool:
        """Whether what was written so far is on its way: a client must read."""
        return bool(self.writable.is_set())

    async def free(self) -> None:
        """Wait until it takes more, or nobody is there."""
        await self.writable.wait()

    def write(self, frames: list[Frame]) -> None:
        """Frames of text, if anybody is still there."""
        if not self.disconnected and not self.close_sent:
            parts: list[bytes] = []
            for frame in frames:
                parts.append(head(sum(map(len, frame))))
                parts += frame
            self.transport.write(b"".join(parts))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.again is not None:
            self.again()

    def hang_up(self, code: int, reason: str) -> None:
        """Close from this side, after what was written."""
        closing = self.send({"type": "websocket.close", "code": code, "reason": reason})
        task = self.loop.create_task(closing)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)


def head(size: int) -> bytes:
    """What goes before a whole frame of text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
