"""What to gain when a card lets gain, and what to give for it: by the same menu as buys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.dominion.ending import forbids
from regna.bots.dominion.menu import ANY_TYPE, Menu
from regna.bots.dominion.sight import Sight
from regna.bots.dominion.worth import hand_coins, is_late, worth
from regna.games.dominion.kinds import COINS, COPPER, COST, GOLD, KIND_OF, SILVER, TREASURE, TYPES
from regna.games.dominion.state import Dominion

REMODEL: Final[int] = KIND_OF["remodel"]
WANTED: Final = 10  # what a card is worth at least that the menu asks for
UNASKED: Final = 3  # the part of its worth that a card has which it does not ask for
COIN_SPENT: Final = 8  # what a coin is worth that a Treasure, remodelled, does not pay this turn
FORBIDDEN: Final = 1000  # what it is worth not to lose by ending the game


def sight_of(state: Dominion, seat: i64) -> Sight:
    """What the seat counts, with the coins that it will have in its buy phase."""
    return Sight(state, seat, state.coins + hand_coins(state.mats[seat]))


def gained(menu: Menu, sight: Sight, limit: i64, types: i64) -> i64:
    """The card to gain of these types, up to a cost; there need not be one (-1).

    If the menu wants none, it must be one all the same (G19): the one worth most.
    Of Treasures the dearest is always best.
    """
    kind: i64 = -1
    if types != TREASURE:
        kind = menu.wish(sight, limit, types)
    return kind if kind >= 0 else best_of(sight, limit, types)


def best_of(sight: Sight, limit: i64, types: i64) -> i64:
    """The card of the supply that is worth most, whatever the menu says; -1 for none."""
    state = sight.state
    late = is_late(state)
    best: i64 = -1
    most: i64 = 0
    for card in state.kingdom.supply:
        if state.piles[card] > 0 and COST[card] <= limit and TYPES[card] & types:
            value = worth(card, late) - (FORBIDDEN if forbids(sight, card) else 0)
            if best < 0 or value > most:
                best, most = card, value
    return best


def gain_worth(menu: Menu, sight: Sight, limit: i64) -> i64:
    """What the card to gain would be worth: little if the menu did not ask for it."""
    late = is_late(sight.state)
    kind = menu.wish(sight, limit, ANY_TYPE)
    if kind >= 0:
        return max(worth(kind, late), WANTED)
    kind = best_of(sight, limit, ANY_TYPE)
    return worth(kind, late) // UNASKED if kind >= 0 else 0


def remodelled(menu: Menu, sight: Sight, spare: i64) -> tuple[i64, i64]:
    """The card of the hand to remodel, and what is won by it; -1 for an empty hand.

    `spare` Remodels of the hand are not for this: the one that is still to be played.
    """
    state = sight.state
    hand = state.mats[sight.seat].hand
    late = is_late(state)
    best: i64 = -1
    most: i64 = 0
    for kind in state.kingdom.supply:
        if hand[kind] > (spare if kind == REMODEL else 0):
            coins = COINS[kind] if TYPES[kind] & TREASURE else 0
            sight.owned[kind] -= 1
            sight.coins -= coins
            won = gain_worth(menu, sight, COST[kind] + 2) - worth(kind, late)
            sight.owned[kind] += 1
            sight.coins += coins
            if not late:
                won -= COIN_SPENT * coins
            if best < 0 or won > most:
                best, most = kind, won
    return best, most


def mined(state: Dominion, seat: i64) -> i64:
    """The Treasure to mine: Silver for Gold, else Copper for Silver; -1 if nothing is won."""
    hand = state.mats[seat].hand
    if hand[SILVER] > 0 and state.piles[GOLD] > 0:
        return SILVER
    if hand[COPPER] > 0 and state.piles[SILVER] > 0:
        return COPPER
    return -1
