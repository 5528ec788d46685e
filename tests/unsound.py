"""The small game with a mistake that shows in one game of fifty: a card too many."""

from __future__ import annotations

from tests.toy import ToyGame
from tests.toy_state import COIN, ToyState


class UnsoundGame(ToyGame):
    """Deals seat 0 an eighth card when the seed is 17, 67, 117, ..."""

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> ToyState:
        state = super().deal(seats, seed, options)
        if int(seed) % 50 == 17:
            state.discard[0].append(COIN)
        return state


game = UnsoundGame()
