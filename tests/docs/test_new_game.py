"""docs/new-game.md, done to a copy of the program exactly as it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
MOVES = [f"lay {card}" for card in (5, 4, 3, 2, 1)]


def run(folder: Path, *command: str, typed: str = "") -> str:
    """A command in the copy, which must succeed; what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the files of the page; blocks of one file follow one another."""
    folder = tmp_path_factory.mktemp("new-game")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "tests").mkdir()
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, folder / name)
    assert not (folder / "src" / "regna" / "games" / "crowns").exists()
    for _, name, text in BLOCK.findall(PAGE):
        if name:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            between = "" if not path.exists() else "\n" if text.startswith(" ") else "\n\n"
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            path.write_text(before + between + text, encoding="utf-8")
    return folder


def test_every_block_is_used() -> None:
    """A block is part of a file, a list of commands, or an example that is run."""
    kinds = {kind for kind, name, _ in BLOCK.findall(PAGE) if not name}
    assert kinds == {"console", "pycon"}
    assert PAGE.count("\n```") == 2 * len(BLOCK.findall(PAGE))


@pytest.mark.interpreted_only
def test_its_tests_pass(copy: Path) -> None:
    run(copy, "pytest", "-q", "-p", "no:cacheprovider", "tests/games")


@pytest.mark.interpreted_only
def test_its_style(copy: Path) -> None:
    """What is on the page would pass the checks."""
    written = ("src/regna/games/crowns", "tests/games")
    run(copy, "ruff", "check", "--no-cache", *written)
    run(copy, "ruff", "format", "--no-cache", "--check", "--diff", *written)


@pytest.mark.interpreted_only
def test_its_commands(copy: Path) -> None:
    """Every command of the page runs; a game is played to its end by typing moves."""
    commands = re.findall(r"^\$ regna (.*)$", PAGE, re.MULTILINE)
    printed = {line: run(copy, "regna", *line.split(), typed="\n".join(MOVES)) for line in commands}
    assert [line.split()[0] for line in commands] == ["fuzz", "golden", "play"]
    assert printed[commands[0]].startswith("nothing found in 50 games of crowns")
    assert "3 golden playthroughs, 0 rewritten" in printed[commands[1]]
    played = printed[commands[2]]
    assert "Crowns" in played
    assert played.count("A crown worth") >= 5
    assert "takes the crown worth" in played
    assert "crowns-" not in played, "a code without words"


@pytest.mark.interpreted_only
def test_its_simulation(copy: Path) -> None:
    """The example of the page gives what it says, where the game is."""
    examples = "\n".join(text for kind, _, text in BLOCK.findall(PAGE) if kind == "pycon")
    (copy / "example.txt").write_text(examples, encoding="utf-8")
    run(copy, "doctest", "-o", "ELLIPSIS", "example.txt")
