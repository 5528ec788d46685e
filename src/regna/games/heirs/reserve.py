"""The royal reserve: protocol, window, and taking a tile (R, A)."""

from __future__ import annotations

from regna.games.heirs.state import NOT_YET, Heirs


def reach(state: Heirs, seat: int) -> int:
    """R2: 1 + the seat's own units in the reserve."""
    return 1 + state.in_reserve(seat)


def window(state: Heirs, seat: int) -> list[int]:
    """R3: the first `reach` positions with a tile, clockwise from the shield."""
    return first_tiles(state, reach(state, seat))


def first_tiles(state: Heirs, most: int) -> list[int]:
    """The first `most` positions that hold a tile, clockwise from the shield."""
    found: list[int] = []
    for offset in range(1, 7):
        position = (state.shield + offset) % 7
        if state.ring[position] >= 0:
            found.append(int(position))
            if len(found) == most:
                break
    return found


def is_empty(state: Heirs) -> bool:
    """E3: no tile is left in the reserve, so that none can be owed."""
    return all(tile < 0 for tile in state.ring)


def remove(state: Heirs, seat: int, position: int) -> int:
    """A3: the tile leaves the ring, the shield moves there and turns to the other crown."""
    tile = state.ring[position]
    state.ring[position] = -1
    left = state.shield
    state.shield = position
    state.crown = 1 - seat
    if state.telling:
        facts: dict[str, object] = {"seat": seat, "position": position, "left": int(left)}
        state.tell_tile("heirs-take", tile, facts)
    return tile


def refill(state: Heirs, position: int) -> None:
    """A4: the position the shield left gets the top stock tile; A5, E1: the last one."""
    if not state.stock:
        return
    state.look()
    tile = state.stock.pop()
    state.ring[position] = tile
    if state.telling:
        state.tell_tile("heirs-refill", tile, {"position": position})
    if not state.stock and state.last_turns == NOT_YET:
        state.last_turns = 2
        if state.telling:
            state.report("heirs-last-round", {})


def take(state: Heirs, seat: int, position: int) -> None:
    """A2 to A5: a tile into the hand, shield, refill."""
    left = int(state.shield)
    tile = remove(state, seat, position)
    state.hands[seat].append(tile)
    refill(state, left)
