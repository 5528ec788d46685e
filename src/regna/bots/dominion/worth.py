"""What a card is worth: in the deck for the rest of the game, and in the hand for this turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.dominion.sight import gains_to_end, is_terminal
from regna.games.dominion.kinds import (
    ACTION,
    COINS,
    COPPER,
    COST,
    CURSE,
    NAMES,
    PLUS_ACTIONS,
    POINTS,
    POINTS_PER_CARDS,
    TREASURE,
    TYPES,
    VICTORY,
)
from regna.games.dominion.mat import Mat
from regna.games.dominion.state import Dominion

LATE: Final = 4  # gains to the end from which on cards bought are hardly seen again
EACH_COIN: Final = 10  # of a price, while there is time to use the card
LATE_COIN: Final = 3  # of a price, when there is none
EACH_POINT: Final = 9  # a Province is then worth less than the Gold it may be made of
LATE_POINT: Final = 12
COPPER_COIN: Final = 4  # a Copper pays, but takes the place of better cards
DEAD: Final = 8  # what it costs to draw a card that does nothing
GREEN: Final = 12  # the same of a Victory card, which nobody is going to trash
GARDENS_POINTS: Final = 3  # of Gardens, about
ABOVE_PRICE: Final = 3  # an Action is worth a little more than the Treasure of its price


def is_late(state: Dominion) -> bool:
    return gains_to_end(state) <= LATE


def worth(kind: i64, late: bool) -> i64:
    """How much better a deck is with one card more of a kind; negative for junk."""
    if kind == CURSE:
        return -(LATE_POINT if late else DEAD + EACH_POINT)
    if TYPES[kind] & VICTORY:
        value = POINTS[kind] if POINTS_PER_CARDS[kind] == 0 else GARDENS_POINTS
        return value * LATE_POINT if late else value * EACH_POINT - GREEN
    price = COST[kind] * (LATE_COIN if late else EACH_COIN)
    if kind == COPPER:
        return 0 if late else COPPER_COIN
    return price + (ABOVE_PRICE if TYPES[kind] & ACTION else 0)


def is_junk(kind: i64) -> bool:
    """Whether a card does nothing in a hand."""
    return TYPES[kind] & (TREASURE | ACTION) == 0


def hand_coins(mat: Mat) -> i64:
    """The coins of all Treasures in hand."""
    coins: i64 = 0
    for kind in range(3):
        coins += COINS[kind] * mat.hand[kind]
    return coins


# How good a terminal is, on the scale of which a coin is 10.
STRENGTH: Final[dict[str, int]] = {
    "witch": 30,
    "council_room": 28,
    "smithy": 26,
    "library": 25,
    "adventurer": 24,
    "militia": 23,
    "moneylender": 20,
    "bureaucrat": 19,
    "mine": 18,
    "moat": 17,
    "woodcutter": 17,
    "chancellor": 16,
    "thief": 15,
    "feast": 15,
    "remodel": 14,
    "workshop": 13,
    "throne_room": 12,
    "chapel": 11,
}


STRONG: Final[vec[i64]] = vec[i64](
    [STRENGTH.get(name, 20 + COST[kind]) for kind, name in enumerate(NAMES)]
)
DRAWN_ACTION: Final = 15  # an Action somewhere in a deck
SURPLUS: Final = 5  # a terminal too many: better than a dead card, worse than Copper


def use(state: Dominion, hand: vec[i64], kind: i64, actions: i64) -> i64:
    """How much a card of a hand is worth in a turn with so many actions."""
    if is_junk(kind):
        return 0
    if TYPES[kind] & TREASURE:
        return 10 * COINS[kind]
    if not is_terminal(kind):
        return STRONG[kind]
    room = actions
    better: i64 = 0
    for other in state.kingdom.actions:
        many = hand[other]
        if many > 0:
            if PLUS_ACTIONS[other] > 1:
                room += many * (PLUS_ACTIONS[other] - 1)
            elif PLUS_ACTIONS[other] == 0 and (other == kind or STRONG[other] > STRONG[kind]):
                better += many
    return STRONG[kind] if better <= room else SURPLUS


def drawn(kind: i64) -> i64:
    """How much a card is worth when it is drawn, whatever else is in hand."""
    if TYPES[kind] & TREASURE:
        return 10 * COINS[kind]
    return DRAWN_ACTION if TYPES[kind] & ACTION else 0


def mean_drawn(state: Dominion, counts: vec[i64]) -> i64:
    """What an average card of these is worth when it is drawn."""
    sum_of_all: i64 = 0
    cards: i64 = 0
    for kind in state.kingdom.supply:
        cards += counts[kind]
        sum_of_all += drawn(kind) * counts[kind]
    return sum_of_all // cards if cards > 0 else 0
