"""The result: the weakest colour counts, treasures stand for any (rule 61)."""

from __future__ import annotations

from regna.core import Score, ScoreLine
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS
from regna.games.tigris.state import Tigris


def place_treasures(points: list[int], treasures: int) -> list[int]:
    """How many treasures go to each colour: one by one to the weakest, which is best."""
    placed = [0] * COLOURS
    for _ in range(treasures):
        weakest = min(range(COLOURS), key=lambda colour: points[colour] + placed[colour])
        placed[weakest] += 1
    return placed


def score_of(state: Tigris, seat: int) -> Score:
    """One seat's result: `key` is its colours, weakest first, `total` the weakest."""
    points = state.points[COLOURS * seat : COLOURS * seat + COLOURS]
    placed = place_treasures(points, state.taken[seat])
    lines = [
        ScoreLine(
            "61",
            COLOUR_NAMES[colour],
            points[colour] + placed[colour],
            {
                "colour": COLOUR_NAMES[colour],
                "points": points[colour],
                "treasures": placed[colour],
            },
        )
        for colour in range(COLOURS)
    ]
    key = tuple(sorted(points[colour] + placed[colour] for colour in range(COLOURS)))
    return Score(seat, key[0], key, lines)


def scores(state: Tigris) -> list[Score]:
    return [score_of(state, seat) for seat in range(state.seats)]
