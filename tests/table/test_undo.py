"""Undo by the theorem, on every path of random play."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regna.core import Rng
from regna.table import Denied, Settings, acts, load, sight
from regna.table.settings import UndoPolicy
from regna.table.sight import GoBack
from tests.table.helpers import NOW, begin, do, play_on
from tests.table.test_play import set_hand
from tests.toys.pebbles import DRAW


def test_back_over_own_quiet_moves_only() -> None:
    table = begin()
    set_hand(table, 0, [1, 2, 2])
    before = sight(table, 0).view
    do(table, acts.play(table, 0, [2], NOW))
    do(table, acts.play(table, 0, [2], NOW))
    assert table.to_act == 0
    assert sight(table, 0).undo == GoBack(1, 0, 0)
    assert sight(table, 1).undo == GoBack(None, None, 2)
    with pytest.raises(Denied):
        acts.undo(table, 1, NOW)
    do(table, acts.undo(table, 0, NOW))
    assert table.to_act == 0
    assert len(table.line) == 1
    do(table, acts.undo(table, 0, NOW, whole=True))
    assert sight(table, 0).view == before


def test_the_turn_is_never_taken_from_somebody_else() -> None:
    table = begin()
    set_hand(table, 0, [1])
    do(table, acts.play(table, 0, [1], NOW))
    assert table.to_act == 1
    assert sight(table, 0).undo == GoBack(None, None, 1, ask=0)
    for to in (None, 0):
        with pytest.raises(Denied) as denied:
            acts.undo(table, 0, NOW, to=to)
        assert denied.value.code == "turn-passed"
    # nobody learned anything, so a record of before turns were safe is sound
    assert acts.go_back(table, 0, NOW).entry.to == 0


def test_not_over_a_draw() -> None:
    table = begin()
    do(table, acts.play(table, 0, [DRAW], NOW))
    with pytest.raises(Denied) as denied:
        acts.go_back(table, 0, NOW)
    assert denied.value.code == "no-undo"


def test_not_where_it_is_off_and_everywhere_where_it_is_free() -> None:
    table = begin(2, Settings(undo="off"))
    with pytest.raises(Denied) as denied:
        acts.undo(table, 0, NOW)
    assert denied.value.code == "undo-off"
    table = begin(2, Settings(undo="free"))
    views = []
    for step in range(15):
        views.append(sight(table, 0).view)
        play_on(table, 1, seed=step)
    while views:
        do(table, acts.undo(table, 1, NOW))
        assert sight(table, 0).view == views.pop()


def test_free_undo_goes_past_the_bots() -> None:
    table = begin(2, Settings(undo="free"))
    do(table, acts.play(table, 0, [DRAW], NOW))
    do(table, acts.hand_over(table, 1, "random", NOW))
    do(table, acts.play(table, 1, [DRAW], NOW, by="bot"))
    do(table, acts.undo(table, 0, NOW))
    assert len(table.line) == 0
    assert table.to_act == 0


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 4),
    policy=st.sampled_from(["revealed", "free"]),
)
def test_undo_is_right_wherever_it_is_offered(seed: int, seats: int, policy: UndoPolicy) -> None:
    """After any undo the table is the one it was, for every seat, also when loaded again."""
    table = begin(seats, Settings(undo=policy))
    rng = Rng(seed)
    seen = [[sight(table, seat).view for seat in range(seats)]]
    for _ in range(30):
        if table.to_act is None:
            break
        seat = int(rng.below(seats))
        offered = cast(GoBack, sight(table, seat).undo).step
        back = offered if rng.below(4) == 0 else None
        if back is not None:
            draws = table.state.draws if table.state else 0
            do(table, acts.undo(table, seat, NOW))
            assert len(table.line) == back
            assert table.state is not None
            assert policy == "free" or table.state.draws == draws
            del seen[back + 1 :]
        else:
            play_on(table, 1, seed=int(rng.word()))
            seen.append([sight(table, seat).view for seat in range(seats)])
        assert [sight(table, seat).view for seat in range(seats)] == seen[-1]
    again = load(table.head, table.log)
    assert again.snapshot() == table.snapshot()


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_what_may_be_taken_back_taught_nobody_anything(seed: int) -> None:
    """The same moves on other fills of what the seat knows look the same to the seat."""
    table = begin(2)
    play_on(table, int(Rng(seed).below(20)), seed=seed)
    for seat in range(2):
        floor = table.line.floor(seat, "revealed")
        base = table.state_at(floor)
        assert table.state is not None
        for fill in range(5):
            twin = base.determinize(seat, Rng(fill))
            for ply in table.line.plies[floor:]:
                twin.play(ply.move)
            assert twin.view(seat) == table.state.view(seat)
