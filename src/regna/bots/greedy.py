"""A bot for every game that looks a few decisions ahead and counts points.

It plays each of its moves on some positions it cannot tell from the true one,
goes on at random for a little while, and takes the move after which its points
are furthest ahead of the best of the others.
"""

from __future__ import annotations

import time

from regna.bots.base import Bot
from regna.bots.seated import luck
from regna.core import Rng, State

DEPTH = 6  # further decisions, whoever makes them
FILLS = 4  # positions, in each of which every move is tried


class GreedyBot(Bot):
    """Takes what brings points soon."""

    def choose(self, world: State, budget: float) -> int:
        end = time.monotonic() + budget
        rng = luck(world)
        moves = world.moves()
        seat = world.to_act
        assert seat is not None
        gains = [0.0] * len(moves)
        tries = [0] * len(moves)
        for _ in range(FILLS):
            position = world.determinize(seat, rng.split())
            for place in _order(len(moves), rng):
                if time.monotonic() > end and any(tries):
                    return moves[_best(gains, tries, rng)]
                gains[place] += _look(position, moves[place], seat, rng)
                tries[place] += 1
        return moves[_best(gains, tries, rng)]


def _order(count: int, rng: Rng) -> list[int]:
    order = list(range(count))
    rng.shuffle(order)
    return order


def _look(position: State, move: int, seat: int, rng: Rng) -> float:
    twin = position.copy()
    twin.advance(move)
    for _ in range(DEPTH):
        if twin.to_act is None:
            break
        twin.advance(twin.nth(rng.below(twin.count())))
    totals = [score.total for score in twin.scores()]
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - max(others, default=0)


def _best(gains: list[float], tries: list[int], rng: Rng) -> int:
    means = [gain / tried if tried else -1e9 for gain, tried in zip(gains, tries, strict=True)]
    most = max(means)
    good = [place for place, mean in enumerate(means) if mean == most]
    return good[rng.below(len(good))]


bot = GreedyBot()
