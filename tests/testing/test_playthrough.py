"""Golden playthroughs: the files in tests/golden are today's behaviour."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.core import BadFile
from regna.testing import playthrough
from regna.testing.playthrough import golden_difference, read_golden, write_golden
from tests.toys.raid import game

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden(path: Path) -> None:
    """Nothing has changed; if a change is intended, `regna golden --write`."""
    assert golden_difference(path) == ""


def test_a_change_shows(tmp_path: Path) -> None:
    """The first line that differs is shown, old and new."""
    path = tmp_path / "raid.txt"
    write_golden(path, game, 5, {"seats": 2})
    assert golden_difference(path) == ""
    assert read_golden(path)[:3] == (game, 5, {"seats": 2})
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:9], "something else", *lines[10:]]), encoding="utf-8")
    assert golden_difference(path).startswith("raid.txt:10\n  - something else\n  + ")
    path.write_text("\n".join(lines[:-1]), encoding="utf-8")
    assert "lines, now" in golden_difference(path)


def test_other_games_differ() -> None:
    """Seed and case are seen in the text."""
    assert playthrough(game, 1, seats=2) == playthrough(game, 1, seats=2)
    assert playthrough(game, 1, seats=2)[9:] != playthrough(game, 2, seats=2)[9:]
    assert playthrough(game, 1, seats=2)[9:] != playthrough(game, 1, seats=3)[9:]


def test_a_file_that_is_none(tmp_path: Path) -> None:
    """A missing file, or one without its header, is told by name."""
    with pytest.raises(BadFile, match=r"none\.txt"):
        read_golden(tmp_path / "none.txt")
    (tmp_path / "empty.txt").write_text("# seed: x", encoding="utf-8")
    with pytest.raises(BadFile, match=r"empty\.txt: expected the header"):
        read_golden(tmp_path / "empty.txt")
