"""The conformance suite on both forms of the game; `regna fuzz heirs` tries many more seeds."""

from __future__ import annotations

import pytest

from regna.testing import Trial, check_game
from tests.games.heirs.table import GAME

TWO = [case for case in Trial(GAME).cases() if case["seats"] == 2]
SOLO = [case for case in Trial(GAME).cases() if case["seats"] == 1]


@pytest.mark.parametrize("number", range(3))
def test_two_players(number: int) -> None:
    check_game(GAME, games=1, seed=number, every=16, cases=TWO[number::3])


@pytest.mark.parametrize("number", range(3))
def test_one_against_henry(number: int) -> None:
    check_game(GAME, games=1, seed=number, every=16, cases=SOLO[number::3])


def test_all_twenty_triples_and_every_level_are_cases() -> None:
    assert len({tuple(map(str, case["sets"])) for case in TWO}) == 20  # type: ignore[call-overload]
    assert {case["level"] for case in SOLO} == {1, 2, 3}
