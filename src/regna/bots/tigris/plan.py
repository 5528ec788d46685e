"""Two actions ahead: the best first ones are tried with the best second ones behind them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.tigris.candidates import candidates
from regna.bots.tigris.outcomes import after, settled
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.swaps import best_swap
from regna.bots.tigris.value import value
from regna.games.tigris.moves import PASS
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Turn


def best_action(state: Tigris, sight: Sight, width: i64) -> i64:
    """The action with the best future; with `width` 0 nothing is tried behind it."""
    found = candidates(state, sight.seat)
    values = vec[float]([settled(after(state, move), sight) for move in found])
    still = value(state.copy(), sight) - sight.weights.idle
    best = PASS.first
    most = still
    top = highest(values, 1)
    swap = best_swap(state, sight)
    first = state.stack[0]
    assert isinstance(first, Turn)
    if first.actions > 0 or width == 0:
        if len(top) > 0 and values[top[0]] > most:
            best, most = found[top[0]], values[top[0]]
    else:
        usual = max(0.0, values[top[0]] - still) if len(top) > 0 else 0.0
        most = still
        for place in highest(values, width):
            ahead = values[place] + usual
            twin = after(state, found[place])
            if isinstance(twin.running, Turn):
                ahead = max(values[place], second_value(twin, sight))
            if ahead > most:
                best, most = found[place], ahead
        swap.gain += usual
    if swap.move >= 0 and still + swap.gain > most:
        return swap.move
    return best


def second_value(twin: Tigris, sight: Sight) -> float:
    """What the best action on a copy leads to."""
    best = -1e9
    for move in candidates(twin, sight.seat):
        best = max(best, settled(after(twin, move), sight))
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
