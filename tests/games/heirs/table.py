"""Positions written by hand, and small questions to ask of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import regna
from regna.core import BadInput, Event, Facts, Refusal, Rng, ScoreLine
from regna.games.heirs.game import TheTwoHeirs
from regna.games.heirs.state import Heirs
from regna.games.heirs.tiles import data_text

SETS = {
    "tra": "travel",
    "lnd": "lands_industry",
    "tch": "trade_church",
    "war": "war",
    "cra": "crafts",
    "pat": "patrol",
}
ROWS: list[dict[str, Any]] = tomllib.loads(data_text("tiles.toml"))["tile"]
PRINTED: dict[str, dict[str, Any]] = {row["id"]: row for row in ROWS}
ROOT = Path(__file__).resolve().parents[3]


def the_game() -> TheTwoHeirs:
    game = regna.game("heirs")
    assert isinstance(game, TheTwoHeirs)
    return game


GAME = the_game()


def corrected(name: str, **changes: Any) -> dict[str, Any]:
    """The usual tiles with some fields of one replaced (None: taken away)."""
    document = tomllib.loads(data_text("tiles.toml"))
    row = next(row for row in document["tile"] if row["id"] == name)
    for field, value in changes.items():
        row[field] = value
        if value is None:
            del row[field]
    return document


def new(**arguments: Any) -> Heirs:
    state = GAME.new(**arguments)
    assert isinstance(state, Heirs)
    return state


def sets_of(tiles: list[str]) -> list[str]:
    """Three sets that hold the tiles, filled up in the usual order."""
    wanted = [name for prefix, name in SETS.items() if any(t.startswith(prefix) for t in tiles)]
    assert len(wanted) <= 3, wanted
    wanted += [name for name in SETS.values() if name not in wanted]
    return wanted[:3]


def land(*entries: str) -> list[Facts]:
    """A board from lines `place tile owner`: owner white, blue, or left out for open terrain.

    The start tile's entry comes first; without one its face is unknown.
    """
    laid: list[Facts] = []
    for entry in entries:
        words = entry.split()
        found: Facts = {"at": words[0], "tile": words[1]}
        if len(words) == 3:
            found["owner"] = ["white", "blue"].index(words[2])
        laid.append(found)
    if not laid or laid[0]["at"] != "0":
        laid.insert(0, {"at": "0"})
    return laid


def position(*entries: str, **fields: Any) -> dict[str, Any]:
    """A document: the board as for `land`, the sets as the named tiles need them."""
    document: dict[str, Any] = {"game": "heirs", "board": land(*entries), **fields}
    named = [str(laid["tile"]) for laid in document["board"] if "tile" in laid]
    for hand in fields.get("hands", []):
        named += hand
    named += [tile for tile in fields.get("ring", []) if tile]
    named += fields.get("gone", [])
    options = dict(fields.get("options", {}))
    options.setdefault("sets", sets_of(named))
    document["options"] = options
    return document


def load(*entries: str, seed: int = 0, **fields: Any) -> Heirs:
    return load_document(position(*entries, **fields), seed)


def load_document(document: object, seed: int = 0) -> Heirs:
    state = GAME.load(document, seed=seed)
    assert isinstance(state, Heirs)
    return state


def fill_of(state: Heirs, seed: int) -> Heirs:
    """A state that nobody can tell from this one."""
    fill = state.determinize(0, Rng(seed))
    assert isinstance(fill, Heirs)
    return fill


def play(state: Heirs, *texts: str) -> list[Event]:
    """Play moves given in notation; what happened."""
    events: list[Event] = []
    for text in texts:
        state.play(GAME.read(state, text), events)
    return events


def refusal(state: Heirs, text: str) -> Refusal:
    found = state.why_not(GAME.read(state, text))
    assert found is not None, f"{text} is legal"
    return found


def refused(state: Heirs, text: str) -> tuple[str, Facts, str]:
    """Code without its prefix, facts and rule of a refused move."""
    found = refusal(state, text)
    return found.code.removeprefix("heirs-"), found.facts, found.rule


def allowed(state: Heirs, text: str) -> bool:
    return state.why_not(GAME.read(state, text)) is None


def legal(state: Heirs, verb: str = "") -> set[str]:
    """The legal moves in notation, all or those of one verb."""
    texts = {GAME.write(state, move) for move in state.moves()}
    return {text for text in texts if text.split()[0] == verb or not verb}


def must_explain(error: BadInput) -> None:
    """An error from outside says what was expected."""
    assert error.expected
    assert str(error)


def codes(events: list[Event]) -> list[str]:
    return [event.code.removeprefix("heirs-") for event in events]


def line(state: Heirs, place: str) -> ScoreLine:
    """The score line of the building at a place."""
    found = [
        line
        for score in state.scores()
        for line in score.lines
        if line.where == place and "plain" in line.facts
    ]
    assert len(found) == 1, found
    return found[0]


def plain(state: Heirs, place: str) -> int:
    """The points of a building before doubling."""
    points = line(state, place).facts["plain"]
    assert isinstance(points, int)
    return points


def totals(state: Heirs) -> list[int]:
    return [score.total for score in state.scores()]


def resources(state: Heirs, seat: int) -> dict[str, int]:
    """Wood, stone and grain that a seat can reach."""
    players: Any = state.view(seat)["players"]
    found: dict[str, int] = players[seat]["resources"]
    return found


def window(state: Heirs, seat: int) -> list[str | None]:
    """The tiles a seat can reach in the ring, in order."""
    view: Any = state.view(seat)
    return [view["ring"][position] for position in view["players"][seat]["window"]]


def ring_of(*tiles: str, shield: int = 0) -> list[str | None]:
    """A ring with these tiles clockwise after the shield."""
    ring: list[str | None] = [None] * 7
    for offset, tile in enumerate(tiles, start=1):
        ring[(shield + offset) % 7] = tile
    return ring
