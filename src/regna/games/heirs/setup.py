"""Setup (S3 to S7, H1, H2)."""

from __future__ import annotations

from regna.core import Game, make_rng
from regna.games.heirs.board import START
from regna.games.heirs.frames import Turn
from regna.games.heirs.knowledge import stock_of
from regna.games.heirs.options import Terms
from regna.games.heirs.row import row_of
from regna.games.heirs.state import NOBODY, RING, WHITE, Heirs
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES
from regna.games.heirs.turn import TURN


def deal(game: Game, seats: int, seed: int | str, options: dict[str, object]) -> Heirs:
    """The table before the first turn."""
    state = Heirs(game, seats, make_rng(seed), Terms(seats, options))
    first = _first_seat(state)
    stock = state.terms.in_play()
    state.shuffle(stock)
    state.crown = first
    for position in range(1, RING):
        state.put_in_ring(position, stock.pop())
    start = stock.pop()
    state.lay(start, START, NOBODY)
    state.scaffold = start
    state.stock = stock_of(stock)
    if seats == 1:
        _stack_treasures(state)
    state.call(Turn(TURN, first, 0))
    state.run()
    return state


def _first_seat(state: Heirs) -> int:
    """S5: the shield is tossed, unless the players have agreed; H1: the human begins."""
    return WHITE if state.solo() else state.beginner(state.terms.options["first"])


def _stack_treasures(state: Heirs) -> None:
    """H2: the treasures as a stack, without those the level removes unseen."""
    stack = list(range(len(TREASURES.ids)))
    state.shuffle(stack)
    unused = REMOVED_BY_LEVEL[state.terms.level()]
    state.chest_unused = row_of(stack[:unused])
    state.chest_stack = row_of(stack[unused:])
