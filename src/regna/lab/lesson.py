"""Games to learn from: what a net is shown after every turn, and how it ended for that seat.

Now and then a turn begins with something else than the player's best, so that
positions are met which it would not come to by itself.
"""

from __future__ import annotations

from typing import Final

from regna.bots.base import Policy, outcome
from regna.core import Rng, State

CHOICE: Final = 8  # lines from which a stray turn is taken


class Lesson:
    """A position between two turns."""

    def __init__(self, seat: int, inputs: list[float], worth: float) -> None:
        self.seat = seat  # whose turn is over
        self.inputs = inputs
        self.worth = worth  # as the policy sees it
        self.won = 0.0
        self.ahead = 0.0  # at the end of the game


def play_lesson(player: Policy, policy: Policy, state: State, rng: Rng, stray: int) -> list[Lesson]:
    """Play a game to its end, one turn in so many astray; what was met on the way.

    The player may have a net; the policy, which has none, says what is seen of a
    position and what that is worth.
    """
    state.remembers = False
    found: list[Lesson] = []
    while state.active >= 0:
        seat, turn = int(state.active), player.turn(state)
        if rng.below(stray) == 0:
            lines = player.lines(state, CHOICE, rng)
            for move in lines[int(rng.below(len(lines)))]:
                state.advance(move)
        if state.active >= 0 and player.turn(state) == turn:
            player.play_turn(state, rng)
        if state.active >= 0:
            found.append(Lesson(seat, policy.inputs(state, seat), policy.worth(state, seat)))
    for lesson in found:
        lesson.won, lesson.ahead = outcome(state, lesson.seat)
    return found
