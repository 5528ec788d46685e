"""A turn planned to its end: a beam over its deeds, no table looked at twice.

Every step of the beam adds one deed (take, build, expand, move a unit, use a camp,
destroy) to the best tables of the step before. Tables are compared by what can
still become of them in this turn; the plan is the one whose table is worth most when
the turn ends there. A decision plans the rest of the turn anew: what was best
before still is, so that nothing is done and undone.

Nothing hidden is looked at: the plan is made in a world drawn by the number of
the turn from what everybody knows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.heirs.alike import Alike
from regna.bots.heirs.answer import Unseen, worth_after_henry
from regna.bots.heirs.features import features
from regna.bots.heirs.judge import final_worth, turns_to_come, worth_on_the_way
from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.weights import DEED
from regna.core import Rng
from regna.games.heirs.knowledge import determinize
from regna.games.heirs.moves import BUILD, CAMP, DESTROY, END, EXPAND, MOVES
from regna.games.heirs.reserve import is_empty
from regna.games.heirs.resources import accessible, discounts_for_one, lacking
from regna.games.heirs.row import at, size, things
from regna.games.heirs.state import HAND_LIMIT, UNITS, Heirs

MOST_DEEDS: Final = 14  # of one turn: far more than good turns have
WORD: Final = (1 << 31) - 1
KEY: Final = (1 << 62) - 1
NONE: Final = -1


class Node:
    """A table in the middle of a turn, and the deed that led to it from the one before."""

    def __init__(
        self, state: Heirs, ledger: Ledger, before: Node | None, deed: i64, worth: float
    ) -> None:
        self.state = state
        self.ledger = ledger
        self.before = before
        self.deed = deed
        self.worth = worth

    def line(self) -> list[int]:
        """The deeds of the whole turn that ends at this table."""
        found = [int(END.first)]
        node = self
        while node.before is not None:
            found.append(int(node.deed))
            node = node.before
        found.reverse()
        return found


class Ending:
    """A table at which the turn may end, and what it is worth then."""

    def __init__(self, node: Node, worth: float) -> None:
        self.node = node
        self.worth = worth


class Plan:
    """The search for a seat's best ways to its turn's end."""

    def __init__(self, state: Heirs, width: i64) -> None:
        seat = state.active
        world = determinize(state, Rng(int(state.turn)))
        kinds = things(world.chest_stack) + things(world.chest_unused)
        kinds.sort()
        self.unseen = Unseen(kinds, size(world.chest_stack))
        world.chest_stack = 0
        self.seat = seat
        self.width = width
        self.laid = len(world.board)
        self.stock = len(world.stock)
        self.turns = turns_to_come(world, seat)
        self.mine = self.turns // 2
        self.solo = world.solo()
        self.seen: set[int] = set()
        self.ledgers: dict[int, Ledger] = {}
        self.found: dict[int, Ending] = {}
        self.root = Node(world, Ledger(world, self.turns), None, NONE, 0.0)

    def search(self, most: int) -> list[Ending]:
        """The best tables to end at, so many of them, best first; END may be all that is left."""
        front = [self.root]
        self.consider(self.root, 0)
        for deeds in range(1, MOST_DEEDS):
            front = self.next_front(front, deeds)
            if not front:
                break
            if self.solo:  # to ask Henry takes time: only for the best
                for node in front:
                    self.consider(node, deeds)
        found = list(self.found.values())
        if most > 1:
            found.sort(key=lambda ending: -ending.worth)
            return found[:most]
        best = found[0]
        for ending in found:
            if ending.worth > best.worth:
                best = ending
        return [best]

    def consider(self, node: Node, deeds: i64) -> None:
        """Remember a table if the turn can end there, the best of those that differ by units."""
        state = node.state
        if (state.crown == self.seat and not is_empty(state)) or len(state.stack) != 1:
            return
        worth = self.end_worth(node) - DEED * float(deeds)
        core = int(self.core(state))
        if core not in self.found or worth > self.found[core].worth:
            self.found[core] = Ending(node, worth)

    def end_worth(self, node: Node) -> float:
        """What a table is worth when the turn ends there."""
        state = node.state
        if self.solo:
            known = len(state.stock) == self.stock
            return worth_after_henry(state, self.unseen, known, self.turns, self.mine)
        return final_worth(state, node.ledger, self.seat, self.turns, self.mine)

    def corrected(self, ending: Ending, net: Alike) -> Ending:
        """A table with what a net thinks it is worth."""
        node = ending.node
        inputs = features(node.state, node.ledger, self.seat, self.turns, self.mine)
        return Ending(node, ending.worth + net.value(inputs))

    def next_front(self, front: list[Node], deeds: i64) -> list[Node]:
        """The best tables one deed further, best first."""
        found: list[Node] = []
        for node in front:
            state = node.state
            expanding = self.mine == 0 or wants_terrain(state, self.seat)
            for number in range(state.count()):
                move: i64 = state.nth(number)
                if move == END.first:
                    continue
                if not expanding and EXPAND.first <= move < EXPAND.last:
                    break  # these are the last
                twin = state.copy()
                twin.advance(move)
                key = self.key(twin)
                if int(key) in self.seen:
                    continue
                self.seen.add(int(key))
                ledger = self.ledger(node, twin, move)
                worth = worth_on_the_way(twin, ledger, self.seat, self.turns, self.mine)
                child = Node(twin, ledger, node, move, worth)
                if not self.solo:
                    self.consider(child, deeds)
                if len(found) < self.width or worth > found[-1].worth:
                    self.insert(found, child)
        return found

    def insert(self, found: list[Node], node: Node) -> None:
        """Put a table in its place; the worst goes when there are too many."""
        place = len(found)
        found.append(node)
        while place > 0 and found[place - 1].worth < node.worth:
            found[place] = found[place - 1]
            place -= 1
        found[place] = node
        if len(found) > self.width:
            found.pop()

    def ledger(self, node: Node, state: Heirs, move: i64) -> Ledger:
        """The ledger of a table: that of the one before unless the landscape changed."""
        number = MOVES.number(move)
        if number != BUILD.number and number != EXPAND.number:
            if number != CAMP.number and number != DESTROY.number:
                return node.ledger
        key = int(self.landscape(state))
        if key not in self.ledgers:
            self.ledgers[key] = Ledger(state, self.turns)
        return self.ledgers[key]

    def landscape(self, state: Heirs) -> i64:
        """A number by which landscapes of this turn differ, in whatever order tiles were laid."""
        key: i64 = 0
        for seat in range(2):  # 54 bits do not fit into a word
            key = both(key, mixed((state.owned[seat] & WORD) ^ (seat + 1) * 0x1B873593))
            key = both(key, mixed((state.owned[seat] >> 31) ^ (seat + 1) * 0x2545F491))
        for place in range(self.laid, len(state.board)):
            tile = state.board[place]
            key = both(key, mixed(tile * 1024 + state.cells[tile] + 1))
        return key

    def core(self, state: Heirs) -> i64:
        """A number by which tables of this turn differ that differ not only by units."""
        key = self.landscape(state)
        hand = state.hands[self.seat]
        for place in range(size(hand)):
            key = both(key, mixed(at(hand, place) + 100000))
        return both(key, mixed(400000 + state.shield * 2 + state.crown))

    def key(self, state: Heirs) -> i64:
        """A number by which tables of this turn differ."""
        key = self.core(state)
        for unit in range(UNITS):  # C0: regulars differ only by having moved
            moved: i64 = 1 if state.has_moved(self.seat, unit) else 0
            elite: i64 = 1 if unit == 0 else 0
            cell = state.unit(self.seat, unit) + 2
            key = both(key, mixed(200000 + cell * 4 + moved * 2 + elite))
        key = both(key, mixed(500000 + state.discounts * 16 + i64(len(state.stack))))
        return both(key, mixed(600000 + state.scaffold))


def wants_terrain(state: Heirs, seat: i64) -> bool:
    """Whether open terrain may serve: to pay for another tile, or because the hand is too full.

    A tile is worth more in hand than as terrain for nothing else, except in the last turn.
    """
    hand = state.hands[seat]
    many = size(hand)
    if many > HAND_LIMIT or state.chest_tile != 0:
        return True
    if many > 1:
        have = accessible(state, seat)
        spare = discounts_for_one(state)
        for place in range(many):
            if lacking(state.tiles.cost[at(hand, place)], have) > spare:
                return True
    return False


def both(one: i64, other: i64) -> i64:
    """Two keys in one, in whatever order they come."""
    return (one + other) & KEY


def mixed(number: i64) -> i64:
    """A key of 62 bits in which every bit of a number of 31 has a say.

    With half as many, one wide plan in a thousand would take two tables for the same.
    """
    return scrambled(number) << 31 | scrambled(number ^ 0x5BD1E995)


def scrambled(number: i64) -> i64:
    word = (number ^ (number >> 29)) & WORD
    word = (word * 0x2C1B3C6D) & WORD
    word ^= word >> 15
    word = (word * 0x297A2D39) & WORD
    return word ^ (word >> 13)
