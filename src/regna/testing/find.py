"""Games by name, and cases from what a person asks for."""

from __future__ import annotations

from regna.core import BadInput, Game, attribute_of, games
from regna.core import game as registered
from regna.testing.failure import Case
from regna.testing.sample import POSITION, starts


def find_game(spec: str) -> Game:
    """A game by its name, or by `module:attribute` for one that is not registered."""
    if ":" not in spec:
        return registered(spec)
    found = attribute_of(spec, "game", f"one of {', '.join(games())}, or module:attribute")
    if not isinstance(found, Game):
        raise BadInput("game", "module:attribute of a game", spec)
    return found


def cases_of(game: Game, seats: int | None, options: Case) -> list[Case]:
    """The game's cases with that number of seats, each with these options, none twice."""
    chosen: list[Case] = []
    for case in starts(game):
        if POSITION in case and (seats is not None or options):
            continue
        if seats is not None and case.get("seats", seats) != seats:
            continue
        wanted = dict(case, **options)
        if seats is not None:
            wanted["seats"] = seats
        if wanted not in chosen:
            chosen.append(wanted)
    if not chosen:
        chosen.append(dict(options, seats=seats))
    return chosen
