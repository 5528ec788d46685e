"""`make play` says what stands in its way before it builds anything."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from regna.store import SqliteStore, make_store, usual_path
from tests.postgres import free_port
from tools import ready

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).resolve().parent.parent.parent


def asked(port: int, database: str) -> subprocess.CompletedProcess[str]:
    """As make runs it: by a Python that has nothing but its standard library."""
    command = [sys.executable, "-I", "-S", str(ROOT / "tools" / "ready.py"), str(port)]
    environment = {**os.environ, "REGNA_DATABASE": database}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("regna: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_nothing_in_the_way(tmp_path: Path) -> None:
    done = asked(free_port(), str(tmp_path / "regna.db"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []


def test_a_database_in_use_is_named_with_its_holder_and_the_way_out(tmp_path: Path) -> None:
    path = tmp_path / "regna.db"

    async def hold() -> str:
        store = SqliteStore(path)
        await store.open()
        try:
            return one_sentence(asked(free_port(), str(path)))
        finally:
            await store.close()

    said = asyncio.run(hold())
    assert str(path) in said
    assert f"process {os.getpid()}" in said
    assert "REGNA_DATABASE=FILE make play PORT=8233" in said
    assert "--database FILE" in said
    assert asked(free_port(), str(path)).returncode == 0  # let go of


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        said = one_sentence(asked(port, str(tmp_path / "regna.db")))
    assert f"another program uses port {port}" in said
    assert "make play PORT=8233" in said


def test_a_server_of_ours_at_the_port_is_recognised(tmp_path: Path) -> None:
    class Health(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'{"status":"ok","version":"1","tables":0}')

        def log_message(self, *_: object) -> None:
            """Quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Health) as server:
        Thread(target=server.serve_forever).start()
        try:
            said = one_sentence(asked(server.server_port, str(tmp_path / "regna.db")))
        finally:
            server.shutdown()
    assert f"Regna runs at http://localhost:{server.server_port}/ already" in said


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    folder = tmp_path / "typo"
    said = one_sentence(asked(free_port(), str(folder / "regna.db")))
    assert f"the folder {folder} is not there" in said
    assert not folder.exists()


@pytest.mark.parametrize("port", ["0", "99999", "x", ""])
def test_a_port_that_is_none(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ready.main([port]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_usual_file_is_the_stores_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    store = make_store()
    assert isinstance(store, SqliteStore)
    assert store.path == usual_path() == ready.module("store/place.py").usual_path()


def test_make_play_asks_first() -> None:
    """Nothing is made before the question."""
    command = ["make", "--no-print-directory", "--dry-run", "play", "PORT=1"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    said = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env=alone
    ).stdout.splitlines()
    assert "tools/ready.py 1" in said[0]
    assert "tools/env.py play" in said[1]
