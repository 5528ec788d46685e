"""The rule player with the judgement that it learned from its own games.

The net is made by `regna train` (docs/training.md). What it says is in points so that the
rules of thumb need no other weight: 12 for a win, and up to 12 for points ahead of the
best rival.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from regna.bots.net import read_net
from regna.bots.tigris.plain import Plain

NET: Final = read_net(Path(__file__).parent / "net.npz")

policy: Final = Plain(6).taught(NET)
quick: Final = Plain(0).taught(NET)  # for simulations
