"""What to gain when a card lets gain, and what to give for it: by the same menu as buys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.dominion.ending import forbids
from regna.bots.dominion.menu import Menu
from regna.bots.dominion.sight import Sight
from regna.bots.dominion.worth import hand_coins, is_late, worth
from regna.games.dominion.kinds import COINS, COPPER, COST, GOLD, KIND_OF, SILVER, TREASURE, TYPES
from regna.games.dominion.state import Dominion

REMODEL: Final[int] = KIND_OF["remodel"]
COIN_SPENT: Final = 4  # what a coin is worth that a Treasure, remodelled, does not pay this turn
FORBIDDEN: Final = 1000  # what it is worth not to lose by ending the game


def sight_of(state: Dominion, seat: i64) -> Sight:
    """What the seat counts, with the coins that it will have in its buy phase."""
    return Sight(state, seat, state.coins + hand_coins(state.mats[seat]))


def gained(menu: Menu, sight: Sight, limit: i64, types: i64, full: bool) -> i64:
    """The card to gain of these types, up to a cost; there need not be one (-1).

    If the menu wants none, it must be one all the same (G19): the one worth most.
    """
    kind = menu.wish(sight, limit, types, full)
    if kind >= 0:
        return kind
    state = sight.state
    late = is_late(state)
    best: i64 = -1
    most: i64 = 0
    for card in state.kingdom.supply:
        if state.piles[card] > 0 and COST[card] <= limit and TYPES[card] & types:
            value = worth(card, late) - (FORBIDDEN if forbids(sight, card, full) else 0)
            if best < 0 or value > most:
                best, most = card, value
    return best


def gain_worth(menu: Menu, sight: Sight, limit: i64, full: bool) -> i64:
    """What the card to gain would be worth; 0 for none."""
    kind = gained(menu, sight, limit, -1, full)
    return worth(kind, is_late(sight.state)) if kind >= 0 else 0


def remodelled(menu: Menu, sight: Sight, spare: i64, full: bool) -> tuple[i64, i64]:
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
            sight.owned[kind] -= 1
            won = gain_worth(menu, sight, COST[kind] + 2, full) - worth(kind, late)
            sight.owned[kind] += 1
            if TYPES[kind] & TREASURE and not late:
                won -= COIN_SPENT * COINS[kind]
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
