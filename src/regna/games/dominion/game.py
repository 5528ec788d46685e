"""The game Dominion, base game, first edition."""

from __future__ import annotations

from typing import cast

from regna.core import RANDOM, BadOption, Facts, Game, Option, Rng, Score, make_rng
from regna.games.dominion import knowledge, scoring, view
from regna.games.dominion.cards import SCRIPTS
from regna.games.dominion.invariants import faults
from regna.games.dominion.kinds import COINS, KIND_OF, KINGDOMS, NAMES
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
        return list(faults(state))

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
        """All Treasures played at once were told as one event."""
        told: list[Facts] = []
        for event in events:
            if event["code"] == "dominion-pay-all":
                told += one_by_one(cast(Facts, event["facts"]))
            else:
                told.append(event)
        return told

    def truth(self, position: Facts) -> Facts:
        """A position without what everybody remembers of the hidden cards."""
        players = [
            {name: value for name, value in player.items() if name != "memory"}
            for player in cast(list[Facts], position["players"])
        ]
        return {**position, "players": players}


def one_by_one(facts: Facts) -> list[Facts]:
    """Treasures played at once, told as they are today."""
    cards = cast(list[str], facts["cards"])
    coins = cast(int, facts["coins"]) - sum(COINS[KIND_OF[card]] for card in cards)
    told: list[Facts] = []
    for card in cards:
        coins += COINS[KIND_OF[card]]
        paid: Facts = {"seat": facts["seat"], "cards": [card], "coins": coins}
        told.append({"code": "dominion-pay", "facts": paid})
    return told


game = DominionGame()
