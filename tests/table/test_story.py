"""The story of a game: when it may be told, and that it is what the game itself counts."""

from __future__ import annotations

from itertools import pairwise

import pytest

from regna.table import Denied, past, story
from tests.table.helpers import begin, play_on


def test_the_points_after_every_move_are_the_games_own() -> None:
    table = begin()
    plies = play_on(table, 0, until_over=True)
    told = list(story(table))
    assert len(told) == plies + 1
    standing = told[0]
    for ply, found in enumerate(told):
        standing = found or standing
        assert standing is not None
        scores = table.state_at(ply).scores()
        assert standing.totals == [score.total for score in scores]
        assert standing.sums == [sum(line.points for line in score.lines) for score in scores]
    changes = [found for found in told if found is not None]
    assert changes[0].ply == 0
    assert len(changes) > 3
    for one, other in pairwise(changes):
        assert (one.totals, one.sums) != (other.totals, other.sums)


def test_nothing_is_told_of_a_game_that_is_not_over() -> None:
    table = begin()
    play_on(table, 5)
    with pytest.raises(Denied, match="not over"):
        next(story(table))
    assert past(table, 0, 3).scores is past(table, None, 3).scores  # both unset


def test_when_it_is_over_the_past_has_its_scores() -> None:
    table = begin()
    plies = play_on(table, 0, until_over=True)
    found = past(table, None, plies - 1).scores
    assert found == [score.document() for score in table.state_at(plies - 1).scores()]
