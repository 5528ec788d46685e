"""What a seat does not know, and how it is filled (rule 64).

Hidden from a seat are the other hands, what others swapped away, and the bag.
Everything else was done openly: points, treasures and tiles that left the
board or were committed are known to a perfect memory. The unseen tiles are
dealt one by one, each equally likely: to the seats in order, hand before
swapped tiles, and what is left lies in the bag.
"""

from __future__ import annotations

from regna.core import Rng
from regna.games.tigris.pieces import COLOURS, TILES
from regna.games.tigris.state import Tigris


def unseen_tiles(state: Tigris) -> list[int]:
    """Tiles of each colour that are in none of the state's zones."""
    unseen: list[int] = []
    for colour in range(COLOURS):
        seen = int(state.face[colour].count()) + state.bag[colour] + state.lost[colour]
        for monument in range(len(state.monument_at)):
            if state.monument_on[monument] == colour:
                seen += 4
        for seat in range(state.seats):
            seen += state.hands[COLOURS * seat + colour] + state.swapped[COLOURS * seat + colour]
        unseen.append(TILES[colour] - seen)
    return unseen


def deal(pool: list[int], number: int, zone: list[int], first: int, rng: Rng) -> None:
    """Move random tiles from the pool into a zone, whose red tiles are at `first`."""
    left = pool[0] + pool[1] + pool[2] + pool[3]
    for _ in range(number):
        place = rng.below(left)
        colour = 0
        while place >= pool[colour]:
            place -= pool[colour]
            colour += 1
        pool[colour] -= 1
        zone[first + colour] += 1
        left -= 1


def fill(state: Tigris, hands: list[int], swapped: list[int], bag: int, rng: Rng) -> None:
    """Deal unseen tiles: so many more to each hand and pile of swapped tiles.

    The bag gets all the rest; or, if `bag` says how many, the rest is lost.
    """
    pool = unseen_tiles(state)
    for seat in range(state.seats):
        deal(pool, hands[seat], state.hands, COLOURS * seat, rng)
        deal(pool, swapped[seat], state.swapped, COLOURS * seat, rng)
    if bag >= 0:
        deal(pool, bag, state.bag, 0, rng)
    rest = state.lost if bag >= 0 else state.bag
    for colour in range(COLOURS):
        rest[colour] += pool[colour]
    state.rng = rng.split()


def determinize(state: Tigris, seat: int, rng: Rng) -> Tigris:
    """A state this seat cannot tell from the true one."""
    twin = state.copy()
    hands = [0] * state.seats
    swapped = [0] * state.seats
    for other in range(state.seats):
        if other == seat:
            continue
        first = COLOURS * other
        for colour in range(COLOURS):
            hands[other] += twin.hands[first + colour]
            swapped[other] += twin.swapped[first + colour]
            twin.hands[first + colour] = 0
            twin.swapped[first + colour] = 0
    twin.bag = [0] * COLOURS
    fill(twin, hands, swapped, -1, rng)
    return twin
