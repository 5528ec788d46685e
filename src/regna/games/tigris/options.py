"""What is agreed before the game (rules 39, 55, 62, 65, 66)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import RANDOM, Option, first_option
from regna.games.tigris.board import CHARTS

OPTIONS: Final = [
    Option("board", "choice", "standard", tuple(CHARTS), rule="66"),
    Option("english_variant", "flag", False, rule="39"),
    Option("open_scoring", "flag", False, rule="55"),
    Option("stall_turns", "number", 10, low=0, high=1000, rule="62"),
    first_option(4, "65", once=((-1, RANDOM),)),
]


class Variant:
    """Checked options in the shape the rules want; nothing changes it, so copies share it."""

    def __init__(self, options: dict[str, object]) -> None:
        self.options = options
        self.chart = CHARTS[str(options["board"])]
        self.english = options["english_variant"] is True
        self.open_scoring = options["open_scoring"] is True
        stall = options["stall_turns"]
        self.stall_turns: i64 = stall if isinstance(stall, int) else 0
