"""Points: every card owned counts, wherever it is (G23)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Facts, Score, ScoreLine
from regna.games.dominion.kinds import NAMES, POINTS, POINTS_PER_CARDS, SCORING, total
from regna.games.dominion.state import Dominion


def card_worth(kind: i64, cards: i64) -> i64:
    """The points of one card in a deck of so many (D-gardens-1)."""
    per = POINTS_PER_CARDS[kind]
    return cards // per if per > 0 else POINTS[kind]


def points(owned: vec[i64]) -> i64:
    """All points of a seat."""
    cards = total(owned)
    sum_of_all: i64 = 0
    for kind in SCORING:
        if owned[kind] > 0:
            sum_of_all += owned[kind] * card_worth(kind, cards)
    return sum_of_all


def keys(state: Dominion) -> list[tuple[int, ...]]:
    """Points; fewer turns break ties (G16)."""
    return [
        (int(points(state.owned(seat))), -int(state.mats[seat].turns))
        for seat in range(state.seats)
    ]


def scores(state: Dominion) -> list[Score]:
    """A line for each kind of card with points."""
    rows: list[Score] = []
    for seat, mat in enumerate(state.mats):
        owned = state.owned(seat)
        cards = int(total(owned))
        lines: list[ScoreLine] = []
        for kind in SCORING:
            many = int(owned[kind])
            if many > 0:
                each = int(card_worth(kind, cards))
                facts: Facts = {"card": NAMES[kind], "count": many, "each": each}
                if POINTS_PER_CARDS[kind] > 0:
                    facts["cards"] = cards
                rule = "D-gardens-1" if POINTS_PER_CARDS[kind] > 0 else "G23"
                lines.append(ScoreLine(rule, NAMES[kind], many * each, facts))
        points_of_all = sum(line.points for line in lines)
        rows.append(Score(seat, points_of_all, (points_of_all, -int(mat.turns)), lines))
    return rows
