"""The benchmark compares like with like."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.engine import ALIKE, plan_games, table

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("cases", "least", "games"), [(9, 12, 18), (9, 9, 9), (4, 12, 12), (5, 1, 5), (20, 12, 20)]
)
def test_every_case_is_played_equally_often(cases: int, least: int, games: int) -> None:
    assert plan_games(cases, least) == games


def measured(*arguments: str) -> subprocess.CompletedProcess[str]:
    quick = ["--interpreted-only", "--repeat", "1", "--seconds", "0.01", "--games", "1"]
    return subprocess.run(
        [sys.executable, ROOT / "bench" / "engine.py", "tests.toys.raid:game", *quick, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )


def test_the_number_of_games_does_not_follow_the_speed() -> None:
    told = [json.loads(measured("--json", "--seconds", s).stdout) for s in ("0.001", "0.1")]
    slow, fast = (document["tests.toys.raid:game"][0]["game"] for document in told)
    assert [slow[key] for key in ALIKE] == [fast[key] for key in ALIKE]
    assert slow["games"][0] % slow["cases"][0] == 0


def test_the_table_tells_how_many_games() -> None:
    assert "of each of" in measured().stdout


def test_columns_of_different_games_are_refused() -> None:
    figures = {"figures": {}, "game": {"games": [9.0], "cases": [9.0], "decisions": [1.0]}}
    other = {"figures": {}, "game": {**figures["game"], "decisions": [2.0]}}
    with pytest.raises(SystemExit, match="did not play the same games"):
        table("raid", [figures, other])
