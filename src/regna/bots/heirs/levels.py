"""The levels of The Two Heirs: wider plans, and plans tried out in the turns that follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.base import Bot
from regna.bots.heirs.judge import final_worth, turns_to_come
from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.plan import NONE, Node, Plan
from regna.bots.heirs.planner import Planner
from regna.bots.levels import Level
from regna.core import Rng, State
from regna.games.heirs.moves import END
from regna.games.heirs.state import Heirs

AHEAD: Final = 25.0  # points that leave no doubt


class Beginnings(Plan):
    """A plan that remembers the best table that each first deed leads to."""

    def __init__(self, state: Heirs, width: i64) -> None:
        super().__init__(state, width)
        self.worths: dict[int, float] = {}

    def end_worth(self, node: Node) -> float:
        worth = super().end_worth(node)
        first = int(END.first if node.first == NONE else node.first)
        if first not in self.worths or worth > self.worths[first]:
            self.worths[first] = worth
        return worth


class Thinker(Planner):
    """A planner that can say what else is worth a thought, and what a table is worth."""

    def candidates(self, state: State, most: int, rng: Rng) -> list[int]:
        assert isinstance(state, Heirs)
        if state.count() <= most and len(state.stack) != 1:
            return state.moves()
        plan = Beginnings(state, self.width)
        plan.search()
        found = sorted(plan.worths, key=lambda move: -plan.worths[move])
        return [move for move in found[:most] if state.why_not(move) is None]

    def worth(self, state: State, seat: int) -> float:
        """The lead as it looks to the side whose turn is over."""
        assert isinstance(state, Heirs)
        over = 1 - state.active
        turns = turns_to_come(state, over)
        lead = final_worth(state, Ledger(state, turns), over, turns, turns // 2)
        return lead if over == seat else -lead


NARROW: Final = Thinker(1)
QUICK: Final = Thinker(2)
USUAL: Final = Thinker(24)

bots: Final[dict[str, Bot]] = {
    "level-1": Level(NARROW, NARROW, 24, AHEAD, most=8, turns=1, temperature=0.12),
    "level-2": Level(QUICK, QUICK, 0, AHEAD),
    "level-3": Level(USUAL, QUICK, 0, AHEAD),
    "level-4": Level(USUAL, QUICK, 16, AHEAD, most=3, turns=2),
    "level-5": Level(USUAL, QUICK, 32, AHEAD, most=4, turns=2),
}
