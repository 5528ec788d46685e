"""The good player of The Two Heirs."""

from __future__ import annotations

from typing import Final

from regna.bots.heirs.planner import Planner

WIDTH: Final = 24  # twice as many tables bring next to nothing

policy = Planner(WIDTH)
