"""Positions for tests: the printed board with some pieces laid on it."""

from __future__ import annotations

from typing import Any, cast

from regna.core import Event, Facts, Refusal, State
from regna.games.tigris import game
from regna.games.tigris.board import CHARTS, WIDTH, cell_number
from regna.games.tigris.pieces import COLOUR_NAMES, LEADER_NAMES, leader
from regna.games.tigris.state import Tigris
from regna.testing import Trial


def rows(tiles: dict[str, str], chart: str = "standard", clear: str = "") -> list[str]:
    """The printed board, changed: `tiles` says for a sign on which squares it lies."""
    signs = [list(row) for row in CHARTS[chart].rows]

    def lay(cell: str, sign: str) -> None:
        number = cell_number(cell)
        assert number >= 0, cell
        signs[number // WIDTH][number % WIDTH] = sign

    for cell in clear.split():
        lay(cell, ".")
    for sign, cells in tiles.items():
        for cell in cells.split():
            lay(cell, sign)
    return ["".join(row) for row in signs]


def table(
    tiles: dict[str, str] | None = None,
    leaders: list[dict[str, str]] | None = None,
    hands: list[object] | None = None,
    *,
    clear: str = "",
    seats: int = 4,
    options: dict[str, object] | None = None,
    players: list[Facts] | None = None,
    seed: int = 0,
    **fields: object,
) -> Tigris:
    """A state: seat 0 is to act unless `turn` says otherwise."""
    chart = str((options or {}).get("board", "standard"))
    people: list[Facts] = [dict(player) for player in players or [{} for _ in range(seats)]]
    for seat, standing in enumerate(leaders or []):
        people[seat]["leaders"] = standing
    for seat, hand in enumerate(hands or []):
        if hand is not None:
            people[seat]["hand"] = hand
    document: Facts = {
        "game": "tigris",
        "seats": seats,
        "options": options or {},
        "board": rows(tiles or {}, chart, clear),
        "players": people,
        **fields,
    }
    return game.load(document, seed=seed)


def crowded(seed: object) -> Tigris:
    """One of the crowded positions."""
    return game.load(Trial(game).position(str(seed)))


def seen(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat or a spectator sees."""
    return state.view(seat)


def play(state: Tigris, *texts: str) -> list[Event]:
    """Play moves in notation; everything that happened."""
    events: list[Event] = []
    for text in texts:
        state.play(game.read(state, text), events)
    return events


def refusal(state: Tigris, text: str) -> Refusal:
    found = state.why_not(game.read(state, text))
    assert found is not None, f"{text} is allowed"
    return found


def allowed(state: Tigris, text: str) -> bool:
    return state.why_not(game.read(state, text)) is None


def codes(events: list[Event]) -> list[str]:
    return [event.code.removeprefix("tigris-") for event in events]


def one(events: list[Event], code: str) -> Facts:
    """The public facts of the only event with that code."""
    found = [event.public for event in events if event.code == f"tigris-{code}"]
    assert len(found) == 1, (code, [event.code for event in events])
    return found[0]


def points(state: Tigris, seat: int) -> dict[str, int]:
    """A seat's points, colours without any left out."""
    values = state.points[leader(seat, 0) : leader(seat + 1, 0)]
    return {COLOUR_NAMES[colour]: int(n) for colour, n in enumerate(values) if n}


def hand(state: Tigris, seat: int) -> dict[str, int]:
    values = state.hands[leader(seat, 0) : leader(seat + 1, 0)]
    return {COLOUR_NAMES[colour]: int(n) for colour, n in enumerate(values) if n}


def put_in_hand(state: Tigris, seat: int, tiles: list[int]) -> None:
    for colour, number in enumerate(tiles):
        state.hands[leader(seat, colour)] = number


def where(state: Tigris, seat: int, leader: str) -> str | None:
    """The square of a leader, None in front of the screen."""
    standing = cast(list[dict[str, dict[str, str]]], state.dump()["players"])[seat]["leaders"]
    assert leader in LEADER_NAMES
    return standing.get(leader)


def sign(state: Tigris, cell: str) -> str:
    """What is drawn on a square."""
    number = cell_number(cell)
    return cast(list[str], state.dump()["board"])[number // WIDTH][number % WIDTH]


def asked(state: Tigris) -> tuple[int | None, str]:
    """Who decides what."""
    return state.to_act, "" if state.ask is None else state.ask.code.removeprefix("tigris-")
