"""A bot for every game that asks its policy how a move would end.

Policy improvement: every move worth a thought is played in worlds that the seat
cannot tell from the true one, and a quick policy plays each of them to the end, for
all seats. The same worlds serve all moves, so that luck favours none. Half of the moves
that did worst are left out again and again, until the simulations are spent. A
policy's own move is kept unless another did better by a margin, counted in standard
errors of the difference: most moves differ by less than luck does, and a bandit
without that gate picks junk.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from regna.bots.base import Bot, Policy
from regna.bots.seated import luck
from regna.core import Rng, State

FEWEST: Final = 4  # worlds before a move is left out
MARGIN: Final = 1.5  # standard errors by which another move must be better


class Tried:
    """A move and what came of it, world by world."""

    def __init__(self, move: int) -> None:
        self.move = move
        self.rewards: list[float] = []
        self.wins = 0.0

    def mean(self) -> float:
        return sum(self.rewards) / max(1, len(self.rewards))

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """By how much it did better in the same worlds, and the standard error of that."""
        many = min(len(self.rewards), len(other.rewards))
        ahead = 0.0
        for world in range(many):
            ahead += self.rewards[world] - other.rewards[world]
        ahead /= many
        spread = 0.0
        for world in range(many):
            spread += (self.rewards[world] - other.rewards[world] - ahead) ** 2
        return ahead, math.sqrt(spread / (many * max(1, many - 1)))

    def clearly_beats(self, other: Tried) -> bool:
        """Whether it did better by more than luck does."""
        if min(len(self.rewards), len(other.rewards)) < FEWEST:
            return False
        ahead, error = self.ahead_of(other)
        return ahead > MARGIN * error

    def chance(self) -> tuple[float, float]:
        """The share of worlds that were won, and its standard error; a win and a loss are added."""
        many = len(self.rewards) + 2
        chance = (self.wins + 1) / many
        return chance, math.sqrt(chance * (1 - chance) / many)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout(Bot):
    """Improves on a policy by playing its moves to the end.

    `policy` says what it would do and which moves are worth a thought, `quick`
    plays on: to the end, or until the turn has passed on so often, and then says what it
    is worth. `scale` is how many points ahead are as good as a hundred.
    """

    def __init__(
        self,
        policy: Policy,
        quick: Policy,
        simulations: int,
        scale: float,
        most: int = 24,
        turns: int = 0,
    ) -> None:
        self.policy = policy
        self.quick = quick
        self.simulations = simulations
        self.scale = scale
        self.most = most  # moves that are thought about
        self.turns = turns  # 0: to the end

    def choose(self, world: State, budget: float) -> int:
        return self.best(self.try_out(world, budget)).move

    def best(self, tried: list[Tried]) -> Tried:
        """The policy's own move, unless another is clearly better."""
        best = tried[0]
        for other in tried:
            if other.mean() > best.mean() and other.clearly_beats(tried[0]):
                best = other
        return best

    def try_out(self, world: State, budget: float) -> list[Tried]:
        """What came of the moves worth a thought: the policy's own, then the longest tried."""
        end = time.monotonic() + budget
        rng = luck(world)
        usual = int(self.policy.choose(world, rng.split()))
        field = [Tried(usual)]
        if world.count() > 1:
            most = min(self.most, max(2, self.simulations // (2 * FEWEST)))
            for move in self.policy.candidates(world, most, rng.split()):
                if move != usual:
                    field.append(Tried(move))
        dropped: list[Tried] = []
        left = self.simulations
        while left > 0 and len(field) > 1:
            rounds = max(1, math.ceil(math.log2(len(field))))
            worlds = max(FEWEST, left // (rounds * len(field)))
            for _ in range(worlds):
                if field[0].rewards and time.monotonic() > end:
                    return field + dropped
                self._in_a_world(world, field, rng)
                left -= len(field)
            rest = sorted(field[1:], key=lambda tried: -tried.mean())
            half = len(field) // 2
            field, dropped = [field[0], *rest[:half]], rest[half:] + dropped
        return field + dropped

    def _in_a_world(self, world: State, field: list[Tried], rng: Rng) -> None:
        """Play every move to the end in the same world, with the same luck."""
        seat = world.active
        other = world.determinize(int(seat), rng.split())
        other.remembers = False
        seed = int(rng.word())
        for tried in field:
            twin = other.copy()
            twin.advance(tried.move)
            self.play_out(twin, Rng(seed))
            won, ahead = self.outcome(twin, int(seat))
            tried.wins += won
            tried.rewards.append(reward(won, ahead / self.scale))

    def play_out(self, state: State, rng: Rng) -> None:
        """Let the quick policy play on, for all seats."""
        quick = self.quick
        last = state.active
        left = self.turns
        while state.active >= 0:
            if state.active != last:
                last = state.active
                left -= 1
                if left == 0:
                    return
            state.advance(int(quick.choose(state, rng)))

    def outcome(self, state: State, seat: int) -> tuple[float, float]:
        """What a seat has of the win, and by how many points it is ahead; or will, as it looks."""
        if state.active < 0:
            return outcome(state, seat)
        ahead = self.quick.worth(state, seat)
        return 1 / (1 + math.exp(max(-50.0, min(50.0, -4 * ahead / self.scale)))), ahead


def outcome(state: State, seat: int) -> tuple[float, float]:
    """What a seat has of the win, and by how many points it is ahead of the best other."""
    keys = state.game.keys(state)
    mine = keys[seat]
    best: tuple[int, ...] | None = None
    for other, key in enumerate(keys):
        if other != seat and (best is None or key > best):
            best = key
    if best is None:
        return 0.5, 0.0
    return 1.0 if mine > best else 0.5 if mine == best else 0.0, float(mine[0] - best[0])


def reward(won: float, ahead: float) -> float:
    """From 0 to 1: half for winning, half for points ahead, which say more than luck does."""
    return 0.5 * won + 0.25 * (max(-1.0, min(1.0, ahead)) + 1.0)
