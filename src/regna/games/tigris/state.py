"""A game of Tigris & Euphrates in progress: what lies where, and the doors to change it.

Nothing but the methods of this class changes the board, so that what is
remembered about kingdoms is forgotten whenever it could be wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from regna.core import Game, Rng, Score, State
from regna.games.tigris.board import ALL, NEAR, NONE, ONE, SQUARE, Cells, Chart, cell_name
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
    counts_by_name,
)

if TYPE_CHECKING:
    from regna.games.tigris.kingdoms import Kingdoms
    from regna.games.tigris.placement import Openings

# Why the game is over.
RUNNING: Final = 0
BY_TREASURES: Final = 1
BY_BAG: Final = 2
BY_STALL: Final = 3
ENDINGS: Final = ["", "treasures", "bag", "stall"]


class Tigris(State):
    """Lists per seat and colour hold the number at 4 * seat + colour.

    Sets of squares, and the tuple of four of them, never change but are
    replaced, so that copies share them.
    """

    options: dict[str, object]
    chart: Chart
    english: bool
    open_scoring: bool
    stall_turns: i64

    face: tuple[Cells, ...]  # by colour: tiles lying face up
    down: Cells  # tiles under monuments
    ruins: Cells  # catastrophes
    leaders: Cells
    occupied: Cells  # all tiles and leaders: what regions are made of
    treasures: Cells
    leader_at: list[int]  # square of each leader, -1 in front of the screen
    monument_at: list[int]  # top left square of each monument, -1 if not built
    monument_on: list[int]  # colour of the four tiles under it
    marker: i64  # square of the unification tile, -1 if there is none

    hands: list[int]
    swapped: list[int]  # discarded face down
    bag: list[int]
    lost: list[int]  # out of the game, seen by everybody
    points: list[int]
    taken: list[int]  # treasures per seat
    catastrophes: list[int]  # left, per seat
    idle: i64  # turns in a row in which nothing was drawn
    ending: i64

    realm: Kingdoms | None
    openings: Openings | None

    def __init__(
        self, game: Game, seats: int, rng: Rng, options: dict[str, object], chart: Chart
    ) -> None:
        super().__init__(game, seats, rng)
        self.options = options
        self.chart = chart
        self.english = options["english_variant"] is True
        self.open_scoring = options["open_scoring"] is True
        stall = options["stall_turns"]
        self.stall_turns = stall if isinstance(stall, int) else 0
        self.face = (NONE, NONE, NONE, NONE)
        self.down = NONE
        self.ruins = NONE
        self.leaders = NONE
        self.occupied = NONE
        self.treasures = NONE
        self.leader_at = [-1] * (COLOURS * seats)
        self.monument_at = [-1] * MONUMENTS
        self.monument_on = [-1] * MONUMENTS
        self.marker = -1
        self.hands = [0] * (COLOURS * seats)
        self.swapped = [0] * (COLOURS * seats)
        self.bag = [0] * COLOURS
        self.lost = [0] * COLOURS
        self.points = [0] * (COLOURS * seats)
        self.taken = [0] * seats
        self.catastrophes = [0] * seats
        self.idle = 0
        self.ending = RUNNING
        self.realm = None
        self.openings = None

    def copy(self) -> Tigris:
        twin = Tigris(self.game, self.seats, self.rng.copy(), self.options, self.chart)
        self.copy_pending(twin)
        twin.face = self.face
        twin.down = self.down
        twin.ruins = self.ruins
        twin.leaders = self.leaders
        twin.occupied = self.occupied
        twin.treasures = self.treasures
        twin.leader_at = self.leader_at.copy()
        twin.monument_at = self.monument_at.copy()
        twin.monument_on = self.monument_on.copy()
        twin.marker = self.marker
        twin.hands = self.hands.copy()
        twin.swapped = self.swapped.copy()
        twin.bag = self.bag.copy()
        twin.lost = self.lost.copy()
        twin.points = self.points.copy()
        twin.taken = self.taken.copy()
        twin.catastrophes = self.catastrophes.copy()
        twin.idle = self.idle
        twin.ending = self.ending
        twin.realm = self.realm
        twin.openings = self.openings
        return twin

    # ---- questions -----------------------------------------------------------

    def turn_of(self) -> i64:
        """The active player: the seat whose turn it is, whoever decides now."""
        return self.stack[0].seat if self.stack else 0

    def colour_at(self, cell: i64) -> int:
        """The colour of the face-up tile on a square, -1 if there is none."""
        here = ONE[cell]
        for colour in range(COLOURS):
            if self.face[colour].meets(here):
                return colour
        return -1

    def leader_on(self, cell: i64) -> int:
        """Which leader stands on a square, as 4 * seat + colour; -1 if none."""
        for which, at in enumerate(self.leader_at):
            if at == cell:
                return which
        return -1

    def monument_over(self, cell: i64) -> int:
        """Which monument covers a square, -1 if none."""
        for monument, corner in enumerate(self.monument_at):
            if corner >= 0 and SQUARE[corner].has(cell):
                return monument
        return -1

    def empty(self) -> Cells:
        """Squares with nothing on them."""
        return ALL.minus(self.occupied).minus(self.ruins)

    def beside_temple(self, cell: i64) -> bool:
        """Whether a square touches a face-up temple (rule 6)."""
        return NEAR[cell].meets(self.face[RED])

    def hand_size(self, seat: i64) -> i64:
        first = 4 * seat
        hands = self.hands
        return (
            hands[first + RED] + hands[first + BLUE] + hands[first + GREEN] + hands[first + BLACK]
        )

    def bag_size(self) -> i64:
        return self.bag[RED] + self.bag[BLUE] + self.bag[GREEN] + self.bag[BLACK]

    # ---- doors: the board ----------------------------------------------------

    def changed(self) -> None:
        """Forget what was worked out about the board."""
        self.realm = None
        self.openings = None

    def lay(self, colour: i64, tiles: Cells) -> None:
        """These are now the face-up tiles of a colour."""
        face = list(self.face)
        face[colour] = tiles
        self.face = tuple(face)
        self.changed()

    def put_tile(self, colour: i64, cell: i64) -> None:
        self.lay(colour, self.face[colour].plus(cell))
        self.occupied = self.occupied.plus(cell)

    def remove_tiles(self, colour: i64, cells: Cells) -> None:
        """Take face-up tiles of one colour out of the game."""
        self.lay(colour, self.face[colour].minus(cells))
        self.occupied = self.occupied.minus(cells)
        self.lost[colour] += int(cells.count())

    def put_leader(self, which: i64, cell: i64) -> None:
        self.leader_at[which] = int(cell)
        self.leaders = self.leaders.plus(cell)
        self.occupied = self.occupied.plus(cell)
        self.changed()

    def lift_leader(self, which: i64) -> None:
        """Take a leader off the board, back to its owner."""
        cell = self.leader_at[which]
        self.leader_at[which] = -1
        self.leaders = self.leaders.without(cell)
        self.occupied = self.occupied.without(cell)
        self.changed()

    def put_ruin(self, cell: i64) -> None:
        self.ruins = self.ruins.plus(cell)
        self.changed()

    def put_monument(self, monument: i64, corner: i64, colour: i64) -> None:
        """Turn four tiles face down and build on them; treasures stay (rules 45, 46)."""
        square = SQUARE[corner]
        self.lay(colour, self.face[colour].minus(square))
        self.down = self.down.union(square)
        self.monument_at[monument] = int(corner)
        self.monument_on[monument] = int(colour)

    def take_treasure(self, seat: i64, cell: i64) -> None:
        self.treasures = self.treasures.without(cell)
        self.taken[seat] += 1
        self.changed()

    def displace_leaders(self) -> None:
        """Leaders beside no temple go back to their owners (rule 13)."""
        for which, cell in enumerate(self.leader_at):
            if cell >= 0 and not self.beside_temple(cell):
                if self.telling:
                    self.report("tigris-leader-displaced", self.leader_facts(which))
                self.lift_leader(which)

    # ---- doors: tiles and points ----------------------------------------------

    def give_points(self, seat: i64, colour: i64, points: i64) -> None:
        self.points[4 * seat + colour] += int(points)

    def draw_tiles(self, seat: i64, wanted: i64) -> i64:
        """Draw from the bag, at most what it holds; says how many."""
        size = self.bag_size()
        number = min(size, wanted)
        drawn = [0, 0, 0, 0]
        for _ in range(number):
            place = self.below(size)
            colour = 0
            while place >= self.bag[colour]:
                place -= self.bag[colour]
                colour += 1
            self.bag[colour] -= 1
            self.hands[4 * seat + colour] += 1
            drawn[colour] += 1
            size -= 1
        if self.telling and number > 0:
            self.report(
                "tigris-drew",
                {"seat": int(seat), "count": int(number)},
                {int(seat): {"tiles": counts_by_name(drawn)}},
            )
        return number

    def missing_tiles(self, seat: i64) -> i64:
        """How many tiles a hand lacks to six."""
        return HAND - self.hand_size(seat)

    def end_game(self, ending: i64) -> None:
        self.ending = ending
        if self.telling:
            self.report("tigris-over", {"ending": ENDINGS[ending]})
        self.finish()

    # ---- what events and refusals call things ----------------------------------

    def leader_facts(self, which: int) -> dict[str, object]:
        return {
            "seat": which // COLOURS,
            "leader": LEADER_NAMES[which % COLOURS],
            "colour": COLOUR_NAMES[which % COLOURS],
            "cell": cell_name(self.leader_at[which]),
        }

    # ---- the contract -----------------------------------------------------------

    def dump(self, seat: int | None = None) -> dict[str, object]:
        from regna.games.tigris.documents import dump

        return dump(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Tigris:
        from regna.games.tigris.knowledge import determinize

        return determinize(self, seat, rng)

    def view(self, seat: int | None = None) -> dict[str, object]:
        from regna.games.tigris.views import view

        return view(self, seat)

    def scores(self) -> list[Score]:
        from regna.games.tigris.scoring import scores

        return scores(self)

    def faults(self) -> list[str]:
        from regna.games.tigris.invariants import faults

        return faults(self)
