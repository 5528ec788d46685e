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
