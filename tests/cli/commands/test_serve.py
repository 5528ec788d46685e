"""regna serve: what stands in its way is one sentence, and hurry to stop it is not answered."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from regna.cli.main import main
from regna.server.patience import is_news
from tests.postgres import free_port


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as end:
        main(["serve", *arguments])
    assert end.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("regna: ")
    assert shown.err.count("\n") == 1
    return shown.err


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = str(listening.getsockname()[1])
        database = str(tmp_path / "regna.db")
        said = refused(capsys, "--port", port, "--database", database)
    assert f"uses port {port}" in said
    assert "regna serve --port 8233" in said


def test_only_the_usual_folder_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "nonexistent"
    said = refused(capsys, "--port", str(free_port()), "--database", str(folder / "x.db"))
    assert f"the folder {folder} is not there" in said
    assert not folder.exists()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "--bots-from: expected a module whose “bots” has bots by names like heirs.mine"),
        ("cs", "--bots-from: čekám modul, který má v „bots“ boty pod jmény jako heirs.mine"),
        ("pl", "--bots-from: oczekiwano modułu, który ma w „bots” boty pod nazwami takimi jak"),
    ],
)
def test_a_module_without_bots(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    for module, why in (("json", "there is no dict"), ("no_such_module", "No module named")):
        with pytest.raises(SystemExit) as end:
            main(["serve", "--bots-from", module])
        assert end.value.code == 2
        shown = capsys.readouterr().err
        assert shown.startswith(said)
        assert why in shown


def test_two_quick_interrupts_print_no_traceback(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "regna", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "regna.db")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health").close()
            break
        except OSError:
            assert process.poll() is None
            time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=30)
    assert error == ""
    assert process.returncode == 0


def test_other_failures_are_told() -> None:
    for text, told in (("Traceback\n  x\nasyncio.CancelledError: y\n", False), ("a: b", True)):
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, text, None, None)
        assert is_news(record) is told
