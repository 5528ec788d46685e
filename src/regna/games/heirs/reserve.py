"""The royal reserve: protocol, window, and taking a tile (R, A)."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from regna.games.heirs import said
from regna.games.heirs.deed import Deed
from regna.games.heirs.moves import TAKE
from regna.games.heirs.row import added, at
from regna.games.heirs.state import NOT_YET, RING, Heirs
from regna.games.heirs.tiles import NO_TILE


def reach(state: Heirs, seat: i64) -> i64:
    """R2: 1 + the seat's own units in the reserve."""
    return 1 + state.in_reserve(seat)


def following(state: Heirs, position: i64) -> i64:
    """The next position clockwise that holds a tile, the shield's own when there is no more."""
    while True:
        position += 1
        if position == RING:
            position = 0
        if position == state.shield or at(state.ring, position) >= 0:
            return position


def window(state: Heirs, seat: i64) -> list[int]:
    """R3: the first `reach` positions with a tile, clockwise from the shield."""
    return in_order(state)[: reach(state, seat)]


def in_order(state: Heirs) -> list[int]:
    """Every position that holds a tile, clockwise from the shield."""
    found: list[int] = []
    position = following(state, state.shield)
    while position != state.shield:
        found.append(position)
        position = following(state, position)
    return found


def is_empty(state: Heirs) -> bool:
    """E3: no tile is left in the reserve, so that none can be owed."""
    return state.ring == 0


class Take(Deed):
    """A: one tile of the window into the hand."""

    def check(self, state: Heirs, seat: i64, a: i64, b: i64) -> i64:
        """A1: once in a turn, a tile of the window."""
        if state.crown != seat:
            return said.ALREADY_TAKEN
        if at(state.ring, a) < 0:
            return said.NO_TILE_IN_RING
        return 0 if a in window(state, seat) else said.OUT_OF_REACH

    def refused(self, state: Heirs, seat: i64, a: i64, b: i64, refusal: i64) -> list[object]:
        if refusal != said.OUT_OF_REACH:
            return []
        building = state.tiles.building_name(at(state.ring, a))
        return [building, reach(state, seat), in_order(state).index(a) + 1]

    def do(self, state: Heirs, seat: i64, a: i64, b: i64) -> None:
        """A2 to A5: a tile into the hand, shield, refill."""
        left = state.shield
        state.hands[seat] = added(state.hands[seat], remove(state, seat, a))
        refill(state, left)


def offer_takes(state: Heirs, seat: i64) -> None:
    """List the tiles that may be taken."""
    if state.crown != seat:
        return
    position = state.shield
    for _ in range(reach(state, seat)):
        position = following(state, position)
        if position == state.shield:
            return
        state.offer(TAKE.move(position))


def remove(state: Heirs, seat: i64, position: i64) -> i64:
    """A3: the tile leaves the ring, the shield moves there and turns to the other crown."""
    tile = at(state.ring, position)
    state.put_in_ring(position, NO_TILE)
    left = state.shield
    state.shield = position
    state.crown = 1 - seat
    if state.telling:
        state.tell(said.TAKEN, seat, position, left, *state.told(tile))
    return tile


def refill(state: Heirs, position: i64) -> None:
    """A4: the position the shield left gets the top stock tile; A5, E1: the last one."""
    if len(state.stock) == 0:
        return
    state.look()
    state.stock, tile = pop(state.stock)
    state.put_in_ring(position, tile)
    if state.telling:
        state.tell(said.REFILLED, position, *state.told(tile))
    if len(state.stock) == 0 and state.last_turns == NOT_YET:
        state.last_turns = 2
        state.tell(said.LAST_ROUND)


def is_last_turn(state: Heirs) -> bool:
    """E2: counts the turns after the trigger; True when the one now ending was the last."""
    if state.last_turns == 0:
        state.tell(said.OVER)
        return True
    if state.last_turns > 0:
        state.last_turns -= 1
    return False
