"""The state of a game of The Two Heirs, and the small questions rules ask of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from regna.core import Game, Rng, State
from regna.games.heirs import board
from regna.games.heirs.options import Terms
from regna.games.heirs.row import at, put, size, things
from regna.games.heirs.tiles import BIT, NO_TILE, TILES

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

NO_TILES: Final[vec[u8]] = vec[u8]([0] * board.CELLS)
NOWHERE: Final[vec[i64]] = vec[i64]([-1] * TILES)
UNMOVED: Final = [board.START, RESERVE, RESERVE]  # units
PAIR: Final[vec[i64]] = vec[i64](UNMOVED + UNMOVED)
SOLO: Final[vec[i64]] = vec[i64](UNMOVED + [ASIDE, ASIDE, ASIDE])


class Heirs(State):
    """Everything on the table. Tiles are numbers, NO_TILE is none; see `row` for rows."""

    def __init__(
        self, game: Game, seats: int, rng: Rng, terms: Terms, like: Heirs | None = None
    ) -> None:
        """No tile anywhere, elites on the start cell, regulars in the ring; or like another."""
        # Where it says i64(0), a plain 0 would make objects of both sides of the `else`.
        super().__init__(game, seats, rng)
        self.terms = terms
        self.tiles = terms.tiles
        self.rulings = terms.rulings
        # By wrapped cell: tile + 1, 0 if empty; the directions in which a tile lies, as a mask.
        self.grid: vec[u8] = like.grid[:] if like else NO_TILES[:]
        self.around: vec[u8] = like.around[:] if like else NO_TILES[:]
        self.cells: vec[i64] = like.cells[:] if like else NOWHERE[:]  # by tile: where it was laid
        # Laid tiles in order; the first is the start tile.
        self.board: vec[i64] = like.board[:] if like else vec[i64]()
        # The least true coordinates of the landscape.
        self.west: i64 = like.west if like else i64(0)
        self.south: i64 = like.south if like else i64(0)
        # By seat: its buildings, as a mask of tiles.
        self.owned: vec[i64] = like.owned[:] if like else vec[i64]([0, 0])
        self.ring: i64 = like.ring if like else i64(0)  # a row of seven positions, clockwise
        self.shield: i64 = like.shield if like else i64(0)
        # The seat whose crown the shield shows: it may take a tile.
        self.crown: i64 = like.crown if like else i64(WHITE)
        self.stock: vec[i64] = like.stock[:] if like else vec[i64]()  # the top is last
        self.hands: vec[i64] = like.hands[:] if like else vec[i64]([0, 0])  # by seat: a row
        self.gone: vec[i64] = like.gone[:] if like else vec[i64]()  # tiles out of the game
        # seat * UNITS + unit: a cell, RESERVE or ASIDE.
        self.units: vec[i64] = like.units[:] if like else (SOLO if seats == 1 else PAIR)[:]
        # Those that have moved this turn, as a mask.
        self.moved: i64 = like.moved if like else i64(0)
        self.discounts: i64 = like.discounts if like else i64(0)
        # Turns still to come after this one, or NOT_YET.
        self.last_turns: i64 = like.last_turns if like else i64(NOT_YET)
        self.turn: i64 = like.turn if like else i64(0)  # turns begun
        # What Henry builds next to (H5).
        self.scaffold: i64 = like.scaffold if like else i64(NO_TILE)
        # Rows of treasures: the stack, its top last, the tiles with a treasure on them, in order,
        # which treasure each has, fulfilled ones, and those removed unseen for the level.
        self.chest_stack: i64 = like.chest_stack if like else i64(0)
        self.chest_tile: i64 = like.chest_tile if like else i64(0)
        self.chest_kind: i64 = like.chest_kind if like else i64(0)
        self.chest_lifted: i64 = like.chest_lifted if like else i64(0)
        self.chest_unused: i64 = like.chest_unused if like else i64(0)
        self.small: i64 = 0  # listed moves that name no hand tile: behind them stand places
        self.builders: i64 = 0  # hand places whose building can be paid: a row, found with them

    def copy(self) -> Heirs:
        twin = Heirs(self.game, self.seats, self.rng.copy(), self.terms, self)
        self.copy_pending(twin)
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
        return self.tile_on(board.at_edge(self.cells[tile], edge))

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
        return first + ((cell - first) & board.WRAP)

    def y_of(self, cell: i64) -> i64:
        first = self.south - 2
        return first + ((cell // board.SIZE - first) & board.WRAP)

    def true_place(self, cell: i64) -> tuple[int, int]:
        """The true coordinates of a cell."""
        return self.x_of(cell), self.y_of(cell)

    def written(self, cell: i64) -> str:
        """The written place of any cell."""
        return board.write_place(self.x_of(cell), self.y_of(cell))

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
                mask |= board.TOWARDS[board.offset(cell, stands)]
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
        cell = board.cell_at(x, y)
        entry: int = tile + 1
        self.grid[cell] = entry
        for direction in range(board.WAYS):
            self.around[board.neighbour(cell, direction)] |= board.BACK[direction]
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
