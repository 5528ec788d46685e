"""The kinds of cards and their facts, from data/cards.toml, as tables indexed by kind.

A kind is a small int: 0-6 the basic cards, then the kingdom cards by name. All
hot state counts cards by kind.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
ATTACK: Final = 8
REACTION: Final = 16
CURSED: Final = 32

_BITS: Final = [ACTION, TREASURE, VICTORY, ATTACK, REACTION, CURSED]
_NAMES: Final = ["action", "treasure", "victory", "attack", "reaction", "curse"]
_TYPES: Final = dict(zip(_NAMES, _BITS, strict=True))

DATA: Final = Path(__file__).parent / "data"


def read_data(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_ROWS: Final[list[dict[str, Any]]] = read_data("cards.toml")["card"]


def column(name: str) -> vec[i64]:
    """One fact of all kinds, 0 where it is left out."""
    return vec[i64]([row.get(name, 0) for row in _ROWS])


NAMES: Final[list[str]] = [row["id"] for row in _ROWS]
KINDS: Final[int] = len(NAMES)
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(NAMES)}
COST: Final[vec[i64]] = column("cost")
TYPES: Final[vec[i64]] = vec[i64]([sum(_TYPES[name] for name in row["types"]) for row in _ROWS])
PLUS_CARDS: Final[vec[i64]] = column("cards")
PLUS_ACTIONS: Final[vec[i64]] = column("actions")
PLUS_BUYS: Final[vec[i64]] = column("buys")
COINS: Final[vec[i64]] = column("coins")
POINTS: Final[vec[i64]] = column("points")
POINTS_PER_CARDS: Final[vec[i64]] = column("points_per_cards")
PILE: Final[list[list[int]]] = [row.get("pile", [10, 10, 10]) for row in _ROWS]


def of_types(types: int) -> vec[i64]:
    """The kinds that are of one of these types."""
    return vec[i64]([kind for kind in range(KINDS) if TYPES[kind] & types])


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

TREASURES: Final[vec[i64]] = of_types(TREASURE)
ACTIONS: Final[vec[i64]] = of_types(ACTION)
SCORING: Final[vec[i64]] = vec[i64](
    [kind for kind in range(KINDS) if POINTS[kind] != 0 or POINTS_PER_CARDS[kind] != 0]
)
KINGDOM: Final[list[str]] = NAMES[BASIC:]

START_COPPERS: Final = 7
START_ESTATES: Final = 3
HAND: Final = 5

KINGDOMS: Final[dict[str, list[str]]] = {
    row["id"]: row["cards"] for row in read_data("kingdoms.toml")["kingdom"]
}


def starting_pile(kind: int, seats: int) -> int:
    """Cards in the supply once the decks are dealt."""
    return PILE[kind][seats - 2]


def in_game(kind: int, seats: int) -> int:
    """Cards of a kind in the whole game, the starting decks included."""
    dealt = START_COPPERS if kind == COPPER else START_ESTATES if kind == ESTATE else 0
    return starting_pile(kind, seats) + dealt * seats


class Kingdom:
    """The cards a game is played with, by kind: what never changes during it (G22)."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = vec[i64](kinds)  # the ten
        # Those of them that are Actions.
        self.actions = vec[i64]([kind for kind in kinds if TYPES[kind] & ACTION])
        self.supply = vec[i64](list(range(BASIC)) + kinds)  # the seventeen piles
        # Cards in them after dealing with 2, 3, 4 seats; -1: no such pile.
        self.piles: list[vec[i64]] = []
        for seats in (2, 3, 4):
            piles = vec[i64]([-1] * KINDS)
            for kind in self.supply:
                piles[kind] = starting_pile(kind, seats)
            self.piles.append(piles)


SETS: Final[dict[str, Kingdom]] = {
    name: Kingdom(sorted(KIND_OF[card] for card in cards)) for name, cards in KINGDOMS.items()
}

NOTHING: Final[vec[i64]] = vec[i64]([0] * KINDS)


def no_cards() -> vec[i64]:
    """A count of zero for every kind."""
    return NOTHING[:]


def counted(cards: list[int]) -> vec[i64]:
    """How many of each kind; what is negative is no card."""
    counts = no_cards()
    for kind in cards:
        if kind >= 0:
            counts[kind] += 1
    return counts


def listed(counts: vec[i64]) -> list[int]:
    """The cards of a count, one by one, by kind."""
    cards: list[int] = []
    for kind, many in enumerate(counts):
        if many > 0:
            cards.extend([kind] * many)
    return cards


def total(counts: vec[i64]) -> i64:
    """How many in all."""
    many: i64 = 0
    for count in counts:
        many += count
    return many


def with_card(cards: vec[i64], kind: i64) -> vec[i64]:
    """Cards in the order of their kinds, and one more."""
    longer = append(cards, kind)
    place = len(longer) - 1
    while place > 0 and longer[place - 1] > kind:
        longer[place] = longer[place - 1]
        place -= 1
    longer[place] = kind
    return longer


def without(cards: vec[i64], kind: i64) -> vec[i64]:
    """The same cards in the same order, but the first of this kind."""
    left = vec[i64]()
    found = False
    for card in cards:
        if card == kind and not found:
            found = True
        else:
            left = append(left, card)
    return left


def named(cards: list[int] | vec[i64]) -> list[str]:
    """Card ids, as documents and facts have them."""
    return [NAMES[kind] for kind in cards]


def names_of(counts: vec[i64]) -> list[str]:
    return named(listed(counts))
