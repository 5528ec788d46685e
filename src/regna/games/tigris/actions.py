"""What a seat does with an action, and why it may be refused (sections B, C, G; rules 56, 57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Script
from regna.games.tigris import pieces, said
from regna.games.tigris.board import ONE, cell_name
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.monuments import ChooseMonument
from regna.games.tigris.moves import CATASTROPHE, LEADER, SWAP, TILE, WITHDRAW, swap_tiles
from regna.games.tigris.pieces import leader
from regna.games.tigris.revolt import begin_revolt
from regna.games.tigris.state import BY_BAG, Tigris
from regna.games.tigris.steps import Placed, Turn
from regna.games.tigris.war import CHOOSE_WAR

PLACED_SCRIPT: Final = Script(
    "tile-placed", [CHOOSE_WAR, ChooseMonument(said.MONUMENT)], frame=Placed
)


class Deed:
    """What a seat does with an action; this one stands for all that is no action."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        """0 if the move is legal, else a refusal."""
        return said.NOT_NOW

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        """The facts of the refusal."""
        raise NotImplementedError

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


class PlaceLeader(Deed):
    """Place a leader, or move it: lift, then place (rules 6 to 10); then perhaps a revolt."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        cell = LEADER.b(move)
        origin = state.leader_at[leader(seat, LEADER.a(move))]
        if origin == cell:
            return said.LEADER_SAME_PLACE
        if state.ruins.has(cell):
            return said.LEADER_ON_CATASTROPHE
        if state.occupied.has(cell):
            return said.LEADER_NOT_EMPTY
        if state.variant.chart.river.has(cell):
            return said.LEADER_ON_RIVER
        if not state.beside_temple(cell):
            return said.NOT_BESIDE_TEMPLE
        if len(state.kingdoms_beside(cell, origin)) >= 2:
            return said.LEADER_JOINS_KINGDOMS
        return 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        colour, cell = LEADER.a(move), LEADER.b(move)
        if refusal == said.LEADER_ON_CATASTROPHE:
            return [cell_name(cell)]
        if refusal == said.LEADER_NOT_EMPTY:
            return [cell_name(cell), state.piece_at(cell)]
        if refusal == said.LEADER_JOINS_KINGDOMS:
            kingdoms = state.kingdoms_beside(cell, state.leader_at[leader(seat, colour)])
            return [pieces.LEADER_NAMES[colour], cell_name(cell), state.kingdoms_facts(kingdoms)]
        return [pieces.LEADER_NAMES[colour], cell_name(cell)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        colour = LEADER.a(move)
        which = leader(turn.seat, colour)
        origin = state.leader_at[which]
        if origin >= 0:
            state.lift_leader(which)
        state.put_leader(which, LEADER.b(move))
        if state.telling:
            facts = state.told(which)
            if origin >= 0:
                state.tell(said.LEADER_MOVED, *facts, cell_name(origin))
            else:
                state.tell(said.LEADER_PLACED, *facts)
        begin_revolt(state, turn.seat, colour)


class Withdraw(Deed):
    """Take a leader back: an action of its own (rule 11)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        on_board = state.leader_at[leader(seat, WITHDRAW.a(move))] >= 0
        return 0 if on_board else said.LEADER_NOT_ON_BOARD

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        return [pieces.LEADER_NAMES[WITHDRAW.a(move)]]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        which = leader(turn.seat, WITHDRAW.a(move))
        if state.telling:
            state.tell(said.LEADER_WITHDRAWN, *state.told(which))
        state.lift_leader(which)


class PlaceTile(Deed):
    """Place a tile from the hand (rules 3, 16 to 20)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        colour, cell = TILE.a(move), TILE.b(move)
        if state.held(seat, colour) == 0:
            return said.TILE_NOT_IN_HAND
        if state.ruins.has(cell):
            return said.TILE_ON_CATASTROPHE
        if state.occupied.has(cell):
            return said.TILE_NOT_EMPTY
        on_river = state.variant.chart.river.has(cell)
        if colour == pieces.BLUE and not on_river:
            return said.FARM_ON_LAND
        if colour != pieces.BLUE and on_river:
            return said.TILE_ON_RIVER
        if len(state.kingdoms_beside(cell)) >= 3:
            return said.JOINS_THREE_KINGDOMS
        return 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        colour, cell = TILE.a(move), TILE.b(move)
        if refusal == said.TILE_NOT_IN_HAND:
            return [pieces.TILE_NAMES[colour], pieces.COLOUR_NAMES[colour]]
        if refusal == said.TILE_NOT_EMPTY:
            return [cell_name(cell), state.piece_at(cell)]
        if refusal == said.TILE_ON_RIVER:
            return [pieces.TILE_NAMES[colour], pieces.COLOUR_NAMES[colour], cell_name(cell)]
        if refusal == said.JOINS_THREE_KINGDOMS:
            kingdoms = state.kingdoms_beside(cell)
            return [cell_name(cell), len(kingdoms), state.kingdoms_facts(kingdoms)]
        return [cell_name(cell)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        colour, cell = TILE.a(move), TILE.b(move)
        seat = turn.seat
        realm = state.realm()
        united = state.kingdoms_beside(cell) if state.telling else []
        state.hands[leader(seat, colour)] -= 1
        state.put_tile(colour, cell)
        if state.telling:
            names = pieces.TILE_NAMES[colour], pieces.COLOUR_NAMES[colour], cell_name(cell)
            state.tell(said.TILE_PLACED, seat, *names)
        if realm.beside_two.has(cell):
            state.marker = cell
            if state.telling:
                state.tell(said.UNITED, seat, cell_name(cell), state.kingdoms_facts(united))
        elif realm.beside_one.has(cell):
            score_tile(state, colour, cell)
        state.call(Placed(PLACED_SCRIPT, seat, cell))


def score_tile(state: Tigris, colour: i64, cell: i64) -> None:
    """A point in the tile's colour for its leader's owner, else the king's (rules 18, 19)."""
    realm = state.realm()
    kingdom = realm.at(cell)
    scorer = colour
    winner = realm.seat_in(kingdom, colour)
    if winner == NOWHERE:
        scorer = pieces.BLACK
        winner = realm.seat_in(kingdom, pieces.BLACK)
    if winner == NOWHERE:
        return
    state.give_points(winner, colour, 1)
    if state.telling:
        names = pieces.LEADER_NAMES[scorer], pieces.COLOUR_NAMES[colour]
        state.tell(said.TILE_SCORED, winner, *names, 1, cell_name(cell))


class PlaceCatastrophe(Deed):
    """Anywhere, rivers too, but not on these; a tile there leaves the game (rules 13, 48 to 50)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        cell = CATASTROPHE.a(move)
        if state.catastrophes[seat] == 0:
            return said.NO_CATASTROPHE_LEFT
        if state.leaders.has(cell):
            return said.CATASTROPHE_ON_LEADER
        if state.treasures.has(cell):
            return said.CATASTROPHE_ON_TREASURE
        if state.down.has(cell):
            return said.CATASTROPHE_ON_MONUMENT
        if state.ruins.has(cell):
            return said.CATASTROPHE_TWICE
        return 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        cell = CATASTROPHE.a(move)
        if refusal == said.NO_CATASTROPHE_LEFT:
            return []
        if refusal == said.CATASTROPHE_ON_LEADER:
            which = state.leader_on(cell)
            return [
                cell_name(cell),
                pieces.LEADER_NAMES[pieces.colour_of(which)],
                pieces.owner(which),
            ]
        if refusal == said.CATASTROPHE_ON_MONUMENT:
            return [cell_name(cell), pieces.MONUMENT_NAMES[state.monument_over(cell)]]
        return [cell_name(cell)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        cell = CATASTROPHE.a(move)
        colour = state.colour_at(cell)
        state.catastrophes[turn.seat] -= 1
        if state.telling:
            state.tell(said.CATASTROPHE_PLACED, turn.seat, cell_name(cell))
        if colour >= 0:
            if state.telling:
                names = pieces.TILE_NAMES[colour], pieces.COLOUR_NAMES[colour], cell_name(cell)
                state.tell(said.TILE_DESTROYED, *names)
            state.remove_tiles(colour, ONE[cell])
        state.put_ruin(cell)
        state.displace_leaders()


class Swap(Deed):
    """Discard face down, draw as many; too few in the bag end the game at once."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        if SWAP.a(move) == 0:
            return said.SWAP_NOTHING
        return said.SWAP_NOT_IN_HAND if lacking(state, seat, move) >= 0 else 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        if refusal == said.SWAP_NOTHING:
            return []
        colour = lacking(state, seat, move)
        wanted = swap_tiles(SWAP.a(move))[colour]
        return [
            pieces.TILE_NAMES[colour],
            pieces.COLOUR_NAMES[colour],
            wanted,
            state.held(seat, colour),
        ]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        tiles = swap_tiles(SWAP.a(move))
        wanted: i64 = 0
        for colour in range(pieces.COLOURS):
            state.hands[leader(turn.seat, colour)] -= tiles[colour]
            state.swapped[leader(turn.seat, colour)] += tiles[colour]
            wanted += tiles[colour]
        if state.telling:
            state.tell(said.SWAPPED, turn.seat, wanted, pieces.counts_by_name(tiles))
        drawn = state.draw_tiles(turn.seat, wanted)
        turn.drawn += drawn
        if drawn < wanted:
            state.end_game(BY_BAG)


def lacking(state: Tigris, seat: i64, move: i64) -> i64:
    """The first colour of which a swap wants more than the hand has, -1 if there is none."""
    tiles = swap_tiles(SWAP.a(move))
    for colour in range(pieces.COLOURS):
        if tiles[colour] > state.held(seat, colour):
            return colour
    return -1
