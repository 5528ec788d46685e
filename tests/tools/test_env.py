"""Environments are made from a Python that is new enough, once, or not at all with a reason."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import env

pytestmark = pytest.mark.interpreted_only


def test_the_running_python_is_preferred() -> None:
    python = env.find_python()
    assert python is not None
    assert env.answers(python, f"import sys; assert sys.version_info[:2] == {sys.version_info[:2]}")


def test_a_stub_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{Path(name).name}")
    monkeypatch.setattr(env, "answers", lambda python, code: python == "/bin/python3.12")
    assert env.find_python() == "/bin/python3.12"


def test_no_new_python_is_said_plainly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(env, "answers", lambda python, code: False)
    assert env.make("play") == 1
    assert "Regna needs Python 3.11 or newer" in capsys.readouterr().out


def test_an_environment_is_made_once_per_lock(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lock = tmp_path / "requirements.lock"
    lock.write_text("# nothing\n")
    monkeypatch.setattr(env, "ROOT", tmp_path)
    stamp = tmp_path / ".venv-play" / "regna-stamp"

    def made_at() -> int:
        assert env.make("play") == 0
        return stamp.stat().st_mtime_ns

    first = made_at()
    assert made_at() == first
    lock.write_text("# another nothing\n")
    assert made_at() > first


def test_usage() -> None:
    done = subprocess.run([sys.executable, env.__file__, "x"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "usage:" in done.stderr
