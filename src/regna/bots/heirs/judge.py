"""What a table is worth to a seat: how far it will be ahead at the end."""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.heirs.ledger import UNKNOWN, Ledger
from regna.bots.heirs.prospects import promise
from regna.bots.heirs.standing import doubling
from regna.bots.heirs.weights import (
    ACCESS,
    LAST_CHANCE,
    LEFT,
    OFFERED,
    PAYABLE,
    PAYABLE_NOW,
    TREASURE_FAR,
    TREASURE_NEAR,
)
from regna.games.heirs.reserve import following, reach
from regna.games.heirs.resources import accessible, discounts_for_one, lacking
from regna.games.heirs.row import at, size
from regna.games.heirs.scoring import TREASURE_POINTS
from regna.games.heirs.state import HAND_LIMIT, NOT_YET, UNITS, Heirs
from regna.games.heirs.tiles import BIT
from regna.games.heirs.treasures import ANY_COLOUR, TREASURES


def turns_to_come(state: Heirs, seat: i64) -> i64:
    """E: the turns of both players after this one of the seat, if nobody uses a camp."""
    if state.last_turns != NOT_YET:
        return state.last_turns
    owed: i64 = 1 if state.crown == seat else 0
    return i64(len(state.stock)) - owed + 2


def final_worth(state: Heirs, ledger: Ledger, seat: i64, turns: i64, mine: i64) -> float:
    """The lead of a seat whose turn is over, with `turns` to come, `mine` of them its own."""
    other = 1 - seat
    theirs = turns - mine
    worth = ledger.lead(seat) + doubling(state, ledger, seat, mine)
    worth -= doubling(state, ledger, other, theirs)
    worth += hand_worth(state, seat, mine) + outlook(state, seat, mine)
    if state.solo():
        return worth - treasures_worth(state, turns)
    worth -= hand_worth(state, other, theirs) + outlook(state, other, theirs)
    if theirs > 0:
        worth -= OFFERED * best_offer(state, other, theirs, False)
    return worth


def worth_on_the_way(state: Heirs, ledger: Ledger, seat: i64, turns: i64, mine: i64) -> float:
    """The same in the middle of the turn, with what can still be built and taken in it."""
    if ledger.doubled == UNKNOWN:  # the other side's units stay where they are
        ledger.doubled = doubling(state, ledger, 1 - seat, turns - mine)
    worth = ledger.lead(seat) + doubling(state, ledger, seat, mine + 1) - ledger.doubled
    worth += hand_worth_now(state, seat, mine) + outlook(state, seat, mine)
    if state.crown == seat:
        worth += best_offer(state, seat, mine, True)
    if state.solo():
        return worth - treasures_worth(state, turns)
    if turns > mine:
        left = LEFT
        if state.crown != seat:
            left = best_offer(state, 1 - seat, turns - mine, False)
        worth -= OFFERED * left
    return worth


def hand_worth(state: Heirs, seat: i64, turns: i64) -> float:
    """What the three best tiles in hand will bring, of those the seat has turns left to play."""
    if turns <= 0:
        return 0.0
    have = accessible(state, seat)
    hand = state.hands[seat]
    total = 0.0
    least = 1000.0
    second = 1000.0
    many = size(hand)
    for place in range(many):
        tile = at(hand, place)
        missing = min(lacking(state.tiles.cost[tile], have), 4)
        worth = promise(state, tile, seat, turns - 1) * PAYABLE[missing]
        total += worth
        if worth < least:
            least, second = worth, least
        elif worth < second:
            second = worth
    if many > HAND_LIMIT:
        total -= least
    if many > HAND_LIMIT + 1:
        total -= second
    return total if turns > 1 else total * LAST_CHANCE


def hand_worth_now(state: Heirs, seat: i64, turns: i64) -> float:
    """What the tiles in hand will bring that can be built this turn or later."""
    have = accessible(state, seat)
    spare = discounts_for_one(state)
    hand = state.hands[seat]
    total = 0.0
    for place in range(size(hand)):
        tile = at(hand, place)
        missing = max(lacking(state.tiles.cost[tile], have) - spare, 0)
        total += promise(state, tile, seat, turns) * PAYABLE_NOW[min(missing, 4)]
    return total


def best_offer(state: Heirs, seat: i64, turns: i64, now: bool) -> float:
    """The best tile that the seat may take, as it will be worth in its hand."""
    have = accessible(state, seat)
    best = 0.0
    position = state.shield
    for _ in range(reach(state, seat)):
        position = following(state, position)
        if position == state.shield:
            break
        tile = at(state.ring, position)
        missing = min(lacking(state.tiles.cost[tile], have), 4)
        part = PAYABLE_NOW[missing] if now else PAYABLE[missing]
        best = max(best, promise(state, tile, seat, turns) * part)
    return best


def outlook(state: Heirs, seat: i64, turns: i64) -> float:
    """What the choice in the ring and the colours underfoot are worth for later turns."""
    if turns <= 0:
        return 0.0
    seen: i64 = 0
    for unit in range(UNITS):
        cell = state.unit(seat, unit)
        if cell >= 0:
            seen |= 1 << state.tiles.colour[state.tile_on(cell)]
    colours = (seen & 1) + (seen >> 1 & 1) + (seen >> 2 & 1)
    return ACCESS[min(turns, len(ACCESS) - 1)] * float(state.in_reserve(seat) + colours)


def treasures_worth(state: Heirs, turns: i64) -> float:
    """H7: what the treasures on the table are worth to Henry, some of which will be lifted."""
    total = float(TREASURE_POINTS * size(state.chest_stack))
    place: i64 = 0
    while True:
        tile = at(state.chest_tile, place)
        if tile < 0:
            return total
        total += treasure_worth(state, tile, at(state.chest_kind, place), turns)
        place += 1


def treasure_worth(state: Heirs, tile: i64, treasure: i64, turns: i64) -> float:
    """What a treasure on a tile is worth to Henry: less, the fewer tiles it lacks (H4)."""
    cell = state.cells[tile]
    line: i64 = TREASURES.line[treasure]
    missing: i64 = TREASURES.needed[treasure]
    if line == 0:
        places: i64 = TREASURES.places[treasure]
        empty = places & ~state.ways(cell)
        missing = 0
        while empty:
            empty &= empty - 1
            missing += 1
    else:
        wanted: i64 = TREASURES.colour[treasure]
        for other in state.board:
            if (state.cells[other] ^ cell) & line == 0 and other != tile:
                if wanted == ANY_COLOUR or state.tiles.coloured[wanted] & BIT[other]:
                    missing -= 1
    if missing <= 0:
        return 0.0
    chance = (TREASURE_NEAR if missing == 1 else TREASURE_FAR) * float(turns)
    return float(TREASURE_POINTS) * (1.0 - min(chance, 0.8))
