"""Who may ask: pages of other sites, other names and other types of content are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import websockets

from regna.server import Limits
from regna.server.guard import own_name
from tests.server.helpers import configure, running


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8080", True),
        ("127.0.0.1:8080", True),
        ("[::1]:8080", True),
        ("192.168.1.7", True),
        ("raspberry:8080", True),
        ("raspberry.local:8080", True),
        ("games.example.org", True),
        ("GAMES.example.org:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example:8080", False),
        ("localhost.evil.example", False),
        ("", False),
        (":8080", False),
        ("[::1", False),
    ],
)
def test_a_name_of_the_internet_must_be_given(host: str, ours: bool) -> None:
    assert own_name(host, ("games.example.org",)) is ours


def test_a_page_of_another_site_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path, limits=Limits(tables=3), origins=("https://friend.example",))
        here = f"http://127.0.0.1:{config.port}"
        foreign = [
            ({"Origin": "https://evil.example"}, 403, "server-wrong-origin"),
            ({"Origin": "null"}, 403, "server-wrong-origin"),
            ({"Sec-Fetch-Site": "cross-site"}, 403, "server-wrong-origin"),
            ({"Sec-Fetch-Site": "same-site"}, 403, "server-wrong-origin"),
            ({"Content-Type": "text/plain"}, 415, "server-wrong-type"),
            ({"Content-Type": "application/x-www-form-urlencoded"}, 415, "server-wrong-type"),
            ({"Content-Type": ""}, 415, "server-wrong-type"),
            ({"Host": "evil.example"}, 421, "server-wrong-host"),
            ({"Host": f"evil.example:{config.port}"}, 421, "server-wrong-host"),
        ]
        async with running(config) as server:
            for _ in range(3):
                for headers, status, code in foreign:
                    usual = {"Content-Type": "application/json"}
                    answer = await server.client.post(
                        "/api/tables", content='{"game":"pebbles"}', headers={**usual, **headers}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (status, code), headers
                    assert answer.headers["x-content-type-options"] == "nosniff"
            assert server.hub.count == 0
            made = await server.make()  # none of them was counted against the household
            for headers, status, _ in foreign[:4] + foreign[7:]:
                gone = await server.client.delete(
                    f"/api/tables/{made['id']}",
                    headers={"Authorization": f"Bearer {made['host']}", **headers},
                )
                assert gone.status_code == status
            good: list[dict[str, str]] = [
                {"Origin": here, "Sec-Fetch-Site": "same-origin"},
                {"Origin": "https://friend.example", "Sec-Fetch-Site": "cross-site"},
            ]
            for headers in good:
                answer = await server.client.post(
                    "/api/tables", json={"game": "pebbles"}, headers=headers
                )
                assert answer.status_code == 201, answer.text
            reading = await server.client.get("/", headers={"Host": "evil.example"})
            assert reading.status_code == 421

    asyncio.run(scenario())


def test_a_socket_under_a_foreign_name_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        config = configure(tmp_path)
        async with running(config) as server:
            one, _ = await server.pair()
            address = f"ws://127.0.0.1:{config.port}/api/tables/{one.table}/socket"
            with pytest.raises(websockets.InvalidStatus):
                await websockets.connect(address, additional_headers={"Host": "evil.example"})

    asyncio.run(scenario())


def test_wishes_that_are_refused_do_not_count(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path, limits=Limits(tables=2))) as server:
            for _ in range(5):
                assert (await server.post("tables", {"game": "chess"}))["field"] == "game"
            await server.make()
            await server.make()
            refused = await server.post("tables", {"game": "pebbles"})
            assert refused["code"] == "server-too-many-tables"
            # before a word of it is read: nonsense of any length costs nothing
            answer = await server.client.post(
                "/api/tables", content=b"{" * 200_000, headers={"Content-Type": "application/json"}
            )
            assert answer.json()["code"] == "server-too-many-tables"

    asyncio.run(scenario())
