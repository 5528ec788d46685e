"""regna train: shows how far it is, goes on, and refuses what it cannot do in one sentence."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from regna.cli.main import main
from tests.lab.pupils import enrolled

TINY = ["--policy", "pupil", "--games", "2", "--hidden", "2", "--processes", "1", "--trial", "0"]


@pytest.fixture(autouse=True)
def pupil() -> Iterator[None]:
    with enrolled():
        yield


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["train", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


def test_a_net_is_made_and_the_same_command_makes_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "net.npz"
    command = ["heirs", "--out", str(out), *TINY, "--turns", "triples"]
    assert run(*command) == 0
    shown = capsys.readouterr().err
    assert "round 1: games" in shown
    assert "points off" in shown
    made = out.read_bytes()
    out.unlink()
    assert run(*command) == 0
    assert out.read_bytes() == made
    capsys.readouterr()
    assert run(*command, "--seed", "2") == 2
    assert "--out: expected the same plan" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "game: expected one of heirs"),
        (["heirs", "--policy", "nobody"], "policy: expected one of random"),
        (["heirs", "--policy", "random"], "policy: expected one of heirs that can have a net"),
        (["heirs", "--turns", "nowhere"], "expected one of recommended"),
        (["tigris", "--seats", "3"], "--seats: expected 2, unless --own"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments, "--out", str(tmp_path / "net.npz")) == 2
    assert said in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_without_numpy_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert run("heirs", "--out", str(tmp_path / "net.npz")) == 2
    assert "pip install 'regna[train]'" in capsys.readouterr().err
