"""Which cards a game is played with (G22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.games.dominion.kinds import (
    ACTION,
    BASIC,
    KIND_OF,
    KINDS,
    KINGDOMS,
    TYPES,
    starting_pile,
)


class Kingdom:
    """The cards of one game, by kind: what never changes during it."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = vec[i64](kinds)  # the ten
        # Those of them that are Actions.
        self.actions = vec[i64]([kind for kind in kinds if TYPES[kind] & ACTION])
        self.supply = vec[i64](list(range(BASIC)) + kinds)  # the seventeen piles
        # Cards in them after dealing with 2, 3, 4 seats; -1: no such pile.
        self.piles: list[vec[i64]] = []
        for seats in (2, 3, 4):
            piles = vec[i64]([-1] * KINDS)
            for kind in self.supply:
                piles[kind] = starting_pile(kind, seats)
            self.piles.append(piles)


SETS: Final[dict[str, Kingdom]] = {
    name: Kingdom(sorted(KIND_OF[card] for card in cards)) for name, cards in KINGDOMS.items()
}
