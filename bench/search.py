"""Tree search over information sets, to be held against the rollouts that the levels use.

    regna arena tigris bench.search:tigris level-5 --games 100
    regna arena heirs bench.search:heirs level-5 --games 100 --turns triples
    regna arena dominion bench.search:dominion level-5 --games 100 --turns recommended

It is a level of no game: only what the arena shows to win more for the same cost becomes one.

One tree serves all worlds: a node is what was played since the root, turn by turn, and
only lines that a world allows are choices there. A line is chosen by how well it did, by
what the policy thinks of it, and by how seldom it was tried (PUCT); a seat looks after
itself. A leaf is what the position looks worth, or a game played to its end.
"""

from __future__ import annotations

import math
import time

from regna.bots.base import Policy
from regna.bots.rollout import TO_THE_END, Rollout, Tried, reward
from regna.core import Rng, State

BOLD = 0.6  # how much seldom tried lines are preferred
FAITH = 0.6  # what the next line is likely beside the one that the policy puts before it


class Branch:
    """A line from a node: how often it was there to be chosen, was chosen, and what it brought."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.there = 0
        self.visits = 0
        self.total = 0.0
        self.node = Node()

    def appeal(self) -> float:
        """What speaks for it: never tried, it is held to be even."""
        mean = self.total / self.visits if self.visits else 0.5
        return mean + BOLD * self.prior * math.sqrt(self.there) / (1 + self.visits)


class Node:
    """What was played since the root; the lines that were there so far."""

    def __init__(self) -> None:
        self.branches: dict[tuple[int, ...], Branch] = {}

    def choose(self, lines: list[list[int]]) -> tuple[list[int], Branch]:
        """Of the lines that this world has, that which appeals most."""
        here = []
        for rank, line in enumerate(lines):
            branch = self.branches.setdefault(tuple(line), Branch((1 - FAITH) * FAITH**rank))
            branch.there += 1
            here.append((line, branch))
        return max(here, key=lambda each: each[1].appeal())


class Search(Rollout):
    """Improves on a policy by a tree of so many turns' lines."""

    def __init__(
        self,
        policy: Policy,
        quick: Policy,
        simulations: int,
        scale: float,
        most: int,
        depth: int,
        turns: int = 0,
    ) -> None:
        super().__init__(policy, quick, simulations, scale, most, turns)
        self.depth = depth

    def pick(self, tried: list[Tried], rng: Rng) -> Tried:
        """The line that was tried most."""
        return max(tried, key=lambda each: len(each.rewards))

    def try_out(self, world: State, budget: float, rng: Rng, also: int = -1) -> list[Tried]:
        end = time.monotonic() + budget
        field = self.field(world, rng)
        root = Node()
        seat = int(world.active)
        for _ in range(self.simulations):
            if time.monotonic() > end:
                break
            state = world.determinize(seat, rng.split())
            state.remembers = False
            line, worths = self.descend(state, root, [each.line for each in field], rng.split())
            for each in field:
                if each.line == line:
                    each.rewards.append(worths[seat])
                    each.wins.append(worths[seat])
        return field

    def descend(
        self, state: State, node: Node, lines: list[list[int]], rng: Rng
    ) -> tuple[list[int], list[float]]:
        """Down the tree to something new; the line at the root, and what each seat has of it."""
        first, branch = node.choose(lines)
        line = first
        way: list[tuple[int, Branch]] = []
        while True:
            way.append((int(state.active), branch))
            self.follow(state, line, rng)
            if state.active < 0 or branch.visits == 0 or len(way) == self.depth:
                break
            lines = self.quick.lines(state, self.most, rng.split())
            line, branch = branch.node.choose(lines)
        left = self.turns
        while state.active >= 0 and left != 0:
            self.quick.play_turn(state, rng)
            left -= 1
        worths = [self.worth(state, seat) for seat in range(state.seats)]
        for seat, each in way:
            each.visits += 1
            each.total += worths[seat]
        return first, worths

    def follow(self, state: State, line: list[int], rng: Rng) -> None:
        """A line, and what is left of its turn."""
        turn = self.quick.turn(state)
        for move in line:
            state.advance(move)
        if state.active >= 0 and self.quick.turn(state) == turn:
            self.quick.play_turn(state, rng)

    def worth(self, state: State, seat: int) -> float:
        won, ahead = self.outcome(state, seat)
        return reward(won, ahead / self.scale)


def _heirs() -> Search:
    from regna.bots.heirs import learned, levels

    return Search(learned.policy, levels.REPLY, 128, levels.AHEAD, most=6, depth=2)


def _tigris() -> Search:
    from regna.bots.tigris import learned, levels

    return Search(learned.policy, learned.quick, 96, levels.AHEAD, most=6, depth=3)


def _dominion() -> Search:
    from regna.bots.dominion import levels, plain

    return Search(plain.PLAIN, plain.PLAIN, 400, levels.AHEAD, most=8, depth=2, turns=TO_THE_END)


MAKERS = {"heirs": _heirs, "tigris": _tigris, "dominion": _dominion}


def __getattr__(name: str) -> Search:
    """A game's search by its name: only that game's players are read."""
    if name not in MAKERS:
        raise AttributeError(name)
    return MAKERS[name]()
