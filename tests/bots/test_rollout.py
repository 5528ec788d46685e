"""Rollouts improve on a policy, know no more than their seat, and keep to their count."""

from __future__ import annotations

import math

import pytest

import regna
from regna.arena import Match, play, schedule, standings
from regna.bots import policy
from regna.bots.base import outcome
from regna.bots.rollout import Rollout, Tried, reward
from regna.core import Rng, State

GAMES = ["heirs", "dominion", "tigris"]


class Counted(Rollout):
    """Counts what it plays out."""

    played = 0

    def play_on(self, tried: Tried, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        self.played += 1
        return super().play_on(tried, state, seat, rng)


def random_rollout(game: str, simulations: int) -> Counted:
    any_move = policy(game, "random")
    return Counted(any_move, any_move, simulations, scale=20.0)


big_money = policy("dominion", "big-money")
improved = Rollout(big_money, big_money, 48, scale=20.0)


@pytest.mark.parametrize("name", GAMES)
def test_the_choice_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(name: str) -> None:
    state = regna.game(name).new(seed=3)
    thinker = random_rollout(name, 24)
    rng = Rng("moves")
    for number in range(5):
        seat = state.to_act
        assert seat is not None
        worlds = [state.determinize(seat, Rng(f"{number}/{fill}")) for fill in range(2)]
        moves = {thinker.choose(world, math.inf) for world in worlds}
        assert len(moves) == 1
        assert state.why_not(moves.pop()) is None
        for _ in range(7):
            if state.to_act is not None:
                state.advance(state.nth(int(rng.below(state.count()))))


@pytest.mark.parametrize("name", GAMES)
def test_it_keeps_to_its_count_and_its_time(name: str) -> None:
    state = regna.game(name).new(seed=4)
    while state.count() == 1:
        state.advance(state.nth(0))
    many = min(24, state.count())
    thinker = random_rollout(name, 40)
    thinker.choose(state, math.inf)
    assert 40 <= thinker.played <= 40 + 5 * many
    thinker = random_rollout(name, 10**9)
    thinker.choose(state, 0.0)
    assert 1 <= thinker.played <= many + 1


def test_one_legal_move_needs_no_thought() -> None:
    state = regna.game("dominion").new(seed=1)
    while state.count() > 1:
        state.advance(state.nth(state.count() - 1))
    thinker = random_rollout("dominion", 50)
    assert thinker.choose(state, math.inf) == state.nth(0)
    assert thinker.played == 0


def test_it_improves_on_its_policy() -> None:
    matches = schedule([f"{__name__}:improved", "big-money"], 2, 8, 1)
    results = [play(regna.game("dominion"), match, {"kingdom": "first_game"}) for match in matches]
    (row,) = (row for row in standings(results))
    ours = row.share if row.player != "big-money" else 1 - row.share
    assert ours >= 0.5


def test_a_reward_is_half_for_winning_and_half_for_points() -> None:
    state = regna.game("dominion").load(
        {"game": "dominion", "players": [{"hand": ["duchy"]}, {"hand": ["estate"]}]}
    )
    assert outcome(state, 0) == (1.0, 2.0)
    assert outcome(state, 1) == (0.0, -2.0)
    assert reward(1.0, 0.1) == pytest.approx(0.5 + 0.25 * 1.1)
    assert reward(0.0, -0.1) == pytest.approx(0.25 * 0.9)
    assert (reward(1.0, 7.0), reward(0.5, 0.0), reward(0.0, -7.0)) == (1.0, 0.5, 0.0)


def test_another_move_must_be_better_by_more_than_luck() -> None:
    usual, other = Tried([1]), Tried([2])
    usual.rewards = [0.5, 0.4, 0.6, 0.5]
    other.rewards = [0.6, 0.5, 0.7, 0.6]
    ahead, error = other.ahead_of(usual)
    assert ahead == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)
    assert other.clearly_beats(usual)
    assert not usual.clearly_beats(other)
    other.wins, usual.wins = [1.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0]
    assert other.chance()[0] == pytest.approx(4 / 6)
    assert other.wins_ahead_of(usual)[0] == pytest.approx(0.5)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_line_goes_on_until_something_new_is_seen(seats: int) -> None:
    """A5: a turn of The Two Heirs is thought through once, and again when a tile is drawn."""
    quick = policy("heirs", "quick")
    thinker = Counted(quick, quick, 12, scale=25.0, most=3, turns=1)
    state = regna.game("heirs").new(seats, seed=6)
    thoughts = turns = 0
    while turns < 4 * seats and state.to_act is not None:
        seat, draws, before = state.to_act, len(str(state.dump()["stock"])), thinker.played
        move = thinker.choose(state.determinize(seat, Rng(turns)), math.inf)
        thoughts += thinker.played > before
        state.play(move)
        turns += regna.game("heirs").write(state, move) == "end" or state.to_act != seat
        assert draws >= len(str(state.dump()["stock"]))
    assert 0 < thoughts <= 2 * turns


def test_a_move_that_must_be_judged_is_tried_in_all_worlds() -> None:
    state = regna.game("dominion").new(seed=4)
    while state.count() < 3:
        state.advance(state.nth(0))
    money = policy("dominion", "big-money")
    thinker = Rollout(money, money, 64, 20.0, most=2)
    for also in state.moves():
        tried = thinker.try_out(state, math.inf, Rng(1), also)
        found = [each for each in tried if each.move == also]
        assert len(found) == 1
        assert len(found[0].rewards) == max(len(each.rewards) for each in tried)


def test_a_match_names_whoever_plays() -> None:
    result = play(regna.game("dominion"), Match(1, (f"{__name__}:improved", "random")), {})
    assert result.players == (f"{__name__}:improved", "random")
