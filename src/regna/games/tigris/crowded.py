"""Crowded positions, in which unions of kingdoms and rare wars are likely.

Random play hardly ever gets there, so the fuzzer starts from these too.
"""

from __future__ import annotations

from regna.core import Frame, Rng
from regna.games.tigris.board import SQUARE, SQUARES, Cells
from regna.games.tigris.knowledge import fill
from regna.games.tigris.monuments import monuments_left
from regna.games.tigris.pieces import (
    BLUE,
    CATASTROPHES,
    COLOURS,
    GREEN,
    HAND,
    LAST_TREASURES,
    RED,
    TILES,
)
from regna.games.tigris.placement import openings_for
from regna.games.tigris.revolt import rival_in_kingdom
from regna.games.tigris.scripts import TURN
from regna.games.tigris.state import Tigris
from regna.games.tigris.treasures import open_treasures, rich_traders, treasures_with


def pick(cells: Cells, rng: Rng) -> int:
    """A random square of a set that is not empty."""
    return int(cells.nth(rng.below(cells.count())))


def crowd(state: Tigris, rng: Rng) -> None:
    """Fill an empty board at random, keeping every rule of positions."""
    put_starting_temples(state)
    put_tiles(state, 20 + int(rng.below(60)), rng)
    put_catastrophes(state, rng)
    put_monuments(state, rng)
    put_leaders(state, rng)
    share_treasures(state)
    for seat in range(state.seats):
        for colour in range(COLOURS):
            state.points[COLOURS * seat + colour] = int(rng.below(12))
    fill(state, [HAND] * state.seats, [0] * state.seats, -1, rng)
    state.stack = [Frame(state.scripts[TURN], rng.below(state.seats))]
    state.wake()


def put_starting_temples(state: Tigris) -> None:
    for cell in state.chart.temples.list():
        state.put_tile(RED, cell)
    state.treasures = state.chart.temples


def put_tiles(state: Tigris, number: int, rng: Rng) -> None:
    """Tiles of all colours, most of them beside others, as far as there are any."""
    for _ in range(number):
        colour = int(rng.below(COLOURS))
        ground = state.chart.river if colour == BLUE else state.chart.land
        spots = state.empty().common(ground)
        if spots.any() and int(state.face[colour].count()) < TILES[colour] - HAND:
            state.put_tile(colour, pick(spots, rng))


def put_catastrophes(state: Tigris, rng: Rng) -> None:
    for seat in range(state.seats):
        state.catastrophes[seat] = CATASTROPHES
        if rng.below(2) == 0:
            state.catastrophes[seat] -= 1
            state.put_ruin(pick(state.empty(), rng))


def put_monuments(state: Tigris, rng: Rng) -> None:
    """Build on up to two squares: complete them with tiles if they are not."""
    for _ in range(int(rng.below(3))):
        corner = int(rng.below(SQUARES))
        square = SQUARE[corner]
        wet = state.chart.river.covers(square)
        dry = state.chart.land.covers(square)
        colour = BLUE if wet else int(rng.below(2)) * GREEN
        others = state.occupied.minus(state.face[colour]).union(state.ruins)
        if not square.any() or not (wet or dry) or square.meets(others):
            continue
        missing = square.minus(state.face[colour])
        if int(state.face[colour].count() + missing.count()) > TILES[colour] - HAND:
            continue
        for cell in missing.list():
            state.put_tile(colour, cell)
        left = monuments_left(state, colour)
        if left:
            state.put_monument(left[int(rng.below(len(left)))], corner, colour)


def put_leaders(state: Tigris, rng: Rng) -> None:
    """Most leaders of everybody, where they may stand and cause no revolt."""
    for which in range(COLOURS * state.seats):
        seat, colour = which // COLOURS, which % COLOURS
        spots = openings_for(state, seat).leaders[colour]
        if rng.below(5) == 0 or not spots.any():
            continue
        state.put_leader(which, pick(spots, rng))
        if rival_in_kingdom(state, seat, colour) >= 0:
            state.lift_leader(which)


def share_treasures(state: Tigris) -> None:
    """Traders have taken what is theirs; if too little would be left, they go home."""
    for seat in rich_traders(state):
        while treasures_with(state, seat).count() > 1:
            state.take_treasure(seat, open_treasures(state, seat).nth(0))
    if state.treasures.count() <= LAST_TREASURES:
        state.treasures = state.chart.temples
        state.taken = [0] * state.seats
        for seat in range(state.seats):
            if state.leader_at[COLOURS * seat + GREEN] >= 0:
                state.lift_leader(COLOURS * seat + GREEN)
