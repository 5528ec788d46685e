"""The player: plans its turn at every decision, and throws away what it needs least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.base import Policy
from regna.bots.heirs.alike import Alike
from regna.bots.heirs.features import SIZE, features
from regna.bots.heirs.judge import final_worth, turns_to_come
from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.plan import Plan
from regna.bots.heirs.prospects import promise
from regna.bots.heirs.weights import PAYABLE
from regna.bots.net import Net
from regna.core import Rng, State
from regna.games.heirs.moves import CAMP, DISCARD
from regna.games.heirs.resources import accessible, lacking
from regna.games.heirs.row import at, size
from regna.games.heirs.state import HAND_LIMIT, Heirs

JUDGED: Final = 200  # a thousand win no more


class Planner(Policy):
    """Looks at so many tables after every deed of its turn; a net, at so many of its endings."""

    def __init__(self, width: i64, net: Net | None = None, judged: int = JUDGED) -> None:
        self.width = width
        self.net = net  # that corrects what endings are held to be worth
        self.judged = judged

    def choose(self, state: State, rng: Rng) -> i64:
        return self.own_lines(state, 1)[0][0]

    def play_turn(self, state: State, rng: Rng) -> None:
        """Plan once, and again only when a tile is seen that a camp brings."""
        turn = self.turn(state)
        while state.active >= 0 and self.turn(state) == turn:
            for move in self.own_lines(state, 1)[0]:
                state.advance(move)

    def lines(self, state: State, most: int, rng: Rng) -> list[list[int]]:
        return self.own_lines(state, most)

    def own_lines(self, state: State, most: int) -> list[list[int]]:
        """The best turns from here, best first; one tile is thrown away at a time."""
        assert isinstance(state, Heirs)
        only: i64 = state.nth(0)
        if DISCARD.first <= only < DISCARD.last:
            return [[int(surplus(state))]]
        if state.count() == 1:
            return [[int(only)]]
        plan = Plan(state, self.width)
        net = self.net
        if state.solo() or plan.turns == 0:  # points after the last turn are no guess
            net = None
        endings = plan.search(most if net is None else max(most, self.judged))
        if net is not None:
            alike = Alike(net)
            endings = [plan.corrected(ending, alike) for ending in endings]
            endings.sort(key=lambda ending: -ending.worth)
        found: list[list[int]] = []
        for ending in endings:
            line = as_far_as_known(ending.node.line())
            if line not in found:  # those that go on after a camp may begin alike
                found.append(line)
        return found[:most]

    def worth(self, state: State, seat: int) -> float:
        """The lead between two turns: as it looks to the side whose turn is over."""
        assert isinstance(state, Heirs)
        turns = turns_to_come(state, state.active) + 1
        ledger = Ledger(state, turns)
        if state.solo():
            return final_worth(state, ledger, seat, turns, (turns + 1) // 2)
        over = 1 - state.active
        lead = final_worth(state, ledger, over, turns, turns // 2)
        if self.net is not None:
            lead += Alike(self.net).value(features(state, ledger, over, turns, turns // 2))
        return lead if over == seat else -lead

    def inputs(self, state: State, seat: int) -> list[float]:
        """What a net is shown of a table between two turns."""
        assert isinstance(state, Heirs)
        turns = turns_to_come(state, state.active) + 1
        ledger = Ledger(state, turns)
        return features(state, ledger, 1 - state.active, turns, turns // 2).row(SIZE)

    def taught(self, net: Net) -> Policy:
        return Planner(self.width, net, self.judged)

    def turn(self, state: State) -> i64:
        assert isinstance(state, Heirs)
        return state.turn


def as_far_as_known(line: list[int]) -> list[int]:
    """A turn up to the first use of a camp: what it brings may be the tile drawn before (LI5)."""
    for place, move in enumerate(line):
        if CAMP.first <= move < CAMP.last:
            return line[: place + 1]
    return line


def surplus(state: Heirs) -> i64:
    """A6: the tiles to discard are those worth least; the first of them in hand comes first."""
    seat = state.active
    hand = state.hands[seat]
    have = accessible(state, seat)
    turns = turns_to_come(state, seat) // 2
    kept: i64 = 0  # as a mask
    for _ in range(HAND_LIMIT):
        best = -1.0
        best_place: i64 = 0
        for place in range(size(hand)):
            tile = at(hand, place)
            missing = min(lacking(state.tiles.cost[tile], have), 4)
            worth = promise(state, tile, seat, turns) * PAYABLE[missing]
            if not (kept >> place) & 1 and worth > best:
                best = worth
                best_place = place
        kept |= 1 << best_place
    first: i64 = 0
    while (kept >> first) & 1:
        first += 1
    return DISCARD.move(first)
