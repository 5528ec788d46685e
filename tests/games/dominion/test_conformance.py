"""The conformance suite, and golden playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

from regna.core import COMPILED
from regna.testing import Trial, check_game
from regna.testing.playthrough import golden_difference
from regna.testing.suite import check_seed
from tests.games.dominion.table import game

GOLDEN = sorted((Path(__file__).resolve().parents[2] / "golden").glob("dominion-*.txt"))


def test_conformance() -> None:
    check_game(game, games=8 if COMPILED else 2, every=60)


@pytest.mark.slow
def test_conformance_of_every_case() -> None:
    """Interpreted, only of a few: the compiled engine does the rest in the same time."""
    check_game(game, games=len(Trial(game).cases()) if COMPILED else 3, seed=100, every=80)


def test_a_hand_that_few_worlds_have() -> None:
    """All Treasures at once are told one by one, so that more may be left, however rare that is."""
    case = {"seats": 3, "kingdom": "big_money", "may_effects": True}
    assert check_seed(game, case, seed=1671, every=1000) == 337


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    assert golden_difference(path) == ""


def test_there_are_golden_playthroughs() -> None:
    assert len(GOLDEN) >= 3
