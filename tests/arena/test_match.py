"""A match has one result, wherever and however often it is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import regna
from regna.arena import BotFailed, Match, Result, Terms, play, schedule
from regna.arena.crew import results
from regna.core import BadInput
from tests.arena.players import HERE, peeker

GAMES = ["heirs", "dominion", "tigris"]


def timeless(result: Result) -> Result:
    return replace(result, cpu=())


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


FAULTS = {
    "illegal": "move -1 is refused: no-such-move",
    "impossible": "move 1000000000 is refused: no-such-move",
    "nothing": "a move is a whole number, not None",
    "text": "a move is a whole number, not '17'",
    "doubtful": "a move is a whole number, not True",
    "raises": "ZeroDivisionError: by nought",
}


@pytest.mark.parametrize(
    ("name", "processes"), [*((name, 1) for name in FAULTS), ("illegal", 2), ("raises", 2)]
)
def test_a_bot_that_fails_is_named(name: str, processes: int) -> None:
    """Also from another process: with the seed and the decision, to see it again."""
    matches = [Match(7, (f"{HERE}:{name}", "random"))]
    with pytest.raises(BotFailed) as failed:
        list(results("heirs", matches, Terms({"first": 0}), processes))
    said = f"the bot {HERE}:{name} failed in the game of seed 7, decision 0: {FAULTS[name]}"
    assert str(failed.value).startswith(said)


def test_a_bot_cannot_touch_the_game() -> None:
    rules = regna.game("dominion")
    honest, spoilt = (
        play(rules, Match(1, (f"{HERE}:{name}", "random")), {}) for name in ("first", "spoiler")
    )
    assert (spoilt.scores, spoilt.decisions) == (honest.scores, honest.decisions)


def test_what_a_bot_is_shown_has_neither_true_luck_nor_true_cards() -> None:
    truth = regna.game("dominion").new(2, seed=3, first=0)
    peeker.seen.clear()
    play(regna.game("dominion"), Match(3, (f"{HERE}:peeker", "random")), {"first": 0})
    shown, true = peeker.seen[0], truth.dump()
    assert shown["rng"] != true["rng"]
    assert shown["players"] != true["players"]


@pytest.mark.parametrize("name", ["nobody", f"{__name__}:nobody", "no.such:bot", "os:path"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="bot"):
        play(regna.game("heirs"), Match(1, (name, "random")), {})


def test_a_killed_process_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNA_TEST_MARK", str(tmp_path / "mark"))
    matches = schedule([f"{HERE}:dies", "random"], 2, 6, 1)
    found = list(results("dominion", matches, Terms(), 2))
    assert (tmp_path / "mark").exists()
    assert sorted(result.match for result in found) == sorted(matches)
    alone = list(results("dominion", matches, Terms(), 1))
    assert sorted(map(timeless, found), key=str) == sorted(map(timeless, alone), key=str)
