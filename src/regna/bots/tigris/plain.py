"""A rule player of Tigris & Euphrates, for every decision of the game."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.base import Policy
from regna.bots.tigris.outcomes import Odds, after, settled, treasure_to_take
from regna.bots.tigris.plan import best_action
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.weights import Weights
from regna.core import Rng, State
from regna.games.tigris.conflicts import Fight
from regna.games.tigris.moves import SUPPORT
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Turn
from regna.games.tigris.treasures import Sharing


class Plain(Policy):
    """Tries what seems worth trying and takes what is worth most; luck decides between equals."""

    def __init__(self, width: i64, weights: Weights | None = None) -> None:
        self.width = width  # how many first actions are tried with a second one behind them
        self.weights = weights or Weights()

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Tigris)
        frame = state.running
        if isinstance(frame, Sharing):
            return treasure_to_take(state, frame.seat)
        sight = Sight(state, state.active, self.weights)
        if isinstance(frame, Turn):
            return best_action(state, sight, self.width, rng)
        if isinstance(frame, Fight):
            return best_support(state, frame, sight)
        return best_of_few(state, sight)


def best_support(state: Tigris, fight: Fight, sight: Sight) -> i64:
    """How many tiles to add: the fewest of those with the best expectation."""
    odds = Odds(state, fight, sight)
    best: i64 = -1
    most = 0.0
    for move in state.moves():
        worth = odds.worth(SUPPORT.a(move))
        if best < 0 or worth > most:
            best, most = move, worth
    return best


def best_of_few(state: Tigris, sight: Sight) -> i64:
    """Which war comes next, what is built: every answer is tried."""
    best: i64 = -1
    most = 0.0
    for move in state.moves():
        worth = settled(after(state, move), sight)
        if best < 0 or worth > most:
            best, most = move, worth
    return best


policy = Plain(width=6)
