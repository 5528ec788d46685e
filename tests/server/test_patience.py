"""Half a request is not waited for, and what strangers send fills no log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path

import pytest

from regna.server import guard, patience
from tests.server.helpers import configure, running


def test_half_a_request_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.4)
    monkeypatch.setattr(guard, "REQUEST", 0.4)

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            port = server.config.port
            nothing = await asyncio.open_connection("127.0.0.1", port)
            head = await asyncio.open_connection("127.0.0.1", port)
            head[1].write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-")
            body = await asyncio.open_connection("127.0.0.1", port)
            body[1].write(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                b'Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"game"'
            )
            one, two = await server.pair()
            async with asyncio.timeout(5):
                for reader, _ in (nothing, head):
                    with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                        await reader.readexactly(1)
                assert b" 408 " in await body[0].readline()
            await asyncio.sleep(0.5)  # a socket, and a connection that goes on, are left alone
            await two.send({"type": "ping"})
            await two.until("pong")
            assert (await server.client.get("/api/health")).status_code == 200
            for _, writer in (nothing, head, body):
                writer.close()
            await one.close()

    asyncio.run(scenario())


def test_a_body_that_comes_by_drops_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "BODY", 1.0)

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
            writer.write(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                b"Content-Type: application/json\r\nContent-Length: 999\r\n\r\n"
            )
            answer = asyncio.create_task(reader.read())
            async with asyncio.timeout(5):
                while not answer.done():  # until the connection is closed, whatever still comes
                    writer.write(b" ")
                    await asyncio.sleep(0.1)
            with contextlib.suppress(ConnectionError):
                assert b" 408 " in await answer
            writer.close()

    asyncio.run(scenario())


def test_what_is_no_text_leaves_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    patience.quiet_logs()

    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            one, _ = await server.pair()
            assert one.socket is not None
            await one.socket.send(b"\xff\xfe", text=True)
            await one.socket.wait_closed()

    with caplog.at_level(logging.INFO):
        asyncio.run(scenario())
    assert not [record for record in caplog.records if record.exc_info]
