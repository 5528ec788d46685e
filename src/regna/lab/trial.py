"""The new net in the arena: against its policy without a net, and against the net there was."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from regna.arena import Contest, Match, Result, Terms
from regna.arena.crew import play_one
from regna.bots import Seated
from regna.bots.base import register_own
from regna.lab.school import taught
from regna.lab.training import Plan

NEW = "new-net"  # who plays with it


def contests(plan: Plan, others: list[str], games: int) -> list[Contest]:
    """Meetings of the new net with each of the others, at tables of every size it was made for."""
    return [
        Contest(plan.game, [NEW, other], seats, games, plan.seed, plan.terms)
        for seats in sorted(set(plan.seats))
        for other in others
    ]


def results(
    game: str, matches: list[Match], terms: Terms, policy: str, net: Path, processes: int
) -> Generator[Result, None, None]:
    """Results in the order of the matches; the crew of a contest."""
    known = (game, policy, net)
    with ProcessPoolExecutor(processes, get_context("spawn"), enrol, known) as pool:
        yield from pool.map(partial(_played, game, terms), matches)


def enrol(game: str, policy: str, net: Path) -> None:
    """Make the new net known in this process: a policy that it helps."""
    player = taught(game, policy, net)
    register_own("net", game, NEW, Seated(player), player)


def _played(game: str, terms: Terms, match: Match) -> Result:
    return play_one(game, match, terms)
