"""What is agreed before the game (rules 39, 55, 62, 65, 66)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import BadOption, Option
from regna.games.tigris.board import CHARTS, Chart

RANDOM_SEAT: Final = -1

OPTIONS: Final = [
    Option("board", "choice", "standard", tuple(CHARTS), rule="66"),
    Option("english_variant", "flag", False, rule="39"),
    Option("open_scoring", "flag", False, rule="55"),
    Option("stall_turns", "number", 10, low=0, high=1000, rule="62"),
    Option("first", "number", RANDOM_SEAT, low=RANDOM_SEAT, high=3, rule="65"),
]


class Variant:
    """Checked options in the shape the rules want; nothing changes it, so copies share it."""

    options: dict[str, object]
    chart: Chart
    english: bool
    open_scoring: bool
    stall_turns: i64

    def __init__(self, options: dict[str, object]) -> None:
        self.options = options
        self.chart = CHARTS[str(options["board"])]
        self.english = options["english_variant"] is True
        self.open_scoring = options["open_scoring"] is True
        stall = options["stall_turns"]
        self.stall_turns = stall if isinstance(stall, int) else 0


def first_seat(options: dict[str, object], seats: int) -> int:
    """The option `first`, which must be a seat of this game."""
    first = options["first"]
    assert isinstance(first, int)
    if first >= seats:
        raise BadOption("first", f"a seat from 0 to {seats - 1}, or -1 for any", first)
    return first
