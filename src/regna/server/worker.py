"""A process that thinks: one job a line on its input, one answer a line on its output.

Whoever started it may kill it at any moment; it keeps nothing.

    {"job": "move", "game": "NAME", "bot": "greedy", "document": {...}, "budget": 0.3}
    {"move": 17}

    {"job": "advise", "game": "NAME", "document": {...}, "budget": 1.5}
    {"moves": [[17, 0.61, 0.03], [4, 0.55, 0.03]], "clear": true}

    {"job": "judge", "game": "NAME", "document": {...}, "move": 4, "budget": 0.25}
    {"played": [4, 0.55, 0.03], "best": [17, 0.61, 0.03], "clear": true}

    {"job": "replay", "document": {...}}
    {"final": {...}}

The document of a bot's job is what one seat knows, and has no stream of random numbers.

A job that fails answers {"error": "..."}. `python -m regna.server.worker MODULE ...`
imports the modules first, for games that register themselves (`bots:MODULE` offers its
bots), and then says {}: it is ready.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import secrets
import sys
from collections.abc import Callable
from typing import IO, cast

import msgspec

import regna
from regna.bots import bot, offer_module
from regna.bots.advice import Advice, advise, judge
from regna.core import BadInput, RegnaError, State
from regna.server.config import BOTS
from regna.table import replay

Job = dict[str, object]


def bring(*modules: str) -> None:
    """Import modules of somebody's own, and offer the bots of those said to have some."""
    for module in modules:
        if module.startswith(BOTS):
            offer_module(module.removeprefix(BOTS))
        else:
            importlib.import_module(module)


def answer(job: Job) -> Job:
    """Do one job."""
    document = cast(dict[str, object], job["document"])
    if job["job"] == "replay":
        state = replay(document).state
        return {"final": None if state is None else state.dump()}
    if job["job"] not in THOUGHTS:
        raise BadInput("job", f"replay or one of {', '.join(THOUGHTS)}", job["job"])
    if "rng" in document:
        raise BadInput("document", "what one seat knows, without the stream")
    world = regna.game(cast(str, job["game"])).load(document, seed=secrets.randbits(64))
    return THOUGHTS[job["job"]](job, world, cast(float, job["budget"]))


def choose(job: Job, world: State, budget: float) -> Job:
    return {"move": bot(world.game.name, cast(str, job["bot"])).choose(world, budget)}


def consider(job: Job, world: State, budget: float) -> Job:
    advices, clear = advise(world.game.name, world, budget)
    return {"moves": [row(advice) for advice in advices], "clear": clear}


def look_back(job: Job, world: State, budget: float) -> Job:
    seed = secrets.randbits(64)  # worlds that nobody has thought about: else the worst would lie
    found = judge(world.game.name, world, cast(int, job["move"]), budget, seed)
    return {"played": row(found.played), "best": row(found.best), "clear": found.clear}


def row(advice: Advice) -> tuple[int, float, float]:
    return advice.move, advice.chance, advice.error


THOUGHTS: dict[str, Callable[[Job, State, float], Job]] = {
    "move": choose,
    "advise": consider,
    "judge": look_back,
}


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer until the input ends."""
    for line in source:
        try:
            result = answer(msgspec.json.decode(line))
        except RegnaError as error:
            result = {"error": str(error)}
        except Exception as error:  # noqa: BLE001 - a bot's mistake must not stop the others' games
            result = {"error": f"{type(error).__name__}: {error}"}
        sink.write(msgspec.json.encode(result) + b"\n")
        sink.flush()


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # whoever thinks steps back behind whoever answers people
    bring(*sys.argv[1:])
    sys.stdout.buffer.write(b"{}\n")
    sys.stdout.buffer.flush()
    serve(sys.stdin.buffer, sys.stdout.buffer)
