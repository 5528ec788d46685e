"""The state of a game of The Two Heirs, and the small questions rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regna.core import Game, Rng, State
from regna.games.heirs.board import (
    BACK,
    CELLS,
    SIZE,
    START,
    TOWARDS,
    WAYS,
    WRAP,
    at_edge,
    cell_at,
    neighbour,
    offset,
    write_place,
)
from regna.games.heirs.options import Rulings, Terms
from regna.games.heirs.row import at, put, size, things
from regna.games.heirs.tiles import BIT, NO_TILE, TILES, Tiles

WHITE: Final = 0  # sits south; the human in the solo game
BLUE: Final = 1  # sits north; Henry in the solo game
NOBODY: Final = 2  # the owner of open terrain
UNITS: Final = 3  # of a seat: 0 the elite, 1 and 2 the regulars
ELITE: Final = 0
RESERVE: Final = -1  # where a unit is when not on a cell
ASIDE: Final = -2  # Henry's units before he uses them (H1)
NOT_YET: Final = -1  # `last_turns` before the stock runs out
RING: Final = 7  # positions of the royal reserve
HAND_LIMIT: Final = 3  # at the end of a turn (A6)
SLOTS: Final = 7  # the most tiles a hand holds: 3 kept, 1 taken, 3 camps

NO_TILES: Final[vec[u8]] = vec[u8]([0] * CELLS)
NOWHERE: Final[vec[i64]] = vec[i64]([-1] * TILES)


class Heirs(State):
    """Everything on the table. Tiles are numbers, NO_TILE is none; see `row` for rows."""

    terms: Terms
    tiles: Tiles
    rulings: Rulings
    grid: vec[u8]  # by wrapped cell: tile + 1, 0 if empty
    around: vec[u8]  # by wrapped cell: the directions in which a tile lies, as a mask
    cells: vec[i64]  # by tile: where it was laid
    board: vec[i64]  # laid tiles in order; the first is the start tile
    west: i64  # the least true coordinates of the landscape
    south: i64
    owned: vec[i64]  # by seat: its buildings, as a mask of tiles
    ring: i64  # a row of seven positions, clockwise, some empty
    shield: i64
    crown: i64  # the seat whose crown the shield shows: it may take a tile
    stock: vec[i64]  # the top is last
    hands: vec[i64]  # by seat: a row
    gone: vec[i64]  # tiles out of the game
    units: vec[i64]  # seat * UNITS + unit: a cell, RESERVE or ASIDE
    moved: i64  # those that have moved this turn, as a mask
    discounts: i64
    last_turns: i64  # turns still to come after this one, or NOT_YET
    turn: i64  # turns begun
    scaffold: i64  # the tile Henry builds next to (H5)
    chest_stack: i64  # rows of treasures: the stack, its top last,
    chest_tile: i64  # the tiles with a treasure on them, in order,
    chest_kind: i64  # and which treasure each has,
    chest_lifted: i64  # fulfilled ones,
    chest_unused: i64  # and those removed unseen for the level
    small: i64  # how many of the listed moves name no hand tile: behind them stand places
    builders: i64  # hand places whose building can be paid: a row, found with them

    def __init__(self, game: Game, seats: int, rng: Rng, terms: Terms) -> None:
        super().__init__(game, seats, rng)
        self.terms = terms
        self.tiles = terms.tiles
        self.rulings = terms.rulings
        self.west = 0
        self.south = 0
        self.ring = 0
        self.shield = 0
        self.crown = WHITE
        self.moved = 0
        self.discounts = 0
        self.last_turns = NOT_YET
        self.turn = 0
        self.scaffold = NO_TILE
        self.chest_stack = 0
        self.chest_tile = 0
        self.chest_kind = 0
        self.chest_lifted = 0
        self.chest_unused = 0
        self.small = 0
        self.builders = 0

    def clear(self) -> None:
        """An empty table: no tile anywhere, elites on the start cell, regulars in the ring."""
        self.grid = NO_TILES[:]
        self.around = NO_TILES[:]
        self.cells = NOWHERE[:]
        self.board = vec[i64]()
        self.owned = vec[i64]([0, 0])
        self.stock = vec[i64]()
        self.hands = vec[i64]([0, 0])
        self.gone = vec[i64]()
        if self.seats == 1:
            self.units = vec[i64]([START, RESERVE, RESERVE, ASIDE, ASIDE, ASIDE])
        else:
            self.units = vec[i64]([START, RESERVE, RESERVE, START, RESERVE, RESERVE])

    def copy(self) -> Heirs:
        twin = Heirs(self.game, self.seats, self.rng.copy(), self.terms)
        self.copy_pending(twin)
        twin.grid = self.grid[:]
        twin.around = self.around[:]
        twin.cells = self.cells[:]
        twin.board = self.board[:]
        twin.west = self.west
        twin.south = self.south
        twin.owned = self.owned[:]
        twin.ring = self.ring
        twin.shield = self.shield
        twin.crown = self.crown
        twin.stock = self.stock[:]
        twin.hands = self.hands[:]
        twin.gone = self.gone[:]
        twin.units = self.units[:]
        twin.moved = self.moved
        twin.discounts = self.discounts
        twin.last_turns = self.last_turns
        twin.turn = self.turn
        twin.scaffold = self.scaffold
        twin.chest_stack = self.chest_stack
        twin.chest_tile = self.chest_tile
        twin.chest_kind = self.chest_kind
        twin.chest_lifted = self.chest_lifted
        twin.chest_unused = self.chest_unused
        return twin

    # ---- the landscape -------------------------------------------------------

    def tile_on(self, cell: i64) -> i64:
        """The tile on a cell, NO_TILE if it is empty."""
        entry: int = self.grid[cell]
        return entry - 1

    def is_free(self, cell: i64) -> bool:
        """Whether no tile lies on a cell."""
        return self.grid[cell] == 0

    def ways(self, cell: i64) -> i64:
        """The directions in which a tile lies next to a cell."""
        mask: int = self.around[cell]
        return mask

    def beside(self, tile: i64, edge: i64) -> i64:
        """The tile at a side of a laid one, NO_TILE if none."""
        return self.tile_on(at_edge(self.cells[tile], edge))

    def owner(self, tile: i64) -> i64:
        """Whose building a tile is, NOBODY's if it is open terrain."""
        if self.owns(WHITE, tile):
            return WHITE
        return BLUE if self.owns(BLUE, tile) else NOBODY

    def owns(self, seat: i64, tile: i64) -> bool:
        """Whether a tile is a building of the seat."""
        return self.owned[seat] & BIT[tile] != 0

    def x_of(self, cell: i64) -> i64:
        """The true coordinate of a cell: the one nearest the landscape."""
        first = self.west - 2
        return first + ((cell - first) & WRAP)

    def y_of(self, cell: i64) -> i64:
        first = self.south - 2
        return first + ((cell // SIZE - first) & WRAP)

    def true_place(self, cell: i64) -> tuple[int, int]:
        """The true coordinates of a cell."""
        return self.x_of(cell), self.y_of(cell)

    def written(self, cell: i64) -> str:
        """The written place of any cell."""
        return write_place(self.x_of(cell), self.y_of(cell))

    def place_of(self, tile: i64) -> str:
        """The written place of a laid tile."""
        return self.written(self.cells[tile])

    def told(self, tile: i64) -> list[object]:
        """What events always say of a tile: its id, building and colour."""
        tiles = self.tiles
        return [tiles.ids[tile], tiles.building_name(tile), tiles.colour_name(tile)]

    # ---- units and hands -----------------------------------------------------

    def unit(self, seat: i64, unit: i64) -> i64:
        """The cell of a seat's unit, RESERVE or ASIDE."""
        return self.units[seat * UNITS + unit]

    def has_moved(self, seat: i64, unit: i64) -> bool:
        """Whether a seat's unit has moved this turn (C4)."""
        return self.moved & BIT[seat * UNITS + unit] != 0

    def occupied(self, cell: i64) -> bool:
        """Whether a unit stands on a cell."""
        return cell in self.units

    def guarded(self, cell: i64) -> i64:
        """The directions in which a unit stands next to a cell."""
        mask: i64 = 0
        for stands in self.units:
            if stands >= 0:
                mask |= TOWARDS[offset(cell, stands)]
        return mask

    def in_reserve(self, seat: i64) -> i64:
        """How many of the seat's units are in the reserve."""
        many: i64 = 0
        for unit in range(1, UNITS):
            if self.unit(seat, unit) == RESERVE:
                many += 1
        return many

    def hand_size(self, seat: i64) -> i64:
        """How many tiles a seat has in hand."""
        return size(self.hands[seat])

    def hand(self, seat: i64) -> list[int]:
        """The tiles a seat has in hand, in order."""
        return things(self.hands[seat])

    def ring_tiles(self) -> list[int]:
        """The tiles of the seven positions, NO_TILE where there is none."""
        return [int(at(self.ring, position)) for position in range(RING)]

    def solo(self) -> bool:
        """Whether Henry plays the other side."""
        return self.seats == 1

    # ---- changes -------------------------------------------------------------

    def lay(self, tile: i64, cell: i64, owner: i64) -> None:
        """Put a tile on an empty cell: a building of its owner, or NOBODY's open terrain."""
        self.lay_at(tile, self.x_of(cell), self.y_of(cell), owner)

    def lay_at(self, tile: i64, x: i64, y: i64, owner: i64) -> None:
        """As `lay`, with true coordinates."""
        cell = cell_at(x, y)
        entry: int = tile + 1
        self.grid[cell] = entry
        for direction in range(WAYS):
            self.around[neighbour(cell, direction)] |= BACK[direction]
        self.cells[tile] = cell
        self.board = append(self.board, tile)
        if x < self.west:
            self.west = x
        if y < self.south:
            self.south = y
        if owner != NOBODY:
            self.owned[owner] |= BIT[tile]

    def turn_down(self, tile: i64) -> None:
        """A building becomes open terrain."""
        self.owned[WHITE] &= ~BIT[tile]
        self.owned[BLUE] &= ~BIT[tile]

    def put_in_ring(self, position: i64, tile: i64) -> None:
        """Lay a tile (NO_TILE: none) on a position of the ring."""
        self.ring = put(self.ring, position, tile)
