"""What tests and the fuzzer need: ways to start a game, and crowded positions.

In crowded positions unions of kingdoms and rare wars are likely; random play
hardly ever gets there.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Game, Rng
from regna.games.tigris import pieces
from regna.games.tigris.board import CHARTS, SQUARE, SQUARES, Cells
from regna.games.tigris.knowledge import fill
from regna.games.tigris.monuments import monuments_left
from regna.games.tigris.openings import beside_temples, leader_squares
from regna.games.tigris.options import OPTIONS, Variant
from regna.games.tigris.pieces import leader
from regna.games.tigris.revolt import rival_in_kingdom
from regna.games.tigris.state import Tigris, zeros
from regna.games.tigris.steps import Turn
from regna.games.tigris.treasures import open_treasures, rich_traders, treasures_with


def cases() -> list[dict[str, object]]:
    """Ways to start a game that together touch every option."""
    return [
        {"seats": 2},
        {"seats": 3},
        {"seats": 4},
        {"seats": 2, "board": "advanced"},
        {"seats": 3, "board": "advanced", "english_variant": True},
        {"seats": 4, "board": "advanced", "open_scoring": True},
        {"seats": 2, "english_variant": True, "open_scoring": True},
        {"seats": 4, "english_variant": True, "first": 2, "stall_turns": 1},
        {"seats": 3, "stall_turns": 0, "first": 0},
    ]


def shared() -> list[str]:
    """What copies share: sets of squares never change."""
    tiles = ["temples", "farms", "markets", "settlements", "down"]
    return [
        "variant",
        *tiles,
        "ruins",
        "leaders",
        "occupied",
        "treasures",
        "known",
    ]


def adds_up() -> bool:
    """The weakest colour is the result, not the sum of all."""
    return False


def position(game: Game, seed: int | str) -> dict[str, object]:
    """A crowded position, as a document: another one for every seed."""
    rng = Rng(f"crowded:{seed}")
    seats = 2 + int(rng.below(3))
    options = {option.name: option.usual() for option in OPTIONS}
    options["board"] = list(CHARTS)[int(rng.below(len(CHARTS)))]
    options["english_variant"] = rng.below(3) == 0
    state = Tigris(game, seats, rng, Variant(options))
    crowd(state, rng)
    return state.dump()


# ---- crowded positions -------------------------------------------------------------


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
        for colour in range(pieces.COLOURS):
            state.points[leader(seat, colour)] = rng.below(12)
    fill(state, vec[i64]([pieces.HAND] * state.seats), zeros(state.seats), -1, rng)
    state.rng = rng.split()
    state.call(Turn(state.scripts[0], rng.below(state.seats)))
    state.wake()


def put_starting_temples(state: Tigris) -> None:
    for cell in state.variant.chart.temples.list():
        state.put_tile(pieces.RED, cell)
    state.treasures = state.variant.chart.temples


def put_tiles(state: Tigris, number: int, rng: Rng) -> None:
    """Tiles of all colours, most of them beside others, as far as there are any."""
    for _ in range(number):
        colour = int(rng.below(pieces.COLOURS))
        ground = state.variant.chart.river if colour == pieces.BLUE else state.variant.chart.land
        spots = state.empty().common(ground)
        if spots.any() and int(state.tiles(colour).count()) < pieces.TILES[colour] - pieces.HAND:
            state.put_tile(colour, pick(spots, rng))


def put_catastrophes(state: Tigris, rng: Rng) -> None:
    for seat in range(state.seats):
        state.catastrophes[seat] = pieces.CATASTROPHES
        if rng.below(2) == 0:
            state.catastrophes[seat] -= 1
            state.put_ruin(pick(state.empty(), rng))


def put_monuments(state: Tigris, rng: Rng) -> None:
    """Build on up to two squares: complete them with tiles if they are not."""
    for _ in range(int(rng.below(3))):
        corner = int(rng.below(SQUARES))
        square = SQUARE[corner]
        wet = state.variant.chart.river.covers(square)
        dry = state.variant.chart.land.covers(square)
        colour = pieces.BLUE if wet else int(rng.below(2)) * pieces.GREEN
        others = state.occupied.minus(state.tiles(colour)).union(state.ruins)
        if not square.any() or not (wet or dry) or square.meets(others):
            continue
        missing = square.minus(state.tiles(colour))
        if int(state.tiles(colour).count() + missing.count()) > pieces.TILES[colour] - pieces.HAND:
            continue
        for cell in missing.list():
            state.put_tile(colour, cell)
        left = monuments_left(state, colour)
        if left:
            state.put_monument(left[int(rng.below(len(left)))], corner, colour)


def put_leaders(state: Tigris, rng: Rng) -> None:
    """Most leaders of everybody, where they may stand and cause no revolt."""
    for seat in range(state.seats):
        for colour in range(pieces.COLOURS):
            spots = leader_squares(state, leader(seat, colour), beside_temples(state))
            if rng.below(5) == 0 or not spots.any():
                continue
            state.put_leader(leader(seat, colour), pick(spots, rng))
            if rival_in_kingdom(state, seat, colour) >= 0:
                state.lift_leader(leader(seat, colour))


def share_treasures(state: Tigris) -> None:
    """Traders have taken what is theirs; if too little would be left, they go home."""
    for seat in rich_traders(state):
        while treasures_with(state, seat).count() > 1:
            state.take_treasure(seat, open_treasures(state, seat).nth(0))
    if state.treasures.count() <= pieces.LAST_TREASURES:
        state.treasures = state.variant.chart.temples
        state.taken = zeros(state.seats)
        for seat in range(state.seats):
            if state.leader_at[leader(seat, pieces.GREEN)] >= 0:
                state.lift_leader(leader(seat, pieces.GREEN))
