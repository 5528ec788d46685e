"""A rule player of Tigris & Euphrates, for every decision of the game."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.base import Policy
from regna.bots.net import Net
from regna.bots.tigris.features import SIZE
from regna.bots.tigris.judge import between_turns, shown
from regna.bots.tigris.outcomes import Odds, after, settled, treasure_to_take
from regna.bots.tigris.plan import Line, best_lines
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

    def __init__(self, width: i64, weights: Weights | None = None, net: Net | None = None) -> None:
        self.width = width  # how many first actions are tried with a second one behind them
        self.weights = weights or Weights()
        self.net = net

    def taught(self, net: Net) -> Plain:
        """The same player with a net that corrects what positions are held to be worth."""
        return Plain(self.width, self.weights, net)

    def sight(self, state: Tigris, seat: i64) -> Sight:
        return Sight(state, seat, self.weights, self.net)

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Tigris)
        frame = state.running
        if isinstance(frame, Sharing):
            return treasure_to_take(state, frame.seat)
        sight = self.sight(state, state.active)
        if isinstance(frame, Turn):
            return self.planned(state, sight, 1, rng)[0].moves[0]
        if isinstance(frame, Fight):
            return best_support(state, frame, sight)
        return best_of_few(state, sight)

    def turn(self, state: State) -> i64:
        assert isinstance(state, Tigris)
        return state.turn_of()

    def planned(self, state: Tigris, sight: Sight, most: i64, rng: Rng) -> list[Line]:
        return best_lines(state, sight, max(most, self.width), self.width > 0, rng)

    def lines(self, state: State, most: int, rng: Rng) -> list[list[int]]:
        assert isinstance(state, Tigris)
        if isinstance(state.running, Turn):
            found = self.planned(state, self.sight(state, state.active), most, rng)
            return [line.moves for line in found[:most]]
        own = int(self.choose(state, rng))
        return [[own], *[[move] for move in state.moves() if move != own][: most - 1]]

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Tigris)
        return between_turns(state, self.sight(state, seat))

    def inputs(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Tigris)
        return shown(state, self.sight(state, seat), False).row(SIZE)


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
