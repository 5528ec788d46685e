"""Which cards leave the hand: discarded, trashed, put back."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.dominion.gains import sight_of
from regna.bots.dominion.menu import ANY_TYPE, Menu
from regna.bots.dominion.worth import SURPLUS, is_junk, is_late, mean_drawn, use
from regna.games.dominion.choices import Pick
from regna.games.dominion.frames import Choosing
from regna.games.dominion.kinds import (
    ACTION,
    COINS,
    COPPER,
    COST,
    CURSE,
    ESTATE,
    KIND_OF,
    PLUS_CARDS,
    TYPES,
    VICTORY,
)
from regna.games.dominion.mat import Mat
from regna.games.dominion.moves import DONE
from regna.games.dominion.state import Dominion

GARDENS: Final[int] = KIND_OF["gardens"]
CHAPEL: Final[int] = KIND_OF["chapel"]
REMODEL: Final[int] = KIND_OF["remodel"]
CHAPEL_MOST: Final = 4
KEY_PRICE: Final = 5  # a card of this price is not given up in order to trash Copper
LEAST_MONEY: Final = 4  # so many coins stay in the deck, and one more
SWAP: Final = 8  # a Copper is exchanged if the average card is worth more in a hand


# ---- to trash ----------------------------------------------------------------------------


class Trashing:
    """How many of each junk card a Chapel is to trash: Curses, Estates, then Coppers."""

    def __init__(self, menu: Menu, state: Dominion, seat: i64, room: i64) -> None:
        hand = state.mats[seat].hand
        sight = sight_of(state, seat)
        self.curses: i64 = min(hand[CURSE], room)
        self.estates: i64 = 0
        self.coppers: i64 = 0
        if is_late(state) or sight.owned[GARDENS] > 0:
            return
        self.estates = min(hand[ESTATE], room - self.curses)
        room -= self.curses + self.estates
        if hand[COPPER] == 0 or room == 0:
            return
        money = sight.money()
        for kind in state.held(seat):
            money -= COINS[kind]
        most = min(money - LEAST_MONEY - 1, hand[COPPER], room)
        wish = menu.wish(sight, sight.coins, ANY_TYPE)
        if wish >= 0 and COST[wish] >= KEY_PRICE:
            most = min(most, sight.coins - COST[wish])
        self.coppers = max(most, 0)

    def all(self) -> i64:
        return self.curses + self.estates + self.coppers


def many_to_trash(menu: Menu, state: Dominion, seat: i64) -> i64:
    """How many cards a Chapel played now would trash."""
    return Trashing(menu, state, seat, CHAPEL_MOST).all()


def trashed(menu: Menu, state: Dominion, frame: Choosing, step: Pick) -> i64:
    """The next card for the Chapel, by kind upwards, or that it is enough."""
    plan = Trashing(menu, state, frame.seat, step.most - len(frame.held))
    last = frame.last_held()
    if plan.coppers > 0 and last <= COPPER:
        return step.verb.move(COPPER)
    if plan.estates > 0 and last <= ESTATE:
        return step.verb.move(ESTATE)
    return step.verb.move(CURSE) if plan.curses > 0 else DONE.first


# ---- to discard --------------------------------------------------------------------------


def discarded(state: Dominion, frame: Choosing, step: Pick) -> i64:
    """Militia: the lowest kind of the cards least useful next turn."""
    hand = state.mats[frame.seat].hand[:]
    missing = step.missing(state, frame)
    lowest: i64 = -1
    while missing > 0:
        worst = least_useful(state, frame, hand)
        hand[worst] -= 1
        missing -= 1
        if lowest < 0 or worst < lowest:
            lowest = worst
    move = step.verb.move(lowest)
    return move if step.check(state, frame, move) == 0 else state.nth(0)


def least_useful(state: Dominion, frame: Choosing, hand: vec[i64]) -> i64:
    """The card of a hand that the next turn can do without best."""
    worst: i64 = -1
    least: i64 = 0
    for kind in state.kingdom.supply:
        if hand[kind] > 0:
            value = use(state, hand, kind, 1)
            if worst < 0 or value < least:
                worst, least = kind, value
    return worst


def exchanged(state: Dominion, frame: Choosing, step: Pick) -> i64:
    """Cellar: dead cards, idle Actions, and Copper if richer cards follow, by kind upwards."""
    mat = state.mats[frame.seat]
    if mat.deck_size + mat.discard_size == 0:
        return DONE.first
    rich = mean_drawn(state, state.owned(frame.seat)) > SWAP
    for kind in state.kingdom.supply:
        if kind >= frame.last_held() and mat.hand[kind] > 0:
            idle = TYPES[kind] & ACTION != 0 and is_idle(state, mat, kind)
            if is_junk(kind) or idle or (kind == COPPER and rich):
                return step.verb.move(kind)
    return DONE.first


def is_idle(state: Dominion, mat: Mat, kind: i64) -> bool:
    """Whether an Action will not be played; what draws may yet find a Village."""
    return PLUS_CARDS[kind] == 0 and use(state, mat.hand, kind, state.actions) <= SURPLUS


def put_back(state: Dominion, seat: i64) -> i64:
    """Bureaucrat: the Victory card to lie on the deck, -1 for none.

    Who has cards that trash keeps the Estate for them.
    """
    hand = state.mats[seat].hand
    owned = state.owned(seat)
    keeps = owned[CHAPEL] + owned[REMODEL] > 0
    found: i64 = -1
    for kind in state.kingdom.supply:
        if hand[kind] > 0 and TYPES[kind] & VICTORY:
            if found < 0 or (COST[kind] > COST[found]) == keeps:
                found = kind
    return found
