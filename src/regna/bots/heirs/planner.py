"""The player: plans its turn at every decision, and throws away what it needs least."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.base import Policy
from regna.bots.heirs.judge import turns_to_come
from regna.bots.heirs.plan import Plan
from regna.bots.heirs.prospects import promise
from regna.bots.heirs.weights import PAYABLE
from regna.core import Rng, State
from regna.games.heirs.moves import DISCARD
from regna.games.heirs.resources import accessible, lacking
from regna.games.heirs.row import at, size
from regna.games.heirs.state import HAND_LIMIT, Heirs


class Planner(Policy):
    """Looks at so many tables after every deed of its turn."""

    def __init__(self, width: i64) -> None:
        self.width = width

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Heirs)
        only: i64 = state.nth(0)
        if DISCARD.first <= only < DISCARD.last:
            return surplus(state)
        if state.count() == 1:
            return only
        return Plan(state, self.width).search()


def surplus(state: Heirs) -> i64:
    """A6: the tiles to discard are those worth least; the first of them in hand comes first."""
    seat = state.active
    hand = state.hands[seat]
    have = accessible(state, seat)
    turns = turns_to_come(state, seat) // 2
    kept: i64 = 0  # as a mask
    for _ in range(HAND_LIMIT):
        best = -1.0
        best_place: i64 = 0
        for place in range(size(hand)):
            tile = at(hand, place)
            missing = min(lacking(state.tiles.cost[tile], have), 4)
            worth = promise(state, tile, seat, turns) * PAYABLE[missing]
            if not (kept >> place) & 1 and worth > best:
                best = worth
                best_place = place
        kept |= 1 << best_place
    first: i64 = 0
    while (kept >> first) & 1:
        first += 1
    return DISCARD.move(first)
