"""Simulation: whole games in one call, which can be dealt and played again move by move."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import regna
from regna.bots import policies, policy
from regna.core import BadInput, BadOption, IllegalMove, Rng, State, game, games
from tests.bots.policies import registered, told_apart

NAMES = games()
OPTIONS: dict[str, dict[str, Any]] = {"dominion": {"kingdom": "big_money"}}


@pytest.fixture(autouse=True)
def _policies() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.parametrize("name", NAMES)
def test_chance_plays_every_game(name: str) -> None:
    """Two policies of any legal move finish, and somebody is ranked first."""
    played = regna.simulate(name, ["random", "random"], games=2, seed=5)
    assert [result.seed for result in played] == [5, 6]
    for result in played:
        assert result.decisions > 0
        assert len(result.scores) == 2
        assert sorted(seat for group in result.ranking for seat in group) == [0, 1]
        assert result.moves == []


def replayed(name: str, seats: int, seed: int, moves: list[int], **options: object) -> State:
    state = game(name).new(seats=seats, seed=seed, **options)
    for move in moves:
        state.play(move)
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [["random", "random"], ["first", "seen"]])
def test_seeds_replay(name: str, players: list[str]) -> None:
    """`new` with the seed, and `play` of the moves, lead to the same scores and ranking."""
    options = OPTIONS.get(name, {})
    for result in regna.simulate(name, players, games=2, seed=11, moves=True, **options):
        state = replayed(name, 2, result.seed, result.moves, **options)
        assert state.to_act is None
        assert len(result.moves) == result.decisions
        assert result.scores == [score.key[0] for score in state.scores()]
        assert result.ranking == state.ranking()
        with pytest.raises(IllegalMove):
            state.play(0)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_again(name: str) -> None:
    """The same call gives the same games; the seeds of a run are those of single games."""
    run = regna.simulate(name, ["random", "first"], games=3, seed=2, moves=True)
    again = regna.simulate(name, ["random", "first"], games=3, seed=2, moves=True)
    assert run == again
    assert [result.moves for result in run] == [result.moves for result in again]
    alone = regna.simulate(name, ["random", "first"], seed=4)
    assert alone == run[2:]
    assert run[0].moves != run[1].moves


def test_more_seats() -> None:
    """There are as many seats as players."""
    for name in ("dominion", "tigris", "pebbles"):
        (result,) = regna.simulate(name, ["random"] * 4, seed=1)
        assert len(result.scores) == 4


def test_options() -> None:
    """Options are those of `new`, and matter."""
    short, long = (
        regna.simulate("pebbles", ["first", "first"], seed=1, length=length)[0].decisions
        for length in (3, 30)
    )
    assert short < long


def test_no_games() -> None:
    """Nothing to play gives nothing."""
    assert regna.simulate("heirs", ["random", "random"], games=0) == []


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("chess", ["random"]), {}, "game: expected one of"),
        (("dominion", ["random"]), {}, "players: expected 2 to 4 policies, got 1"),
        (("dominion", ["random"] * 5), {}, "players: expected 2 to 4 policies, got 5"),
        (("heirs", ["random", "hal"]), {}, "policy: expected one of random, .*got 'hal'"),
        (("heirs", ["random", "cheat"]), {}, "policy: expected one of random"),
        (("dominion", ["random", "random"]), {"colour": 1}, "colour: expected an option"),
        (("dominion", ["random", "random"]), {"turn_limit": "x"}, "turn_limit: expected a whole"),
        (("pebbles", ["random", "random"]), {"length": 0}, "length: expected a whole number"),
    ],
)
def test_errors_name_the_field(
    arguments: tuple[str, list[str]], options: dict[str, Any], message: str
) -> None:
    """Whatever is wrong is told before any game, by its name."""
    with pytest.raises(BadInput, match=message):
        regna.simulate(*arguments, **options)


def test_a_bad_option_is_a_bad_option() -> None:
    """As it is for `new`."""
    for call in (
        lambda: regna.simulate("pebbles", ["random", "random"], length=-1),
        lambda: game("pebbles").new(length=-1),
    ):
        with pytest.raises(BadOption) as bad:
            call()
        assert bad.value.field == "length"


def test_results_are_values() -> None:
    """A result can be printed, compared, put into a set, and sent to another process."""
    one, two = regna.simulate("pebbles", ["first", "random"], games=2, seed=3, moves=True)
    assert repr(one).startswith("Played(seed=3, decisions=")
    assert one != two
    assert one != one.document()
    assert len({one, two, one}) == 2
    again = pickle.loads(pickle.dumps(one))
    assert again == one
    assert again.moves == one.moves
    assert one.document() == {
        "seed": 3,
        "decisions": one.decisions,
        "scores": one.scores,
        "ranking": one.ranking,
    }


def test_which_policies_there_are() -> None:
    """Those that play every game, and the game's own."""
    assert policies("pebbles") == ["random", "first", "seen", "cheat"]
    assert "cheat" not in policies("heirs")
    with pytest.raises(
        BadInput, match="policy: expected one of random, quick, plain, learned, first"
    ):
        policy("heirs", "hal")


# ---- what a policy may look at -------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("player", ["random", "first", "seen"])
def test_a_policy_cannot_tell_worlds_apart(name: str, player: str) -> None:
    """In worlds that its seat cannot tell apart, with the same luck, it chooses the same."""
    assert told_apart(game(name), policy(name, player), seed=3) == ""


def test_a_cheat_is_found() -> None:
    """A policy that looks into other hands chooses otherwise when these are others."""
    found = [told_apart(game("pebbles"), policy("pebbles", "cheat"), seed) for seed in range(3)]
    assert any("in another world" in text for text in found)


def test_nobody_remembers_in_a_simulation() -> None:
    """A simulated state does not keep who saw what, so a policy cannot ask it for that."""
    state = game("pebbles").new(seed=1)
    state.remembers = False
    with pytest.raises(BadInput, match="a simulated world keeps nobody's memory"):
        state.determinize(0, Rng(1))
