"""Positions in which a player of Tigris & Euphrates must not be silly."""

from __future__ import annotations

import pytest

from regna.bots import policy
from regna.core import Rng
from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import asked, play, table

PLAIN = policy("tigris", "plain")


def chosen(state: Tigris) -> str:
    return game.write(state, PLAIN.choose(state, Rng(0)))


def revolt(mine: int, theirs: int) -> Tigris:
    """The king of seat 0 comes beside two temples; seat 1 defends beside one."""
    hands: list[object] = [{"red": mine, "blue": 6 - mine}, {"red": theirs, "blue": 6 - theirs}]
    return table({"t": "e5 f6 g5 h6"}, [{}, {"king": "i6"}], hands, seats=2)


# ---- support ------------------------------------------------------------------------


@pytest.mark.parametrize(("added", "held", "answer"), [(0, 3, 2), (1, 3, 3), (2, 3, 0), (0, 1, 0)])
def test_a_defender_adds_what_is_needed_or_nothing(added: int, held: int, answer: int) -> None:
    state = revolt(3, held)
    play(state, "king f5", f"support {added}")
    assert asked(state) == (1, "revolt-defence")
    assert chosen(state) == f"support {answer}"


def test_an_attacker_who_cannot_lose_adds_nothing() -> None:
    """Twelve farms against one, with six tiles to come at most."""
    farms = "a4 b4 c4 d4 d3 e3 e2 e1 f1 g1"
    state = table(
        {"f": farms + " d7 e8", "t": "c5 d6"},
        [{"farmer": "c3"}, {"farmer": "c6"}],
        [{"blue": 3, "black": 3}],
        clear="b2",
        seats=2,
    )
    assert state.to_act == 0


# ---- actions ------------------------------------------------------------------------


def test_the_first_action_is_a_leader() -> None:
    for seed in range(4):
        state = game.new(seats=2, seed=seed)
        assert chosen(state).split()[0] in ("priest", "farmer", "trader", "king")
