"""Properties of chance: determinism by seed, and right frequencies of fills."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from math import sqrt

from regna.core import Game, Rng, State
from regna.testing.sample import LIMIT, Playthrough, as_json, begin, difference, known, walk

FURTHEST = 5.0  # standard deviations


def determinism(played: Playthrough) -> Iterator[str]:
    """The same seed gives the same game, another seed another one."""
    start, end = replay(played, played.seed)
    if known(end, None) != known(played.end, None) or end.dump() != played.end.dump():
        found = difference(end.dump(), played.end.dump())
        yield f"the same seed and choices give another game: {found}"
    if start.dump() != played.samples[0].state.dump():
        yield "the same seed deals another game"
    if played.end.draws == 0:
        return
    for other in range(played.seed + 1, played.seed + 6):
        different, _ = replay(played, other)
        if known(different, None) != known(start, None):
            return
        if known(replay(played, other)[1], None) != known(end, None):
            return
    yield "six seeds and the same choices give one game, though the rng is used"


def replay(played: Playthrough, seed: int) -> tuple[State, State]:
    """The same choices on a new game: its start and its end."""
    state = begin(played.game, played.case, seed)
    start = state.copy()
    for _ in walk(state, chooser(played.seed), LIMIT):
        pass
    return start, state


def chooser(seed: int) -> Rng:
    """The rng that picks the moves of a random game."""
    return Rng(f"choices of {seed}")


def check_frequencies(
    game: Game,
    state: State,
    seat: int,
    key: Callable[[State], Hashable],
    expected: Mapping[Hashable, float],
    *,
    fills: int = 2000,
    seed: int = 0,
) -> None:
    """Fills of what a seat knows have the expected probabilities (chi-square bound).

    `key` names the outcome seen in a fill, `expected` its probability.
    """
    counts: dict[Hashable, int] = dict.fromkeys(expected, 0)
    document = state.dump(seat)
    for number in range(fills):
        outcome = key(game.load(document, seed=f"{seed}/{number}"))
        if outcome not in counts:
            raise AssertionError(f"fills give {outcome!r}, which was not expected")
        counts[outcome] += 1
    square = 0.0
    for outcome, probability in expected.items():
        if probability == 0 and counts[outcome]:
            raise AssertionError(f"fills give {outcome!r}, which is impossible")
        if probability > 0:
            square += (counts[outcome] - fills * probability) ** 2 / (fills * probability)
    freedom = max(1, sum(1 for probability in expected.values() if probability > 0) - 1)
    if square > furthest_square(freedom):
        shown = as_json({str(outcome): counts[outcome] / fills for outcome in counts})
        raise AssertionError(f"fills have frequencies {shown}: chi-square {square:.1f}")


def furthest_square(freedom: int) -> float:
    """Chi-square beyond which chance is no excuse (Wilson and Hilferty's cube)."""
    step = 2 / (9 * freedom)
    return freedom * float((1 - step + FURTHEST * sqrt(step)) ** 3)
