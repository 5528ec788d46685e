"""A bot for every game that asks its policy how a line of moves would end.

Policy improvement: every line worth a thought is played in worlds that the seat
cannot tell from the true one, and a quick policy plays on from each of them, for all
seats. The same worlds serve all lines, so that luck favours none. Half of the lines
that did worst are left out again and again, until the simulations are spent. A
policy's own line is kept unless another did better by a margin, counted in standard
errors of the difference: most moves differ by less than luck does, and a bandit
without that gate picks junk.

A line goes on, move by move, for as long as nothing new is seen.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from regna.bots.base import Bot, Policy, outcome
from regna.core import Rng, State

FEWEST: Final = 4  # worlds before a line is left out
MARGIN: Final = 1.5  # standard errors by which another line must be better
TO_THE_END: Final = -1
NO_END: Final = 1_000_000_000  # simulations: time alone ends the thought
LONG: Final = 3.0  # seconds that it takes for a move then


class Tried:
    """A line of moves and what came of it, world by world."""

    def __init__(self, line: list[int]) -> None:
        self.line = line
        self.move = line[0]
        self.rewards: list[float] = []
        self.wins: list[float] = []

    def mean(self) -> float:
        return sum(self.rewards) / max(1, len(self.rewards))

    def ahead_of(self, other: Tried) -> tuple[float, float]:
        """By how much it did better in the same worlds, and the standard error of that."""
        return paired(self.rewards, other.rewards)

    def wins_ahead_of(self, other: Tried) -> tuple[float, float]:
        """How much more often it won in the same worlds, and the standard error of that."""
        return paired(self.wins, other.wins)

    def clearly_beats(self, other: Tried) -> bool:
        """Whether it did better by more than luck does."""
        if min(len(self.rewards), len(other.rewards)) < FEWEST:
            return False
        ahead, error = self.ahead_of(other)
        return ahead > MARGIN * error

    def chance(self) -> tuple[float, float]:
        """The share of worlds that were won, and its standard error; a win and a loss are added."""
        many = len(self.rewards) + 2
        chance = (sum(self.wins) + 1) / many
        return chance, math.sqrt(chance * (1 - chance) / many)


def paired(ones: list[float], others: list[float]) -> tuple[float, float]:
    """The mean difference of what shares its worlds, and the standard error of that."""
    many = min(len(ones), len(others))
    ahead = 0.0
    for world in range(many):
        ahead += ones[world] - others[world]
    ahead /= max(1, many)
    spread = 0.0
    for world in range(many):
        spread += (ones[world] - others[world] - ahead) ** 2
    return ahead, math.sqrt(spread / max(1, many * (many - 1)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout(Bot):
    """Improves on a policy by playing its lines on.

    `policy` says what it would do and which lines are worth a thought, at most so
    many; `quick` plays the turn on, so many turns more, or to the end, and says what
    it is worth. `scale` is how many points ahead leave no doubt. `trust` is how much
    counts what it looks worth before each of those turns: looks err, but not all in
    the same way.

    With NO_END of simulations it thinks for as long as one may be made to wait. How
    strong it is then, is the machine's, so that it is not rated.
    """

    def __init__(
        self,
        policy: Policy,
        quick: Policy,
        simulations: int,
        scale: float,
        most: int = 24,
        turns: int = TO_THE_END,
        trust: float = 0.0,
    ) -> None:
        self.policy = policy
        self.quick = quick
        self.simulations = simulations
        self.scale = scale
        self.most = most
        self.turns = turns
        self.trust = trust
        if simulations == NO_END:
            self.patience = LONG
            self.rated = False
        self.rest: list[int] = []  # of the line that was begun last
        self.expected = ""  # what is known when it goes on

    def choose(self, world: State, budget: float) -> int:
        if world.count() == 1:
            return world.nth(0)
        seat = world.to_act
        known = repr(world.dump(seat))
        line = self.rest
        if known != self.expected or not line:
            rng = Rng(known)
            time_for_it = budget if self.rated else min(budget, LONG)
            line = self.pick(self.try_out(world, time_for_it, rng), rng.split()).line
        self.rest = line[1:]
        if self.rest:
            twin = world.copy()
            twin.advance(line[0])
            self.expected = repr(twin.dump(seat)) if twin.active == world.active else ""
        return line[0]

    def pick(self, tried: list[Tried], rng: Rng) -> Tried:
        """The policy's own line, unless another is clearly better."""
        best = tried[0]
        for other in tried:
            if other.mean() > best.mean() and other.clearly_beats(tried[0]):
                best = other
        return best

    def try_out(self, world: State, budget: float, rng: Rng, also: int = -1) -> list[Tried]:
        """What came of the lines worth a thought: the policy's own, then the longest tried.

        A line that begins with the move `also` is among them, and is not left out.
        """
        began = time.monotonic()
        field = self.field(world, rng)
        if also >= 0 and all(each.move != also for each in field):
            field.append(Tried(self._line_from(world, also, rng.split())))
        dropped: list[Tried] = []
        rounds = max(1, math.ceil(math.log2(len(field))))
        for number in range(rounds if len(field) > 1 else 0):
            worlds = -(-self.simulations // (rounds * len(field)))
            end = began + budget * (number + 1) / rounds
            for done in range(max(FEWEST, worlds)):
                if (done or number) and time.monotonic() > end:
                    break
                self._in_a_world(world, field, rng, began + budget)
            rest = sorted(field[1:], key=lambda each: -each.mean())
            many = self.kept(field[0], rest)
            field, dropped = [field[0], *rest[:many]], rest[many:] + dropped
            for each in dropped:
                if each.move == also and all(other.move != also for other in field):
                    field.append(each)
            if len(field) == 1:
                break
        return field + [each for each in dropped if each not in field]

    def field(self, world: State, rng: Rng) -> list[Tried]:
        """The lines worth a thought, its own first."""
        most = min(self.most, max(2, self.simulations // (2 * FEWEST)))
        return [Tried(line) for line in self.policy.lines(world, most, rng.split())]

    def kept(self, own: Tried, rest: list[Tried]) -> int:
        """How many others, the best first, are tried further: half of them."""
        return (len(rest) + 1) // 2

    def _line_from(self, world: State, move: int, rng: Rng) -> list[int]:
        """A move and what the policy would do after it, unless that shows something new."""
        twin = world.copy()
        twin.advance(move)
        new = twin.draws != world.draws or twin.looks != world.looks
        if new or twin.active != world.active:
            return [move]
        return [move, *self.policy.lines(twin, 1, rng)[0]]

    def _in_a_world(self, world: State, field: list[Tried], rng: Rng, end: float) -> None:
        """Play every line on in the same world, with the same luck, and stop when time is over.

        A world in which some lines were not played counts for none of them, unless it
        is the first.
        """
        seat = int(world.active)
        turn = self.quick.turn(world)
        other = world.determinize(seat, rng.split())
        other.remembers = False
        seed = int(rng.word())
        first = not field[0].rewards
        for place, tried in enumerate(field):
            if place > 0 and time.monotonic() > end:
                for each in field[: 0 if first else place]:
                    each.rewards.pop()
                    each.wins.pop()
                return
            twin = other.copy()
            for move in tried.line:
                twin.advance(move)
            luck = Rng(seed)
            if self.turns >= 0 and twin.active >= 0 and self.quick.turn(twin) == turn:
                self.quick.play_turn(twin, luck)  # all lines are as long then
            won, ahead = self.play_on(tried, twin, seat, luck)
            tried.wins.append(won)
            tried.rewards.append(reward(won, ahead / self.scale))

    def play_on(self, tried: Tried, state: State, seat: int, rng: Rng) -> tuple[float, float]:
        """Go on after a line; the outcome, as it looks all along. By itself: after all alike."""
        left = self.turns
        won, ahead = 0.0, 0.0
        share = 1.0
        while state.active >= 0 and left != 0:
            if self.trust > 0.0:
                look, points = self.outcome(state, seat)
                won += share * self.trust * look
                ahead += share * self.trust * points
                share *= 1.0 - self.trust
            self.quick.play_turn(state, rng)
            left -= 1
        look, points = self.outcome(state, seat)
        return won + share * look, ahead + share * points

    def outcome(self, state: State, seat: int) -> tuple[float, float]:
        """What a seat has of the win, and by how many points it is ahead; or will, as it looks."""
        if state.active < 0:
            return outcome(state, seat)
        ahead = self.quick.worth(state, seat)
        return 1 / (1 + math.exp(max(-50.0, min(50.0, -4 * ahead / self.scale)))), ahead


def reward(won: float, ahead: float) -> float:
    """From 0 to 1: half for winning, half for points ahead, which say more than luck does."""
    return 0.5 * won + 0.25 * (max(-1.0, min(1.0, ahead)) + 1.0)
