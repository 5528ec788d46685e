"""What nobody knows, and how a position is filled in with it (S9, Q1).

Hidden are the order of the stock except the colour of its top tile, the face of
the start tile except its colour, and in the solo game the treasures not yet
turned up. All else is open, so every seat knows the same.
"""

from __future__ import annotations

from typing import Final

from regna.core import Rng
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import Tiles

ANY: Final = -1  # any colour will do


class Hidden:
    """A way the hidden tiles may lie: the start tile and the stock, top last."""

    def __init__(self, start: int, stock: list[int]) -> None:
        self.start = start
        self.stock = stock


def draw_one(tiles: Tiles, pool: list[int], colour: int, rng: Rng) -> int:
    """Take a random tile of a colour out of the pool, -1 if it has none."""
    fitting = [tile for tile in pool if colour == ANY or tiles.colour[tile] == colour]
    if not fitting:
        return -1
    tile = fitting[int(rng.below(len(fitting)))]
    pool.remove(tile)
    return tile


def shuffled(items: list[int], rng: Rng) -> list[int]:
    """The items in random order."""
    items = items.copy()
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def imagine(tiles: Tiles, pool: list[int], top: int, rng: Rng) -> list[int]:
    """A stock of the pool's tiles, top last and of a known colour.

    The start tile is drawn first, then the top, then the rest is shuffled: as
    every choice leaves equally many ways to go on, no arrangement is favoured.
    """
    rest = sorted(pool)
    last = draw_one(tiles, rest, top, rng)
    return [*shuffled(rest, rng), last]


def unseen_treasures(state: Heirs) -> list[int]:
    """Treasures in the stack or removed for the level: nobody knows which."""
    return sorted(state.chest_stack + state.chest_unused)


def determinize(state: Heirs, rng: Rng) -> Heirs:
    """S9: the same position with the hidden things as they might be."""
    twin = state.copy()
    start = state.board[0]
    top = state.tiles.colour[state.stock[-1]] if state.stock else ANY
    pool = sorted([*state.stock, start])
    replace_start(twin, draw_one(state.tiles, pool, state.tiles.colour[start], rng))
    twin.stock = imagine(state.tiles, pool, top, rng) if pool else []
    imagine_treasures(twin, unseen_treasures(state), len(state.chest_stack), rng)
    twin.rng = rng.split()
    return twin


def imagine_treasures(state: Heirs, unseen: list[int], in_stack: int, rng: Rng) -> None:
    """H2: which unseen treasures are in the stack, and in which order."""
    if unseen:
        unseen = shuffled(unseen, rng)
    state.chest_stack = unseen[:in_stack]
    state.chest_unused = unseen[in_stack:]


def replace_start(state: Heirs, tile: int) -> None:
    """Put another tile under the start of the landscape."""
    old = state.board[0]
    state.board[0] = tile
    state.grid[0] = tile + 1
    state.xs[tile], state.ys[tile], state.owner[tile] = 0, 0, state.owner[old]
    if state.scaffold == old:
        state.scaffold = tile
