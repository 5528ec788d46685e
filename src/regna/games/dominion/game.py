"""The game Dominion, base game, first edition."""

from __future__ import annotations

from regna.core import RANDOM, BadOption, Facts, Game, Option, Rng, Score, make_rng
from regna.games.dominion import knowledge, older, scoring, view
from regna.games.dominion.cards import SCRIPTS
from regna.games.dominion.invariants import faults
from regna.games.dominion.kinds import KINGDOMS, NAMES
from regna.games.dominion.moves import MOVES
from regna.games.dominion.options import OPTIONS, deal, set_up
from regna.games.dominion.positions import read, write
from regna.games.dominion.said import SAID
from regna.games.dominion.state import Dominion


class DominionGame(Game[Dominion]):
    """Two to four players."""

    def __init__(self) -> None:
        super().__init__(
            name="dominion",
            rules_version=1,
            least_seats=2,
            most_seats=4,
            scripts=SCRIPTS,
            said=SAID,
            verbs=MOVES,
        )

    def options(self) -> list[Option]:
        return list(OPTIONS)

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Dominion:
        state = set_up(self, seats, make_rng(seed), options, BadOption)
        deal(state)
        return state

    # ---- what a state answers ------------------------------------------------

    def view(self, state: Dominion, seat: int | None) -> dict[str, object]:
        return view.views(state, [seat])[0]

    def views(self, state: Dominion, seats: list[int | None]) -> list[dict[str, object]]:
        return view.views(state, seats)

    def dump(self, state: Dominion, seat: int | None) -> dict[str, object]:
        return write.dump(state, seat)

    def load(self, document: object, seed: int | str = 0) -> Dominion:
        return read.load(self, document, seed)

    def determinize(self, state: Dominion, seat: int, rng: Rng) -> Dominion:
        return knowledge.determinize(state, seat, rng)

    def scores(self, state: Dominion) -> list[Score]:
        return scoring.scores(state)

    def keys(self, state: Dominion) -> list[tuple[int, ...]]:
        return scoring.keys(state)

    def faults(self, state: Dominion) -> list[str]:
        return faults(state)

    # ---- words and moves -----------------------------------------------------

    def things(self) -> dict[str, list[str]]:
        verbs = [verb.name for verb in MOVES.verbs]
        return {
            "dominion-card": list(NAMES),
            "dominion-type": ["action", "treasure", "victory", "curse", "attack", "reaction"],
            "dominion-amount": ["actions", "buys", "coins"],
            "dominion-verb": verbs,
            "dominion-move": verbs,
            "dominion-option-kingdom": [*KINGDOMS, RANDOM],
            "dominion-score": ["G23", "D-gardens-1"],
        }

    def read(self, state: Dominion, text: str) -> int:
        """The move of a text; a card's words may be apart or joined by either sign."""
        return super().read(state, text.replace("-", " ").replace("_", " "))

    # ---- records of older programs -------------------------------------------

    def retold(self, events: list[Facts]) -> list[Facts]:
        return older.retold(events)

    def truth(self, position: Facts) -> Facts:
        return older.truth(position)


game = DominionGame()
