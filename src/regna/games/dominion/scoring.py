"""Points: every card owned counts, wherever it is (G23)."""

from __future__ import annotations

from regna.core import Facts, Score, ScoreLine
from regna.games.dominion.kinds import KINDS, NAMES, POINTS, POINTS_PER_CARDS, SCORING
from regna.games.dominion.state import Dominion


def card_worth(kind: int, cards: int) -> int:
    """The points of one card in a deck of so many (D-gardens-1)."""
    per = POINTS_PER_CARDS[kind]
    return cards // per if per > 0 else POINTS[kind]


def points(owned: list[int]) -> int:
    """All points of a seat."""
    cards = 0
    for kind in range(KINDS):
        cards += owned[kind]
    total = 0
    for kind in SCORING:
        if owned[kind] > 0:
            total += owned[kind] * card_worth(kind, cards)
    return total


def scores(state: Dominion) -> list[Score]:
    """A line for each kind of card with points; fewer turns break ties (G16)."""
    rows: list[Score] = []
    for seat in range(state.seats):
        owned = state.owned(seat)
        cards = sum(owned)
        lines: list[ScoreLine] = []
        for kind in SCORING:
            if owned[kind] > 0:
                each = card_worth(kind, cards)
                facts: Facts = {"card": NAMES[kind], "count": owned[kind], "each": each}
                if POINTS_PER_CARDS[kind] > 0:
                    facts["cards"] = cards
                rule = "D-gardens-1" if POINTS_PER_CARDS[kind] > 0 else "G23"
                lines.append(ScoreLine(rule, NAMES[kind], owned[kind] * each, facts))
        total = sum(line.points for line in lines)
        rows.append(Score(seat, total, (total, -state.mats[seat].turns), lines))
    return rows
