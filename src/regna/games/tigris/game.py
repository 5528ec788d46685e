"""Tigris & Euphrates: the game as the rest of Regna knows it."""

from __future__ import annotations

from regna.core import (
    BadOption,
    BadPosition,
    Facts,
    Fields,
    Frame,
    Game,
    Option,
    Rng,
    State,
    make_rng,
)
from regna.games.tigris import documents, notation
from regna.games.tigris.board import CHARTS
from regna.games.tigris.codes import CODES, REASONS
from regna.games.tigris.crowded import crowd
from regna.games.tigris.moves import MOVE_SPACE
from regna.games.tigris.pieces import CATASTROPHES, HAND, RED, TILES
from regna.games.tigris.revolt import REVOLT_SCRIPT
from regna.games.tigris.scripts import TURN
from regna.games.tigris.state import Tigris
from regna.games.tigris.treasures import TREASURE_SCRIPT
from regna.games.tigris.turn import TILE_PLACED_SCRIPT, TURN_SCRIPT
from regna.games.tigris.war import WAR_SCRIPT

RANDOM_SEAT = -1


class TigrisGame(Game):
    """Makes and reads games of Tigris & Euphrates."""

    def __init__(self) -> None:
        super().__init__(
            name="tigris",
            rules_version=1,
            move_space=MOVE_SPACE,
            least_seats=2,
            most_seats=4,
            # in the order of scripts.py
            scripts=[TURN_SCRIPT, TILE_PLACED_SCRIPT, WAR_SCRIPT, REVOLT_SCRIPT, TREASURE_SCRIPT],
            reasons=REASONS,
        )

    # ---- a new game --------------------------------------------------------------

    def usual_seats(self) -> int:
        return 4

    def options(self) -> list[Option]:
        return [
            Option("board", "choice", "standard", tuple(CHARTS), rule="66"),
            Option("english_variant", "flag", False, rule="39"),
            Option("open_scoring", "flag", False, rule="55"),
            Option("stall_turns", "number", 10, low=0, high=1000, rule="62"),
            Option("first", "number", RANDOM_SEAT, low=RANDOM_SEAT, high=3, rule="65"),
        ]

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Tigris:
        """Temples and treasures on the board, six tiles in each hand (rules 0a, 65)."""
        first = first_seat(options, seats)
        chart = CHARTS[str(options["board"])]
        state = Tigris(self, seats, make_rng(seed), options, chart)
        for cell in chart.temples.list():
            state.put_tile(RED, cell)
        state.treasures = chart.temples
        state.bag = list(TILES)
        state.bag[RED] -= int(chart.temples.count())
        state.catastrophes = [CATASTROPHES] * seats
        if first == RANDOM_SEAT:
            first = int(state.below(seats))
        for seat in range(seats):
            state.draw_tiles(seat, HAND)
        state.stack.append(Frame(state.scripts[TURN], first))
        state.run()
        return state

    # ---- positions ---------------------------------------------------------------

    def load(self, document: object, seed: int | str = 0) -> Tigris:
        return documents.load(self, document, seed)

    def read_header(self, fields: Fields) -> tuple[int, dict[str, object]]:
        seats, options = super().read_header(fields)
        try:
            first_seat(options, seats)
        except BadOption as bad:
            raise BadPosition("options.first", bad.expected, bad.got) from None
        return seats, options

    # ---- moves in people's terms ----------------------------------------------------

    def parts(self, state: State, move: int) -> Facts:
        assert isinstance(state, Tigris)
        return notation.parts(state, move)

    def write(self, state: State, move: int) -> str:
        return notation.write(move)

    def read(self, state: State, text: str) -> int:
        return notation.read(text)

    # ---- for the fuzzer ---------------------------------------------------------------

    def cases(self) -> list[dict[str, object]]:
        """Ways to start a game that together touch every option."""
        return [
            {"seats": 2},
            {"seats": 3},
            {"seats": 4},
            {"seats": 2, "board": "advanced"},
            {"seats": 3, "board": "advanced", "english_variant": True},
            {"seats": 4, "board": "advanced", "open_scoring": True},
            {"seats": 2, "english_variant": True, "open_scoring": True},
            {"seats": 4, "english_variant": True, "first": 2, "stall_turns": 1},
            {"seats": 3, "stall_turns": 0, "first": 0},
        ]

    def tables(self) -> list[str]:
        """Sets of squares never change, so copies share them."""
        sets = ["face", "down", "ruins", "leaders", "occupied", "treasures", "realm", "openings"]
        return ["game", "scripts", "options", "chart", *sets]

    def adds_up(self) -> bool:
        """The weakest colour is the result, not the sum of all."""
        return False

    def codes(self) -> dict[str, list[str]]:
        return CODES

    def positions(self, seed: int | str) -> dict[str, object]:
        """A crowded position, as a document: another one for every seed."""
        rng = Rng(f"crowded:{seed}")
        seats = 2 + int(rng.below(3))
        given: dict[str, object] = {"board": list(CHARTS)[int(rng.below(len(CHARTS)))]}
        options = {option.name: option.usual() for option in self.options()}
        options.update(given)
        options["english_variant"] = rng.below(3) == 0
        state = Tigris(self, seats, rng, options, CHARTS[str(given["board"])])
        crowd(state, rng)
        return state.dump()


def first_seat(options: dict[str, object], seats: int) -> int:
    """The option `first`, which must be a seat of this game."""
    first = options["first"]
    assert isinstance(first, int)
    if first >= seats:
        raise BadOption("first", f"a seat from 0 to {seats - 1}, or -1 for any", first)
    return first


game = TigrisGame()
