"""The good player of The Two Heirs with a wider look, whose judgement a net corrects.

The net is made by `regna train` (docs/training.md).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from regna.bots.heirs.planner import Planner
from regna.bots.net import Net, read_net

NET: Final[Net] = read_net(Path(__file__).parent / "net.npz")
WIDTH: Final = 60

policy = Planner(WIDTH, NET)
