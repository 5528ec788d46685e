"""A match has one result, wherever and however often it is played."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

import regna
from regna.arena import Match, Result, play, schedule
from regna.arena.crew import results
from regna.arena.results import Sheet, header, read
from regna.bots import Bot, Policy
from regna.core import BadInput, IllegalMove, Rng, State

GAMES = ["heirs", "dominion", "tigris"]


class Wrong(Bot):
    """Wants what is not legal."""

    def choose(self, world: State, budget: float) -> int:
        return -1


class Dies(Policy):
    """Kills its process the first time, and is gone before it can say so."""

    def choose(self, state: State, rng: Rng) -> int:
        mark = Path(os.environ["REGNA_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return state.nth(0)


wrong = Wrong()
dies = Dies()


def timeless(result: Result) -> Result:
    return Result(*(getattr(result, name) for name in Result.__struct_fields__[:-1]))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_be_played_again(name: str) -> None:
    match = Match(5, ("random", "random"))
    first, again = (play(regna.game(name), match, {}) for _ in range(2))
    assert timeless(first) == timeless(again)
    assert first.match == match
    assert len(first.scores) == 2
    assert first.decisions > 20
    other = play(regna.game(name), Match(6, match.players), {})
    assert timeless(other) != timeless(first)


def test_a_bot_that_breaks_the_rules_is_an_error() -> None:
    with pytest.raises(IllegalMove):
        play(regna.game("heirs"), Match(1, ("tests.arena.test_match:wrong", "random")), {})


@pytest.mark.parametrize("name", ["nobody", f"{__name__}:nobody", "no.such:bot", "os:path"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="bot"):
        play(regna.game("heirs"), Match(1, (name, "random")), {})


def test_a_killed_process_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNA_TEST_MARK", str(tmp_path / "mark"))
    matches = schedule(["tests.arena.test_match:dies", "random"], 2, 6, 1)
    found = list(results("dominion", matches, {}, 2))
    assert (tmp_path / "mark").exists()
    assert sorted(result.match for result in found) == sorted(matches)
    alone = list(results("dominion", matches, {}, 1))
    assert sorted(map(timeless, found), key=str) == sorted(map(timeless, alone), key=str)


def test_results_go_on_where_they_were_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    matches = schedule(["random", "greedy"], 2, 4, 1)
    played = [play(regna.game("dominion"), match, {}) for match in matches[:1]]
    first = header("dominion", 2, {})
    sheet = Sheet(path, first)
    sheet.add(played[0])
    sheet.close()
    path.write_bytes(path.read_bytes() + b'{"seed": 1, "play')
    again = Sheet(path, first)
    assert again.known == played
    again.close()
    assert read(path) == (first, played)


def test_results_of_other_games_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Sheet(path, header("dominion", 2, {})).close()
    for seats, options in ((3, {}), (2, {"a": 1})):
        other = header("dominion", seats, options)
        with pytest.raises(BadInput, match="--out"):
            Sheet(path, other)
    path.write_text("nonsense\n")
    with pytest.raises(BadInput, match="results"):
        Sheet(path, header("dominion", 2, {}))
