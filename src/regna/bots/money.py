"""Big Money, the yardstick of Dominion: Treasures and Provinces, nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.base import Policy
from regna.core import Rng, State
from regna.games.dominion.choices import Pick
from regna.games.dominion.frames import Turn
from regna.games.dominion.kinds import (
    COPPER,
    COST,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PROVINCE,
    SILVER,
)
from regna.games.dominion.moves import BUY, BUYS, END, TREASURES
from regna.games.dominion.state import Dominion
from regna.games.dominion.turn import BUY_PHASE

WISHES: Final[vec[i64]] = vec[i64]([PROVINCE, GOLD, SILVER])
SPARED: Final[vec[i64]] = vec[i64]([ESTATE, DUCHY, PROVINCE, CURSE, COPPER, SILVER, GOLD])


class BigMoney(Policy):
    """Buys Province, Gold, Silver; plays all Treasures and no Action."""

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Dominion)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            return self.buy(state, frame) if frame.line == BUY_PHASE.line else BUYS.first
        step = state.step()
        if isinstance(step, Pick):
            return self.discard(state, step)
        return state.nth(state.count() - 1)  # what an attack asks: no Moat, no other choice

    def buy(self, state: Dominion, frame: Turn) -> i64:
        """All Treasures first, then the dearest wish that can be paid."""
        if frame.bought == 0:
            hand = state.mats[frame.seat].hand
            if hand[COPPER] + hand[SILVER] + hand[GOLD] > 0:
                return TREASURES.first
        for kind in WISHES:
            if COST[kind] <= state.coins and state.piles[kind] > 0:
                return BUY.move(kind)
        return END.first

    def discard(self, state: Dominion, step: Pick) -> i64:
        """The lowest of the cards to discard: dead cards, then the cheapest Treasures."""
        mat = state.mats[state.active]
        missing = mat.hand_size - step.leave
        lowest: i64 = -1
        for kind in SPARED:
            if missing > 0 and mat.hand[kind] > 0:
                missing -= mat.hand[kind]
                if lowest < 0 or kind < lowest:
                    lowest = kind
        return step.verb.move(lowest) if missing <= 0 else state.nth(0)


policy = BigMoney()
