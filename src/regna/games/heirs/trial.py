"""What tests need to know of the game."""

from __future__ import annotations

from itertools import combinations

from regna.games.heirs.tiles import SETS


def cases() -> list[dict[str, object]]:
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


def shared() -> list[str]:
    """The attributes of a state that its copies share, since nothing changes them."""
    return ["terms", "tiles", "rulings"]
