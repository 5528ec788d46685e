"""Tigris & Euphrates: the game as the rest of Regna knows it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Game, Option, Rng, Score, make_rng
from regna.games.tigris.invariants import all_faults
from regna.games.tigris.knowledge import imagine
from regna.games.tigris.moves import MOVES
from regna.games.tigris.options import OPTIONS, Variant
from regna.games.tigris.pieces import (
    CATASTROPHES,
    COLOUR_NAMES,
    DYNASTIES,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    RED,
    TILE_NAMES,
    TILES,
)
from regna.games.tigris.positions.read import read_position
from regna.games.tigris.positions.write import write_position
from regna.games.tigris.revolt import REVOLT_SCRIPT
from regna.games.tigris.said import SAID
from regna.games.tigris.scoring import key_of, score_of
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Turn
from regna.games.tigris.tiles import PLACED_SCRIPT
from regna.games.tigris.treasures import TREASURE_SCRIPT
from regna.games.tigris.turn import TURN_SCRIPT
from regna.games.tigris.view import views
from regna.games.tigris.war import WAR_SCRIPT


class TigrisGame(Game[Tigris]):
    """Makes and reads games of Tigris & Euphrates."""

    def __init__(self) -> None:
        super().__init__(
            name="tigris",
            rules_version=1,
            least_seats=2,
            most_seats=4,
            scripts=[TURN_SCRIPT, PLACED_SCRIPT, WAR_SCRIPT, REVOLT_SCRIPT, TREASURE_SCRIPT],
            said=SAID,
            verbs=MOVES,
        )

    # ---- a new game --------------------------------------------------------------

    def usual_seats(self) -> int:
        return 4

    def options(self) -> list[Option]:
        return OPTIONS

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Tigris:
        """Temples and treasures on the board, six tiles in each hand (rules 0a, 65)."""
        state = Tigris(self, seats, make_rng(seed), Variant(options))
        temples = state.variant.chart.temples
        state.temples = state.occupied = state.treasures = temples
        state.bag = vec[i64](TILES)
        state.bag[RED] -= temples.count()
        state.catastrophes = vec[i64]([CATASTROPHES] * seats)
        first = state.beginner(options["first"])
        for seat in range(seats):
            state.draw_tiles(seat, HAND)
        state.call(Turn(TURN_SCRIPT, first))
        state.run()
        return state

    # ---- what a state answers ------------------------------------------------------

    def view(self, state: Tigris, seat: int | None) -> dict[str, object]:
        return views(state, [seat])[0]

    def views(self, state: Tigris, seats: list[int | None]) -> list[dict[str, object]]:
        return views(state, seats)

    def dump(self, state: Tigris, seat: int | None) -> dict[str, object]:
        return write_position(state, seat)

    def determinize(self, state: Tigris, seat: int, rng: Rng) -> Tigris:
        return imagine(state, seat, rng)

    def scores(self, state: Tigris) -> list[Score]:
        return [score_of(state, seat) for seat in range(state.seats)]

    def keys(self, state: Tigris) -> list[tuple[int, ...]]:
        return [key_of(state, seat) for seat in range(state.seats)]

    def faults(self, state: Tigris) -> list[str]:
        return [f"{field}: expected {expected}" for field, expected in all_faults(state)]

    # ---- positions -----------------------------------------------------------------

    def load(self, document: object, seed: int | str = 0) -> Tigris:
        return read_position(self, document, seed)

    # ---- words ---------------------------------------------------------------------

    def things(self) -> dict[str, list[str]]:
        return {
            "tigris-colour": list(COLOUR_NAMES),
            "tigris-tile": list(TILE_NAMES),
            "tigris-amount": list(TILE_NAMES),
            "tigris-leader": list(LEADER_NAMES),
            "tigris-piece": [*TILE_NAMES, *LEADER_NAMES, "monument"],
            "tigris-monument": list(MONUMENT_NAMES),
            "tigris-player": list(DYNASTIES),
            "tigris-score": ["61"],
        }


game = TigrisGame()
