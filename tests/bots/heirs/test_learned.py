"""The net of The Two Heirs: read alike everywhere, shown only what everybody sees."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

import regna.bots.heirs
from regna.bots import bot, policy
from regna.bots.heirs.alike import Alike
from regna.bots.heirs.features import MOST, SIZE, features
from regna.bots.heirs.judge import turns_to_come
from regna.bots.heirs.learned import NET
from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.plan import Plan, both, mixed
from regna.bots.heirs.planner import Planner
from regna.bots.net import Net
from regna.core import Rng
from regna.games.heirs.state import Heirs
from regna.games.heirs.trial import cases
from tests.games.heirs.table import new

QUICK = policy("heirs", "quick")
NARROW = Planner(1, NET, 8)
FILE = Path(regna.bots.heirs.__file__).parent / "net.npz"


def after_turns(many: int, number: int = 0, seed: int = 5) -> Heirs:
    """A table after so many turns of the quick player."""
    state = new(seed=seed, **cases()[number])
    rng = Rng(seed)
    while state.turn <= many:
        QUICK.play_turn(state, rng)
    return state


@pytest.mark.parametrize("many", [2, 9, 17])
def test_the_net_says_what_its_file_says(many: int) -> None:
    arrays = np.load(FILE)
    state = after_turns(many, many)
    row = np.array(QUICK.inputs(state, 1 - state.active))
    waves = np.maximum(row @ arrays["first"].reshape(SIZE, -1) + arrays["bias"], 0)
    said = float(waves @ arrays["second"] + arrays["last"][0])
    seat = 1 - int(state.active)
    ahead = QUICK.taught(NET).worth(state, seat) - QUICK.worth(state, seat)
    assert ahead == pytest.approx(said, abs=1e-4)
    assert QUICK.taught(NET).worth(state, 1 - seat) == pytest.approx(
        -QUICK.worth(state, seat) - ahead
    )


def test_tables_that_are_much_alike_are_worth_what_they_are_alone() -> None:
    state = after_turns(10, 6)
    plan_of = Plan(state, 4)
    alike = Alike(NET)
    said = set()
    for ending in plan_of.search(12):
        node = ending.node
        inputs = features(node.state, node.ledger, plan_of.seat, plan_of.turns, plan_of.mine)
        assert alike.value(inputs) == pytest.approx(NET.value(inputs), abs=1e-9)
        said.add(alike.value(inputs))
    assert len(said) > 4


def test_the_net_is_made_for_what_it_is_shown() -> None:
    assert NET.inputs == SIZE
    for number in (4, 11):
        state = after_turns(19, number)
        turns = turns_to_come(state, state.active) + 1
        found = features(state, Ledger(state, turns), 1 - state.active, turns, turns // 2)
        assert found.many < MOST - 40


@pytest.mark.parametrize("number", [0, 7, 12, 19])
def test_it_decides_by_what_its_seat_knows(number: int) -> None:
    state = new(seed=number, **cases()[number])
    rng = Rng(number)
    for turn in range(12):
        seat = state.to_act
        assert seat is not None
        move = NARROW.choose(state, Rng(7))
        assert state.why_not(move) is None
        for fill in range(2):
            world = state.determinize(seat, Rng(f"{turn}/{fill}"))
            assert NARROW.choose(world, Rng(7)) == move
            shown = NARROW.inputs(world, 1 - int(world.active))
            assert shown == NARROW.inputs(state, 1 - int(state.active))
        QUICK.play_turn(state, rng)


def test_after_the_last_turn_nothing_is_guessed() -> None:
    """P: what the net says of a game that ends with this turn does not count."""
    state = after_turns(0)
    while state.last_turns != 0:
        QUICK.play_turn(state, Rng(1))
    loud = Net([1000.0] * int(NET.inputs), [0.0], [1.0], 0.0)
    assert Planner(2, loud).own_lines(state, 3) == Planner(2).own_lines(state, 3)


def test_the_strongest_levels_decide_by_what_their_seat_knows() -> None:
    state = after_turns(20, 3)
    seat = state.to_act
    assert seat is not None
    for level in ("level-4", "level-5"):
        worlds = [state.determinize(seat, Rng(fill)) for fill in range(2)]
        assert len({bot("heirs", level).choose(world, math.inf) for world in worlds}) == 1


def test_landscapes_with_other_owners_differ() -> None:
    """A hash of 54 bits by 31 took two buildings, 29 apart, for none."""
    state = after_turns(1)
    plan_of = Plan(state, 1)
    before = plan_of.landscape(state)
    other = state.copy()
    other.owned[0] = state.owned[0] ^ (1 << 5) ^ (1 << 34)
    assert plan_of.landscape(other) != before


def test_two_tables_are_never_taken_for_one() -> None:
    """Keys of 31 bits were: the ledger of one was read as the other's, which ended a game."""
    keys = [mixed(number) for number in range(100_000, 100_700)]
    pairs = {both(one, other) for place, one in enumerate(keys) for other in keys[:place]}
    assert len(pairs) == 700 * 699 // 2
