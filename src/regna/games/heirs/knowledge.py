"""What nobody knows, and how a position is filled in with it (S9, Q1).

Hidden are the order of the stock except the colour of its top tile, the face of
the start tile except its colour, and in the solo game the treasures not yet
turned up. All else is open, so every seat knows the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.core import Rng
from regna.games.heirs.board import START
from regna.games.heirs.row import row_of, size, things
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import Tiles

ANY: Final = -1  # any colour will do


def draw_one(tiles: Tiles, pool: list[int], colour: int, rng: Rng) -> int:
    """Take a random tile of a colour out of the pool, -1 if it has none."""
    fitting = [tile for tile in pool if colour == ANY or tiles.colour[tile] == colour]
    if not fitting:
        return -1
    tile = fitting[rng.below(len(fitting))]
    pool.remove(tile)
    return tile


def determinize(state: Heirs, rng: Rng) -> Heirs:
    """S9: the same position with the hidden things as they might be.

    The start tile is drawn first, then the top, then the rest is shuffled: as
    every choice leaves equally many ways to go on, no arrangement is favoured.
    """
    twin = state.copy()
    tiles = state.tiles
    start = state.board[0]
    pool = [int(tile) for tile in state.stock]
    pool.append(start)
    pool.sort()
    replace_start(twin, draw_one(tiles, pool, tiles.colour[start], rng))
    if pool:
        top = draw_one(tiles, pool, tiles.colour[state.stock[-1]], rng)
        rng.shuffle(pool)
        pool.append(top)
        twin.stock = stock_of(pool)
    unseen = things(state.chest_stack) + things(state.chest_unused)
    unseen.sort()
    imagine_treasures(twin, unseen, size(state.chest_stack), rng)
    twin.renew(rng)
    return twin


def stock_of(tiles: list[int]) -> vec[i64]:
    """A stock, top last."""
    stock = vec[i64]()
    for tile in tiles:
        stock = append(stock, tile)
    return stock


def imagine_treasures(state: Heirs, unseen: list[int], in_stack: i64, rng: Rng) -> None:
    """H2: which unseen treasures are in the stack, and in which order."""
    rng.shuffle(unseen)
    state.chest_stack = row_of(unseen[:in_stack])
    state.chest_unused = row_of(unseen[in_stack:])


def replace_start(state: Heirs, tile: int) -> None:
    """Put another tile under the start of the landscape."""
    if state.scaffold == state.board[0]:
        state.scaffold = tile
    state.board[0] = tile
    state.grid[START] = tile + 1
    state.cells[tile] = START
