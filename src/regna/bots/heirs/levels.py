"""The levels of The Two Heirs: wider plans, a net's judgement, and turns tried out with it."""

from __future__ import annotations

from typing import Final

from regna.bots.base import Bot
from regna.bots.heirs import plain, quick
from regna.bots.heirs.learned import NET
from regna.bots.heirs.planner import Planner
from regna.bots.levels import Warm
from regna.bots.rollout import NO_END, Rollout
from regna.bots.seated import Seated

AHEAD: Final = 25.0  # points that leave no doubt
NARROW: Final = Planner(1)
WIDE: Final = Planner(240, NET, 400)  # costs little where it plans but once a turn
REPLY: Final = Planner(8, NET, 48)  # plays on in what is tried out: poor replies mislead
TRUST: Final = 0.4  # in what the net says before each of those turns

bots: Final[dict[str, Bot]] = {
    "level-1": Warm(NARROW, 24, AHEAD, most=8, turns=0, temperature=0.12),
    "level-2": Seated(quick.policy),
    "level-3": Seated(plain.policy),
    "level-4": Seated(Planner(plain.WIDTH, NET, 36)),
    "level-5": Rollout(WIDE, REPLY, 32, AHEAD, most=8, turns=2, trust=TRUST),
    "deep": Rollout(WIDE, REPLY, NO_END, AHEAD, most=16, turns=2, trust=TRUST),
}
