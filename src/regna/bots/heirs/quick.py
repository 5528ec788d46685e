"""The player of The Two Heirs for simulations: the same with a narrow look."""

from __future__ import annotations

from typing import Final

from regna.bots.heirs.planner import Planner

WIDTH: Final = 2

policy = Planner(WIDTH)
