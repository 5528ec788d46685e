"""What a net of The Two Heirs is shown: a table between two turns, as the side sees it that ended.

Everything is public. By side, its own first: its buildings by kind, what they bring and
what they will gain, its hand and what it promises, its resources, units and colours,
what it would have of the tiles in the ring, and the policy's own sums. Then the ring in
the order in which it is reached, the tiles not yet seen, and the time left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.heirs.judge import hand_worth, outlook
from regna.bots.heirs.ledger import Ledger
from regna.bots.heirs.prospects import many, promise
from regna.bots.heirs.standing import doubling
from regna.bots.heirs.weights import PAYABLE
from regna.bots.net import Inputs
from regna.games.heirs.buildings import Counted, points
from regna.games.heirs.reserve import following, reach
from regna.games.heirs.resources import accessible, lacking
from regna.games.heirs.row import at, size
from regna.games.heirs.state import UNITS, Heirs
from regna.games.heirs.tiles import BUILDINGS, COLOURS, amount

KINDS: Final[int] = len(BUILDINGS)
TURNS: Final = 22  # of a whole game (E3)

# Where the blocks of a side begin.
BUILT: Final = 0
BUILT_EARLY: Final[int] = KINDS  # the same, the more the earlier it is
BRINGS: Final[int] = 2 * KINDS
GAINS: Final[int] = 3 * KINDS  # what a building is held to gain yet
HAND: Final[int] = 4 * KINDS
MISSING: Final[int] = 5 * KINDS  # resources for a tile in hand
HAND_LATE: Final[int] = 6 * KINDS  # with one turn to come
PROMISED: Final[int] = 7 * KINDS  # by a tile in hand
RESOURCES: Final[int] = 8 * KINDS
RESERVE: Final[int] = RESOURCES + 3
OWN_COLOURS: Final[int] = RESERVE + 3
OFFERS: Final[int] = OWN_COLOURS + 3  # by the tiles of the ring
REACHED: Final[int] = OFFERS + 6  # the same, those within reach
STANDING: Final[int] = REACHED + 3  # units on own buildings, on the other side's
SUMS: Final[int] = STANDING + 2
SIDE: Final[int] = SUMS + 4

RING: Final[int] = 2 * SIDE
UNSEEN: Final[int] = RING + 6 * KINDS
UNSEEN_EARLY: Final[int] = UNSEEN + KINDS
TIME: Final[int] = UNSEEN_EARLY + KINDS
SIZE: Final[int] = TIME + TURNS + 1
MOST: Final = 320  # inputs that are something at once


def features(state: Heirs, ledger: Ledger, seat: i64, turns: i64, mine: i64) -> Inputs:
    """The inputs for a seat whose turn is over, with `turns` to come, `mine` of them its own."""
    found = Inputs(MOST)
    early = float(turns) / float(TURNS)
    board(state, ledger, found, seat, early)
    side(state, ledger, found, seat, 0, mine)
    side(state, ledger, found, 1 - seat, SIDE, turns - mine)
    position = state.shield
    for place in range(6):
        position = following(state, position)
        if position == state.shield:
            break
        found.add(RING + place * KINDS + state.tiles.building[at(state.ring, position)], 1.0)
    unseen(state, found, state.board[0], early)  # S9: nobody has seen the start tile's face
    for tile in state.stock:
        unseen(state, found, tile, early)
    found.add(TIME + min(turns, TURNS), 1.0)
    return found


def unseen(state: Heirs, found: Inputs, tile: i64, early: float) -> None:
    """One of the tiles that nobody has seen."""
    kind = state.tiles.building[tile]
    found.add(UNSEEN + kind, 0.5)
    found.add(UNSEEN_EARLY + kind, 0.5 * early)


def board(state: Heirs, ledger: Ledger, found: Inputs, seat: i64, early: float) -> None:
    """The buildings of both sides."""
    for number in range(len(ledger.cells)):
        tile = state.tile_on(ledger.cells[number])
        start: i64 = state.tiles.building[tile]
        if ledger.owners[number] != seat:
            start += SIDE
        worth = float(points(state, tile, Counted()))
        found.add(start + BUILT, 1.0)
        found.add(start + BUILT_EARLY, early)
        found.add(start + BRINGS, 0.25 * worth)
        found.add(start + GAINS, 0.5 * (ledger.worths[number] - worth))


def side(state: Heirs, ledger: Ledger, found: Inputs, seat: i64, start: i64, turns: i64) -> None:
    """The hand and the means of one side, which has so many turns to come."""
    have = accessible(state, seat)
    if turns > 0:
        in_hand(state, found, seat, start, turns, have)
        offers(state, found, seat, start, turns, have)
    for colour in range(len(COLOURS)):
        found.add(start + RESOURCES + colour, 0.3 * float(amount(have, colour)))
        own = many(state.owned[seat] & state.tiles.coloured[colour])
        found.add(start + OWN_COLOURS + colour, 0.2 * float(own))
    found.add(start + RESERVE + state.in_reserve(seat), 1.0)
    for number in range(len(ledger.cells)):
        cell = ledger.cells[number]
        for unit in range(UNITS):
            if state.unit(seat, unit) == cell:
                other: i64 = 0 if ledger.owners[number] == seat else 1
                found.add(start + STANDING + other, 0.1 * ledger.worths[number])
    found.add(start + SUMS, 0.1 * doubling(state, ledger, seat, turns))
    found.add(start + SUMS + 1, 0.1 * hand_worth(state, seat, turns))
    found.add(start + SUMS + 2, 0.2 * outlook(state, seat, turns))
    found.add(start + SUMS + 3, 0.05 * ledger.of(seat))


def in_hand(state: Heirs, found: Inputs, seat: i64, start: i64, turns: i64, have: i64) -> None:
    """The tiles a side has yet to lay, and what they want and promise."""
    hand = state.hands[seat]
    for place in range(size(hand)):
        tile = at(hand, place)
        kind = state.tiles.building[tile]
        found.add(start + (HAND_LATE if turns == 1 else HAND) + kind, 1.0)
        found.add(start + MISSING + kind, 0.5 * float(lacking(state.tiles.cost[tile], have)))
        found.add(start + PROMISED + kind, 0.25 * promise(state, tile, seat, turns - 1))


def offers(state: Heirs, found: Inputs, seat: i64, start: i64, turns: i64, have: i64) -> None:
    """What a side would have of each tile in the ring."""
    position = state.shield
    within = reach(state, seat)
    for place in range(6):
        position = following(state, position)
        if position == state.shield:
            break
        tile = at(state.ring, position)
        missing = min(lacking(state.tiles.cost[tile], have), 4)
        worth = 0.2 * promise(state, tile, seat, turns - 1) * PAYABLE[missing]
        found.add(start + OFFERS + place, worth)
        if place < within:
            found.add(start + REACHED + place, worth)
