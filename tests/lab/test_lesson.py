"""What a lesson writes down: whose positions follow each other, and what a game came to."""

from __future__ import annotations

from itertools import pairwise

import pytest

import regna
from regna.arena import Terms
from regna.bots.base import outcome
from regna.core import Rng, State
from regna.lab.lesson import Aim, Lesson, play_lesson
from regna.lab.school import School
from tests.lab.pupils import Pupil, enrolled


def deal(seats: int) -> State:
    return regna.game("tigris").new(seats, seed=seats)


def test_where_two_play_turns_follow_each_other() -> None:
    (course,) = play_lesson(Pupil(), Pupil(), deal(2), Rng(1), 4, Aim())
    seats = [lesson.seat for lesson in course]
    assert all(one != other for one, other in pairwise(seats))
    assert course[0].reached == -course[1].reached


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_positions_of_its_own(seats: int) -> None:
    """All look after every turn, each at what it is worth to itself."""
    courses = play_lesson(Pupil(), Pupil(), deal(seats), Rng(1), 4, Aim(own=True))
    assert [{lesson.seat for lesson in course} for course in courses] == [{n} for n in range(seats)]
    assert len({len(course) for course in courses}) == 1
    worth = [course[-1].worth for course in courses]
    assert worth == [pytest.approx(10 * (row[1] - row[2])) for row in last_inputs(courses)]


def last_inputs(courses: list[list[Lesson]]) -> list[list[float]]:
    return [course[-1].inputs for course in courses]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_win_and_points_ahead_count_as_the_aim_says(seats: int) -> None:
    state = deal(seats)
    courses = play_lesson(Pupil(), Pupil(), state, Rng(2), 4, Aim(own=True, win=12.0, lead=1.0))
    for seat, course in enumerate(courses):
        won, ahead = outcome(state, seat)
        wanted = 12 * (2 * won - 1) + max(-1.0, min(1.0, ahead))
        assert {lesson.reached for lesson in course} == {wanted}
        assert Aim().reached(state, seat) == ahead


def test_tables_take_turns_when_all_options_had_theirs() -> None:
    terms = Terms({}, {"board": ["standard", "advanced"]})
    with enrolled():
        school = School("tigris", "pupil", terms, (2, 3), Aim(own=True), "tables")
        assert [len(school.lesson(number)) for number in range(5)] == [2, 2, 3, 3, 2]
