"""Two actions ahead: the best first ones are tried with the best second ones behind them."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.tigris.candidates import candidates
from regna.bots.tigris.judge import judged
from regna.bots.tigris.outcomes import FIRSTS, after, highest, second, tried, values_of
from regna.bots.tigris.shapes import shape
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.swaps import best_swap
from regna.core import Rng
from regna.games.tigris.moves import PASS
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Turn


class Line:
    """One action or two of a turn, and what they are thought to be worth.

    There is a second one where nothing is decided or seen between the two.
    """

    def __init__(self, moves: list[int], worth: float) -> None:
        self.moves = moves
        self.worth = worth


def best_lines(state: Tigris, sight: Sight, most: i64, ahead: bool, rng: Rng) -> list[Line]:
    """Ways to go on, best first: to pass, to swap, and at most so many actions.

    `ahead`: if two actions are left, they are tried with a second one behind them.
    """
    found = candidates(state, sight.seat)
    rng.shuffle(found)  # of equal ones any will do
    values = values_of(state, found, sight, max(most, FIRSTS))
    still = judged(state.copy(), sight) - sight.weights.idle
    swap = best_swap(state, sight)
    lines = [Line([int(PASS.first)], still)]
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    ahead = ahead and turn.actions == 0
    for place in highest(values, most):
        move, worth = found[place], values[place]
        lines.append(followed(state, move, sight) if ahead else Line([move], worth))
        if ahead:
            swap.gain = max(swap.gain, swap.alone + worth - still)
    if swap.move >= 0:
        lines.append(Line([int(swap.move)], still + swap.gain))
    lines.sort(key=lambda line: -line.worth)
    return lines


def followed(state: Tigris, move: i64, sight: Sight) -> Line:
    """An action and the best second one."""
    twin = after(state, move)
    if isinstance(twin.running, Turn):
        worth = second(twin, sight) + shape(state, move, sight)
        return Line([int(move), int(sight.following)], worth)
    sight.second = True
    worth = tried(state, move, sight)
    sight.second = False
    return Line([int(move)], worth)
