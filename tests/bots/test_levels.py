"""Levels think more or less, never with more than a seat may know, and say how sure they are."""

from __future__ import annotations

import math
from collections import Counter

import pytest

import regna
from regna.bots import bot, bots, offered_bots, policy, ratings, usual_bot
from regna.bots.advice import advise, adviser
from regna.bots.levels import Warm
from regna.bots.rollout import Tried
from regna.core import Rng

GAMES = ["heirs", "dominion", "tigris"]
LEVELS = [f"level-{number}" for number in range(1, 6)]


def tried(*means: float) -> list[Tried]:
    found = [Tried([move]) for move in range(len(means))]
    for each, mean in zip(found, means, strict=True):
        each.rewards = [mean] * 4
    return found


def picked(temperature: float) -> Counter[int]:
    money = policy("dominion", "big-money")
    level = Warm(money, 8, 20.0, most=3, turns=1, temperature=temperature)
    moves = tried(0.6, 0.5, 0.1)
    return Counter(level.pick(moves, Rng(seed)).move for seed in range(400))


def test_the_warmer_the_likelier_is_something_else() -> None:
    assert picked(0.01)[0] > 395
    mild = picked(0.1)
    assert mild[0] > mild[1] > mild[2]
    assert mild[2] < 10
    assert min(picked(10.0).values()) > 90


@pytest.mark.parametrize("game", GAMES)
def test_every_game_offers_five_levels(game: str) -> None:
    assert offered_bots(game) == [*LEVELS, "deep"]
    assert all(bot(game, level).rated for level in LEVELS)
    assert usual_bot(game) == "level-2"
    assert {"random", "greedy"} <= set(bots(game))
    assert adviser(game) == "level-5"


@pytest.mark.parametrize("game", GAMES)
def test_the_deep_level_takes_its_time_and_is_not_rated(game: str) -> None:
    deep = bot(game, "deep")
    assert deep.patience == 3.0
    assert not deep.rated
    assert "deep" not in ratings(game)
    state = regna.game(game).new(seed=2)
    assert state.why_not(deep.choose(state, 0.1)) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["level-1", "level-2", "level-3"])
def test_a_level_does_the_same_wherever_its_seat_knows_the_same(game: str, level: str) -> None:
    state = regna.game(game).new(seed=8)
    player, rng = bot(game, level), Rng("moves")
    for number in range(3):
        seat = state.to_act
        assert seat is not None
        worlds = [state.determinize(seat, Rng(f"{number}/{fill}")) for fill in range(2)]
        moves = {player.choose(world, math.inf) for world in worlds}
        assert len(moves) == 1
        assert state.why_not(moves.pop()) is None
        for _ in range(9):
            state.advance(state.nth(int(rng.below(state.count()))))


@pytest.mark.parametrize("game", GAMES)
def test_advice_names_legal_moves_and_how_often_they_win(game: str) -> None:
    state = regna.game(game).new(seed=2)
    while state.count() < 3:
        state.advance(state.nth(0))
    advices, _ = advise(game, state, 0.2)
    assert 1 <= len(advices) <= 3
    for advice in advices:
        assert state.why_not(advice.move) is None
        assert 0 < advice.chance < 1
        assert 0 < advice.error < 0.5
    assert len({advice.move for advice in advices}) == len(advices)


def test_advice_on_the_only_move_needs_no_thought() -> None:
    state = regna.game("dominion").new(seed=1)
    while state.count() > 1:
        state.advance(state.nth(state.count() - 1))
    (only,), clear = advise("dominion", state, 1.0)
    assert only.move == state.nth(0)
    assert clear
    assert only.chance < 0
