"""Who plays better: matches between bots, on as many processes as there are cores.

schedule   who sits where, and from which seed   match     one game
crew       processes that play                   results   what is written down
rating     what the results say
"""

from __future__ import annotations

from regna.arena.match import Result, play
from regna.arena.rating import Rating, Standing, rate, standings
from regna.arena.schedule import Match, schedule

__all__ = ["Match", "Rating", "Result", "Standing", "play", "rate", "schedule", "standings"]
