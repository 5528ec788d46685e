"""Random play under every property, on one or several processes.

Processes exchange plain data only: the text that names the game, seeds and cases.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context

from regna.core import BadInput, Game
from regna.testing.failure import Case, PropertyFailed
from regna.testing.find import find_game
from regna.testing.sample import begin, starts
from regna.testing.suite import check_seed

BATCH_SECONDS = 0.5


@dataclass(frozen=True)
class Batch:
    """What became of some seeds in a row."""

    games: int
    decisions: int
    seconds: float
    failure: PropertyFailed | None


@dataclass(frozen=True)
class Report:
    """What a fuzz run did and found."""

    games: int
    decisions: int
    seconds: float
    failure: PropertyFailed | None


def fuzz(
    spec: str,
    *,
    games: int = 200,
    seed: int = 0,
    cases: list[Case] | None = None,
    every: int = 1000,
    processes: int = 1,
    progress: Callable[[Batch], None] | None = None,
) -> Report:
    """Check random games, one per seed, until one fails or all are done."""
    game = find_game(spec)
    chosen = starts(game) if cases is None else cases
    check_cases(game, chosen, seed)
    start = time.perf_counter()
    done = decisions = 0
    failure: PropertyFailed | None = None
    source = alone if processes == 1 else together
    for batch in source(spec, chosen, seed, games, every, processes):
        done += batch.games
        decisions += batch.decisions
        failure = failure or batch.failure
        if progress is not None:
            progress(batch)
        if failure is not None:
            break
    return Report(done, decisions, time.perf_counter() - start, failure)


def check_cases(game: Game, cases: list[Case], seed: int) -> None:
    """Every case can be played: a bad option is told before any game."""
    for case in cases:
        try:
            begin(game, case, seed)
        except TypeError as error:
            raise BadInput("case", f"arguments for a new game ({error})", case) from None


def run_batch(spec: str, cases: list[Case], seed: int, games: int, every: int) -> Batch:
    """Check some seeds in a row, up to the first failure."""
    game = find_game(spec)
    start = time.perf_counter()
    decisions = 0
    for number in range(games):
        case = cases[(seed + number) % len(cases)]
        try:
            decisions += check_seed(game, case, seed + number, every)
        except PropertyFailed as failed:
            failed.__cause__ = None  # tracebacks of native frames stay in this process
            return Batch(number + 1, decisions, time.perf_counter() - start, failed)
    return Batch(games, decisions, time.perf_counter() - start, None)


def batch_size(batch: Batch | None) -> int:
    """How many games take about BATCH_SECONDS, judging by the last ones."""
    if batch is None or batch.seconds <= 0:
        return 1
    return max(1, int(batch.games * BATCH_SECONDS / batch.seconds))


def alone(
    spec: str, cases: list[Case], seed: int, games: int, every: int, _: int
) -> Iterator[Batch]:
    """All batches in this process."""
    last: Batch | None = None
    end = seed + games
    while seed < end:
        many = min(batch_size(last), end - seed)
        last = run_batch(spec, cases, seed, many, every)
        seed += many
        yield last


def together(
    spec: str, cases: list[Case], seed: int, games: int, every: int, processes: int
) -> Iterator[Batch]:
    """Batches on several processes, in the order in which they finish."""
    last: Batch | None = None
    end = seed + games
    running: set[Future[Batch]] = set()
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        while seed < end or running:
            while seed < end and len(running) < processes + 1:
                many = min(batch_size(last), end - seed)
                running.add(pool.submit(run_batch, spec, cases, seed, many, every))
                seed += many
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                last = future.result()
                yield last
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
