"""Positions of real games with something changed: refused by `load`, or played on without a hitch.

Changes are small and likely to be good ones: numbers one off, values taken from elsewhere in the
document, pieces of a board exchanged. Junk is refused too easily to find what `load` overlooks.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from regna.core import BadInput, Game, Rng, State

Path = tuple[str | int, ...]
Documents = Callable[[int], list[dict[str, object]]]

KEPT = {"game", "rules_version", "seats", "options", "rng"}


def leaves(value: object, path: Path = ()) -> list[tuple[Path, object]]:
    """Every number, text and empty thing of a document, with its place."""
    found: list[tuple[Path, object]] = []
    if isinstance(value, dict) and value:
        for key, item in value.items():
            if path or key not in KEPT:
                found += leaves(item, (*path, key))
    elif isinstance(value, list) and value:
        for index, item in enumerate(value):
            found += leaves(item, (*path, index))
    else:
        found.append((path, value))
    return found


def holder(document: Any, path: Path) -> Any:
    """The list or table that holds the value at a path."""
    for step in path[:-1]:
        document = document[step]
    return document


def pick(rng: Rng, items: list[Any]) -> Any:
    return items[int(rng.below(len(items)))]


def other_text(rng: Rng, text: str, texts: list[str]) -> str:
    """Another text of the document, or the same with a sign from elsewhere."""
    alike = [other for other in texts if len(other) == len(text)]
    if len(text) > 8 and rng.below(4):
        place = int(rng.below(len(text)))
        return f"{text[:place]}{pick(rng, list(pick(rng, alike)))}{text[place + 1 :]}"
    return str(pick(rng, texts if rng.below(2) else alike))


def perturb(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """The document with one to three changes, most of them where a decision waits or a piece is."""
    document = copy.deepcopy(document)
    for _ in range(1 + int(rng.below(3))):
        found = leaves(document)
        if rng.below(3) == 0:
            found = [leaf for leaf in found if leaf[0][0] == "pending"] or found
        path, value = pick(rng, found)
        inner, key = holder(document, path), path[-1]
        texts = [text for _, text in found if isinstance(text, str)]
        how = int(rng.below(10))
        if how == 0 and isinstance(inner, list):
            inner.pop(int(key))
        elif how == 1 and isinstance(inner, list):
            inner.insert(int(key), value)
        elif how == 2 and isinstance(inner, dict):
            del inner[key]
        elif isinstance(value, bool):
            inner[key] = not value
        elif isinstance(value, int):
            inner[key] = value + pick(rng, [-2, -1, -1, 1, 1, 2])
        elif isinstance(value, str):
            inner[key] = other_text(rng, value, texts)
        else:
            inner[key] = pick(rng, [leaf for _, leaf in found])
    return document


def play_on(game: Game, document: object, rng: Rng, decisions: int) -> bool:
    """Load a document and play; whether it was loaded."""
    try:
        state: State = game.load(document)
    except BadInput:
        return False
    assert state.faults() == []
    for _ in range(decisions):
        if state.to_act is None:
            break
        state.play(state.nth(int(rng.below(state.count()))), [])
        assert state.faults() == []
    state.view(0)
    state.scores()
    return True


def tried(game: Game, documents: Documents, seed: int, games: int, decisions: int) -> int:
    """How many positions of some games, changed a little, load; all of them can be played.

    The first of them for so many decisions, the others for a few.
    """
    rng = Rng(f"perturbed {seed}")
    loaded = 0
    for number in range(games):
        for document in documents(100 * seed + number):
            for time in range(4):
                far = decisions if time == 0 and number == 0 else 8
                loaded += play_on(game, perturb(document, rng), rng, far)
    return loaded
