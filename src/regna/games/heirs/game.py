"""The game The Two Heirs: what the rest of the program knows of it."""

from __future__ import annotations

from regna.core import Game, Option, Rng, Score, make_rng
from regna.games.heirs import knowledge, moves, scoring
from regna.games.heirs import view as views
from regna.games.heirs.board import START
from regna.games.heirs.frames import Turn
from regna.games.heirs.henry import HENRY
from regna.games.heirs.invariants import faults
from regna.games.heirs.moves import MOVES
from regna.games.heirs.options import OPTIONS, Terms
from regna.games.heirs.positions import read, write
from regna.games.heirs.said import SAID
from regna.games.heirs.siege import SIEGE
from regna.games.heirs.state import NOBODY, RING, WHITE, Heirs
from regna.games.heirs.tiles import BUILDINGS, COLOURS, RESOURCES, RULES, SETS
from regna.games.heirs.treasures import TREASURES, stack_treasures
from regna.games.heirs.turn import TURN


class TheTwoHeirs(Game[Heirs]):
    """Two players, or one against Henry."""

    def __init__(self) -> None:
        super().__init__(
            name="heirs",
            rules_version=1,
            least_seats=1,
            most_seats=2,
            scripts=[TURN, SIEGE, HENRY],
            said=SAID,
            verbs=MOVES,
        )

    def options(self) -> list[Option]:
        return list(OPTIONS)

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Heirs:
        """S3 to S7: the table before the first turn."""
        state = Heirs(self, seats, make_rng(seed), Terms(seats, options))
        # S5: the shield is tossed, unless the players have agreed; H1: the human begins.
        first = WHITE if state.solo() else state.beginner(options["first"])
        stock = state.terms.in_play()
        state.shuffle(stock)
        state.crown = first
        for position in range(1, RING):
            state.put_in_ring(position, stock.pop())
        state.scaffold = stock.pop()
        state.lay(state.scaffold, START, NOBODY)
        state.stock = knowledge.stock_of(stock)
        if state.solo():
            stack_treasures(state)
        state.call(Turn(TURN, first, 0))
        state.run()
        return state

    def view(self, state: Heirs, seat: int | None) -> dict[str, object]:
        return views.view(state)

    def views(self, state: Heirs, seats: list[int | None]) -> list[dict[str, object]]:
        return [views.shared_view(state)] * len(seats)

    def lasting(self) -> tuple[str, ...]:
        return ("tiles",)

    def dump(self, state: Heirs, seat: int | None) -> dict[str, object]:
        return write.dump(state, seat is None)

    def load(self, document: object, seed: int | str = 0) -> Heirs:
        return read.load(self, document, seed)

    def determinize(self, state: Heirs, seat: int, rng: Rng) -> Heirs:
        return knowledge.determinize(state, rng)

    def scores(self, state: Heirs) -> list[Score]:
        return scoring.scores(state)

    def keys(self, state: Heirs) -> list[tuple[int, ...]]:
        return scoring.keys(state)

    def faults(self, state: Heirs) -> list[str]:
        return list(faults(state))

    def read(self, state: Heirs, text: str) -> int:
        return moves.read(state, text)

    def things(self) -> dict[str, list[str]]:
        return {
            "heirs-building": list(BUILDINGS),
            "heirs-colour": list(COLOURS),
            "heirs-resource": list(RESOURCES),
            "heirs-amount": list(RESOURCES),
            "heirs-set": list(SETS),
            "heirs-unit": ["elite", "regular"],
            "heirs-treasure": list(TREASURES.ids),
            "heirs-player": ["white", "blue", "henry"],
            "heirs-level": ["1", "2", "3"],
            "heirs-score": sorted({*RULES, "D5", "H7"}),
        }


game = TheTwoHeirs()
