"""A long build shows what it does, without a flood; a failed one shows what it said."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tools import progress

pytestmark = pytest.mark.interpreted_only

BUILD = """
import sys, time
sys.path.insert(0, {root!r})
from tools.progress import step
print("much noise")
step("weaving")
time.sleep(1.2)
sys.exit({code})
"""


def watched(folder: Path, code: int) -> int:
    root = str(Path(progress.__file__).parent.parent)
    program = BUILD.format(root=root, code=code)
    return progress.watched([sys.executable, "-c", program], "spinning", folder)


def test_steps_are_shown_once_where_lines_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert watched(tmp_path, 0) == 0
    shown = capsys.readouterr()
    assert shown.out.splitlines() == ["  0:00  spinning", shown.out.splitlines()[1]]
    assert shown.out.splitlines()[1].endswith("weaving")
    assert shown.err == ""


def test_a_terminal_shows_one_line_that_goes_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    paper = Terminal()
    monkeypatch.setattr("sys.stdout", paper)
    assert watched(tmp_path, 0) == 0
    text = paper.getvalue()
    assert "\n" not in text
    assert "weaving" in text
    assert text.endswith("\r\x1b[K")


def test_a_failure_shows_what_was_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert watched(tmp_path, 3) == 3
    assert capsys.readouterr().err == "much noise\n"


def test_a_step_nobody_waits_for_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(progress.STEPS, raising=False)
    progress.step("building the web app: npm run build")
    assert capsys.readouterr().out == "regna: building the web app: npm run build\n"


def test_the_time_is_in_minutes() -> None:
    assert [progress.clock(seconds) for seconds in (0, 59.9, 61, 600)] == [
        "0:00",
        "0:59",
        "1:01",
        "10:00",
    ]
