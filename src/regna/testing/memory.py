"""The property of memory: what a seat was told stays in its dump.

Play the same move in many fills of what a seat knew, and keep those in which
it was told what it was really told. In the fills of what it knows *afterwards*
a hidden thing may only be what it can be in those. If much of them shows
something else, the dump has forgotten what the seat was told, or an event told
more than the rules show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from regna.core import Event, Rng, State
from regna.testing.sample import Playthrough, Sample, as_json, known, random_move, short, told
from regna.testing.secrets import Path, at, hidden_paths

SITUATIONS = 12  # tried in each game, each with other kinds of events
IMPOSSIBLE = 0.4  # so much of the fills must show what cannot be
PIECES = 40  # how many moves are tried for one thing that was told


@dataclass
class Situation:
    """A seat is told something by a move of its own or of another seat."""

    sample: Sample
    seat: int
    move: int
    after: State
    heard: tuple[str, str]  # what the seat was told, and what it knows then


def memory(played: Playthrough) -> Iterator[str]:
    """Fills of what a seat knows after a move agree with what it was told."""
    for case in situations(played):
        after, seat = case.after, case.seat
        hidden = [path for _, path in hidden_paths(known(after, None), known(after, seat))]
        # A first look with few worlds, a second one with many if something seems wrong.
        suspects = [path for path, _ in wrong(case, hidden, 200, 10, False)]
        untold = bool(suspects) and partly_hidden(case)
        for path, example in wrong(case, suspects, 3000, 40, untold):
            where = ".".join(str(step) for step in path)
            text = case.sample.game.write(case.sample.state, case.move)
            yield (
                f"after {text!r} (at decision {case.sample.decision}) dump({seat}) lets {where} be "
                f"{short(example)}, which contradicts what seat {seat} was told"
            )


def situations(played: Playthrough) -> list[Situation]:
    """Some of the game, as different in their events as can be."""
    rng = Rng(f"memory {played.seed}")
    found: dict[tuple[object, ...], Situation] = {}
    many: Counter[tuple[object, ...]] = Counter()
    for sample in played.samples:
        for _ in range(min(6, sample.state.count())):
            move = random_move(sample.state, rng)
            after, events = sample.twin(), list[Event]()
            after.play(move, events)
            codes = tuple(event.code for event in events)
            seat = int(rng.below(after.seats))
            kind = (codes, seat == sample.state.to_act)
            many[kind] += 1
            if rng.below(many[kind]) == 0:  # each of its kind equally likely
                heard = as_json(told(events, seat)), as_json(known(after, seat))
                found[kind] = Situation(sample, seat, move, after, heard)
    return list(found.values())[:SITUATIONS]


def wrong(
    case: Situation, hidden: list[Path], worlds: int, needed: int, untold: bool
) -> list[tuple[Path, object]]:
    """Hidden places that fills show as what they cannot be, with an example."""
    possible = matching(case, worlds, needed, untold) if hidden else []
    if len(possible) < needed:
        return []
    fills = [known(case.after.determinize(case.seat, Rng(f"after {n}")), None) for n in range(100)]
    found: list[tuple[Path, object]] = []
    for path in hidden:
        counts = Counter(as_json(at(world, path)) for world in possible)
        outside = [fill for fill in fills if as_json(at(fill, path)) not in counts]
        once = sum(1 for count in counts.values() if count == 1)  # how much was not yet seen
        if len(outside) / len(fills) >= IMPOSSIBLE + once / len(possible):
            found.append((path, at(outside[0], path)))
    return found


def matching(case: Situation, worlds: int, needed: int, untold: bool) -> list[dict[str, object]]:
    """What may be true after the move: worlds in which the seat is told just the same.

    A move of another seat that is not told exactly may have been another one, or several.
    """
    state, seat = case.sample.state, case.seat
    found: list[dict[str, object]] = []
    for number in range(worlds):
        if number >= 50 and len(found) * 50 < number:
            break  # too rare to be judged
        world = state.determinize(seat, Rng(f"before {worlds}/{number}"))
        if world.to_act != state.to_act:
            continue
        rng = Rng(f"move {worlds}/{number}")
        move = another_move(case, world, rng) if untold else case.move
        after = alike(case, world, move)
        if after is None and untold:
            after = piecemeal(case, world, seat, rng)
        if after is not None and as_json(known(after, seat)) == case.heard[1]:
            found.append(known(after, None))
            if len(found) == 2 * needed:
                break
    return found


def alike(case: Situation, world: State, move: int) -> State | None:
    """A world after a move, if the seat is told just the same."""
    if world.why_not(move) is not None:
        return None
    after, events = world.copy(), list[Event]()
    after.play(move, events)
    return after if as_json(told(events, case.seat)) == case.heard[0] else None


def piecemeal(case: Situation, world: State, listener: int | None, rng: Rng) -> State | None:
    """A world after other moves of the same seat that tell the listener the same bit by bit.

    Whoever plays all Treasures of a hand may have played these one by one and kept some.
    """
    after, events = case.sample.twin(), list[Event]()
    after.play(case.move, events)
    left = told(events, listener)
    seat = world.to_act
    while left and world.to_act == seat:
        ways: list[tuple[State, int]] = []
        for move in world.moves()[:PIECES]:
            if move != case.move:
                twin, said = world.copy(), list[Event]()
                twin.play(move, said)
                heard = told(said, listener)
                if heard and heard == left[: len(heard)]:
                    ways.append((twin, len(heard)))
        if not ways:
            return None
        world, many = ways[int(rng.below(len(ways)))]
        left = left[many:]
    return None if left else world


def partly_hidden(case: Situation) -> bool:
    """Whether another seat's move cannot be told from others, for all this seat knows.

    Whoever swaps three tiles away does not show which, and whoever does several things at once
    may have done them one by one.
    """
    state, seat = case.sample.state, case.seat
    if state.to_act == seat:
        return False
    truth = shown(state.copy(), case.move)
    for number in range(600):
        world = state.determinize(seat, Rng(f"other {number}"))
        if world.to_act == state.to_act:
            move = another_move(case, world, Rng(f"move {number}"))
            if piecemeal(case, world, None, Rng(number)) is not None:
                return True
            if move != case.move and shown(world, move) == truth:
                return True
    return False


def shown(state: State, move: int) -> str:
    """What everybody sees of a move, which is played."""
    events: list[Event] = []
    if state.why_not(move) is None:
        state.play(move, events)
    return as_json(told(events, None))


def another_move(case: Situation, world: State, rng: Rng) -> int:
    """A move of the same kind that the seat to act could make as well."""
    game = case.sample.game
    verb = game.parts(case.sample.state, case.move).get("verb")
    for _ in range(40):
        move = random_move(world, rng)
        if game.parts(world, move).get("verb") == verb:
            return move
    return case.move
