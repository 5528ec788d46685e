"""Games to learn from: what a net is shown after every turn, and how it ended for that seat.

Now and then a turn begins with something else than the player's best, so that
positions are met which it would not come to by itself.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from regna.bots.base import Policy, outcome
from regna.core import Rng, State

CHOICE: Final = 8  # lines from which a stray turn is taken


class Aim(Struct, frozen=True):
    """What a net learns to foresee: points ahead at the end of a game, and what else counts.

    Where two play and all is open, what is good for one is as bad for the other, and a
    position is worth what the other's next one is worth. `own`: it is worth what the same
    seat's next one is worth, for more seats, or hands that are hidden. Where inputs show side
    after side, the own first, so many each, rivals are also shown in other orders.
    """

    own: bool = False
    share: float = 0.7  # lambda: how much of a return is the next one's
    win: float = 0.0  # points for a win, lost by all others
    lead: float = 0.0  # points ahead count up to so many; 0: all
    side: int = 0  # inputs of a side; 0: it is not known which they are

    def reached(self, state: State, seat: int) -> float:
        """What the end of a game is worth to a seat."""
        won, ahead = outcome(state, seat)
        if self.lead > 0:
            ahead = max(-self.lead, min(self.lead, ahead))
        return ahead + self.win * (2 * won - 1)


class Lesson:
    """A position between two turns."""

    def __init__(self, seat: int, seats: int, inputs: list[float], worth: float) -> None:
        self.seat = seat  # who looks at it
        self.seats = seats
        self.inputs = inputs
        self.worth = worth  # as the policy sees it
        self.reached = 0.0  # at the end of the game


def play_lesson(
    player: Policy, policy: Policy, state: State, rng: Rng, stray: int, aim: Aim
) -> list[list[Lesson]]:
    """Play a game to its end, one turn in so many astray; what was met on the way.

    The player may have a net; the policy, which has none, says what is seen of a
    position and what that is worth. Positions that follow each other are together:
    those of all turns, or each seat's own.
    """
    state.remembers = False
    found: list[list[Lesson]] = [[] for _ in range(state.seats if aim.own else 1)]
    while state.active >= 0:
        seat, turn = int(state.active), player.turn(state)
        if rng.below(stray) == 0:
            lines = player.lines(state, CHOICE, rng)
            for move in lines[int(rng.below(len(lines)))]:
                state.advance(move)
        if state.active >= 0 and player.turn(state) == turn:
            player.play_turn(state, rng)
        if state.active >= 0:
            for place, lessons in enumerate(found):
                looks = place if aim.own else seat  # whose turn is over
                inputs, worth = policy.inputs(state, looks), policy.worth(state, looks)
                lessons.append(Lesson(looks, state.seats, inputs, worth))
    for lessons in found:
        for lesson in lessons:
            lesson.reached = aim.reached(state, lesson.seat)
    return found
