"""The published description of the HTTP side, and whatever can be generated from it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from regna.core import games
from tests.server.helpers import Json, configure, running

CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]


@contextmanager
def in_thread(tmp_path: Path) -> Iterator[str]:
    """A server in a thread of its own, for a client that does not know asyncio."""
    config = configure(tmp_path)
    ready, stop = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(config):
            ready.set()
            while not stop.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    try:
        yield f"http://127.0.0.1:{config.port}"
    finally:
        stop.set()
        thread.join()


@pytest.mark.filterwarnings("default")
def test_nothing_generated_from_the_schema_breaks_the_server(tmp_path: Path) -> None:
    with in_thread(tmp_path) as base, httpx.Client(base_url=base) as client:
        made = client.post("/api/tables", json={"game": "pebbles"}).json()
        document = client.get("/schema/openapi.json").json()
        schema = schemathesis.openapi.from_dict(document)
        found: list[Any] = list(schema.get_all_operations())
        operations = [one.ok() for one in found]
        assert len(operations) >= 15
        for operation in operations:
            tried = attack(operation.as_strategy(), base, made)
            assert tried > 0, operation.label


def attack(strategy: Any, base: str, made: Json) -> int:
    """Generated requests, half of them about a table that is there, by its host."""
    tried = [0]

    @settings(
        max_examples=25,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy, real=st.booleans(), game=st.sampled_from(games()))
    def send(case: Any, real: bool, game: str) -> None:
        tried[0] += 1
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = made["id"]
            case.headers = {"Authorization": f"Bearer {made['host']}"}
            if case.method == "DELETE":
                case.headers = {}
        if real and isinstance(case.body, dict) and "game" in case.body:
            case.body["game"] = game
        answer = case.call(base_url=base)
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        case.validate_response(answer, checks=CHECKS)  # what comes back is what is described

    send()
    return tried[0]


def test_the_schema_names_every_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(configure(tmp_path)) as server:
            document = (await server.client.get("/schema/openapi.json")).json()
            assert document["info"]["title"] == "Regna"
            text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
            for path in document["paths"]:
                if path.startswith("/api"):
                    assert path.replace("{table}", "ID") in text

    asyncio.run(scenario())
