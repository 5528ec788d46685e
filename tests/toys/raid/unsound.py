"""Raid with a mistake that shows in one game of fifty: a card too many."""

from __future__ import annotations

from tests.toys.raid.game import RaidGame
from tests.toys.raid.said import COIN
from tests.toys.raid.state import Raid


class UnsoundRaid(RaidGame):
    """Deals seat 0 an eighth card when the seed is 17, 67, 117, ..."""

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Raid:
        state = super().deal(seats, seed, options)
        if int(seed) % 50 == 17:
            state.discard[0].append(COIN)
        return state


game = UnsoundRaid()
