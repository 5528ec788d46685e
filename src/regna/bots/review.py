"""Where a game was lost: of the decisions of every seat, those that cost most and clearly.

Each is judged by what its seat could know: the document is `state.dump(seat)` of that
moment, and a world of it knows nothing else. Luck is no mistake, and is not counted.
"""

from __future__ import annotations

from typing import Final

from regna.bots.advice import Judgement, judge
from regna.core import BadInput, Facts, game

WORST: Final = 3  # moves that are named for each seat


class Lost:
    """A decision that was clearly not the best: after so many moves, by this seat."""

    def __init__(self, ply: int, seat: int, judgement: Judgement) -> None:
        self.ply = ply
        self.seat = seat
        self.judgement = judgement


def look_back(rules: str, document: Facts, move: int, budget: float, seed: int) -> Judgement:
    """Judge the move of a seat by what the seat knew, and nothing else."""
    if "rng" in document:
        raise BadInput("document", "what one seat knows, without the stream")
    return judge(rules, game(rules).load(document, seed=seed), move, budget, seed)


def worst(found: list[Lost], most: int = WORST) -> list[Lost]:
    """The clear losses of every seat, the greatest first, at most so many for each."""
    kept: list[Lost] = []
    many: dict[int, int] = {}
    for lost in sorted(found, key=lambda lost: (-lost.judgement.loss, lost.ply)):
        if lost.judgement.clear and many.get(lost.seat, 0) < most:
            many[lost.seat] = many.get(lost.seat, 0) + 1
            kept.append(lost)
    return kept
