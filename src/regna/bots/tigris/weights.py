"""What a rule player of Tigris & Euphrates finds important: every number it weighs with.

All are in points of the weakest colour, unless they say otherwise. None is a
rule of the game; change them and measure.
"""

from __future__ import annotations

from typing import Final

# ---- looking ahead ------------------------------------------------------------------

HORIZON: Final = 5.0  # turns of income that are counted at most
DRAWN: Final = 2.3  # tiles that a turn takes out of the bag
SOFTNESS: Final = 1.6  # how far above the weakest a colour still matters, in points
WIN: Final = 100.0  # a game that ends now and is won, against a draw

# ---- income a turn --------------------------------------------------------------------

MONUMENT: Final = 0.85  # a monument and its leader: less than one, because it may be lost
LEADER: Final = 0.32  # tiles laid for a leader on the board
STAND_IN: Final = 0.14  # tiles laid for a king where no other leader has the colour
CROWDED: Final = 0.4  # of that, where no square beside the kingdom takes such a tile

# ---- what lies ready, in points at once -------------------------------------------------

SCORING_TILE: Final = 0.12  # a tile in the hand that a leader of its colour waits for
SCORING_TILES: Final = 3  # more of a colour than these are not laid soon
TILE: Final = 0.03  # any tile in the hand
TEMPLE: Final = 0.05  # and more for a temple, with which revolts are fought
CATASTROPHE: Final = 0.5  # one of the two that is not laid yet
WAITING_TREASURE: Final = 0.15  # a treasure in the kingdom of the trader, for the next one
SPENT: Final = 0.06  # a tile added to a conflict
USELESS_TILE: Final = 0.07  # a tile in the hand that nobody waits for, if it is swapped

# ---- conflicts ------------------------------------------------------------------------

REVOLT_FEAR: Final = 0.35  # how likely a revolt is that would succeed
WAR_FEAR: Final = 0.4  # how likely a rival begins a war that pays
WAR_HOPE: Final = 0.2  # how likely a war that pays can still be begun in the next turn

# ---- the others -------------------------------------------------------------------------

BEST_RIVAL: Final = 0.5  # what the strongest rival has, against what one has oneself
RIVALS: Final = 0.25  # and what the rivals have on average
