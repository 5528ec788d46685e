"""The levels of The Two Heirs: wider plans, a net's judgement, and turns tried out with it."""

from __future__ import annotations

from typing import Final

from regna.bots.base import Bot
from regna.bots.heirs import learned, plain, quick
from regna.bots.heirs.learned import NET
from regna.bots.heirs.planner import Planner
from regna.bots.levels import Warm
from regna.bots.rollout import NO_END, Rollout
from regna.bots.seated import Seated

AHEAD: Final = 25.0  # points that leave no doubt
NARROW: Final = Planner(1)
SWIFT: Final = Planner(2, NET, 24)  # answers in what is tried out
TRUST: Final = 0.5  # in what the net says at once: tiles that are drawn matter only turns later

bots: Final[dict[str, Bot]] = {
    "level-1": Warm(NARROW, 24, AHEAD, most=8, turns=0, temperature=0.12),
    "level-2": Seated(quick.policy),
    "level-3": Seated(plain.policy),
    "level-4": Seated(Planner(plain.WIDTH, NET, 24)),
    "level-5": Rollout(learned.policy, SWIFT, 32, AHEAD, most=4, turns=1, trust=TRUST),
    "deep": Rollout(learned.policy, SWIFT, NO_END, AHEAD, most=12, turns=2, trust=TRUST),
}
