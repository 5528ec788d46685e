"""Processes that play: a killed one costs time, not games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

import regna
from regna.arena.match import Result, play
from regna.arena.schedule import Match
from regna.core import RegnaError

TRIES = 3  # deaths in a row without a game between them


def play_one(game: str, match: Match, options: dict[str, Any]) -> Result:
    """One match, in whatever process this is."""
    return play(regna.game(game), match, options)


def results(
    game: str, matches: list[Match], options: dict[str, Any], processes: int
) -> Iterator[Result]:
    """All results, in the order in which games end; whoever stops asking stops the crew."""
    if processes == 1:
        for match in matches:
            yield play_one(game, match, options)
        return
    left = list(reversed(matches))
    deaths = 0
    while left:
        try:
            for result in together(game, left, options, processes):
                deaths = 0
                yield result
        except BrokenProcessPool:
            deaths += 1
            if deaths == TRIES:
                raise RegnaError("the processes that play die before they end a game") from None


def together(
    game: str, left: list[Match], options: dict[str, Any], processes: int
) -> Iterator[Result]:
    """Results of a crew; a match leaves the list when it has ended."""
    running: dict[Future[Result], Match] = {}
    waiting = list(left)
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        while waiting or running:
            while waiting and len(running) < processes + 1:
                match = waiting.pop()
                running[pool.submit(play_one, game, match, options)] = match
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                result = future.result()
                left.remove(running.pop(future))
                yield result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
