"""The upper levels of Tigris & Euphrates: a learned judgement, and rollouts of whole rounds."""

from __future__ import annotations

import math

import pytest

from regna.bots import Policy, policy
from regna.bots.rollout import NO_END, Tried
from regna.bots.tigris.learned import policy as learned
from regna.bots.tigris.learned import quick
from regna.bots.tigris.rounds import Rounds
from regna.core import Rng, State
from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import crowded, play, table

THUMB = policy("tigris", "quick")


def later(seats: int, turns: int) -> Tigris:
    """A game after some quick turns."""
    state = game.new(seats=seats, seed=seats)
    assert isinstance(state, Tigris)
    rng = Rng(seats)
    for _ in range(turns):
        THUMB.play_turn(state, rng)
    return state


class Watched(Rounds):
    """Remembers who was to move when lines were judged."""

    def __init__(self) -> None:
        super().__init__(learned, quick, THUMB, 4, 10.0, most=2)
        self.judged: list[int] = []

    def outcome(self, state: State, seat: int) -> tuple[float, float]:
        self.judged.append(int(state.active))
        return super().outcome(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_are_honest_and_end_after_the_own_next_turn(seats: int) -> None:
    state = later(seats, seats + 1)
    seat = state.to_act
    assert seat is not None
    thinker = Watched()
    found = []
    for fill in range(2):
        world = state.determinize(seat, Rng(fill))
        thinker.rest = []
        found.append(thinker.choose(world, math.inf))
    assert found[0] == found[1]
    assert state.why_not(found[0]) is None
    assert set(thinker.judged) == {(seat + 1) % seats}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_learned_judgement_is_blind_to_what_is_hidden(seats: int) -> None:
    state = later(seats, 3)
    rng = Rng(seats)
    for number in range(4):
        assert state.to_act is not None
        move = quick.choose(state, Rng(number))
        world = state.determinize(state.to_act, rng.split())
        assert quick.choose(world, Rng(number)) == move
        assert learned.choose(world, Rng(number)) == learned.choose(state, Rng(number))
        state.advance(move)


@pytest.mark.parametrize("seed", range(3))
def test_lines_can_be_played_whatever_is_dealt(seed: int) -> None:
    state = crowded(seed)
    assert state.to_act is not None
    for line in learned.lines(state, 5, Rng(seed)):
        world = state.determinize(state.to_act, Rng(seed))
        for move in line:
            assert world.why_not(move) is None
            world.advance(move)


def test_a_line_of_two_actions_is_thought_through_once() -> None:
    state = later(2, 2)
    thinker = Rounds(learned, quick, THUMB, 4, 10.0, most=2)
    first = thinker.choose(state, math.inf)
    rest = thinker.rest
    assert len(rest) == 1
    state.advance(first)
    thinker.simulations = -1
    assert thinker.choose(state, math.inf) == rest[0]


def test_support_is_decided_by_odds() -> None:
    """A defender who can hold the throne with one temple adds one, without any rollout."""
    hands: list[object] = [{"red": 3, "blue": 3}, {"red": 3, "blue": 3}]
    state = table({"t": "e5 f6 g5 h6"}, [{}, {"king": "h5"}], hands, seats=2)
    play(state, "king f5", "support 0")
    thinker = Rounds(learned, quick, THUMB, NO_END, 10.0, most=2)
    assert game.write(state, thinker.choose(state, math.inf)) == "support 1"


def test_time_is_kept_between_lines() -> None:
    """Even the first world is broken off; what was not tried has no results."""
    state = later(2, 2)
    thinker = Rounds(learned, quick, THUMB, NO_END, 10.0, most=6)
    tried: list[Tried] = thinker.try_out(state, 0.0, Rng(1))
    assert [len(each.rewards) for each in tried] == [1] + [0] * (len(tried) - 1)
    assert thinker.pick(tried, Rng(1)) is tried[0]


class Told(Policy):
    """Says whose turns it was asked to play."""

    def __init__(self, inner: Policy) -> None:
        self.inner = inner
        self.seats: set[int] = set()

    def play_turn(self, state: State, rng: Rng) -> None:
        self.seats.add(int(self.inner.turn(state)))
        self.inner.play_turn(state, rng)

    def turn(self, state: State) -> int:
        return int(self.inner.turn(state))

    def worth(self, state: State, seat: int) -> float:
        return self.inner.worth(state, seat)


@pytest.mark.parametrize("seats", [2, 3])
def test_rivals_answer_for_all_others(seats: int) -> None:
    state = later(seats, 2)
    seat = state.to_act
    assert seat is not None
    own, others = Told(quick), Told(THUMB)
    Rounds(learned, own, others, 4, 10.0, most=2).try_out(state, math.inf, Rng(1))
    assert own.seats == {seat}
    assert others.seats == set(range(seats)) - {seat}
