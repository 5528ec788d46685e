"""What is hidden and what is known (rules 55, 64)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from regna.core import Rng, State
from regna.games.tigris import game
from regna.games.tigris.state import Tigris
from regna.testing import check_frequencies
from tests.games.tigris.table import play, seen, table

MIXED = {"red": 2, "blue": 2, "green": 1, "black": 1}


@pytest.mark.rule("64")
def test_hands_bag_and_swapped_tiles_are_hidden() -> None:
    state = table(hands=[MIXED])
    play(state, "swap 2 temple", "pass")
    known: Any = state.dump(1)
    assert known["players"][0]["hand"] == 6
    assert known["players"][0]["swapped"] == 2
    assert known["bag"] == state.bag_size()
    own: Any = state.dump(0)
    assert own["players"][0]["swapped"] == {"red": 2}
    view = seen(state, 1)
    assert view["players"][0]["hand"] is None
    assert view["players"][1]["hand"] is not None
    assert view["bag"] == state.bag_size()


@pytest.mark.rule("64")
def test_lost_tiles_were_seen_and_are_known() -> None:
    state = table({"m": "e5"})
    play(state, "catastrophe e5")
    for seat in (0, 1, None):
        assert state.dump(seat)["lost"] == {"green": 1}


@pytest.mark.rule("55", "64")
def test_points_are_behind_screens_but_remembered() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}], [MIXED])
    play(state, "market f5")
    view = seen(state, 1)
    assert view["players"][0]["points"] is None
    assert seen(state, 0)["players"][0]["points"]["green"] == 1
    known: Any = state.dump(1)
    assert known["players"][0]["points"] == {"green": 1}


@pytest.mark.rule("55")
def test_open_scoring_shows_points_to_everybody() -> None:
    state = table({"t": "e5"}, [{"king": "d5"}], [MIXED], options={"open_scoring": True})
    play(state, "market f5")
    for seat in (1, None):
        view = seen(state, seat)
        assert view["players"][0]["points"] == {"red": 0, "blue": 0, "green": 1, "black": 0}
        assert view["players"][0]["hand"] is None


@pytest.mark.rule("55")
def test_screens_open_at_the_end() -> None:
    state = table(hands=[MIXED], bag={})
    play(state, "swap 1 temple")
    view = seen(state, 2)
    assert [player["score"] for player in view["players"]] == [[0, 0, 0, 0]] * 4


@pytest.mark.rule("64")
def test_drawn_tiles_are_told_to_who_drew_them() -> None:
    state = table(hands=[MIXED])
    events = play(state, "swap 2 temple")
    (drew,) = [event for event in events if event.code == "tigris-drew"]
    assert "tiles" not in drew.public
    assert list(drew.private_by_seat) == [0]


@pytest.mark.rule("64")
def test_fill_keeps_what_the_seat_knows() -> None:
    state = table(hands=[MIXED])
    play(state, "swap 2 temple", "pass")
    for seat in range(4):
        for seed in range(5):
            fast = state.determinize(seat, Rng(seed))
            loaded = game.load(state.dump(seat), seed=seed)
            assert fast.dump() == loaded.dump()
            assert fast.dump(seat) == state.dump(seat)


@pytest.mark.rule("64")
def test_fills_have_the_right_frequencies() -> None:
    """One tile is in the other hand, two in the bag: red twice as likely as blue."""
    state = table(
        seats=2,
        hands=[{"red": 6}, {"black": 5, "red": 1}],
        bag={"red": 1, "blue": 1},
        lost={"red": 57 - 10 - 8, "blue": 35, "green": 30, "black": 25},
    )
    unseen: dict[str, object] = state.dump(0)
    assert unseen["bag"] == 2

    def other_hand(fill: State) -> Hashable:
        assert isinstance(fill, Tigris)
        return tuple(fill.hands[4:8])

    # eight unseen tiles: two red, one blue, five black; six of them are in the hand
    expected: dict[Hashable, float] = {
        (2, 1, 0, 3): 10 / 28,
        (2, 0, 0, 4): 5 / 28,
        (1, 1, 0, 4): 10 / 28,
        (1, 0, 0, 5): 2 / 28,
        (0, 1, 0, 5): 1 / 28,
    }
    check_frequencies(game, state, 0, other_hand, expected, fills=1500)
