"""Options and the deal (G22, G24)."""

from __future__ import annotations

from typing import Final

from regna.core import BadInput, BadOption, Option
from regna.games.dominion.cards import TURN
from regna.games.dominion.kinds import (
    BASIC,
    COPPER,
    ESTATE,
    HAND,
    KIND_OF,
    KINDS,
    KINGDOM,
    KINGDOMS,
    START_COPPERS,
    START_ESTATES,
    named,
    no_cards,
    starting_pile,
)
from regna.games.dominion.piles import Mat, empty_mat
from regna.games.dominion.state import Dominion

TEN: Final = 10
RANDOM: Final = "random"

OPTIONS: Final[list[Option]] = [
    Option("kingdom", "document", "first_game", (*KINGDOMS, RANDOM), TEN, TEN, "G22"),
    Option("may_effects", "flag", False, rule="D-throne-room-4"),
    Option("turn_limit", "number", 100, low=1, high=1000, rule="G18"),
    Option("first", "choice", RANDOM, (RANDOM, 0, 1, 2, 3), rule="G24"),
]


def read_kingdom(state: Dominion, value: object, field: str, error: type[BadInput]) -> list[int]:
    """Ten kinds: a recommended set by name, a random one, or a list."""
    if value == RANDOM:
        kinds = list(range(BASIC, KINDS))
        state.shuffle(kinds)
        return sorted(kinds[:TEN])
    if isinstance(value, str):
        if value not in KINGDOMS:
            names = ", ".join([*KINGDOMS, RANDOM])
            raise error(field, f"one of {names}, or a list of ten cards", value)
        return sorted(KIND_OF[name] for name in KINGDOMS[value])
    if not isinstance(value, (list, tuple)):
        raise error(field, "the name of a set, or a list of ten cards", value)
    kinds = []
    for place, name in enumerate(value):
        if not isinstance(name, str) or name not in KINGDOM:
            raise error(f"{field}[{place}]", f"one of {', '.join(KINGDOM)}", name)
        if KIND_OF[name] in kinds:
            raise error(f"{field}[{place}]", "each card once", name)
        kinds.append(KIND_OF[name])
    if len(kinds) != TEN:
        raise error(field, "ten different cards", f"{len(kinds)} of them")
    return sorted(kinds)


def read_first(state: Dominion, value: object, field: str, error: type[BadInput]) -> int:
    """Who begins (G24)."""
    if value == RANDOM:
        return int(state.below(state.seats))
    assert isinstance(value, int)
    if value >= state.seats:
        raise error(field, f"{RANDOM} or a seat from 0 to {state.seats - 1}", value)
    return value


def set_options(state: Dominion, options: dict[str, object], error: type[BadInput]) -> None:
    """Options into the state; what is random is decided here."""
    prefix = "options." if error is not BadOption else ""
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    state.kingdom = read_kingdom(state, options["kingdom"], f"{prefix}kingdom", error)
    state.may_effects = options["may_effects"] is True
    state.turn_limit = limit
    state.first = read_first(state, options["first"], f"{prefix}first", error)
    state.supply = [*range(BASIC), *state.kingdom]
    state.piles = [-1] * KINDS
    for kind in state.supply:
        state.piles[kind] = starting_pile(kind, state.seats)


def options_of(state: Dominion) -> dict[str, object]:
    """The options of a position: nothing random is left in them."""
    return {
        "kingdom": named(state.kingdom),
        "may_effects": state.may_effects,
        "turn_limit": state.turn_limit,
        "first": state.first,
    }


def starting_cards() -> list[int]:
    """Seven Coppers and three Estates, counted."""
    counts = no_cards()
    counts[COPPER] = START_COPPERS
    counts[ESTATE] = START_ESTATES
    return counts


def starting_mat() -> Mat:
    """The starting cards as a discard pile that everybody has seen; the first draw shuffles it."""
    mat = empty_mat()
    mat.discard = starting_cards()
    mat.discard_size = START_COPPERS + START_ESTATES
    mat.memory.discard = starting_cards()
    return mat


def deal(state: Dominion) -> None:
    """Everybody shuffles and draws five; the first seat begins."""
    for seat in range(state.seats):
        state.mats.append(starting_mat())
        state.draw(seat, HAND)
    state.call_number(TURN, state.first)
    state.run()


def in_this_game(state: Dominion) -> list[str]:
    """The names of the cards of this game."""
    return named(state.supply)
