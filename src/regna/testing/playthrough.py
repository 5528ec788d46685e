"""Golden playthroughs: a random game as text, so that a change of behaviour shows in a diff.

Every decision is a line with hashes of what each seat sees and of the whole
truth; now and then the spectator's view is printed. The text is the same
whether the engine is compiled or not.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from regna.core import BadFile, Event, Game, State
from regna.testing.failure import Case, spec
from regna.testing.find import find_game
from regna.testing.luck import chooser
from regna.testing.sample import LIMIT, as_json, random_move, told

SHOWN_EVERY = 25
TITLE = "# a golden playthrough; `regna golden --write` rewrites it after an intended change"


def playthrough(game: Game, seed: int, **options: object) -> list[str]:
    """The lines of one random game."""
    state = game.new(seed=seed, **options)
    choices = chooser(seed)
    lines = [
        TITLE,
        f"# game: {spec(game)}",
        f"# rules_version: {game.rules_version}",
        f"# seed: {seed}",
        f"# case: {as_json(options)}",
    ]
    events: list[Event] = []
    for number in range(LIMIT):
        if number % SHOWN_EVERY == 0:
            lines += shown(state)
        ask = state.ask
        if ask is None:
            break
        move = random_move(state, choices)
        line = f"{number:4} seat {state.to_act} {ask.code}: {game.write(state, move)}"
        lines.append(f"{line:<40} {hashes(state, events)}")
        events = []
        state.play(move, events)
    lines += ["end", *shown(state), f"     {hashes(state, events)}"]
    lines += [as_json(score.document()) for score in state.scores()]
    lines.append(f"ranking {as_json(state.ranking())}")
    return lines


def hashes(state: State, events: list[Event]) -> str:
    """What each seat sees, what is true, and what everybody was just told."""
    seats: list[int | None] = [*range(state.seats), None]
    views = " ".join(fingerprint(state.view(seat)) for seat in seats)
    dumps = " ".join(fingerprint(state.dump(seat)) for seat in seats)
    heard = fingerprint([told(events, seat) for seat in seats])
    return f"views {views} dumps {dumps} events {heard}"


def shown(state: State) -> list[str]:
    """What a spectator sees, a line for each field."""
    return [f"     | {name}: {as_json(value)}" for name, value in state.view(None).items()]


def fingerprint(value: object) -> str:
    """Eight characters that stand for a document."""
    return sha256(as_json(value).encode()).hexdigest()[:8]


def write_golden(path: Path, game: Game, seed: int, case: Case) -> None:
    """Write a golden file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(playthrough(game, seed, **case)) + "\n", encoding="utf-8")


def read_golden(path: Path) -> tuple[Game, int, Case, list[str]]:
    """The game, seed and case of a golden file, and its lines."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(path.name, f"a golden playthrough that can be read ({error})") from None
    header = dict(line[2:].split(": ", 1) for line in lines if line[:2] == "# " and ": " in line)
    try:
        return find_game(header["game"]), int(header["seed"]), json.loads(header["case"]), lines
    except (KeyError, ValueError):
        raise BadFile(path.name, "the header of a golden playthrough") from None


def golden_difference(path: Path) -> str:
    """The first line that differs from today's behaviour, empty if none does."""
    game, seed, case, lines = read_golden(path)
    now = playthrough(game, seed, **case)
    for number, (old, new) in enumerate(zip(lines, now, strict=False), start=1):
        if old != new:
            return f"{path.name}:{number}\n  - {old}\n  + {new}"
    if len(lines) != len(now):
        return f"{path.name}: {len(lines)} lines, now {len(now)}"
    return ""
