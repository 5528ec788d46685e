"""Properties of knowledge: what a seat knows, and that it learns nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from regna.core import Event, Rng, State
from regna.testing.sample import (
    Playthrough,
    Sample,
    as_json,
    difference,
    known,
    random_move,
    short,
    told,
)

UNDO_FILLS = 20
LEAK_FILLS = 3
PATHS_SEEN = 8  # how often something must have been hidden before its fills must vary


def knowledge(sample: Sample) -> Iterator[str]:
    """A fill knows what the seat knows, however it was made, and no rng is told."""
    state, game = sample.state, sample.game
    other_luck = state.copy()
    other_luck.rng = Rng("other luck")
    for seat in range(state.seats):
        document = state.dump(seat)
        text = as_json(document)
        if '"rng"' in text or as_json(state.rng.lanes()) in text:
            yield f"dump({seat}) tells the rng"
        if other_luck.dump(seat) != document:
            yield f"dump({seat}) depends on the rng"
        for seed in range(3):
            loaded = game.load(document, seed=seed)
            fast = state.determinize(seat, Rng(seed))
            if fast.dump() != loaded.dump():
                found = difference(fast.dump(), loaded.dump())
                yield f"determinize({seat}, Rng({seed})) and load(dump({seat})) differ: {found}"
            for fill in (fast, loaded):
                if fill.dump(seat) != document:
                    found = difference(document, fill.dump(seat))
                    yield f"a fill changes what seat {seat} knows: {found}"
                for fault in fill.faults():
                    yield f"a fill for seat {seat} breaks an invariant: {fault}"
        if state.dump(seat) != document:
            yield f"determinize({seat}) changes the state"


def diversity(played: Playthrough) -> Iterator[str]:
    """What is hidden differs from fill to fill."""
    seen: dict[str, int] = {}
    varied: set[str] = set()
    for sample in played.samples:
        truth = known(sample.state, None)
        for seat in range(sample.state.seats):
            hidden = hidden_paths(truth, known(sample.state, seat))
            if not hidden:
                continue
            fills = [known(sample.fill(seat, seed), None) for seed in range(6)]
            for general, path in hidden:
                seen[general] = seen.get(general, 0) + 1
                if len({as_json(at(fill, path)) for fill in fills}) > 1:
                    varied.add(general)
    for general, times in seen.items():
        if times >= PATHS_SEEN and general not in varied:
            yield f"{general} was hidden {times} times and always filled in one way"
    if not seen and played.end.looks > 0 and len(played.samples) >= PATHS_SEEN:
        yield "look() shows hidden things, yet dump(seat) always equals dump()"


Path = tuple[str | int, ...]


def hidden_paths(truth: object, seen: object, path: Path = ()) -> list[tuple[str, Path]]:
    """Where a seat's document differs from the truth: general name and exact path.

    No tiles are no secret, however they are written: {} in the truth, the number 0 for others.
    """
    if isinstance(truth, dict) and isinstance(seen, dict):
        found: list[tuple[str, Path]] = []
        for key, value in truth.items():
            found.extend(hidden_paths(value, seen.get(key), (*path, key)))
        return found
    if isinstance(truth, list) and isinstance(seen, list) and len(truth) == len(seen):
        found = []
        for index, value in enumerate(truth):
            found.extend(hidden_paths(value, seen[index], (*path, index)))
        return found
    if truth == seen or (not truth and not seen):
        return []
    return [(".".join("*" if isinstance(step, int) else step for step in path), path)]


def at(document: object, path: Path) -> object:
    """The value at an exact path, None if there is nothing."""
    for step in path:
        if isinstance(document, dict):
            document = document.get(step)
        elif isinstance(document, list) and isinstance(step, int) and step < len(document):
            document = document[step]
        else:
            return None
    return document


def preview(sample: Sample) -> Iterator[str]:
    """A preview is how the public events begin, whatever the luck, and changes nothing."""
    state = sample.state
    moves = state.moves()
    before = state.dump()
    lucky = state.copy()
    seat = state.to_act
    fills = [] if seat is None else [sample.fill(seat, seed) for seed in range(LEAK_FILLS)]
    for place in sample.pick(12, len(moves)):
        move = moves[place]
        foreseen = told(state.preview(move), None)
        twin, events = state.copy(), list[Event]()
        twin.play(move, events)
        if told(events, None)[: len(foreseen)] != foreseen:
            yield f"preview of move {move} is not how its events begin: {short(foreseen)}"
        for seed in range(4):
            lucky.rng = Rng(seed)
            if told(lucky.preview(move), None) != foreseen:
                yield f"preview of move {move} depends on the luck of a draw"
        for fill in fills:
            if fill.why_not(move) is None and told(fill.preview(move), None) != foreseen:
                yield f"preview of move {move} tells seat {seat} what it does not know"
        if any(event.private_by_seat for event in state.preview(move)):
            yield f"preview of move {move} tells private facts"
    if state.dump() != before:
        yield f"preview changes the state: {difference(before, state.dump())}"


def undo(sample: Sample) -> Iterator[str]:
    """While counters stand and only this seat decides, it learns nothing from its moves."""
    state = sample.state
    seat = state.to_act
    if seat is None:
        return
    twin = state.copy()
    moves: list[int] = []
    while twin.to_act == seat and len(moves) < 8:
        ahead = twin.copy()
        move = random_move(ahead, sample.rng)
        ahead.advance(move)
        if (ahead.draws, ahead.looks) != (state.draws, state.looks):
            break
        moves.append(move)
        twin = ahead
    if not moves:
        return
    start, legal, view = state.view(seat), state.moves(), twin.view(seat)
    for seed in range(UNDO_FILLS):
        fill = sample.fill(seat, seed)
        if fill.view(seat) != start or fill.moves() != legal:
            return  # the leak property says more
        for move in moves:
            if fill.to_act != seat:
                return  # the leak property says more
            if fill.why_not(move) is not None:
                yield f"moves {moves} could be taken back, yet a fill refuses {move}"
                return
            fill.advance(move)
        if fill.to_act == twin.to_act and fill.view(seat) != view:
            found = difference(view, fill.view(seat))
            yield f"moves {moves} could be taken back, yet show seat {seat} hidden things: {found}"


def leak(sample: Sample) -> Iterator[str]:
    """States a seat cannot tell apart look the same to it until something is revealed."""
    for seat in range(sample.state.seats):
        for seed in range(LEAK_FILLS):
            fill = sample.fill(seat, seed)
            yield from looks_same(sample, fill, seat)
            yield from sounds_same(sample, sample.twin(), fill, seat)


def looks_same(sample: Sample, fill: State, seat: int) -> Iterator[str]:
    """View, ask, moves, refusals and notation are equal for the seat."""
    state, game = sample.state, sample.game
    for viewer in (seat, None):
        if fill.view(viewer) != state.view(viewer):
            found = difference(state.view(viewer), fill.view(viewer))
            yield f"view({viewer}) shows what seat {seat} does not know: {found}"
    if fill.to_act != state.to_act:
        yield f"whom the engine asks depends on what seat {seat} does not know"
        return
    one, other = state.ask, fill.ask
    if one is None or other is None:
        return
    if (one.code, one.rule) != (other.code, other.rule):
        yield f"what the engine asks depends on what seat {seat} does not know: {one} / {other}"
    if state.to_act != seat:
        return
    if one != other:
        yield f"the ask tells seat {seat} what it does not know: {one} / {other}"
    moves = state.moves()
    if fill.moves() != moves:
        yield f"moves of seat {seat} depend on what it does not know: {short(moves)}"
        return
    for move in {*moves, *sample.pick(60, game.move_space)}:
        if state.why_not(move) != fill.why_not(move):
            yield f"why_not({move}) depends on what seat {seat} does not know"
        if game.write(state, move) != game.write(fill, move):
            yield f"notation of move {move} depends on what seat {seat} does not know"
        if game.parts(state, move) != game.parts(fill, move):
            yield f"parts of move {move} depend on what seat {seat} does not know"


def sounds_same(sample: Sample, true: State, fill: State, seat: int) -> Iterator[str]:
    """Equal moves give the seat equal events and knowledge until something is revealed.

    A move of another seat means the same only if that seat is asked the same:
    "discard the card you looked at" may show another card in the fill.
    """
    for _ in range(6):
        if true.to_act is None or true.to_act != fill.to_act:
            return
        common = [move for move in true.moves() if fill.why_not(move) is None]
        if not common:
            return
        if true.to_act != seat and true.ask != fill.ask:
            return
        move = common[int(sample.rng.below(len(common)))]
        counters = (true.draws, true.looks, fill.draws, fill.looks)
        heard: list[list[Event]] = []
        for state in (true, fill):
            events: list[Event] = []
            state.cut = -1
            state.play(move, events)
            heard.append(events if state.cut < 0 else events[: state.cut])
        revealed = counters != (true.draws, true.looks, fill.draws, fill.looks)
        length = min(len(events) for events in heard) if revealed else 10**6
        for listener in (seat, None):
            one, other = (told(events[:length], listener) for events in heard)
            if one != other:
                found = difference(one, other)
                yield f"after move {move} events tell seat {seat} what it does not know: {found}"
        if revealed:
            return
        if true.to_act != fill.to_act:
            yield f"after move {move} whom the engine asks tells seat {seat} hidden things"
            return
        if true.view(seat) != fill.view(seat):
            found = difference(true.view(seat), fill.view(seat))
            yield f"after move {move} view({seat}) shows what was not revealed: {found}"
        if known(true, seat) != known(fill, seat):
            found = difference(known(true, seat), known(fill, seat))
            yield f"after move {move} dump({seat}) knows what was not revealed: {found}"
