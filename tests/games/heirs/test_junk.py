"""Junk in a position gives a state or a complaint, never anything else."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regna.core import BadInput, Rng
from regna.testing import Trial
from tests.games.heirs.table import GAME, PRINTED, must_explain, new

WORDS = ["0", "n1", "reserve", "aside", "n32", "s1w1", "moved", "heirs-act", "heirs-surplus"]
WORDS += ["heirs-destroy", "end", "turn", "siege", "henry", "green", "grey", "pos-n-s", "white"]
WORDS += [*PRINTED][::4]
ATOMS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.sampled_from([10**30, -(2**63), 2**31])
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=3)
)
JUNK = st.recursive(
    ATOMS,
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.sampled_from(WORDS), inner),
    max_leaves=8,
)


def documents() -> list[dict[str, Any]]:
    """Documents of all kinds: whole and known, new, halfway, in a siege, at the end, solo."""
    found: list[dict[str, Any]] = [{"game": "heirs"}, {"game": "heirs", "seats": 1}]
    cases = Trial(GAME).cases()
    for number, case in enumerate([cases[1], cases[20], cases[22]]):
        state, rng = new(seed=number, **case), Rng(number)
        step = 0
        while state.to_act is not None:
            ask = state.ask
            assert ask is not None
            if step % 40 == 5 or ask.code != "heirs-act":
                found += [state.dump(), state.dump(0)]
            state.advance(state.nth(int(rng.below(state.count()))))
            step += 1
        found += [state.dump(), state.dump(0)]
    return found


DOCUMENTS = documents()


def paths(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something can be replaced."""
    found = [path]
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*path, key))
    if isinstance(value, list):
        for index, item in enumerate(value):
            found += paths(item, (*path, index))
    return found


PATHS = [paths(document) for document in DOCUMENTS]


def mutate(document: dict[str, Any], path: tuple[Any, ...], value: object, how: int) -> object:
    document = copy.deepcopy(document)
    if not path:
        return value
    inner: Any = document
    for key in path[:-1]:
        inner = inner[key]
    if how == 0:
        inner[path[-1]] = value
    elif how == 1:
        del inner[path[-1]]
    elif isinstance(inner, list):
        inner.insert(path[-1], value)
    else:
        inner[str(value)] = inner.pop(path[-1])
    return document


def try_to_play(document: object) -> None:
    """Load it; what loads must also play, dump, show and score without a hitch."""
    try:
        state = GAME.load(document)
    except BadInput as error:
        must_explain(error)
        return
    assert state.faults() == []
    again = GAME.load(state.dump())
    assert again.dump() == state.dump()
    rng = Rng(0)
    for _ in range(12):
        state.view(0)
        if state.to_act is None:
            break
        state.play(state.nth(int(rng.below(state.count()))))
        assert state.faults() == []


@given(data=st.data())
@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
def test_one_change_anywhere(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(DOCUMENTS) - 1))
    path = data.draw(st.sampled_from(PATHS[number]))
    how = data.draw(st.integers(0, 2))
    try_to_play(mutate(DOCUMENTS[number], path, data.draw(JUNK), how))


@given(fields=st.dictionaries(st.sampled_from(sorted(DOCUMENTS[2])), JUNK, max_size=3))
@settings(max_examples=200, deadline=None)
def test_junk_fields(fields: dict[str, Any]) -> None:
    try_to_play({**fields, "game": "heirs"})
    try_to_play({"solo": {}, **fields, "game": "heirs", "seats": 1})


@given(document=JUNK)
def test_junk_alone(document: object) -> None:
    try_to_play(document)


@given(options=st.dictionaries(st.sampled_from([o.name for o in GAME.options()]), JUNK))
@settings(max_examples=150, deadline=None)
def test_junk_options(options: dict[str, Any]) -> None:
    for seats in (1, 2):
        try:
            GAME.new(seats=seats, **options)
        except BadInput as error:
            must_explain(error)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**400, "\ud800", b"x", object()])
def test_things_json_does_not_have(value: object) -> None:
    for field in ("turn", "seat", "board", "ring", "hands", "units", "pending", "rng", "options"):
        with pytest.raises(BadInput):
            GAME.load({"game": "heirs", field: value})
