"""The contract between a game and everything else.

A game is a value with a small contract; web, terminal, bots, tables and
research know it only through this page.

    game = regna.game("heirs")
    state = game.new(seats=2, seed=7)
    while state.to_act is not None:
        state.play(state.moves()[0])
    state.ranking()

- *Seats* are 0 .. n-1 in turn order.
- *Moves* are ints below `game.move_space`. A choice of several things is
  several small choices in canonical order ending in *done*.
- *Legality* is one ordered list of checks in each step, used both to refuse
  and, through masks, to generate: a move is in `moves()` exactly when
  `why_not` gives None.
- *Whom the engine asks* depends on public facts only. Decisions with one
  answer exist in the state; `settle` plays them.
- *Knowledge is in the state*: `dump(seat)` is what a seat with perfect memory
  knows. A planner gets that document, never the true state.
- *rules_version* changes only when behaviour does, and is stored with saves.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from regna.core.errors import BadOption
from regna.core.fields import Fields, copied
from regna.core.messages import Facts, Score
from regna.core.option import Option, read_options, renewed_options
from regna.core.rng import Rng
from regna.core.said import Said
from regna.core.script import Script
from regna.core.state import State
from regna.core.verbs import Codec

S = TypeVar("S", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game's rules: makes states, shows and saves them, translates moves for people."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        least_seats: int,
        most_seats: int,
        scripts: list[Script],
        said: Said,
        verbs: Codec,
    ) -> None:
        """The first of the scripts is the game; the others are called by its steps."""
        self.name = name
        self.rules_version = rules_version
        self.move_space: int = verbs.space
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.scripts = scripts
        self.said = said
        self.verbs = verbs

    # ---- a new game ----------------------------------------------------------

    def options(self) -> list[Option]:
        """What can be chosen before the game, besides seats and seed."""
        return []

    def usual_seats(self) -> int:
        """How many seats a new game has unless told otherwise."""
        return 2

    def new(self, seats: object = None, seed: object = 0, **options: object) -> State:
        """A new game; a bad option is an error naming it, compiled too: hence `object`."""
        wanted: object = self.usual_seats() if seats is None else seats
        if (
            isinstance(wanted, bool)
            or not isinstance(wanted, int)
            or not self.least_seats <= wanted <= self.most_seats
        ):
            between = f"a whole number from {self.least_seats} to {self.most_seats}"
            raise BadOption("seats", between, wanted)
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise BadOption("seed", "a whole number or a text", seed)
        return self.deal(wanted, seed, read_options(self.options(), wanted, options))

    @abstractmethod
    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> State:
        """Set the game up with checked options."""

    # ---- what a state answers ------------------------------------------------

    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """What this seat (None: a spectator) sees, as plain JSON."""
        raise NotImplementedError

    def views(self, state: S, seats: list[int | None]) -> list[dict[str, object]]:
        """What each of several sees; they may share what nobody changes."""
        return [self.view(state, seat) for seat in seats]

    def lasting(self) -> tuple[str, ...]:
        """Fields of a view that are the same for everybody until a game ends: told once."""
        return ()

    def dump(self, state: S, seat: int | None) -> dict[str, object]:
        """The whole truth, or what one seat with perfect memory knows."""
        raise NotImplementedError

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A state this seat cannot tell from the true one; as load(dump(seat), seed)."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """Every seat's points so far, line by line."""
        raise NotImplementedError

    def keys(self, state: S) -> list[tuple[int, ...]]:
        """What seats are ranked by: points, then whatever breaks ties; games make it quick."""
        return [score.key for score in state.scores()]

    def faults(self, state: S) -> list[str]:
        """Which invariants of the game do not hold, each with its rule; empty if all do."""
        return []

    # ---- positions -----------------------------------------------------------

    @abstractmethod
    def load(self, document: object, seed: int | str = 0) -> State:
        """The state of a position document; unknown things are filled by the seed."""

    def header(self, state: State, options: dict[str, object]) -> dict[str, object]:
        """The first fields of every document of this game."""
        return {
            "game": self.name,
            "rules_version": self.rules_version,
            "seats": state.seats,
            "options": copied(options),
        }

    def read_header(self, fields: Fields) -> tuple[int, dict[str, object]]:
        """Seats and options of a document, checked."""
        fields.choice("game", [self.name])
        fields.number("rules_version", self.rules_version, self.rules_version, self.rules_version)
        seats = fields.number("seats", self.least_seats, self.most_seats, self.usual_seats())
        given = fields.table("options")
        try:
            return seats, read_options(self.options(), seats, given.values)
        except BadOption as bad:
            raise given.fail(bad.field, bad.expected, bad.got) from None

    # ---- records of older programs -------------------------------------------

    def retold(self, events: list[Facts]) -> list[Facts]:
        """Recorded events as this program tells them: telling may improve while rules stay."""
        return events

    def truth(self, position: Facts) -> Facts:
        """A dumped position as it can be compared with one of an older program.

        What seats have learned may be counted better later; counters of draws were not always
        there; options may have got other names.
        """
        plain = {name: position[name] for name in position if name not in ("draws", "looks")}
        plain["options"] = renewed_options(self.options(), position.get("options"))
        return plain

    # ---- words -----------------------------------------------------------------

    def codes(self) -> dict[str, list[str]]:
        """Every ask, refusal and event the game can say, with the names of its facts."""
        return self.said.codes()

    def things(self) -> dict[str, list[str]]:
        """Every kind of thing that has names in the catalogues, with the ids of its members."""
        return {}

    # ---- moves in people's terms ---------------------------------------------

    def parts(self, state: S, move: int) -> Facts:
        """Verb, piece, place of any move, legal or not: what a client needs."""
        return self.verbs.parts(state, move)

    def write(self, state: S, move: int) -> str:
        """The move in notation, legal or not."""
        return self.verbs.write(state, move)

    def read(self, state: S, text: str) -> int:
        """The move a text means; BadNotation says what was expected."""
        return self.verbs.read(state, text)
