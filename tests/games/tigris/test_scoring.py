"""The final result (rule 61)."""

from __future__ import annotations

from itertools import product

import pytest

from regna.core import Rng
from regna.games.tigris.scoring import place_treasures
from regna.games.tigris.state import Tigris
from tests.games.tigris.table import table

POTTER, LION, BULL, ARCHER = range(4)


def finished(players: list[dict[str, object]]) -> Tigris:
    """A finished game with one treasure on the board."""
    clear = "k1 p2 f3 n5 i7 b8 o9 f10 k11"
    return table(players=players, seats=len(players), clear=clear, ending="treasures", pending=[])


def points(red: int, blue: int, green: int, black: int) -> dict[str, int]:
    return {"red": red, "blue": blue, "green": green, "black": black}


@pytest.mark.rule("61")
def test_example_5_the_potter_wins() -> None:
    state = finished(
        [
            {"points": points(11, 9, 10, 13), "treasures": 3},
            {"points": points(10, 7, 14, 12), "treasures": 3},
            {"points": points(10, 11, 15, 10), "treasures": 0},
            {"points": points(6, 12, 11, 22), "treasures": 3},
        ]
    )
    assert state.to_act is None
    assert state.ranking() == [[POTTER], [LION], [BULL], [ARCHER]]
    keys = [score.key for score in state.scores()]
    assert keys[POTTER] == (11, 11, 11, 13)
    assert keys[LION] == (10, 10, 12, 14)
    assert keys[BULL] == (10, 10, 11, 15)
    assert keys[ARCHER][0] == 9
    lion = {line.where: line for line in state.scores()[LION].lines}
    assert lion["blue"].facts == {"colour": "blue", "points": 7, "treasures": 3}
    assert state.scores()[LION].total == 10


@pytest.mark.rule("61")
def test_complete_tie_is_a_shared_win() -> None:
    same: dict[str, object] = {"points": points(5, 6, 7, 8), "treasures": 3}
    other: dict[str, object] = {"points": points(8, 7, 6, 5), "treasures": 3}
    state = finished([same, other, {"points": points(0, 9, 9, 9), "treasures": 3}])
    assert state.ranking() == [[0, 1], [2]]
    assert state.returns() == [0.5, 0.5, -1.0]


@pytest.mark.rule("61")
def test_treasures_to_the_weakest_is_best() -> None:
    """Against every way to place them."""
    rng = Rng("treasures")
    for _ in range(60):
        colours = [int(rng.below(8)) for _ in range(4)]
        treasures = int(rng.below(6))
        best = max(
            sorted(c + p for c, p in zip(colours, placed, strict=True))
            for placed in product(range(treasures + 1), repeat=4)
            if sum(placed) == treasures
        )
        placed = place_treasures(colours, treasures)
        assert sorted(c + p for c, p in zip(colours, placed, strict=True)) == best
