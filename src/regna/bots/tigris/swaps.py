"""Swapping a bad hand: tiles that no leader waits for go back, temples are kept for revolts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.tigris import weights
from regna.bots.tigris.sight import Sight
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.moves import SWAP, SWAPS
from regna.games.tigris.pieces import BLACK, COLOURS, RED, leader
from regna.games.tigris.state import Tigris

TEMPLES_KEPT: Final = 2
ENOUGH: Final = 3  # tiles of one colour; more are not laid soon


class SwapIdea:
    """A swap and what it is thought to bring; no move if there is nothing to swap."""

    def __init__(self, move: i64, gain: float) -> None:
        self.move = move
        self.gain = gain


def best_swap(state: Tigris, sight: Sight) -> SwapIdea:
    """Swap all tiles that are of no use now, unless the bag is too small for that (rule 57)."""
    seat = sight.seat
    realm = state.realm()
    throne = realm.home[leader(seat, BLACK)]
    row: list[int] = []
    total: i64 = 0
    for colour in range(COLOURS):
        which = leader(seat, colour)
        stands_in = throne >= 0 and realm.seat_in(throne, colour) == NOWHERE
        useful = ENOUGH if realm.home[which] >= 0 or stands_in else 0
        if colour == RED:
            useful = max(useful, TEMPLES_KEPT)
        spare = max(0, state.hands[which] - useful)
        row.append(int(spare))
        total += spare
    if total == 0 or state.bag_size() < 3 * total:
        return SwapIdea(-1, 0.0)
    return SwapIdea(SWAP.move(SWAPS.index(row)), weights.USELESS_TILE * float(total))
