"""Returns are made from the ends of games, and a net learns what the policy does not see."""

from __future__ import annotations

import numpy as np
import pytest

from regna.lab.fit import Fit, beginning, mix_rivals, returns
from regna.lab.lesson import Aim, Lesson
from regna.lab.notes import Notes, noted, together

SHARE = 0.7


def lesson(seat: int, reached: float, worth: float = 0.0) -> Lesson:
    found = Lesson(seat, 2, [0.0, float(seat), 2.0], worth)
    found.reached = reached
    return found


def test_notes_keep_what_is_not_nothing() -> None:
    notes = together([noted([[lesson(0, 5.0), lesson(1, -5.0)]]), noted([[lesson(1, 3.0)]])])
    assert len(notes) == 3
    assert notes.many.tolist() == [1, 2, 2]
    assert notes.left.tolist() == [1, 0, 0]
    assert notes.dense(np.array([1, 0]), 3).tolist() == [[0, 1, 2], [0, 0, 2]]


def test_a_return_is_partly_the_next_judgement() -> None:
    notes = noted([[lesson(0, 8.0), lesson(1, -8.0)], [lesson(0, 2.0), lesson(0, 2.0)]])
    judged = np.array([0, -3, 0, 4], np.float32)
    found = returns(notes, judged, SHARE)
    assert found == pytest.approx([(1 - SHARE) * 3 + SHARE * 8, -8, (1 - SHARE) * 4 + SHARE * 2, 2])


def test_a_fit_finds_what_the_policy_does_not_see() -> None:
    """The second seat is two points better off than the policy says, the first two worse."""
    games = [[lesson(seat, 6.0 if seat else 2.0, worth=4.0)] for seat in (0, 1) for _ in range(99)]
    notes: Notes = noted(games)
    fit = Fit(beginning(3, 4, np.random.default_rng(1)), 600, Aim(share=SHARE))
    wrong = [fit.epoch(notes, np.random.default_rng(number)) for number in range(600)]
    assert wrong[-1] < 0.5 < wrong[0]
    assert fit.judged(notes) == pytest.approx(notes.reached, abs=0.5)


def test_rivals_are_shown_in_all_orders() -> None:
    """Two inputs a side and one of the table: rivals change places as a whole, the rest stays."""
    row = [9, 9, 1, 2, 3, 4, 5, 6, 7]
    inputs = np.array([row] * 300, np.float32)
    mix_rivals(inputs, np.repeat([2, 3, 4], 100), 2, np.random.default_rng(1))
    seen = [{tuple(each) for each in part.tolist()} for part in np.split(inputs, 3)]
    assert seen[0] == {tuple(row)}
    assert seen[1] == {tuple(row), (9, 9, 3, 4, 1, 2, 5, 6, 7)}
    assert len(seen[2]) == 6
    assert all(sorted(each[2:8:2]) == [1, 3, 5] for each in seen[2])
    assert all(each[:2] == (9, 9) and each[8] == 7 for each in seen[2])
