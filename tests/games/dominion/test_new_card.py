"""docs/new-card.md, done to a copy of the program exactly as it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HEADER = """
import pytest
from regna.testing import check_game
from tests.games.dominion.table import do, game, left, legal, player, table, trash

def test_conformance_with_the_new_card() -> None:
    ten = ["bonfire", "cellar", "library", "militia", "moat", "spy", "thief", "village", "witch"]
    check_game(game, games=1, every=150, cases=[{"seats": 2, "kingdom": [*ten, "workshop"]}])

"""


def block(page: str, kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert found is not None, kind
    return found[1]


def insert(path: Path, before: str, text: str) -> None:
    content = path.read_text(encoding="utf-8")
    assert content.count(before) == 1, (path, before)
    path.write_text(content.replace(before, text + before), encoding="utf-8")


@pytest.mark.interpreted_only
def test_the_worked_example(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "new-card.md").read_text(encoding="utf-8")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    tests = tmp_path / "tests" / "games" / "dominion"
    tests.mkdir(parents=True)
    shutil.copy(Path(__file__).with_name("table.py"), tests)
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    dominion = tmp_path / "src" / "regna" / "games" / "dominion"
    insert(
        dominion / "data" / "cards.toml", '[[card]]\nid = "bureaucrat"', block(page, "toml") + "\n"
    )
    insert(dominion / "cards.py", '    "bureaucrat": [', block(page, "python-row"))
    insert(
        dominion / "data" / "rules.toml",
        '[[rule]]\nid = "D-cellar-1"',
        block(page, "toml-rule") + "\n",
    )
    (tests / "test_bonfire.py").write_text(HEADER + block(page, "python-test"), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
