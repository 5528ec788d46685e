"""The fuzzer: seeds cycle through the cases, processes agree, a failure can be rerun."""

from __future__ import annotations

import pytest

from regna.core import BadInput, BadOption
from regna.testing import PropertyFailed, Trial, check_seed, find_game, fuzz
from regna.testing.find import cases_of
from tests.toys.raid import game
from tests.toys.raid.unsound import game as unsound


def test_a_sound_game() -> None:
    """Nothing is found, and every game and decision is counted."""
    report = fuzz("tests.toys.raid:game", games=12, seed=3, every=50)
    assert report.failure is None
    assert report.games == 12
    assert report.decisions > 12


def test_processes_agree() -> None:
    """Two processes play the same games as one."""
    alone = fuzz("tests.toys.raid:game", games=20)
    together = fuzz("tests.toys.raid:game", games=20, processes=2)
    assert (alone.games, alone.decisions) == (together.games, together.decisions)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_failure_is_found(processes: int) -> None:
    """The failing seed comes with its case and the command that reruns it."""
    report = fuzz("tests.toys.raid.unsound:game", games=200, processes=processes)
    failure = report.failure
    assert failure is not None
    assert failure.property == "invariants"
    assert f"--seed {failure.seed} " in failure.command
    with pytest.raises(PropertyFailed, match="T6: seat 0 has the cards"):
        check_seed(unsound, failure.case, failure.seed, 1000)


def test_cases() -> None:
    """Seats and options given by a person narrow the game's cases."""
    assert cases_of(game, None, {}) == Trial(game).cases()
    assert cases_of(game, 3, {}) == [{"seats": 3}]
    assert cases_of(game, 2, {"rounds": 4}) == [{"seats": 2, "rounds": 4}]
    assert cases_of(game, 9, {}) == [{"seats": 9}]


@pytest.mark.parametrize(
    "spec", ["chess", "tests.toys.raid:nothing", "tests.nothing:game", "sys:path"]
)
def test_no_such_game(spec: str) -> None:
    """A text that names no game is refused."""
    with pytest.raises(BadInput, match=r"^game: expected"):
        find_game(spec)


def test_a_bad_case() -> None:
    """A bad option is told before any game is played."""
    with pytest.raises(BadOption, match="rounds"):
        fuzz("tests.toys.raid:game", games=1, cases=[{"rounds": 99}])
