"""Rollouts of whole rounds: a line is judged when its seat has had its next turn."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from regna.bots.base import Policy
from regna.bots.rollout import Rollout, Tried
from regna.bots.seated import luck
from regna.core import Rng, State
from regna.games.tigris.conflicts import Fight
from regna.games.tigris.state import Tigris
from regna.games.tigris.treasures import Sharing


@mypyc_attr(allow_interpreted_subclasses=True)
class Rounds(Rollout):
    """Lets all others answer, and then its own seat: what a turn prepares is seen in the next.

    Judged right after the answers, lines come in another order than later turns put
    them in. `rivals` answers for the others: the more of them, the more time that saves.
    """

    def __init__(
        self,
        policy: Policy,
        quick: Policy,
        rivals: Policy,
        simulations: int,
        scale: float,
        most: int,
    ) -> None:
        super().__init__(policy, quick, simulations, scale, most)
        self.rivals = rivals

    def choose(self, world: State, budget: float) -> int:
        if by_odds(world):
            return int(self.policy.choose(world, luck(world)))
        return super().choose(world, budget)

    def try_out(self, world: State, budget: float, rng: Rng, also: int = -1) -> list[Tried]:
        self.turns = world.seats
        return super().try_out(world, budget, rng, also)

    def play_on(self, tried: Tried, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        for _ in range(self.turns):
            if state.active < 0:
                break
            own = self.quick.turn(state) == seat
            (self.quick if own else self.rivals).play_turn(state, rng)
        return self.outcome(state, seat)


def by_odds(world: State) -> bool:
    """Whether tiles are added to a conflict, or treasures taken: odds say more than few worlds."""
    assert isinstance(world, Tigris)
    return isinstance(world.running, (Fight, Sharing))
