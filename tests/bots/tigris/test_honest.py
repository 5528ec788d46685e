"""The rule players of Tigris & Euphrates: always legal, and blind to what is hidden."""

from __future__ import annotations

from math import comb

import pytest

from regna.bots import policy
from regna.bots.tigris.sight import Sight, at_least
from regna.bots.tigris.weights import Weights
from regna.core import Rng
from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import crowded

PLAIN = policy("tigris", "plain")
QUICK = policy("tigris", "quick")


@pytest.mark.parametrize(
    ("seats", "board", "english"),
    [(2, "standard", False), (3, "advanced", True), (4, "standard", True), (4, "advanced", False)],
)
def test_it_decides_by_what_its_seat_knows(seats: int, board: str, english: bool) -> None:
    """A whole game, with some random moves for variety; in another world it chooses the same."""
    state = game.new(seats=seats, seed=seats, board=board, english_variant=english)
    rng = Rng(f"{board}:{seats}")
    number = 0
    while state.to_act is not None:
        number += 1
        move = QUICK.choose(state, Rng(number))
        assert state.why_not(move) is None
        # What is no action is rare, and asked every time.
        if rng.below(12) == 0 or len(state.stack) > 1:
            other = state.determinize(state.to_act, rng.split())
            assert QUICK.choose(other, Rng(number)) == move
        state.advance(state.nth(int(rng.below(state.count()))) if rng.below(8) == 0 else move)


@pytest.mark.parametrize("seed", range(12))
def test_crowded_positions_are_decided_in_every_world(seed: int) -> None:
    """A few decisions where conflicts are likely, two actions ahead."""
    state = crowded(seed)
    rng = Rng(seed)
    for number in range(8):
        if state.to_act is None:
            return
        before = state.dump()
        move = PLAIN.choose(state, Rng(number))
        assert state.why_not(move) is None
        assert state.dump() == before
        world = state.determinize(state.to_act, rng.split())
        world.remembers = False
        assert PLAIN.choose(world, Rng(number)) == move
        # Random tiles and leaders lead to decisions that a good player never meets.
        state.advance(state.nth(int(rng.below(state.count()))) if number % 2 else move)


def test_odds_are_those_of_drawing_without_putting_back() -> None:
    for good, total in ((57, 140), (3, 20), (0, 9), (4, 6), (2, 3)):
        chances = at_least(good, total, 6)
        size = min(6, total)
        for number in range(8):
            ways = [comb(good, n) * comb(total - good, size - n) for n in range(number, size + 1)]
            assert chances[number] == pytest.approx(sum(ways) / comb(total, size))


def test_unseen_tiles_are_the_same_in_every_world() -> None:
    state = crowded("unseen")
    assert isinstance(state, Tigris)
    seen = Sight(state, 1, Weights()).unseen
    for number in range(5):
        world = state.determinize(1, Rng(number))
        assert isinstance(world, Tigris)
        assert list(Sight(world, 1, Weights()).unseen) == list(seen)
