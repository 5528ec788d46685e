"""What is true of every position (section K).

Each fault is a field of the position document and what was expected there, so
that the same list tests the engine and refuses impossible positions.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from regna.games.tigris import pieces
from regna.games.tigris.board import NONE, SQUARE, Cells, cell_name, cell_names, connected
from regna.games.tigris.conflicts import Fight
from regna.games.tigris.kingdoms import NOWHERE, Kingdoms, find_kingdoms
from regna.games.tigris.knowledge import unseen_tiles
from regna.games.tigris.pieces import leader
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Placed, Turn

Fault = tuple[str, str]


def all_faults(state: Tigris) -> Iterator[Fault]:
    """Which invariants do not hold."""
    first = [tile_faults, terrain_faults, leader_faults, monument_faults, treasure_faults]
    rest = [catastrophe_faults, memory_faults, kingdom_faults, trader_faults, turn_faults]
    for faults in [*first, *rest]:
        yield from faults(state)


def at_rest(state: Tigris) -> bool:
    """No action is under way: the game is over or an action is to be chosen."""
    return not state.stack or isinstance(state.stack[-1], Turn)


def rebel(state: Tigris) -> i64:
    """The leader whose revolt is under way, NOWHERE if there is none."""
    if len(state.stack) == 2 and isinstance(state.stack[1], Fight):
        return leader(state.stack[1].attacker, state.stack[1].colour)
    return NOWHERE


def tile_faults(state: Tigris) -> Iterator[Fault]:
    """57, 36, 30 and 30 tiles, wherever they are (0a); hands of at most six."""
    for colour, missing in enumerate(unseen_tiles(state)):
        if missing:
            what = f"{missing} more" if missing > 0 else f"{-missing} fewer"
            yield "bag", f"{what} {pieces.COLOUR_NAMES[colour]} tiles in all (0a)"
    for numbers in (state.hands, state.swapped, state.bag, state.lost, state.points):
        if min(numbers) < 0:
            yield "players", "no number below zero (0a)"
    for seat in range(state.seats):
        if state.hand_size(seat) > pieces.HAND:
            yield f"players[{seat}].hand", f"at most {pieces.HAND} tiles (0a)"


def terrain_faults(state: Tigris) -> Iterator[Fault]:
    """Farms on the river, and nothing else there but catastrophes (16)."""
    chart = state.variant.chart
    for colour in range(pieces.COLOURS):
        wrong = state.tiles(colour).common(chart.land if colour == pieces.BLUE else chart.river)
        for cell in cell_names(wrong):
            yield "board", f"no {pieces.COLOUR_NAMES[colour]} tile on {cell} (16)"


def leader_faults(state: Tigris) -> Iterator[Fault]:
    """Leaders stand on land beside a face-up temple (6, 13)."""
    for which, cell in enumerate(state.leader_at):
        if cell < 0:
            continue
        name = pieces.LEADER_NAMES[pieces.colour_of(which)]
        field = f"players[{pieces.owner(which)}].leaders.{name}"
        if state.variant.chart.river.has(cell):
            yield field, "a land square (6)"
        if not state.beside_temple(cell):
            yield field, "a square beside a face-up temple (13)"


def monument_faults(state: Tigris) -> Iterator[Fault]:
    """Each covers four face-down tiles of one of its colours (40, 43)."""
    covered = NONE
    for monument, corner in enumerate(state.monument_at):
        if corner < 0:
            continue
        field = f"monuments.{pieces.MONUMENT_NAMES[monument]}"
        square = SQUARE[corner]
        colour = state.monument_on[monument]
        if not square.any() or square.meets(covered):
            yield field, "four squares of its own (40)"
        if not pieces.monument_has(monument, colour):
            yield field, "tiles of one of its colours (43)"
        if square.meets(
            state.variant.chart.land if colour == pieces.BLUE else state.variant.chart.river
        ):
            yield field, "squares where its tiles may lie (16)"
        covered = covered.union(square)
    if not covered.same(state.down):
        yield "board", "face-down tiles exactly under monuments (45)"


def treasure_faults(state: Tigris) -> Iterator[Fault]:
    """Each on a starting temple, face up or down; all accounted for (0a, 46, 54)."""
    temples = state.temples
    for monument, corner in enumerate(state.monument_at):
        if corner >= 0 and state.monument_on[monument] == pieces.RED:
            temples = temples.union(SQUARE[corner])
    if not temples.covers(state.treasures):
        yield "board", "treasures only on temples (46)"
    if not state.variant.chart.temples.covers(state.treasures):
        yield "board", "treasures only where they started (0a)"
    in_all = int(state.variant.chart.temples.count())
    if int(state.treasures.count()) + sum(state.taken) != in_all:
        yield "players", f"{in_all} treasures on the board and taken (0a)"
    if not state.treasures.any():
        yield "board", "one treasure at least (52)"


def catastrophe_faults(state: Tigris) -> Iterator[Fault]:
    """Two per player, on the board or left (50)."""
    in_all = pieces.CATASTROPHES * state.seats
    if int(state.ruins.count()) + sum(state.catastrophes) != in_all:
        yield "players", f"{in_all} catastrophes on the board and left (50)"
    if not 0 <= min(state.catastrophes) <= max(state.catastrophes) <= pieces.CATASTROPHES:
        yield "players", f"at most {pieces.CATASTROPHES} catastrophes each (50)"
    if state.ruins.meets(state.occupied):
        yield "board", "nothing on a catastrophe (48)"


def memory_faults(state: Tigris) -> Iterator[Fault]:
    """What is stored twice agrees: sets with lists, remembered kingdoms with the board."""
    leaders = NONE
    lying = state.down
    for cell in state.leader_at:
        if cell >= 0:
            if leaders.has(cell):
                yield "players", f"one leader on {cell_name(cell)} (6)"
            leaders = leaders.plus(cell)
    for layer in [*(state.tiles(colour) for colour in range(pieces.COLOURS)), leaders]:
        if layer.meets(lying):
            yield "board", f"one piece on {cell_names(layer.common(lying))[0]} (16)"
        lying = lying.union(layer)
    if not leaders.same(state.leaders) or not lying.same(state.occupied):
        yield "board", "sets of squares that agree with the pieces"
    known, fresh = state.realm(), find_kingdoms(state.leader_at, state.occupied)
    if kingdoms_by_leader(known) != kingdoms_by_leader(fresh) or not (
        known.beside_two.same(fresh.beside_two) and known.beside_three.same(fresh.beside_three)
    ):
        yield "board", "remembered kingdoms as they are (0b)"


def kingdoms_by_leader(realm: Kingdoms) -> list[list[int]]:
    return [realm.kingdoms[home].list() if home >= 0 else [] for home in realm.home]


def doubles(state: Tigris, occupied: Cells, but: i64) -> Iterator[Fault]:
    """Leaders of one colour connected within a set of squares, one of them left out."""
    for colour in range(pieces.COLOURS):
        for seat in range(state.seats):
            which = leader(seat, colour)
            cell = state.leader_at[which]
            if cell < 0 or which == but:
                continue
            region = connected(cell, occupied)
            for other in range(seat + 1, state.seats):
                rival = state.leader_at[leader(other, colour)]
                if rival >= 0 and leader(other, colour) != but and region.has(rival):
                    field = f"players[{other}].leaders.{pieces.LEADER_NAMES[colour]}"
                    yield field, f"a kingdom without another {pieces.LEADER_NAMES[colour]} (13)"


def kingdom_faults(state: Tigris) -> Iterator[Fault]:
    """No two leaders of a colour in a kingdom, but for the fight that is going on.

    During wars that means on each side of the unification tile; during a revolt
    without the leader who rebels.
    """
    occupied = state.occupied
    but = rebel(state)
    if state.marker >= 0:
        occupied = occupied.without(state.marker)
    if but >= 0 and state.leader_at[but] >= 0:
        occupied = occupied.without(state.leader_at[but])
    yield from doubles(state, occupied, but)
    if state.marker >= 0:
        united = state.region_at(state.marker)
        for colour in range(pieces.COLOURS):
            cells = [state.leader_at[leader(seat, colour)] for seat in range(state.seats)]
            if len([cell for cell in cells if cell >= 0 and united.has(cell)]) > 2:
                yield "marker", f"at most two {pieces.LEADER_NAMES[colour]}s united (17)"
    if at_rest(state) and state.marker >= 0:
        yield "marker", "no unification marker between actions (37)"


def trader_faults(state: Tigris) -> Iterator[Fault]:
    """Traders shared after the last action: without the piece of this one none is rich (51).

    Else two could be rich when it is over (54): a war can part what it joined.
    """
    occupied = state.occupied
    but = rebel(state)
    if but >= 0:
        occupied = occupied.without(state.leader_at[but])
    elif not at_rest(state):
        frame = state.stack[1]
        if not isinstance(frame, Placed):
            return
        occupied = occupied.without(frame.cell)
    for seat in range(state.seats):
        which = leader(seat, pieces.GREEN)
        cell = state.leader_at[which]
        if cell < 0 or which == but:
            continue
        if connected(cell, occupied).shared(state.treasures) > 1:
            field = f"players[{seat}].leaders.trader"
            yield field, "a kingdom with one treasure at most (51)"


def turn_faults(state: Tigris) -> Iterator[Fault]:
    """At the start of a turn hands are full (4, 5) and the game goes on (59)."""
    turn = state.stack[0] if len(state.stack) == 1 else None
    if isinstance(turn, Turn) and turn.actions == 0:
        for seat in range(state.seats):
            if state.hand_size(seat) != pieces.HAND:
                yield f"players[{seat}].hand", f"{pieces.HAND} tiles at the start of a turn (4)"
        if state.treasures.count() <= pieces.LAST_TREASURES:
            yield "board", "more than two treasures at the start of a turn (59)"
