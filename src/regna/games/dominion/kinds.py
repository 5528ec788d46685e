"""The kinds of cards and their facts, from data/cards.toml, as lists indexed by kind.

A kind is a small int: 0-6 the basic cards, then the kingdom cards by name. All
hot state counts cards by kind.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
ATTACK: Final = 8
REACTION: Final = 16
CURSED: Final = 32

_TYPES: Final = {
    "action": ACTION,
    "treasure": TREASURE,
    "victory": VICTORY,
    "attack": ATTACK,
    "reaction": REACTION,
    "curse": CURSED,
}

DATA: Final = Path(__file__).parent / "data"


def read_data(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_ROWS: Final[list[dict[str, Any]]] = read_data("cards.toml")["card"]

NAMES: Final[list[str]] = [row["id"] for row in _ROWS]
KINDS: Final[int] = len(NAMES)
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}
COST: Final[list[int]] = [row["cost"] for row in _ROWS]
TYPES: Final[list[int]] = [sum(_TYPES[name] for name in row["types"]) for row in _ROWS]
PLUS_CARDS: Final[list[int]] = [row.get("cards", 0) for row in _ROWS]
PLUS_ACTIONS: Final[list[int]] = [row.get("actions", 0) for row in _ROWS]
PLUS_BUYS: Final[list[int]] = [row.get("buys", 0) for row in _ROWS]
COINS: Final[list[int]] = [row.get("coins", 0) for row in _ROWS]
POINTS: Final[list[int]] = [row.get("points", 0) for row in _ROWS]
POINTS_PER_CARDS: Final[list[int]] = [row.get("points_per_cards", 0) for row in _ROWS]
PILE: Final[list[list[int]]] = [row.get("pile", [10, 10, 10]) for row in _ROWS]

COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
BASIC: Final = 7  # how many basic kinds there are; the kingdom cards come after them

MOAT: Final[int] = KIND_OF["moat"]
FEAST: Final[int] = KIND_OF["feast"]
LIBRARY: Final[int] = KIND_OF["library"]
THIEF: Final[int] = KIND_OF["thief"]

TREASURES: Final[list[int]] = [kind for kind in range(KINDS) if TYPES[kind] & TREASURE]
ACTIONS: Final[list[int]] = [kind for kind in range(KINDS) if TYPES[kind] & ACTION]
SCORING: Final[list[int]] = [
    kind for kind in range(KINDS) if POINTS[kind] != 0 or POINTS_PER_CARDS[kind] != 0
]
KINGDOM: Final[list[str]] = NAMES[BASIC:]

START_COPPERS: Final = 7
START_ESTATES: Final = 3
HAND: Final = 5

KINGDOMS: Final[dict[str, list[str]]] = {
    row["id"]: row["cards"] for row in read_data("kingdoms.toml")["kingdom"]
}


def has_type(kind: int, types: int) -> bool:
    """Whether the card is of one of these types."""
    return TYPES[kind] & types != 0


def starting_pile(kind: int, seats: int) -> int:
    """Cards in the supply once the decks are dealt."""
    return PILE[kind][seats - 2]


def in_game(kind: int, seats: int) -> int:
    """Cards of a kind in the whole game, the starting decks included."""
    dealt = START_COPPERS if kind == COPPER else START_ESTATES if kind == ESTATE else 0
    return starting_pile(kind, seats) + dealt * seats


def no_cards() -> list[int]:
    """A count of zero for every kind."""
    return [0] * KINDS


def listed(counts: list[int]) -> list[int]:
    """The cards of a count, one by one, by kind."""
    cards: list[int] = []
    for kind in range(KINDS):
        many = counts[kind]
        while many > 0:
            cards.append(kind)
            many -= 1
    return cards


def total(counts: list[int]) -> int:
    """How many in all (the built-in sum is slow when compiled)."""
    many = 0
    for count in counts:
        many += count
    return many


def named(cards: list[int]) -> list[str]:
    """Card ids, as documents and facts have them."""
    return [NAMES[kind] for kind in cards]


def names_of(counts: list[int]) -> list[str]:
    return named(listed(counts))
