"""Every deal is played in all orders of seats."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.arena import Match, schedule
from regna.core import BadInput


def test_two_players_change_seats() -> None:
    assert schedule(["a", "b"], 2, 4, 7) == [
        Match(7, ("a", "b")),
        Match(7, ("b", "a")),
        Match(8, ("a", "b")),
        Match(8, ("b", "a")),
    ]


def test_one_sits_among_three_and_then_the_other() -> None:
    found = schedule(["a", "b"], 4, 4, 1)
    assert len(found) == 8
    assert Counter(match.players.count("a") for match in found) == {1: 4, 3: 4}


@given(st.integers(2, 4), st.integers(2, 4), st.integers(1, 40), st.integers(0, 9))
def test_everybody_sits_everywhere_as_often(
    players: int, seats: int, games: int, seed: int
) -> None:
    names = list("abcd")[:players]
    if players > 2 and seats > 2 and players != seats:
        with pytest.raises(BadInput):
            schedule(names, seats, games, seed)
        return
    found = schedule(names, seats, games, seed)
    assert len(set(found)) == len(found)
    for name in names:
        places = Counter(match.players.index(name) for match in found if name in match.players)
        alone = [match for match in found if match.players.count(name) == 1]
        assert len({Counter(m.players.index(name) for m in alone)[seat] for seat in places}) == 1
    deals = Counter(tuple(sorted(match.players)) for match in found)
    assert all(many >= games for many in deals.values())


@pytest.mark.parametrize("players", [[], ["a"], ["a", "a"]])
def test_nobody_plays_himself(players: list[str]) -> None:
    with pytest.raises(BadInput):
        schedule(players, 2, 2, 1)


def test_a_solo_game_is_played_alone() -> None:
    assert schedule(["a"], 1, 2, 5) == [Match(5, ("a",)), Match(6, ("a",))]
