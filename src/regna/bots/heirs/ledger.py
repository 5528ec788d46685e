"""What a landscape is worth to both sides, whoever stands where."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.bots.heirs.prospects import growth
from regna.bots.heirs.weights import ROADS
from regna.games.heirs.buildings import Counted, points
from regna.games.heirs.roads import find_roads, road_points
from regna.games.heirs.state import BLUE, NOBODY, WHITE, Heirs

UNKNOWN: Final = -1.0


class Ledger:
    """Every building with what it will be worth, and the sums of both sides."""

    def __init__(self, state: Heirs, turns: i64) -> None:
        """For a landscape to which so many turns will add."""
        self.turns = turns
        self.cells = vec[i64]()  # of all buildings
        self.owners = vec[i64]()
        self.worths = vec[float]()
        self.doubled = UNKNOWN  # what the other side's units will add, where they stand now
        self.white = 0.0
        self.blue = 0.0
        for tile in state.board:
            owner = state.owner(tile)
            if owner != NOBODY:
                plain = points(state, tile, Counted())
                worth = float(plain) + growth(state, tile, owner, plain, turns)
                self.cells = append(self.cells, state.cells[tile])
                self.owners = append(self.owners, owner)
                self.worths = append(self.worths, worth)
                self.add(owner, worth)
        if state.rulings.roads:
            sure = ROADS if turns > 0 else 1.0
            for road in find_roads(state):
                winner, gain = road_points(state, road)
                if gain:
                    self.add(winner, sure * float(gain))

    def add(self, seat: i64, worth: float) -> None:
        if seat == WHITE:
            self.white += worth
        else:
            self.blue += worth

    def of(self, seat: i64) -> float:
        """What the buildings and roads of a seat will be worth undoubled."""
        return self.blue if seat == BLUE else self.white

    def lead(self, seat: i64) -> float:
        """How far a seat is ahead."""
        return self.white - self.blue if seat == WHITE else self.blue - self.white
