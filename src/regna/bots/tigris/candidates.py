"""The few dozen of some four hundred actions that deserve a thought."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.tigris.shapes import tile_for
from regna.games.tigris.board import ALL, NEAR, NONE, ONE, Cells, spread
from regna.games.tigris.kingdoms import Kingdoms
from regna.games.tigris.moves import CATASTROPHE, LEADER, TILE, WITHDRAW
from regna.games.tigris.openings import beside_temples, leader_squares
from regna.games.tigris.pieces import BLUE, COLOURS, RED, leader, owner
from regna.games.tigris.state import Tigris

SQUARES_EACH: Final = 3  # the best squares in a kingdom that a leader looks at


def candidates(state: Tigris, seat: i64) -> list[int]:
    """Actions of a seat worth trying; all of them are legal. Passing and swaps are not here."""
    found: list[int] = []
    add_tiles(state, seat, found)
    add_leaders(state, seat, found)
    if state.catastrophes[seat] > 0:
        add_catastrophes(state, seat, found)
    return found


# ---- tiles --------------------------------------------------------------------------


def add_tiles(state: Tigris, seat: i64, found: list[int]) -> None:
    """Tiles beside the seat's kingdoms that score, connect, unite, protect or build."""
    realm = state.realm()
    near = NONE
    for colour in range(COLOURS):
        home = realm.home[leader(seat, colour)]
        if home >= 0:
            near = near.union(realm.borders[home])
    chart = state.variant.chart
    near = near.but(state.occupied, state.ruins, realm.beside_three)
    dry = near.common(chart.land).list()
    wet = near.common(chart.river).list()
    for colour in range(COLOURS):
        if state.held(seat, colour) == 0:
            continue
        for cell in wet if colour == BLUE else dry:
            if tile_matters(state, realm, seat, colour, cell):
                found.append(int(TILE.move(colour, cell)))


def tile_matters(state: Tigris, realm: Kingdoms, seat: i64, colour: i64, cell: i64) -> bool:
    """Whether a tile there scores for the seat, or does something else than score."""
    if realm.beside_two.has(cell):
        return True
    if tile_for(state, colour, cell) == seat:
        return True
    kingdom = realm.beside(cell)
    near = NEAR[cell]
    if colour == RED and beside_own_leader(state, seat, near):
        return True
    if near.common(state.occupied).minus(realm.kingdoms[kingdom]).any():
        return True
    return near.shared(state.tiles(colour)) >= 2


def beside_own_leader(state: Tigris, seat: i64, near: Cells) -> bool:
    for colour in range(COLOURS):
        cell = state.leader_at[leader(seat, colour)]
        if cell >= 0 and near.has(cell):
            return True
    return False


# ---- leaders ------------------------------------------------------------------------


def add_leaders(state: Tigris, seat: i64, found: list[int]) -> None:
    """Leaders beside the most temples of every kingdom, and into regions without leaders."""
    realm = state.realm()
    land = beside_temples(state)
    for colour in range(COLOURS):
        which = leader(seat, colour)
        standing = state.leader_at[which] >= 0
        squares = leader_squares(state, which, land)
        for kingdom in range(len(realm.kingdoms)):
            inside = squares.common(realm.borders[kingdom])
            add_best_squares(state, colour, inside.list(), found)
        loose = squares.minus(realm.beside_one)
        if standing:
            found.append(int(WITHDRAW.move(colour)))
            add_best_squares(state, colour, loose.list(), found)
        else:
            for cell in loose.list():
                found.append(int(LEADER.move(colour, cell)))


def add_best_squares(state: Tigris, colour: i64, cells: list[int], found: list[int]) -> None:
    """A leader on the few squares that touch the most temples."""
    most: i64 = 4
    added: i64 = 0
    while most > 0:
        for cell in cells:
            if NEAR[cell].shared(state.temples) == most:
                found.append(int(LEADER.move(colour, cell)))
                added += 1
                if added == SQUARES_EACH:
                    return
        most -= 1


# ---- catastrophes -------------------------------------------------------------------


def add_catastrophes(state: Tigris, seat: i64, found: list[int]) -> None:
    """On temples and tiles that hold rivals, around monuments, on gaps between kingdoms."""
    realm = state.realm()
    bare = ALL.but(state.leaders, state.treasures, state.down).minus(state.ruins)
    wanted = NONE
    mine = vec[bool]([False] * len(realm.kingdoms))
    for which in range(len(state.leader_at)):
        cell = state.leader_at[which]
        if cell < 0:
            continue
        if owner(which) == seat:
            mine[realm.home[which]] = True
        else:
            wanted = wanted.plus_common(NEAR[cell], state.occupied)
    for kingdom in range(len(realm.kingdoms)):
        if mine[kingdom]:
            gaps = realm.borders[kingdom].common(realm.beside_two).minus(state.occupied)
            wanted = wanted.union(gaps)
    for monument in state.monument_at:
        if monument >= 0:
            wanted = wanted.plus_common(spread(spread(ONE[monument])), state.occupied)
    for cell in wanted.common(bare).list():
        found.append(int(CATASTROPHE.move(cell)))
