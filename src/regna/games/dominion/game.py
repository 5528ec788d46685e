"""The game Dominion, base game, first edition."""

from __future__ import annotations

from regna.core import BadOption, Facts, Game, Option, State, make_rng
from regna.games.dominion import documents, notation, older
from regna.games.dominion.cards import SCRIPTS
from regna.games.dominion.codes import ASKS, EVENTS, REFUSALS
from regna.games.dominion.kinds import KINGDOMS
from regna.games.dominion.moves import SPACE
from regna.games.dominion.reasons import REASONS
from regna.games.dominion.setup import OPTIONS, deal, set_options
from regna.games.dominion.state import Dominion


class DominionGame(Game):
    """Two to four players."""

    def __init__(self) -> None:
        super().__init__("dominion", 1, SPACE, 2, 4, SCRIPTS, REASONS)

    def options(self) -> list[Option]:
        return list(OPTIONS)

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> State:
        state = Dominion(self, seats, make_rng(seed))
        set_options(state, options, BadOption)
        deal(state)
        return state

    def load(self, document: object, seed: int | str = 0) -> State:
        return documents.load(self, document, seed)

    def retold(self, events: list[Facts]) -> list[Facts]:
        return older.retold(events)

    def truth(self, position: Facts) -> Facts:
        return older.truth(position)

    def parts(self, state: State, move: int) -> Facts:
        return notation.parts(move)

    def write(self, state: State, move: int) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> int:
        return notation.read(text)

    def codes(self) -> dict[str, list[str]]:
        return {**ASKS, **REFUSALS, **EVENTS}

    def tables(self) -> list[str]:
        return ["game", "scripts", "kingdom", "supply"]

    def cases(self) -> list[dict[str, object]]:
        """Two to four seats with each recommended set and random ones, both wordings."""
        found: list[dict[str, object]] = []
        for seats in (2, 3, 4):
            found.extend({"seats": seats, "kingdom": name} for name in KINGDOMS)
            for _ in range(6):
                found.append({"seats": seats, "kingdom": "random"})
            found.append({"seats": seats, "kingdom": "random", "may_effects": True})
            found.append({"seats": seats, "kingdom": "big_money", "may_effects": True})
        return found


game = DominionGame()
