"""Swapping a bad hand: tiles that no leader waits for go back, temples are kept for revolts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.bots.tigris.sight import Sight
from regna.games.tigris.kingdoms import NOWHERE
from regna.games.tigris.moves import SWAP, SWAPS
from regna.games.tigris.pieces import BLACK, COLOURS, RED, leader
from regna.games.tigris.scoring import key_of
from regna.games.tigris.state import Tigris

AHEAD: Final = 5  # points above the weakest colour with which a colour needs no more tiles
ENOUGH: Final = 3  # tiles of a colour that somebody waits for; more are not laid soon


class SwapIdea:
    """A swap and what it is thought to bring; no move if there is nothing to swap."""

    def __init__(self, move: i64, gain: float) -> None:
        self.move = move
        self.alone = gain
        self.gain = gain  # with the other action of the turn


def best_swap(state: Tigris, sight: Sight) -> SwapIdea:
    """Swap all tiles that are of no use soon, unless the bag is too small for that (rule 57)."""
    seat = sight.seat
    realm = state.realm()
    throne = realm.home[leader(seat, BLACK)]
    weakest = key_of(state, int(seat))[0]
    row: list[int] = []
    total: i64 = 0
    for colour in range(COLOURS):
        which = leader(seat, colour)
        stands_in = throne >= 0 and realm.seat_in(throne, colour) == NOWHERE
        useful: i64 = ENOUGH if realm.home[which] >= 0 or stands_in or colour == RED else 1
        if state.points[which] > weakest + AHEAD:
            useful = 1
        spare = max(0, state.hands[which] - useful)
        row.append(int(spare))
        total += spare
    if total == 0 or state.bag_size() < 3 * total:
        return SwapIdea(-1, 0.0)
    gain = sight.weights.swap * float(total)
    return SwapIdea(SWAP.move(SWAPS.index(row)), gain)
