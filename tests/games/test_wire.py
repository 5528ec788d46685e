"""What clients are told has the types that are declared for it, in every game."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

import regna
from regna.core import Event, Facts, State

CASES = [("heirs", 2), ("heirs", 1), ("dominion", 2), ("dominion", 4), ("tigris", 2), ("tigris", 4)]


def positions(game: str, seats: int, games: int = 3, moves: int = 120) -> Iterator[State]:
    """Positions of random games, each played on afterwards."""
    for seed in range(games):
        rng = random.Random(seed)
        state = regna.game(game).new(seats=seats, seed=seed)
        for _ in range(moves):
            yield state
            if state.to_act is None:
                break
            state.play(state.nth(rng.randrange(state.count())))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_groups_hold_exactly_the_legal_moves(game: str, seats: int) -> None:
    codec = regna.game(game).verbs
    for state in positions(game, seats):
        moves = state.moves()
        groups = codec.grouped(state, moves)
        written = codec.texts(groups)
        assert len(written) == len(set(written))
        unlisted = {verb.name for verb in codec.verbs if not all(a.listed for a in verb.arguments)}
        expected = [move for move in moves if codec.name(move) not in unlisted]
        assert sorted(codec.read(state, text) for text in written) == sorted(expected)
        assert set(written) == {codec.write(state, move) for move in expected}
        assert set(groups) == {codec.name(move) for move in moves}
        for name in unlisted & set(groups):
            assert groups[name] is True


@pytest.mark.interpreted_only
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_views_are_as_declared(game: str, seats: int) -> None:
    declared = importlib.import_module(f"regna.games.{game}.view").View
    for number, state in enumerate(positions(game, seats)):
        if number % 5 == 0 or state.to_act is None:
            eyes = [*range(seats), None]
            for seat, view in zip(eyes, state.game.views(state, eyes), strict=True):
                msgspec.convert(view, declared, strict=True)
                no_more(view, declared)
                assert view == state.view(seat)


def no_more(value: Any, kind: Any) -> None:
    """Nothing is told that is not declared."""
    if get_origin(kind) is NotRequired:
        kind = get_args(kind)[0]
    if is_typeddict(kind):
        fields = get_type_hints(kind)
        assert set(value) <= set(fields), f"{kind.__name__}: {set(value) - set(fields)}"
        for name, item in value.items():
            no_more(item, fields[name])
    elif isinstance(value, list) and get_args(kind):
        for item in value:
            no_more(item, get_args(kind)[0])
    elif isinstance(value, dict) and len(get_args(kind)) == 2:
        for item in value.values():
            no_more(item, get_args(kind)[1])


@pytest.mark.interpreted_only
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_facts_are_as_declared(game: str, seats: int) -> None:
    rules = regna.game(game)
    types = rules.said.types
    rng = random.Random(game)

    def check(facts: Facts) -> None:
        for name, value in facts.items():
            msgspec.convert(value, types[name], strict=True)

    for state in positions(game, seats):
        if state.ask is None:
            continue
        check(state.ask.facts)
        for move in rng.sample(range(rules.move_space), 20):
            refusal = state.why_not(move)
            if refusal is not None:
                check(refusal.facts)
        events: list[Event] = []
        state.copy().play(state.nth(rng.randrange(state.count())), events)
        for event in events:
            check(event.public)
            for private in event.private_by_seat.values():
                check(private)
    assert {fact for facts in rules.codes().values() for fact in facts} == set(types)
