"""The levels of Tigris & Euphrates: one action ahead, two, one by a learned judgement, a round."""

from __future__ import annotations

from typing import Final

from regna.bots.base import Bot
from regna.bots.levels import Warm
from regna.bots.rollout import NO_END
from regna.bots.seated import Seated
from regna.bots.tigris.learned import policy as learned
from regna.bots.tigris.learned import quick as learned_quick
from regna.bots.tigris.plain import Plain
from regna.bots.tigris.rounds import Rounds

AHEAD: Final = 24.0  # a net's points ahead that leave no doubt,
THUMB: Final = 10.0  # and those of the rules of thumb, which see less far
QUICK: Final = Plain(0)
USUAL: Final = Plain(6)

bots: Final[dict[str, Bot]] = {
    "level-1": Warm(QUICK, 48, THUMB, most=6, turns=0, temperature=0.2),
    "level-2": Warm(QUICK, 16, THUMB, most=2, turns=0, temperature=0.025),
    "level-3": Seated(USUAL),
    "level-4": Seated(learned_quick),
    "level-5": Rounds(learned, learned_quick, QUICK, 48, AHEAD, most=6),
    "deep": Rounds(learned, learned_quick, QUICK, NO_END, AHEAD, most=10),
}
