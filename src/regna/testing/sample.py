"""Random play, and the states met in it on which properties are tried."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from regna.core import BadInput, Event, Game, Rng, State
from regna.testing.failure import Case
from regna.testing.trial import Trial

POSITION = "position"
LIMIT = 5000  # every game ends within so many decisions of random play


def starts(game: Game) -> list[Case]:
    """How games to be checked begin: the game's cases, and its own hard positions."""
    trial = Trial(game)
    return trial.cases() if trial.position(0) is None else [*trial.cases(), {POSITION: True}]


def begin(game: Game, case: Case, seed: int) -> State:
    """A new game with these arguments; {"position": true} is one of its hard positions."""
    if POSITION not in case:
        return game.new(seed=seed, **case)
    document = Trial(game).position(seed)
    if document is None or len(case) > 1:
        raise BadInput("case", f"{POSITION} alone, of a game that has positions", case)
    return game.load(document, seed=seed)


@dataclass
class Sample:
    """A state met in random play; a property tries things on copies of it."""

    game: Game
    state: State
    decision: int
    rng: Rng  # for the property's own choices

    def twin(self) -> State:
        return self.state.copy()

    def fill(self, seat: int, seed: int) -> State:
        """A state that this seat cannot tell from the true one."""
        return self.game.load(self.state.dump(seat), seed=seed)

    def pick(self, many: int, total: int) -> list[int]:
        """At most `many` different numbers below `total`."""
        if total <= many:
            return list(range(total))
        return sorted({int(self.rng.below(total)) for _ in range(many)})


@dataclass
class Playthrough:
    """A whole random game: its end and the states sampled on the way."""

    game: Game
    case: Case
    seed: int
    end: State
    decisions: int
    samples: list[Sample] = field(default_factory=list)


def random_move(state: State, rng: Rng) -> int:
    """One of the legal moves, each equally likely."""
    return state.nth(int(rng.below(state.count())))


def walk(state: State, rng: Rng, limit: int) -> Iterator[int]:
    """Play at random in place, giving each move after it was played."""
    for _ in range(limit):
        if state.to_act is None:
            return
        move = random_move(state, rng)
        state.advance(move)
        yield move


def known(state: State, seat: int | None) -> dict[str, object]:
    """A dump without the rng and the counters: what can be compared between fills."""
    document = dict(state.dump(seat))
    for name in ("rng", "draws", "looks"):
        document.pop(name, None)
    return document


def told(events: list[Event], seat: int | None) -> list[object]:
    """All that a seat gets of the events."""
    return [event.for_seat(seat) for event in events]


def as_json(value: object) -> str:
    """The value as canonical JSON text."""
    return json.dumps(value, sort_keys=True, allow_nan=False, ensure_ascii=False)


def not_json(value: object) -> str:
    """What keeps a value from being plain JSON, empty if nothing does."""
    try:
        again = json.loads(as_json(value))
    except (TypeError, ValueError) as error:
        return str(error)
    return "" if again == value else f"JSON gives back {difference(value, again)}"


def difference(one: object, other: object, path: str = "") -> str:
    """Where two documents differ first, for a person to read."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{path}.{key} only in the {'first' if key in one else 'second'}"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path.lstrip('.') or 'value'}: {short(one)} / {short(other)}"


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."
