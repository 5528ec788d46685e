"""The state of a game of The Two Heirs, and the small questions rules ask of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Facts, Game, Rng, Score, State
from regna.games.heirs.board import CELLS, NEIGHBOURS, START, write_place
from regna.games.heirs.tiles import BUILDINGS, COLOURS, Tiles

WHITE: Final = 0  # sits south; the human in the solo game
BLUE: Final = 1  # sits north; Henry in the solo game
NOBODY: Final = 2  # the owner of open terrain
ELITE: Final = 0  # units of a seat: 0 the elite, 1 and 2 the regulars
RESERVE: Final = -1  # where a unit is when not on a cell
ASIDE: Final = -2  # Henry's units before he uses them (H1)
NOT_YET: Final = -1  # `last_turns` before the stock runs out
TURN: Final = 0  # numbers of the scripts
SIEGE: Final = 1
HENRY: Final = 2
HAND_LIMIT: Final = 3  # at the end of a turn (A6)


class Rulings:
    """The switches of a game: options that change a rule."""

    def __init__(
        self, roads: bool, one_discount: bool, inn: int, only_second_tower: bool, guard_base: int
    ) -> None:
        self.roads = roads  # S3: whether roads score
        self.one_discount = one_discount  # Q3: at most one discount for a building
        self.inn = inn  # Q5: 0 gaps ignored, 1 within distance 3, 2 contiguous
        self.only_second_tower = only_second_tower  # Q8
        self.guard_base = guard_base  # X18


class Heirs(State):
    """Everything on the table. Tiles are numbers, -1 is no tile."""

    tiles: Tiles
    rulings: Rulings
    options: dict[str, object]
    grid: list[int]  # per wrapped cell: tile + 1, 0 if empty
    board: list[int]  # laid tiles in order; the first is the start tile
    xs: list[int]  # true coordinates, by tile
    ys: list[int]
    owner: list[int]  # by tile: WHITE, BLUE or NOBODY
    ring: list[int]  # seven positions, clockwise
    shield: i64
    crown: i64  # the seat whose crown the shield shows: it may take a tile
    stock: list[int]  # the top is last
    hands: list[list[int]]
    gone: list[int]  # tiles out of the game
    unit_cell: list[int]  # seat * 3 + unit: a cell, RESERVE or ASIDE
    unit_moved: list[int]
    discounts: i64
    last_turns: i64  # turns still to come after this one, or NOT_YET
    turn: i64  # turns begun
    level: i64  # solo 1 to 3, else 0
    scaffold: i64  # the tile Henry builds next to (H5)
    chest_stack: list[int]  # treasures, the top is last
    chest_tile: list[int]  # tiles with a treasure on them, in order
    chest_kind: list[int]  # and which treasure
    chest_lifted: list[int]  # fulfilled ones
    chest_unused: list[int]  # removed unseen for the level
    small: list[int]  # legal moves of a turn other than playing tiles: a cache
    places: list[int]  # where the active seat may lay a tile: a cache
    builders: list[int]  # hand places whose building can be paid: a cache

    def __init__(
        self,
        game: Game,
        seats: int,
        rng: Rng,
        tiles: Tiles,
        rulings: Rulings,
        options: dict[str, object],
    ) -> None:
        super().__init__(game, seats, rng)
        self.tiles = tiles
        self.rulings = rulings
        self.options = options
        self.grid = []
        self.board = []
        self.xs = []
        self.ys = []
        self.owner = []
        self.ring = []
        self.shield = 0
        self.crown = WHITE
        self.stock = []
        self.hands = []
        self.gone = []
        self.unit_cell = []
        self.unit_moved = []
        self.discounts = 0
        self.last_turns = NOT_YET
        self.turn = 0
        self.level = 0
        self.scaffold = -1
        self.chest_stack = []
        self.chest_tile = []
        self.chest_kind = []
        self.chest_lifted = []
        self.chest_unused = []
        self.small = []
        self.places = []
        self.builders = []

    def clear(self) -> None:
        """An empty table: no tile anywhere, elites on the start cell, regulars in the ring."""
        self.grid = [0] * CELLS
        self.xs = [0] * 54
        self.ys = [0] * 54
        self.owner = [NOBODY] * 54
        self.ring = [-1] * 7
        self.hands = [[], []]
        self.unit_cell = [START, RESERVE, RESERVE, START, RESERVE, RESERVE]
        self.unit_moved = [0] * 6
        if self.seats == 1:
            self.unit_cell = [START, RESERVE, RESERVE, ASIDE, ASIDE, ASIDE]

    def copy(self) -> Heirs:
        twin = Heirs(self.game, self.seats, self.rng.copy(), self.tiles, self.rulings, self.options)
        self.copy_pending(twin)
        twin.grid = self.grid.copy()
        twin.board = self.board.copy()
        twin.xs = self.xs.copy()
        twin.ys = self.ys.copy()
        twin.owner = self.owner.copy()
        twin.ring = self.ring.copy()
        twin.shield = self.shield
        twin.crown = self.crown
        twin.stock = self.stock.copy()
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.gone = self.gone.copy()
        twin.unit_cell = self.unit_cell.copy()
        twin.unit_moved = self.unit_moved.copy()
        twin.discounts = self.discounts
        twin.last_turns = self.last_turns
        twin.turn = self.turn
        twin.level = self.level
        twin.scaffold = self.scaffold
        twin.chest_stack = self.chest_stack.copy()
        twin.chest_tile = self.chest_tile.copy()
        twin.chest_kind = self.chest_kind.copy()
        twin.chest_lifted = self.chest_lifted.copy()
        twin.chest_unused = self.chest_unused.copy()
        twin.small = self.small.copy()
        twin.places = self.places.copy()
        twin.builders = self.builders.copy()
        return twin

    # ---- questions -----------------------------------------------------------

    def solo(self) -> bool:
        """Whether Henry plays the other side."""
        return self.seats == 1

    def tile_on(self, cell: int) -> int:
        """The tile on a cell, -1 if it is empty."""
        return self.grid[cell] - 1

    def unit_on(self, cell: int) -> int:
        """A unit standing on a cell (seat * 3 + unit), -1 if none."""
        for unit in range(6):
            if self.unit_cell[unit] == cell:
                return unit
        return -1

    def has_unit(self, seat: int, cell: int) -> bool:
        """Whether one of the seat's own units stands on a cell."""
        first = seat * 3
        return (
            self.unit_cell[first] == cell
            or self.unit_cell[first + 1] == cell
            or self.unit_cell[first + 2] == cell
        )

    def in_reserve(self, seat: int) -> int:
        """How many of the seat's units are in the reserve."""
        first = seat * 3
        return (1 if self.unit_cell[first + 1] == RESERVE else 0) + (
            1 if self.unit_cell[first + 2] == RESERVE else 0
        )

    def beside(self, cell: int, edge: int) -> int:
        """The tile at a side (0 north, then clockwise) of a cell, -1 if none."""
        return self.grid[NEIGHBOURS[cell * 8 + edge * 2]] - 1

    def cell_of(self, tile: int) -> int:
        """The wrapped cell of a laid tile."""
        return (self.ys[tile] & 31) * 32 + (self.xs[tile] & 31)

    def place_of(self, tile: int) -> str:
        """The written place of a laid tile."""
        return write_place(self.xs[tile], self.ys[tile])

    def true_place(self, cell: int) -> tuple[int, int]:
        """The true coordinates of a wrapped cell: those nearest the landscape."""
        west, south = 0, 0
        for tile in self.board:
            west = min(west, self.xs[tile])
            south = min(south, self.ys[tile])
        x = west - 2 + (((cell & 31) - (west - 2)) & 31)
        y = south - 2 + (((cell >> 5) - (south - 2)) & 31)
        return x, y

    def written(self, cell: int) -> str:
        """The written place of any cell."""
        x, y = self.true_place(cell)
        return write_place(x, y)

    # ---- changes -------------------------------------------------------------

    def lay(self, tile: int, cell: int, owner: int) -> None:
        """Put a tile on an empty cell: a building of its owner, or NOBODY's open terrain."""
        x, y = self.true_place(cell)
        self.lay_at(tile, x, y, owner)

    def lay_at(self, tile: int, x: int, y: int, owner: int) -> None:
        """As `lay`, with true coordinates."""
        self.grid[(y & 31) * 32 + (x & 31)] = tile + 1
        self.xs[tile] = x
        self.ys[tile] = y
        self.owner[tile] = owner
        self.board.append(tile)

    # ---- what people, bots and saves get -------------------------------------
    # These modules build on this one, so that it can import them only when asked.

    def view(self, seat: int | None = None) -> dict[str, object]:
        from regna.games.heirs.show import view

        return view(self)

    def scores(self) -> list[Score]:
        from regna.games.heirs.scoring import scores

        return scores(self)

    def dump(self, seat: int | None = None) -> dict[str, object]:
        from regna.games.heirs.documents import dump

        return dump(self, seat is None)

    def determinize(self, seat: int, rng: Rng) -> Heirs:
        from regna.games.heirs.knowledge import determinize

        return determinize(self, rng)

    def faults(self) -> list[str]:
        from regna.games.heirs.invariants import faults

        return faults(self)

    def tell_tile(self, code: str, tile: int, facts: Facts) -> None:
        """Report an event about a tile: its id, building and colour are always told."""
        facts["tile"] = self.tiles.ids[tile]
        facts["building"] = BUILDINGS[self.tiles.building[tile]]
        facts["colour"] = COLOURS[self.tiles.colour[tile]]
        self.report(code, facts)
