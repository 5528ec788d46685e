"""regna serve and regna verify, as a person runs them."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest

from regna.table import acts, fairness, record, seating
from tests.postgres import free_port
from tests.table.helpers import begin, do, number, play_on

ROOT = Path(__file__).parents[2]


def regna(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "regna", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        timeout=60,
    )


def test_a_server_starts_says_where_and_stops(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-u", "-m", "regna", "serve", "--port", str(port)]
    said = tmp_path / "said"
    with said.open("w") as output:
        process = subprocess.Popen(
            [*command, "--database", str(tmp_path / "regna.db")],
            stdout=output,
            env={**environment, "LAN": "1"},
        )
    try:
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
                    assert json.load(answer)["status"] == "ok"
                break
            except OSError:
                assert process.poll() is None
                subprocess.run(["sleep", "0.05"], check=True)
        taken = regna("serve", "--port", str(port), "--database", str(tmp_path / "other.db"))
        assert taken.returncode == 2
        assert f"localhost:{port}/ already" in taken.stderr
        same = regna("serve", "--port", str(free_port()), "--database", str(tmp_path / "regna.db"))
        assert "another Regna server" in same.stderr
        assert "Traceback" not in same.stderr + taken.stderr
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)
    assert process.returncode in (0, -signal.SIGTERM)
    assert f":{port}/" in said.read_text()
    assert "household" in said.read_text()


def test_impossible_wishes_are_refused_in_one_sentence(tmp_path: Path) -> None:
    for arguments, word in (
        (["--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--database", str(tmp_path)], "cannot be opened"),
    ):
        answer = regna("serve", "--port", str(free_port()), *arguments)
        assert answer.returncode == 2
        assert word in answer.stderr
        assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("forged", [False, True])
def test_verify_says_it_in_one_line(tmp_path: Path, forged: bool) -> None:
    from regna.cli.verify import read
    from regna.table import verify

    table = begin()
    play_on(table, 8)
    do(table, acts.resign(table, 0, table.at))
    document = record(table)
    if forged:
        document.seed = "hmac:" + "0" * 64
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(document))
    fine, sentence = verify(read(file))
    assert fine is not forged
    assert sentence.startswith("wrong: seed" if forged else "verified: 8 moves")


def test_verify_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{")
    answer = regna("verify", str(file))
    assert answer.returncode == 2
    assert "a document in JSON" in answer.stderr
    assert regna("verify", str(tmp_path / "nothing")).returncode == 2
    file.write_text("{}")
    assert regna("verify", str(file)).returncode == 1


def test_verify_compares_what_was_kept(tmp_path: Path) -> None:
    table = seating.create("t1", 0, "dominion", "5e" * 32, 2)
    for place in range(2):
        promise = fairness.commitment("t1", str(place), number(place))
        do(table, seating.sit(table, place, "", "", 0, promise, number(place)))
    do(table, seating.start(table, 0))
    do(table, acts.resign(table, 0, table.at))
    file, kept = tmp_path / "game.json", tmp_path / "kept.json"
    file.write_bytes(msgspec.json.encode(record(table)))
    places = {str(chair.place): chair.commitment for chair in table.chairs}
    noted = {"table": table.id, "server": table.promised, "places": places}
    for server, code in ((table.promised, 0), ("00" * 32, 1)):
        kept.write_text(json.dumps({**noted, "server": server}))
        answer = regna("verify", str(file), "--kept", str(kept))
        assert answer.returncode == code, answer.stdout + answer.stderr
    assert "server.commitment" in answer.stdout
    missing = regna("verify", str(file), "--kept", str(tmp_path / "nothing.json"))
    assert missing.returncode == 2
    assert "nothing.json" in missing.stderr


def test_a_database_nobody_can_use_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "regna.db"
    foreign = sqlite3.connect(file)
    foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    for word in ("another program", "not a database"):
        answer = regna("serve", "--port", str(free_port()), "--database", str(file))
        assert answer.returncode == 2
        assert word in answer.stderr
        assert "Traceback" not in answer.stderr
        assert len(answer.stderr.splitlines()) == 1
        file.write_bytes(b"overwritten " * 4096)
