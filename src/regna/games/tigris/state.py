"""A game of Tigris & Euphrates in progress: what lies where, and the doors to change it.

Nothing but the methods of this class changes the board, so that what is
remembered about kingdoms is forgotten whenever it could be wrong.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Game, Rng, State
from regna.games.tigris import said
from regna.games.tigris.blocks import Blocks
from regna.games.tigris.board import (
    ALL,
    NEAR,
    NONE,
    ONE,
    SQUARE,
    Cells,
    cell_name,
    cell_names,
    connected,
)
from regna.games.tigris.kingdoms import NOWHERE, Kingdoms, find_kingdoms, regions_beside
from regna.games.tigris.options import Variant
from regna.games.tigris.pieces import (
    BLACK,
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    GREEN,
    HAND,
    LEADER_NAMES,
    MONUMENTS,
    RED,
    TILE_NAMES,
    colour_of,
    counts_by_name,
    leader,
    owner,
)

# Why the game is over.
RUNNING: Final = 0
BY_TREASURES: Final = 1
BY_BAG: Final = 2
BY_STALL: Final = 3
ENDINGS: Final = ["", "treasures", "bag", "stall"]


def zeros(number: i64) -> vec[i64]:
    return vec[i64]([0] * number)


def nowhere(number: i64) -> vec[i64]:
    return vec[i64]([NOWHERE] * number)


class Tigris(State):
    """What belongs to a seat and a colour stands at `leader(seat, colour)`.

    Sets of squares never change but are replaced, so that copies share them.
    """

    def __init__(
        self, game: Game, seats: int, rng: Rng, variant: Variant, like: Tigris | None = None
    ) -> None:
        """An empty table, or one that looks like another."""
        super().__init__(game, seats, rng)
        self.variant = variant
        self.temples: Cells = like.temples if like else NONE  # face up, like the other tiles
        self.farms: Cells = like.farms if like else NONE
        self.markets: Cells = like.markets if like else NONE
        self.settlements: Cells = like.settlements if like else NONE
        self.down: Cells = like.down if like else NONE  # tiles under monuments
        self.ruins: Cells = like.ruins if like else NONE  # catastrophes
        self.leaders: Cells = like.leaders if like else NONE
        # All tiles and leaders: what regions are made of.
        self.occupied: Cells = like.occupied if like else NONE
        self.treasures: Cells = like.treasures if like else NONE
        # Squares, NOWHERE in front of the screen and for monuments that are not built: of each
        # leader, and the top left one of each monument; the colour of the four tiles under it.
        self.leader_at: vec[i64] = like.leader_at[:] if like else nowhere(COLOURS * seats)
        self.monument_at: vec[i64] = like.monument_at[:] if like else nowhere(MONUMENTS)
        self.monument_on: vec[i64] = like.monument_on[:] if like else nowhere(MONUMENTS)
        self.marker: i64 = like.marker if like else i64(NOWHERE)  # where the unification tile lies

        self.hands: vec[i64] = like.hands[:] if like else zeros(COLOURS * seats)
        # Discarded face down.
        self.swapped: vec[i64] = like.swapped[:] if like else zeros(COLOURS * seats)
        self.bag: vec[i64] = like.bag[:] if like else zeros(COLOURS)
        # Out of the game, seen by everybody.
        self.lost: vec[i64] = like.lost[:] if like else zeros(COLOURS)
        self.points: vec[i64] = like.points[:] if like else zeros(COLOURS * seats)
        self.taken: vec[i64] = like.taken[:] if like else zeros(seats)  # treasures per seat
        # Left, per seat.
        self.catastrophes: vec[i64] = like.catastrophes[:] if like else zeros(seats)
        self.idle: i64 = like.idle if like else i64(0)  # turns in a row in which nothing was drawn
        self.ending: i64 = like.ending if like else i64(RUNNING)

        # The kingdoms of the board as it is, if they were asked for.
        self.known: Kingdoms | None = like.known if like else None
        # The legal actions, while `offers` says that they are listed.
        self.actions: Blocks | None = None

    def copy(self) -> Tigris:
        twin = Tigris(self.game, self.seats, self.rng.copy(), self.variant, self)
        self.copy_pending(twin)
        return twin

    # ---- questions -----------------------------------------------------------

    def turn_of(self) -> i64:
        """The active player: the seat whose turn it is, whoever decides now."""
        return self.stack[0].seat if self.stack else 0

    def tiles(self, colour: i64) -> Cells:
        """The face-up tiles of a colour."""
        if colour == RED:
            return self.temples
        if colour == BLUE:
            return self.farms
        return self.markets if colour == GREEN else self.settlements

    def colour_at(self, cell: i64) -> i64:
        """The colour of the face-up tile on a square, NOWHERE if there is none."""
        here = ONE[cell]
        for colour in range(COLOURS):
            if self.tiles(colour).meets(here):
                return colour
        return NOWHERE

    def leader_on(self, cell: i64) -> i64:
        """Which leader stands on a square, NOWHERE if none."""
        for which in range(len(self.leader_at)):
            if self.leader_at[which] == cell:
                return which
        return NOWHERE

    def monument_over(self, cell: i64) -> i64:
        """Which monument covers a square, NOWHERE if none."""
        for monument in range(MONUMENTS):
            corner = self.monument_at[monument]
            if corner >= 0 and SQUARE[corner].has(cell):
                return monument
        return NOWHERE

    def empty(self) -> Cells:
        """Squares with nothing on them."""
        return ALL.but(self.occupied, self.ruins, NONE)

    def beside_temple(self, cell: i64) -> bool:
        """Whether a square touches a face-up temple (rule 6)."""
        return NEAR[cell].meets(self.temples)

    def held(self, seat: i64, colour: i64) -> i64:
        """How many tiles of a colour a seat has in the hand."""
        return self.hands[leader(seat, colour)]

    def hand_size(self, seat: i64) -> i64:
        hands = self.hands
        first = leader(seat, RED)
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3]

    def bag_size(self) -> i64:
        return self.bag[RED] + self.bag[BLUE] + self.bag[GREEN] + self.bag[BLACK]

    # ---- kingdoms ------------------------------------------------------------

    def realm(self) -> Kingdoms:
        """The kingdoms on the board, found once and remembered until it changes."""
        known = self.known
        if known is None:
            known = find_kingdoms(self.leader_at, self.occupied)
            self.known = known
        return known

    def region_at(self, cell: i64) -> Cells:
        """The region a square belongs to; empty if nothing lies there."""
        return connected(cell, self.occupied)

    def kingdoms_beside(self, cell: i64, lifted: i64 = NOWHERE) -> list[Cells]:
        """The kingdoms touching a square, with one leader's square seen as empty (rule 9)."""
        if lifted < 0:
            return regions_beside(cell, self.occupied, self.leaders)
        return regions_beside(cell, self.occupied.without(lifted), self.leaders.without(lifted))

    # ---- doors: the board ----------------------------------------------------

    def lay(self, colour: i64, tiles: Cells) -> None:
        """These are now the face-up tiles of a colour."""
        if colour == RED:
            self.temples = tiles
        elif colour == BLUE:
            self.farms = tiles
        elif colour == GREEN:
            self.markets = tiles
        else:
            self.settlements = tiles

    def put_tile(self, colour: i64, cell: i64) -> None:
        self.lay(colour, self.tiles(colour).plus(cell))
        self.occupied = self.occupied.plus(cell)
        if self.known is not None:
            self.known = self.known.with_piece(cell, NOWHERE, self.occupied)

    def remove_tiles(self, colour: i64, cells: Cells) -> None:
        """Take face-up tiles of one colour out of the game."""
        self.lay(colour, self.tiles(colour).minus(cells))
        self.occupied = self.occupied.minus(cells)
        self.lost[colour] += cells.count()
        self.known = None

    def put_leader(self, which: i64, cell: i64) -> None:
        self.leader_at[which] = cell
        self.leaders = self.leaders.plus(cell)
        self.occupied = self.occupied.plus(cell)
        if self.known is not None:
            self.known = self.known.with_piece(cell, which, self.occupied)

    def lift_leader(self, which: i64) -> None:
        """Take a leader off the board, back to its owner."""
        cell = self.leader_at[which]
        self.leader_at[which] = NOWHERE
        self.leaders = self.leaders.without(cell)
        self.occupied = self.occupied.without(cell)
        self.known = None

    def put_ruin(self, cell: i64) -> None:
        self.ruins = self.ruins.plus(cell)

    def put_monument(self, monument: i64, corner: i64, colour: i64) -> None:
        """Turn four tiles face down and build on them; treasures stay (rules 45, 46)."""
        square = SQUARE[corner]
        self.lay(colour, self.tiles(colour).minus(square))
        self.down = self.down.union(square)
        self.monument_at[monument] = corner
        self.monument_on[monument] = colour

    def take_treasure(self, seat: i64, cell: i64) -> None:
        self.treasures = self.treasures.without(cell)
        self.taken[seat] += 1

    def displace_leaders(self) -> None:
        """Leaders beside no temple go back to their owners (rule 13)."""
        for which in range(len(self.leader_at)):
            cell = self.leader_at[which]
            if cell >= 0 and not self.beside_temple(cell):
                if self.telling:
                    self.tell(said.LEADER_DISPLACED, *self.told(which))
                self.lift_leader(which)

    # ---- doors: tiles and points ----------------------------------------------

    def give_points(self, seat: i64, colour: i64, points: i64) -> None:
        self.points[leader(seat, colour)] += points

    def commit(self, seat: i64, colour: i64, tiles: i64) -> None:
        """Tiles from a hand leave the game, seen by everybody."""
        self.hands[leader(seat, colour)] -= tiles
        self.lost[colour] += tiles

    def draw_tiles(self, seat: i64, wanted: i64) -> i64:
        """Draw from the bag, at most what it holds; says how many."""
        size = self.bag_size()
        number = min(size, wanted)
        before = self.bag[:] if self.telling else self.bag
        for _ in range(number):
            colour = nth_tile(self.bag, self.below(size))
            self.bag[colour] -= 1
            self.hands[leader(seat, colour)] += 1
            size -= 1
        if self.telling and number > 0:
            drawn = vec[i64]([before[colour] - self.bag[colour] for colour in range(COLOURS)])
            self.tell(said.DREW, seat, number, counts_by_name(drawn))
        return number

    def missing_tiles(self, seat: i64) -> i64:
        """How many tiles a hand lacks to six."""
        return HAND - self.hand_size(seat)

    def end_game(self, ending: i64) -> None:
        self.ending = ending
        if self.telling:
            self.tell(said.OVER, ENDINGS[ending])
        self.finish()

    # ---- what events and refusals call things ----------------------------------

    def told(self, which: i64) -> list[object]:
        """A leader as events tell it: seat, leader, colour, square."""
        colour = colour_of(which)
        where = cell_name(self.leader_at[which])
        return [int(owner(which)), LEADER_NAMES[colour], COLOUR_NAMES[colour], where]

    def leader_facts(self, which: i64) -> dict[str, object]:
        return dict(zip(["seat", "leader", "colour", "cell"], self.told(which), strict=True))

    def kingdoms_facts(self, kingdoms: list[Cells]) -> list[dict[str, object]]:
        """Kingdoms by their leaders and squares, for people."""
        return [
            {
                "leaders": [
                    self.leader_facts(which)
                    for which, cell in enumerate(self.leader_at)
                    if cell >= 0 and kingdom.has(cell)
                ],
                "cells": cell_names(kingdom),
            }
            for kingdom in kingdoms
        ]

    def piece_at(self, cell: i64) -> str:
        """The name of what lies on a square: a leader, a tile or a monument."""
        which = self.leader_on(cell)
        if which >= 0:
            return LEADER_NAMES[colour_of(which)]
        colour = self.colour_at(cell)
        return TILE_NAMES[colour] if colour >= 0 else "monument"


def nth_tile(tiles: vec[i64], place: i64) -> i64:
    """The colour of a tile by its place, when red ones come first, then blue, green and black."""
    colour: i64 = 0
    while place >= tiles[colour]:
        place -= tiles[colour]
        colour += 1
    return colour
