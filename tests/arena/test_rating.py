"""What results say is neither more nor less than what they are."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.arena import Result, rate, standings
from regna.arena.rating import decided, wilson


def result(seed: int, players: tuple[str, ...], *ranking: tuple[int, ...]) -> Result:
    return Result(seed, players, (0,) * len(players), ranking, 10)


def duel(one: str, other: str, won: int, lost: int, tied: int = 0) -> list[Result]:
    ends = [((0,), (1,))] * won + [((1,), (0,))] * lost + [((0, 1),)] * tied
    return [result(seed, (one, other), *ranking) for seed, ranking in enumerate(ends)]


def test_a_share_counts_ties_as_halves() -> None:
    (row,) = standings(duel("a", "b", 6, 2, 2))
    assert (row.player, row.others, row.games) == ("a", ("b",), 10)
    assert row.share == pytest.approx(0.7)
    assert row.low < 0.7 < row.high
    assert row.fair == 0.5


def test_one_among_others_has_a_share_of_one_in_so_many() -> None:
    games = [result(seed, ("a", "b", "b"), (0,), (1,), (2,)) for seed in range(4)]
    (row,) = standings(games)
    assert (row.player, row.others, row.share) == ("a", ("b", "b"), 1.0)
    assert row.fair == pytest.approx(1 / 3)


def test_alone_one_plays_against_the_game() -> None:
    (row,) = standings([result(1, ("a",), (0,), (1,)), result(2, ("a",), (1,), (0,))])
    assert (row.share, row.fair, row.others) == (0.5, 0.5, ())


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 20, 0.839, 1.0)]
)
def test_wilson(share: float, games: int, low: float, high: float) -> None:
    """Known values of the interval."""
    found = wilson(share, games)
    assert found[0] == pytest.approx(low, abs=0.001)
    assert found[1] == pytest.approx(high, abs=0.001)


@given(st.floats(0, 1), st.integers(1, 10_000))
def test_an_interval_holds_its_share(share: float, games: int) -> None:
    low, high = wilson(share, games)
    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1


def test_ratings_say_how_often_one_wins() -> None:
    games = [*duel("a", "b", 300, 100), *duel("b", "c", 300, 100)]
    best, middle, worst = rate(games)
    assert [best.player, middle.player, worst.player] == ["a", "b", "c"]
    expected = 400 * math.log10(3)
    assert best.elo - middle.elo == pytest.approx(expected, abs=5)
    assert best.elo + middle.elo + worst.elo == pytest.approx(0, abs=1e-6)
    assert best.low < best.elo < best.high


def test_who_always_wins_has_a_finite_rating() -> None:
    best, worst = rate(duel("a", "b", 20, 0))
    assert 300 < best.elo - worst.elo < 2_000


def test_decided_means_three_standard_errors() -> None:
    (clear,) = standings(duel("a", "b", 40, 10))
    (close,) = standings(duel("a", "b", 26, 24))
    (few,) = standings(duel("a", "b", 5, 0))
    assert [decided(row, 0.5) for row in (clear, close, few)] == [True, False, False]
    assert not decided(clear, 0.75)
