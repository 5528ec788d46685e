"""Two actions ahead: the best first ones are tried with the best second ones behind them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.tigris.candidates import candidates
from regna.bots.tigris.outcomes import tried
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.swaps import best_swap
from regna.bots.tigris.value import value
from regna.core import Rng
from regna.games.tigris.moves import PASS
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Turn


def best_action(state: Tigris, sight: Sight, width: i64, rng: Rng) -> i64:
    """The action with the best future; so many are tried with a second one behind them."""
    found = candidates(state, sight.seat)
    rng.shuffle(found)  # of equal ones any will do
    values = vec[float]([tried(state, move, sight) for move in found])
    best = PASS.first
    most = still = value(state.copy(), sight) - sight.weights.idle
    swap = best_swap(state, sight)
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    if turn.actions > 0 or width == 0:
        for place in highest(values, 1):
            if values[place] > most:
                best, most = found[place], values[place]
    else:
        sight.second = True
        for place in highest(values, width):
            ahead = tried(state, found[place], sight)
            if ahead > most:
                best, most = found[place], ahead
            swap.gain = max(swap.gain, swap.alone + values[place] - still)
        sight.second = False
    if swap.move >= 0 and still + swap.gain > most:
        return swap.move
    return best


def highest(values: vec[float], number: i64) -> list[int]:
    """The places of the highest values, best first."""
    chosen: list[int] = []
    while len(chosen) < number and len(chosen) < len(values):
        best = -1
        for place in range(len(values)):
            if (best < 0 or values[place] > values[best]) and place not in chosen:
                best = place
        chosen.append(best)
    return chosen
