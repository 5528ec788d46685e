"""The levels of Tigris & Euphrates: one action ahead, two, and what follows in the next turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.base import Bot
from regna.bots.levels import Level
from regna.bots.tigris.candidates import candidates
from regna.bots.tigris.outcomes import tried
from regna.bots.tigris.plain import Plain
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.swaps import best_swap
from regna.bots.tigris.value import value
from regna.core import Rng, State
from regna.games.tigris.moves import PASS
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Turn

AHEAD: Final = 6.0  # points of the weakest colour that leave no doubt


class Thinker(Plain):
    """A plain player that can say what else is worth a thought, and what a table is worth."""

    def __init__(self, width: i64) -> None:
        super().__init__(width)

    def candidates(self, state: State, most: int, rng: Rng) -> list[int]:
        assert isinstance(state, Tigris)
        if not isinstance(state.running, Turn):
            return state.moves()[:most]
        sight = Sight(state, state.active, self.weights)
        found = candidates(state, sight.seat)
        values: dict[int, float] = {}
        for move in found:
            values[move] = tried(state, move, sight)
        chosen = sorted(found, key=lambda move: -values[move])[: max(1, most - 2)]
        swap = best_swap(state, sight)
        if swap.move >= 0:
            chosen.append(int(swap.move))
        chosen.append(int(PASS.first))
        return chosen[:most]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tigris)
        return value(state.copy(), Sight(state, seat, self.weights))


QUICK: Final = Thinker(0)
USUAL: Final = Thinker(6)

bots: Final[dict[str, Bot]] = {
    "level-1": Level(QUICK, QUICK, 40, AHEAD, most=12, turns=1, temperature=0.15),
    "level-2": Level(QUICK, QUICK, 0, AHEAD),
    "level-3": Level(USUAL, QUICK, 0, AHEAD),
    "level-4": Level(USUAL, QUICK, 32, AHEAD, most=4, turns=2),
    "level-5": Level(USUAL, QUICK, 96, AHEAD, most=6, turns=2),
}
