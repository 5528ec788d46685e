"""Games on a Ray cluster: a lost node costs time, not games.

A task plays a few games and hands back their results, as JSON both ways, so that nothing
depends on the machine. It is made so long that handing it over costs little beside it.
Ray starts a task again when the node or the process that played it is lost. The same
rules and bots must be installed on all nodes, which every task makes sure of.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Generator
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct

from regna.arena.crew import play_one
from regna.arena.match import Result
from regna.arena.results import engine
from regna.arena.schedule import Match, Terms
from regna.core import BadInput, RegnaError

LOCAL = "local"  # a cluster of this machine alone, which ends with the games
AUTO = "auto"  # a cluster that runs on this machine
EXPECTED = f"{LOCAL}, {AUTO} or the address of a Ray cluster that runs"
MANY = 300  # letters of what Ray says
WAIT = 5.0  # seconds for somebody to answer
TRIES = 5  # how often a task may lose its node
LEAST = 0.1  # seconds a task should last
MOST = 256  # games in a task
STORE = 100_000_000  # bytes for results that wait; they are small
AHEAD = 2  # tasks for every processor, so that none waits for us


class NoRay(RegnaError):
    """Ray is not installed; the extra `regna[ray]` brings it."""

    def __str__(self) -> str:
        return "Ray is not installed: pip install 'regna[ray]'"


class Task(Struct, frozen=True):
    """Some games to play, by whoever has the same rules and bots."""

    game: str
    matches: list[Match]
    terms: Terms
    engine: str


class Done(Struct, frozen=True):
    """What came of a task: its results, or what was wrong."""

    results: list[Result] = []
    seconds: float = 0.0
    wrong: str = ""


def do(job: bytes) -> bytes:
    """Play the games of a task, on whatever node this is."""
    task = msgspec.json.decode(job, type=Task)
    began = time.monotonic()
    if task.engine != engine(task.game):
        here = os.uname().nodename if hasattr(os, "uname") else "a node"
        return msgspec.json.encode(Done(wrong=f"{here} has other rules or bots than this machine"))
    try:
        found = [play_one(task.game, match, task.terms) for match in task.matches]
    except RegnaError as error:
        return msgspec.json.encode(Done(wrong=str(error)))
    return msgspec.json.encode(Done(found, time.monotonic() - began))


def connect(address: str, processes: int = 0) -> Any:
    """Ray, connected to a cluster: `local`, `auto` for one that runs here, or its address."""
    if find_spec("ray") is None:
        raise NoRay
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell others of our games
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what it else warns about
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # a cluster that is gone stays gone
    if address not in (LOCAL, AUTO):
        knock(address)
    import ray

    how: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        how |= {"include_dashboard": False, "num_cpus": processes or None}
        how["object_store_memory"] = STORE
    if not ray.is_initialized():
        try:
            ray.init(address=address, **how)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            said = " ".join(str(error).split())[:MANY]
            raise BadInput("--ray", f"{EXPECTED} ({said})", address) from None
    return ray


def knock(address: str) -> None:
    """Make sure that somebody answers at an address: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), WAIT).close()
    except (OSError, ValueError) as error:
        raise BadInput("--ray", f"{EXPECTED} ({error})", address) from None


def results(
    game: str, matches: list[Match], terms: Terms, address: str, processes: int = 0
) -> Generator[Result, None, None]:
    """All results, in the order in which tasks end; whoever stops asking stops them."""
    ray = connect(address, processes)
    play = ray.remote(max_retries=TRIES, num_cpus=1)(do)
    waiting = list(reversed(matches))
    running: dict[Any, list[Match]] = {}
    pace = Pace()
    try:
        while waiting or running:
            slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(running) < AHEAD * slots:
                some = [waiting.pop() for _ in range(pace.games(len(waiting), slots))]
                task = Task(game, some, terms, engine(game))
                running[play.remote(msgspec.json.encode(task))] = some
            ended, _ = ray.wait(list(running), num_returns=1, timeout=5.0)
            for ref in ended:
                done = answer(ray, ref, running.pop(ref))
                pace.add(len(done.results), done.seconds)
                yield from done.results
    finally:
        for ref in running:
            ray.cancel(ref, force=True)


def answer(ray: Any, ref: Any, matches: list[Match]) -> Done:
    """What came of a task, which Ray has done as often as it needed to be."""
    try:
        done = msgspec.json.decode(ray.get(ref), type=Done)
    except ray.exceptions.RayTaskError as error:
        raise RegnaError(f"a node cannot play: {error.cause!r}") from None
    except ray.exceptions.RayError:
        seeds = f"{matches[0].seed} to {matches[-1].seed}"
        raise RegnaError(f"whoever plays the games of seeds {seeds} dies of it") from None
    if done.wrong:
        raise RegnaError(done.wrong)
    return done


class Pace:
    """How many games make a task: one until it is known how long games take."""

    def __init__(self) -> None:
        self.many = 0
        self.seconds = 0.0

    def add(self, many: int, seconds: float) -> None:
        self.many += many
        self.seconds += seconds

    def games(self, left: int, slots: int) -> int:
        """Enough of them to last, few enough that all processors have some."""
        if not self.many:
            return 1
        enough = int(LEAST * self.many / max(self.seconds, 1e-6)) + 1
        return max(1, min(enough, MOST, -(-left // slots)))
