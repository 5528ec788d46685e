"""The planners of The Two Heirs over whole games: legal, honest, steady, better than chance."""

from __future__ import annotations

import pytest

import regna
from regna.bots import policies, policy
from regna.bots.heirs.plan import Plan
from regna.bots.heirs.quick import WIDTH
from regna.core import Rng
from regna.games.heirs.moves import CAMP, DISCARD, END, TAKE
from regna.games.heirs.state import Heirs
from regna.games.heirs.trial import cases
from tests.games.heirs.table import GAME, new

PLAIN = policy("heirs", "plain")
QUICK = policy("heirs", "quick")


def test_they_are_known_by_their_names() -> None:
    assert policies("heirs") == ["random", "quick", "plain", "learned"]


@pytest.mark.parametrize("number", [0, 1, 3, 11, 21, 33])
def test_they_choose_by_what_their_seat_knows(number: int) -> None:
    """In every world that the seat cannot tell from the true one, the same legal move."""
    state = new(seed=number, **cases()[number])
    rng = Rng(number)
    decisions = 0
    while state.to_act is not None:
        move = QUICK.choose(state, Rng(7))
        assert state.why_not(move) is None
        if rng.below(3) == 0:
            world = state.determinize(state.to_act, rng.split())
            assert QUICK.choose(world, Rng(7)) == move
        if rng.below(40) == 0:
            world = state.determinize(state.to_act, rng.split())
            assert PLAIN.choose(world, Rng(7)) == PLAIN.choose(state, Rng(7))
        stray = rng.below(6) == 0  # positions it would not come to by itself
        state.advance(state.nth(rng.below(state.count())) if stray else move)
        decisions += 1
    assert decisions > 20


def test_they_play_in_worlds_that_keep_no_memory() -> None:
    state = new(seed=4)
    state.remembers = False
    before = state.copy()
    assert QUICK.choose(state, Rng(0)) == QUICK.choose(before, Rng(1))
    assert state.copy().moves() == before.moves()


@pytest.mark.parametrize("seats", [1, 2])
def test_a_plan_is_kept_to(seats: int) -> None:
    """What a turn is worth never falls while it is carried out, unless something new is seen."""
    state = new(seats=seats, seed=8, sets=["travel", "war", "lands_industry"])
    worth = -1000.0
    kept = 0
    while state.to_act is not None:
        assert isinstance(state, Heirs)
        if DISCARD.first <= state.nth(0) < DISCARD.last:
            state.advance(QUICK.choose(state, Rng(0)))
            continue
        best = Plan(state, WIDTH).search(1)[0]
        move = best.node.line()[0]
        assert best.worth > worth
        worth = best.worth
        kept += 1
        if move == END.first or TAKE.first <= move < TAKE.last or CAMP.first <= move < CAMP.last:
            worth = -1000.0
        state.advance(move)
    assert kept > 30


def test_turns_worth_a_thought_differ_and_can_be_played_in_any_world() -> None:
    """Each line leaves another landscape, hand or ring, and is legal to its last deed."""
    state = new(seed=3, sets=["travel", "war", "lands_industry"])
    rng = Rng("worlds")
    while state.to_act is not None:
        seat = state.to_act
        lines = QUICK.lines(state, 6, rng)
        assert lines[0][0] == QUICK.choose(state, rng)
        seen = set()
        for line in lines:
            world = state.determinize(seat, rng.split())
            for move in line:
                world.play(move)
            assert isinstance(world, Heirs)
            places = sorted(world.place_of(tile) for tile in world.board)
            seen.add((str(places), str(world.owned), world.hands[seat], world.shield))
        assert len(seen) == len(lines)
        QUICK.play_turn(state, rng)


def test_chance_never_wins() -> None:
    for seats in (["quick", "random"], ["random", "quick"]):
        for played in regna.simulate("heirs", seats, games=3, seed=5):
            assert played.ranking[0] == [seats.index("quick")]


def test_henry_seldom_wins() -> None:
    played = regna.simulate("heirs", ["quick"], games=4, seed=1, level=1)
    assert sum(game.ranking[0] == [0] for game in played) >= 3


def test_every_move_can_be_written() -> None:
    state = new(seed=2, sets=["war", "crafts", "patrol"])
    while state.to_act is not None:
        move = QUICK.choose(state, Rng(0))
        assert GAME.read(state, GAME.write(state, move)) == move
        state.advance(move)
