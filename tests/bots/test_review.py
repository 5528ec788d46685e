"""What a move lost is judged by what its seat knew, and counts only if it is clear."""

from __future__ import annotations

import pytest

import regna
from regna.bots.advice import Advice, Judgement, judge
from regna.bots.review import Lost, look_back, worst
from regna.core import BadInput, State
from tests.games.dominion.table import player, table


def last_province() -> State:
    """Whoever buys the last Province now wins; otherwise the other does."""
    mine = player("", "copper*5", "province*2")
    other = player("gold*5", "gold*5", "province*2 duchy")
    known = "first_game"  # a kingdom that nobody has to study first
    left = {"province": 1}
    return table(mine, other, kingdom=known, phase="buy", coins=8, buys=1, piles=left)


def test_a_win_that_was_passed_by_is_a_loss() -> None:
    state = last_province()
    move = state.game.read(state, "end")
    found = look_back("dominion", state.dump(0), move, 4.0, 1)
    assert found.clear
    assert found.played.move == move
    assert state.game.write(state, found.best.move) == "buy province"
    assert found.loss > 0.5
    assert found.error >= 0


def test_the_best_move_loses_nothing() -> None:
    state = last_province()
    found = judge("dominion", state, state.game.read(state, "buy province"), 4.0)
    assert not found.clear
    assert found.loss == 0


def test_the_stream_is_not_taken() -> None:
    state = last_province()
    with pytest.raises(BadInput, match="without the stream"):
        look_back("dominion", state.dump(), state.nth(0), 0.1, 1)


@pytest.mark.parametrize("game", ["heirs", "dominion", "tigris"])
def test_any_move_of_any_game_can_be_judged(game: str) -> None:
    state = regna.game(game).new(seed=4)
    while state.count() < 3:
        state.advance(state.nth(0))
    seat = state.to_act
    assert seat is not None
    for move in (state.nth(0), state.nth(state.count() - 1)):
        found = look_back(game, state.dump(seat), move, 0.05, 1)
        assert found.played.move == move
        assert 0 < found.played.chance < 1
        assert state.why_not(found.best.move) is None
        assert found.clear == (found.best.move != move)


def lost(ply: int, seat: int, loss: float, clear: bool = True) -> Lost:
    return Lost(ply, seat, Judgement(Advice(0, 0.3, 0.02), Advice(1, 0.3 + loss, 0.02), clear))


def test_the_worst_of_every_seat_are_named() -> None:
    found = [lost(ply, ply % 2, ply / 100) for ply in range(1, 12)]
    found.append(lost(20, 0, 0.9, clear=False))
    assert [(one.ply, one.seat) for one in worst(found)] == [
        *[(11, 1), (10, 0), (9, 1), (8, 0), (7, 1), (6, 0)]
    ]
    assert worst([lost(1, 0, 0.2, clear=False)]) == []
