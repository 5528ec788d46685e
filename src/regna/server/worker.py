"""A process that thinks: one job a line on its input, one answer a line on its output.

Whoever started it may kill it at any moment; it keeps nothing.

    {"job": "move", "game": "NAME", "bot": "greedy", "document": {...}, "budget": 0.3}
    {"move": 17}

    {"job": "replay", "document": {...}}
    {"final": {...}}

A job that fails answers {"error": "..."}. `python -m regna.server.worker MODULE ...`
imports the modules first, for games that register themselves.
"""

from __future__ import annotations

import importlib
import secrets
import sys
from typing import IO, cast

import msgspec

import regna
from regna.bots import bot
from regna.core import BadInput, RegnaError
from regna.table import replay

Job = dict[str, object]


def answer(job: Job) -> Job:
    """Do one job."""
    document = cast(dict[str, object], job["document"])
    if job["job"] == "replay":
        state = replay(document).state
        return {"final": None if state is None else state.dump()}
    if job["job"] != "move":
        raise BadInput("job", "move or replay", job["job"])
    game = regna.game(cast(str, job["game"]))
    chosen = bot(game.name, cast(str, job["bot"]))
    if "rng" in document:
        raise BadInput("document", "what one seat knows, without the stream")
    world = game.load(document, seed=secrets.randbits(64))
    return {"move": chosen.choose(world, cast(float, job["budget"]))}


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
    for module in sys.argv[1:]:
        importlib.import_module(module)
    serve(sys.stdin.buffer, sys.stdout.buffer)
