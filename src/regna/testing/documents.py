"""Properties of what leaves a state: copies, documents, views, scores."""

from __future__ import annotations

import json
from collections.abc import Iterator

from regna.core import Event, Score, State
from regna.testing.attributes import mutables, shared
from regna.testing.sample import (
    Playthrough,
    Sample,
    as_json,
    difference,
    not_json,
    random_move,
    walk,
)
from regna.testing.trial import Trial


def copy(sample: Sample) -> Iterator[str]:
    """A copy equals its original, shares nothing changeable, and goes its own way."""
    state, fixed = sample.state, Trial(sample.game).shared()
    twin = state.copy()
    common = shared(mutables(state, fixed), mutables(twin, fixed))
    if common:
        yield f"a state and its copy share {common}"
    if twin.dump() != state.dump():
        yield f"a copy differs at once: {difference(state.dump(), twin.dump())}"
    if (twin.draws, twin.looks) != (state.draws, state.looks):
        yield "a copy forgets the counters of draws or looks"
    for one, other in ((state.copy(), state), (twin, state.copy())):
        before = other.dump()
        for _ in walk(one, sample.rng, 6):
            pass
        if other.dump() != before:
            yield f"playing on changes the other: {difference(before, other.dump())}"
    yield from same_future(sample, state.copy(), state.copy(), "a copy")


def same_future(sample: Sample, one: State, other: State, what: str) -> Iterator[str]:
    """Equal moves lead both states to equal states."""
    for move in walk(one, sample.rng, 12):
        if move not in other.moves():
            yield f"{what} does not have move {move} of the original"
            return
        other.advance(move)
        if one.moves() != other.moves() or one.to_act != other.to_act:
            yield f"{what} has another decision after the same moves"
            return
    if one.dump() != other.dump():
        yield f"{what} has another future: {difference(one.dump(), other.dump())}"


def documents(sample: Sample) -> Iterator[str]:
    """A state loaded from its dump is the same state, with the same future."""
    state, game = sample.state, sample.game
    document = state.dump()
    if not_json(document):
        yield f"dump() is not plain JSON: {not_json(document)}"
        return
    text = as_json(document)
    path = shared(mutables(document), mutables(state, Trial(game).shared()))
    if path:
        yield f"dump(){path} is an object of the state itself"
    for seed in (0, 1):
        loaded = game.load(document, seed=seed)
        if as_json(document) != text:
            yield "load changes the document it is given"
        if loaded.dump() != document:
            yield f"load(dump()) differs: {difference(document, loaded.dump())}"
        if loaded.to_act != state.to_act or loaded.moves() != state.moves():
            yield "load(dump()) has another decision"
        if loaded.ask != state.ask:
            yield f"load(dump()) asks {loaded.ask}, not {state.ask}"
        for seat in range(state.seats):
            if loaded.view(seat) != state.view(seat):
                found = difference(state.view(seat), loaded.view(seat))
                yield f"load(dump()) shows seat {seat} another view: {found}"
            if loaded.dump(seat) != state.dump(seat):
                found = difference(state.dump(seat), loaded.dump(seat))
                yield f"load(dump()) forgets what seat {seat} knows: {found}"
    again = game.load(json.loads(text))
    yield from same_future(sample, state.copy(), again, "load(dump())")


def views(sample: Sample) -> Iterator[str]:
    """Views and events are plain JSON and hold no object of the state."""
    state = sample.state
    own = mutables(state, Trial(sample.game).shared())
    before = state.dump()
    for seat in [None, *range(state.seats)]:
        view = state.view(seat)
        if not_json(view):
            yield f"view({seat}) is not plain JSON: {not_json(view)}"
        if shared(mutables(view), own):
            yield f"view({seat}){shared(mutables(view), own)} is an object of the state itself"
        if state.view(seat) != view:
            yield f"view({seat}) is different the second time"
    twin = sample.twin()
    if twin.to_act is not None:
        twin.advance(random_move(twin, sample.rng))
    for name in sample.game.lasting():
        if any(later.view(seat)[name] != view[name] for later, seat in ((state, None), (twin, 0))):
            yield f"view()[{name!r}] does not last"
    if state.dump() != before:
        yield f"looking at views changes the state: {difference(before, state.dump())}"
    yield from plain_events(sample)


def plain_events(sample: Sample) -> Iterator[str]:
    """What is reported stays as it was when the game goes on."""
    twin = sample.twin()
    events: list[Event] = []
    for _ in range(3):
        if twin.to_act is None:
            break
        twin.play(twin.nth(int(sample.rng.below(twin.count()))), events)
    held = mutables(twin, Trial(sample.game).shared())
    for event in events:
        for seat in [None, *range(twin.seats)]:
            if not_json(event.for_seat(seat)):
                yield f"event {event.code} for seat {seat}: {not_json(event.for_seat(seat))}"
        if shared(mutables(event), held):
            yield f"event {event.code} holds an object of the state"


def scores(sample: Sample) -> Iterator[str]:
    """Totals are what their lines say, and seats are ranked by their keys."""
    state = sample.state
    rows = state.scores()
    seats = [row.seat for row in rows]
    if seats != list(range(len(rows))) or len(rows) < state.seats:
        yield f"scores are for seats {seats}"
    for row in rows:
        if not_json(row.document()):
            yield f"score of seat {row.seat}: {not_json(row.document())}"
        total = sum(line.points for line in row.lines)
        if Trial(sample.game).adds_up() and row.total != total:
            yield f"seat {row.seat} has {row.total}, its lines add up to {total}"
        for line in row.lines:
            if not line.rule:
                yield f"a line of seat {row.seat} names no rule: {line.document()}"
    if state.ranking() != ranked(rows):
        yield f"ranking is {state.ranking()}, the keys say {ranked(rows)}"
    yield from zero_sum(sample, len(rows))


def ranked(rows: list[Score]) -> list[list[int]]:
    keys = sorted({row.key for row in rows}, reverse=True)
    return [[row.seat for row in rows if row.key == key] for key in keys]


def zero_sum(sample: Sample, seats: int) -> Iterator[str]:
    """Returns add up to zero, are zeros until the end, and the best seats have the most."""
    state = sample.state
    returns = state.returns()
    if len(returns) != seats or abs(sum(returns)) > 1e-9:
        yield f"returns do not add up to zero: {returns}"
    elif state.to_act is not None and any(returns):
        yield f"returns before the end: {returns}"
    elif state.to_act is None:
        best = state.ranking()[0]
        if {seat for seat in range(seats) if returns[seat] == max(returns)} != set(best):
            yield f"returns {returns} do not favour the best seats {best}"


def attributes(played: Playthrough) -> Iterator[str]:
    """What copies are said to share are attributes of the state."""
    for name in Trial(played.game).shared():
        if not hasattr(played.end, name):
            yield f"shared() names {name}, which a state does not have"
