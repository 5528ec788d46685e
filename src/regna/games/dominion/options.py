"""Options and the deal (G22, G24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regna.core import RANDOM, BadInput, BadOption, Option, Rng, first_option
from regna.games.dominion.frames import Turn
from regna.games.dominion.kinds import (
    BASIC,
    HAND,
    KIND_OF,
    KINDS,
    KINGDOM,
    KINGDOMS,
    SETS,
    Kingdom,
    named,
)
from regna.games.dominion.mat import Mat, starting_mat
from regna.games.dominion.state import Dominion
from regna.games.dominion.turn import TURN

if TYPE_CHECKING:
    from regna.core import Game

SIZE: Final = 10  # kinds of a kingdom
START: Final[Mat] = starting_mat()

OPTIONS: Final[list[Option]] = [
    Option(
        "kingdom",
        "set",
        "first_game",
        choices=(*KINGDOMS, RANDOM),
        low=SIZE,
        high=SIZE,
        rule="G22",
        members=tuple(KINGDOM),
    ),
    Option("may_effects", "flag", False, rule="D-throne-room-4"),
    Option("turn_limit", "number", 100, low=1, high=1000, rule="G18"),
    first_option(4, "G24"),
]


def read_kingdom(value: object, field: str, error: type[BadInput]) -> Kingdom | None:
    """A recommended set by name, or ten kinds; None for a random one."""
    if isinstance(value, str):
        if value == RANDOM:
            return None
        if value not in SETS:
            names = ", ".join([*KINGDOMS, RANDOM])
            raise error(field, f"one of {names}, or a list of ten cards", value)
        return SETS[value]
    if not isinstance(value, (list, tuple)):
        raise error(field, "the name of a set, or a list of ten cards", value)
    kinds: list[int] = []
    for place, name in enumerate(value):
        if not isinstance(name, str) or name not in KINGDOM:
            raise error(f"{field}[{place}]", f"one of {', '.join(KINGDOM)}", name)
        if KIND_OF[name] in kinds:
            raise error(f"{field}[{place}]", "each card once", name)
        kinds.append(KIND_OF[name])
    if len(kinds) != SIZE:
        raise error(field, "ten different cards", f"{len(kinds)} of them")
    return Kingdom(sorted(kinds))


def set_up(
    game: Game, seats: int, rng: Rng, options: dict[str, object], error: type[BadInput]
) -> Dominion:
    """A table with the supply laid out and no players; what is random is decided here."""
    prefix = "options." if error is not BadOption else ""
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    kingdom = read_kingdom(options["kingdom"], f"{prefix}kingdom", error)
    state = Dominion(game, seats, rng, kingdom or SETS["first_game"])
    if kingdom is None:
        kinds = list(range(BASIC, KINDS))
        state.shuffle(kinds)
        state.kingdom = Kingdom(sorted(kinds[:SIZE]))
        state.piles = state.kingdom.piles[seats - 2][:]
    state.may_effects = options["may_effects"] is True
    state.turn_limit = limit
    state.first = state.beginner(options["first"])
    return state


def options_of(state: Dominion) -> dict[str, object]:
    """The options of a position: nothing random is left in them."""
    return {
        "kingdom": named(state.kingdom.kinds),
        "may_effects": state.may_effects,
        "turn_limit": int(state.turn_limit),
        "first": int(state.first),
    }


def deal(state: Dominion) -> None:
    """Everybody shuffles and draws five; the first seat begins."""
    state.remembers = False  # what is known after the deal is always the same
    for seat in range(state.seats):
        state.mats.append(Mat(START))
        state.draw(seat, HAND)
    state.remembers = True
    state.call(Turn(TURN, state.first))
    state.run()
