"""The result: the weakest colour counts, treasures stand for any (rule 61)."""

from __future__ import annotations

from regna.core import Score, ScoreLine
from regna.games.tigris.pieces import COLOUR_NAMES, COLOURS, leader
from regna.games.tigris.state import Tigris


def place_treasures(points: list[int], treasures: int) -> list[int]:
    """How many treasures go to each colour: one by one to the weakest, which is best."""
    placed = [0] * COLOURS
    for _ in range(treasures):
        weakest = 0
        for colour in range(1, COLOURS):
            if points[colour] + placed[colour] < points[weakest] + placed[weakest]:
                weakest = colour
        placed[weakest] += 1
    return placed


def points_of(state: Tigris, seat: int) -> list[int]:
    return [int(state.points[leader(seat, colour)]) for colour in range(COLOURS)]


def key_of(state: Tigris, seat: int) -> tuple[int, ...]:
    """A seat's colours with its treasures, weakest first."""
    points = points_of(state, seat)
    placed = place_treasures(points, state.taken[seat])
    return tuple(sorted([points[colour] + placed[colour] for colour in range(COLOURS)]))


def score_of(state: Tigris, seat: int) -> Score:
    """One seat's result: `key` is its colours, weakest first, `total` the weakest."""
    points = points_of(state, seat)
    placed = place_treasures(points, state.taken[seat])
    lines = [
        ScoreLine(
            "61",
            name,
            points[colour] + placed[colour],
            {"colour": name, "points": points[colour], "treasures": placed[colour]},
        )
        for colour, name in enumerate(COLOUR_NAMES)
    ]
    key = key_of(state, seat)
    return Score(seat, key[0], key, lines)
