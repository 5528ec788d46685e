"""How the game ends: not while behind, and at once while ahead.

The reference guard is what the published figures contain: a card that would end
the game is left if another player is then ahead. The full guard also takes
whatever ends the game ahead, and points in the last turn.

Not to take the second-last Province while behind is no part of it: decks of
money, which seldom have eight coins twice, lose one to seven games of a hundred
by that. Menus of engines say it in a line (`duchy if P = 2 and ahead < 0`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.dominion.sight import Sight
from regna.games.dominion.kinds import COST, DUCHY, ESTATE, PROVINCE, SCORING
from regna.games.dominion.scoring import card_worth, points
from regna.games.dominion.state import Dominion

POINTS_TO_BUY: Final[vec[i64]] = vec[i64]([PROVINCE, DUCHY, ESTATE])


def empty_piles(state: Dominion) -> i64:
    many: i64 = 0
    for kind in state.kingdom.supply:
        if state.piles[kind] == 0:
            many += 1
    return many


def lead(state: Dominion, seat: i64, owned: vec[i64]) -> i64:
    """Positive if a seat with these cards wins alone when the game ends now, 0: shares (G16)."""
    mine = points(owned)
    turns = state.mats[seat].turns
    least: i64 = 1000
    for other in range(state.seats):
        if other != seat:
            ahead = 2 * (mine - points(state.owned(other)))
            if ahead == 0:
                ahead = state.mats[other].turns - turns
            least = min(least, ahead)
    return least


def forbids(sight: Sight, kind: i64) -> bool:
    """Whether to take this card would end the game while another player is ahead."""
    state = sight.state
    if state.piles[kind] > 1 or (kind != PROVINCE and empty_piles(state) < 2):
        return False
    sight.owned[kind] += 1
    ahead = lead(state, sight.seat, sight.owned)
    sight.owned[kind] -= 1
    return ahead < 0


def is_last_turn(state: Dominion, seat: i64) -> bool:
    """Whether the game is over after this turn, whatever is bought (G14, G18)."""
    following = (seat + 1) % state.seats
    return state.is_over() or state.mats[following].turns >= state.turn_limit


def best_points(sight: Sight, coins: i64) -> i64:
    """The card that gives most points now, -1 for none."""
    state = sight.state
    size: i64 = 1
    for kind in state.kingdom.supply:
        size += sight.owned[kind]
    best: i64 = -1
    most: i64 = 0
    for kind in SCORING:
        if state.piles[kind] > 0 and COST[kind] <= coins and card_worth(kind, size) > most:
            best, most = kind, card_worth(kind, size)
    return best


def winning_buy(sight: Sight) -> i64:
    """What to buy first so that the game ends with this turn and nobody is ahead; -1: no way."""
    state = sight.state
    provinces = state.piles[PROVINCE]
    if provinces <= state.buys and provinces * COST[PROVINCE] <= sight.coins:
        if wins_with(sight, PROVINCE, provinces, state.buys, sight.coins):
            return PROVINCE
    missing = 3 - empty_piles(state)
    if missing > state.buys:
        return -1
    return emptied(sight, 0, missing, state.buys, sight.coins)


def emptied(sight: Sight, place: i64, missing: i64, buys: i64, coins: i64) -> i64:
    """The first card of so many piles that can be bought empty, and then nobody is ahead."""
    supply = sight.state.kingdom.supply
    while place < len(supply):
        kind = supply[place]
        place += 1
        many = sight.state.piles[kind]
        if many <= 0 or many > buys or many * COST[kind] > coins:
            continue
        if missing == 1:
            if wins_with(sight, kind, many, buys, coins):
                return kind
            continue
        sight.owned[kind] += many
        found = emptied(sight, place, missing - 1, buys - many, coins - many * COST[kind])
        sight.owned[kind] -= many
        if found >= 0:
            return kind
    return -1


def wins_with(sight: Sight, kind: i64, many: i64, buys: i64, coins: i64) -> bool:
    """Whether all are behind after these cards, and points for the buys and coins left.

    What the sight owns may already count piles that are to be emptied.
    """
    state = sight.state
    before = state.owned(sight.seat)
    owned = sight.owned[:]
    owned[kind] += many
    coins -= many * COST[kind]
    buys -= many
    for card in POINTS_TO_BUY:
        left = state.piles[card] + before[card] - owned[card]
        while buys > 0 and left > 0 and coins >= COST[card]:
            owned[card] += 1
            coins -= COST[card]
            buys -= 1
            left -= 1
    return lead(state, sight.seat, owned) > 0
