"""The conformance suite, and golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.testing import check_game
from regna.testing.playthrough import golden_difference
from tests.games.dominion.table import game

GOLDEN = sorted((Path(__file__).resolve().parents[2] / "golden").glob("dominion-*.txt"))


def test_conformance() -> None:
    check_game(game, games=8, every=40)


@pytest.mark.slow
def test_conformance_of_every_case() -> None:
    check_game(game, games=len(game.cases()), seed=100, every=60)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    assert golden_difference(path) == ""


def test_there_are_golden_playthroughs() -> None:
    assert len(GOLDEN) >= 3
