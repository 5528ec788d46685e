"""The game The Two Heirs: setup and the scripts of its turns."""

from __future__ import annotations

from itertools import combinations

from regna.core import Facts, Game, Option, Script, State, make_rng
from regna.games.heirs import documents, notation
from regna.games.heirs.codes import ASKS, EVENTS, REFUSALS
from regna.games.heirs.henry import (
    HenryBuilds,
    HenryFinishes,
    HenryHides,
    HenryMoves,
    HenryTakes,
)
from regna.games.heirs.invariants import tiles_in_play
from regna.games.heirs.moves import SPACE
from regna.games.heirs.reasons import REASONS
from regna.games.heirs.rulings import OPTIONS, new_state
from regna.games.heirs.siege import Destroy
from regna.games.heirs.state import BLUE, NOBODY, TURN, WHITE, Heirs
from regna.games.heirs.tiles import SETS
from regna.games.heirs.treasures import REMOVED_BY_LEVEL, TREASURES
from regna.games.heirs.turn import Act, Begin, Finish, Surplus

# In the order of the numbers TURN, SIEGE, HENRY; names say what a frame's locals mean.
SCRIPTS = [
    Script("turn", [Begin(), Act(), Surplus(), Finish()], ["from"]),
    Script("siege", [Destroy()], ["tower", "side"]),
    Script(
        "henry",
        [HenryTakes(), HenryBuilds(), HenryHides(), HenryMoves(), HenryFinishes()],
        ["tile", "built"],
    ),
]


class TheTwoHeirs(Game):
    """Two players, or one against Henry."""

    def __init__(self) -> None:
        super().__init__("heirs", 1, SPACE, 1, 2, SCRIPTS, REASONS)

    def options(self) -> list[Option]:
        return list(OPTIONS)

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> State:
        """S3 to S7, H1, H2."""
        state = new_state(self, seats, make_rng(seed), options)
        state.clear()
        first = WHITE
        if seats == 2:
            first = _first_seat(state)
        stock = tiles_in_play(state)
        state.shuffle(stock)
        state.crown = first
        for position in range(1, 7):
            state.ring[position] = stock.pop()
        state.lay_at(stock.pop(), 0, 0, NOBODY)
        state.scaffold = state.board[0]
        state.stock = stock
        if seats == 1:
            _stack_treasures(state)
        state.call_number(TURN, first)
        state.run()
        return state

    def load(self, document: object, seed: int | str = 0) -> State:
        return documents.load(self, document, seed)

    def parts(self, state: State, move: int) -> Facts:
        assert isinstance(state, Heirs)
        return notation.parts(state, move)

    def write(self, state: State, move: int) -> str:
        assert isinstance(state, Heirs)
        return notation.write(state, move)

    def read(self, state: State, text: str) -> int:
        assert isinstance(state, Heirs)
        return notation.read(state, text)

    def codes(self) -> dict[str, list[str]]:
        return {**ASKS, **REFUSALS, **EVENTS}

    def tables(self) -> list[str]:
        return ["game", "scripts", "tiles", "rulings", "options"]

    def cases(self) -> list[dict[str, object]]:
        """All 20 triples of sets for two, and Henry at each level."""
        triples = [list(triple) for triple in combinations(SETS, 3)]
        found: list[dict[str, object]] = [{"seats": 2, "sets": triple} for triple in triples]
        found[1::5] = [
            {**case, "discounts": "one", "inn": "distance", "siege": "second", "guardhouse": 0}
            for case in found[1::5]
        ]
        found[3::5] = [{**case, "roads": False, "inn": "contiguous"} for case in found[3::5]]
        for index, triple in enumerate(triples):
            found.append({"seats": 1, "sets": triple, "level": 1 + index % 3})
        return found


def _first_seat(state: Heirs) -> int:
    """S5: the shield is tossed, unless the players have agreed."""
    first = state.options["first"]
    if first == "toss":
        return int(state.below(2))
    return WHITE if first == "white" else BLUE


def _stack_treasures(state: Heirs) -> None:
    """H2: the treasures as a stack, without those the level removes unseen."""
    level = state.options["level"]
    assert isinstance(level, int)
    state.level = level
    stack = list(range(len(TREASURES.ids)))
    state.shuffle(stack)
    unused = REMOVED_BY_LEVEL[level]
    state.chest_unused = stack[:unused]
    state.chest_stack = stack[unused:]


game = TheTwoHeirs()
