"""What a seat does not know, and how it is filled (rule 64).

Hidden from a seat are the other hands, what others swapped away, and the bag.
Everything else was done openly: points, treasures and tiles that left the
board or were committed are known to a perfect memory. The unseen tiles are
dealt one by one, each equally likely: to the seats in order, hand before
swapped tiles, and what is left lies in the bag.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Rng
from regna.games.tigris.pieces import COLOURS, MONUMENTS, TILES, leader
from regna.games.tigris.state import Tigris, nth_tile, zeros


def unseen_tiles(state: Tigris) -> vec[i64]:
    """Tiles of each colour that are in none of the state's zones."""
    unseen = zeros(COLOURS)
    for colour in range(COLOURS):
        seen = state.tiles(colour).count() + state.bag[colour] + state.lost[colour]
        for monument in range(MONUMENTS):
            if state.monument_on[monument] == colour:
                seen += 4
        for seat in range(state.seats):
            seen += state.hands[leader(seat, colour)] + state.swapped[leader(seat, colour)]
        unseen[colour] = TILES[colour] - seen
    return unseen


def deal(pool: vec[i64], number: i64, zone: vec[i64], first: i64, rng: Rng) -> None:
    """Move random tiles from the pool into a zone, whose red tiles are at `first`."""
    left = pool[0] + pool[1] + pool[2] + pool[3]
    for _ in range(number):
        colour = nth_tile(pool, rng.below(left))
        pool[colour] -= 1
        zone[first + colour] += 1
        left -= 1


def fill(state: Tigris, hands: vec[i64], swapped: vec[i64], bag: i64, rng: Rng) -> None:
    """Deal unseen tiles: so many more to each hand and pile of swapped tiles.

    The bag gets all the rest; or, if `bag` says how many, the rest is lost.
    """
    pool = unseen_tiles(state)
    for seat in range(state.seats):
        deal(pool, hands[seat], state.hands, leader(seat, 0), rng)
        deal(pool, swapped[seat], state.swapped, leader(seat, 0), rng)
    if bag >= 0:
        deal(pool, bag, state.bag, 0, rng)
    rest = state.lost if bag >= 0 else state.bag
    for colour in range(COLOURS):
        rest[colour] += pool[colour]


def imagine(state: Tigris, seat: int, rng: Rng) -> Tigris:
    """A state this seat cannot tell from the true one."""
    twin = state.copy()
    hands = zeros(state.seats)
    swapped = zeros(state.seats)
    for other in range(state.seats):
        if other != seat:
            hands[other] = take_all(twin.hands, leader(other, 0))
            swapped[other] = take_all(twin.swapped, leader(other, 0))
    take_all(twin.bag, 0)
    fill(twin, hands, swapped, -1, rng)
    twin.renew(rng)
    return twin


def take_all(zone: vec[i64], first: i64) -> i64:
    """Empty a zone, whose red tiles are at `first`; says how many tiles there were."""
    number: i64 = 0
    for colour in range(COLOURS):
        number += zone[first + colour]
        zone[first + colour] = 0
    return number
