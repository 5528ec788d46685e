"""Processes that play: a killed one costs time, not games."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import regna
from regna.arena.match import Result, play
from regna.arena.schedule import Match, Terms
from regna.core import RegnaError

TRIES = 3  # deaths in a row without a game between them


def play_one(game: str, match: Match, terms: Terms) -> Result:
    """One match, in whatever process this is."""
    return play(regna.game(game), match, terms.at(match.seed))


def results(
    game: str, matches: list[Match], terms: Terms, processes: int
) -> Generator[Result, None, None]:
    """All results, in the order in which games end; whoever stops asking stops the crew."""
    if processes == 1:
        for match in matches:
            yield play_one(game, match, terms)
        return
    left = list(reversed(matches))
    deaths = 0
    while left:
        try:
            for result in together(game, left, terms, processes):
                deaths = 0
                yield result
        except BrokenProcessPool:
            deaths += 1
            if deaths == TRIES:
                raise RegnaError("the processes that play die before they end a game") from None


def together(
    game: str, left: list[Match], terms: Terms, processes: int
) -> Generator[Result, None, None]:
    """Results of a crew; a match leaves the list when it has ended."""
    running: dict[Future[Result], Match] = {}
    waiting = list(left)
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        while waiting or running:
            while waiting and len(running) < processes + 1:
                match = waiting.pop()
                running[pool.submit(play_one, game, match, terms)] = match
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                result = future.result()
                left.remove(running.pop(future))
                yield result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
