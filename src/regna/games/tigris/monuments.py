"""Monuments: a square of four tiles of one colour may be built upon (section F)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import want
from regna.games.tigris import said
from regna.games.tigris.board import NEAR, SQUARE, SQUARES_WITH, cell_name, cell_names
from regna.games.tigris.moves import (
    BUILD,
    MOVES,
    NO_BUILD,
    build_move,
    corner_of,
    monument_of,
)
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    leader,
    monument_has,
)
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Placed, Question


def completed_squares(state: Tigris, cell: i64) -> list[int]:
    """Squares of four face-up tiles of one colour around the tile just placed (rules 40, 41)."""
    colour = state.colour_at(cell)
    if colour < 0 or state.tiles(colour).shared(NEAR[cell]) < 2:
        return []
    tiles = state.tiles(colour)
    return [corner for corner in SQUARES_WITH[cell] if tiles.covers(SQUARE[corner])]


def monuments_left(state: Tigris, colour: i64) -> list[int]:
    """Monuments not built yet that show a colour (rule 43)."""
    return [
        monument
        for monument in range(MONUMENTS)
        if state.monument_at[monument] < 0 and monument_has(monument, colour)
    ]


class ChooseMonument(Question[Placed]):
    """The active player may build on what the tile has completed, now or never (rule 40)."""

    def begin(self, state: Tigris, frame: Placed) -> bool:
        cell = frame.cell
        return bool(completed_squares(state, cell)) and bool(
            monuments_left(state, state.colour_at(cell))
        )

    def asked(self, state: Tigris, frame: Placed) -> list[object]:
        cell = frame.cell
        colour = state.colour_at(cell)
        return [
            frame.seat,
            COLOUR_NAMES[colour],
            [cell_name(corner) for corner in completed_squares(state, cell)],
            [MONUMENT_NAMES[monument] for monument in monuments_left(state, colour)],
        ]

    def offer(self, state: Tigris, frame: Placed) -> None:
        cell = frame.cell
        for corner in completed_squares(state, cell):
            for monument in monuments_left(state, state.colour_at(cell)):
                state.offer(build_move(corner, monument))
        state.offer(NO_BUILD.first)

    def check(self, state: Tigris, frame: Placed, move: i64) -> i64:
        verb = MOVES.number(move)
        if verb == NO_BUILD.number:
            return 0
        if verb != BUILD.number:
            return said.NOT_NOW
        cell = frame.cell
        if corner_of(move) not in completed_squares(state, cell):
            return said.NO_SQUARE
        if state.monument_at[monument_of(move)] >= 0:
            return said.MONUMENT_USED
        if not monument_has(monument_of(move), state.colour_at(cell)):
            return said.MONUMENT_COLOUR
        return 0

    def why(self, state: Tigris, frame: Placed, move: i64, refusal: i64) -> list[object]:
        corner, monument = corner_of(move), monument_of(move)
        if refusal == said.NO_SQUARE:
            return [cell_names(SQUARE[corner]) or [cell_name(corner)]]
        if refusal == said.MONUMENT_USED:
            return [MONUMENT_NAMES[monument], cell_name(state.monument_at[monument])]
        colour = state.colour_at(frame.cell)
        return [MONUMENT_NAMES[monument], COLOUR_NAMES[colour]]

    def choose(self, state: Tigris, frame: Placed, move: i64) -> None:
        if move == NO_BUILD.first:
            if state.telling:
                state.tell(said.MONUMENT_DECLINED, frame.seat)
            return
        corner, monument = corner_of(move), monument_of(move)
        colour = state.colour_at(frame.cell)
        state.put_monument(monument, corner, colour)
        if state.telling:
            names = MONUMENT_NAMES[monument], COLOUR_NAMES[colour], cell_name(corner)
            state.tell(said.MONUMENT_BUILT, frame.seat, *names, cell_names(SQUARE[corner]))
        state.displace_leaders()

    def check_frame(self, state: Tigris, frame: Placed, path: str) -> None:
        squares = completed_squares(state, frame.cell)
        want(bool(squares), f"{path}.cell", "a tile in a square of four")
        want(state.marker < 0, "marker", "the square of the tile placed, during wars only")


def score_monuments(state: Tigris, seat: i64) -> None:
    """A point per own leader and monument of its colour in its kingdom (rule 47).

    The king stands in for nobody here.
    """
    for colour in range(COLOURS):
        which = leader(seat, colour)
        if state.leader_at[which] < 0:
            continue
        for monument in range(MONUMENTS):
            corner = state.monument_at[monument]
            if corner < 0 or not monument_has(monument, colour):
                continue
            realm = state.realm()
            if realm.at(corner) != realm.home[which]:
                continue
            state.give_points(seat, colour, 1)
            if state.telling:
                names = LEADER_NAMES[colour], COLOUR_NAMES[colour], MONUMENT_NAMES[monument]
                state.tell(said.MONUMENT_POINTS, seat, *names, 1)
