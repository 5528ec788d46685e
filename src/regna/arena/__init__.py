"""Who plays better: matches between bots, on as many processes as there are cores or nodes.

schedule   who sits where, and from which seed   match     one game
contest    who plays whom, for how long          results   what is written down
crew       processes that play                   cluster   nodes of a Ray cluster that play
rating     what the results say
"""

from __future__ import annotations

from regna.arena.contest import Contest, Course
from regna.arena.match import BotFailed, Result, play
from regna.arena.rating import Rating, Standing, rate, standings
from regna.arena.schedule import Match, Terms, schedule

__all__ = [
    "BotFailed",
    "Contest",
    "Course",
    "Match",
    "Rating",
    "Result",
    "Standing",
    "Terms",
    "play",
    "rate",
    "schedule",
    "standings",
]
