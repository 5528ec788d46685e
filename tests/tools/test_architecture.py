"""The folder map of docs/architecture.md names what is there, and all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_map_is_the_territory() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = text.split("```")[1]
    packages = set(re.findall(r"^  (\w+)/", block, re.MULTILINE))
    source = ROOT / "src" / "regna"
    assert packages == {path.parent.name for path in source.glob("*/__init__.py")}
    games = set(re.findall(r"^    (\w+)/", block, re.MULTILINE))
    assert games == {path.parent.name for path in source.glob("games/*/__init__.py")}
    for name in re.findall(r"^([\w.]+)/? ", block, re.MULTILINE):
        assert (ROOT / name).exists(), name


# ---- who names a game --------------------------------------------------------------------------

SOURCE = ROOT / "src" / "regna"
SHARED = [
    path
    for folder in ("server", "table", "store", "cli/terminal", "cli/commands")
    for path in sorted((SOURCE / folder).rglob("*.py"))
]
OWN = SOURCE / "cli" / "commands" / "tiles.py"  # a command of The Two Heirs alone
GAMES = sorted(path.parent.name for path in SOURCE.glob("games/*/__init__.py"))


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_all_games_share_names_none(path: Path) -> None:
    """The web app's own check is in web/scripts/check.mjs."""
    named = re.findall("|".join(GAMES), path.read_text(encoding="utf-8"), re.IGNORECASE)
    assert bool(named) is (path == OWN), named
