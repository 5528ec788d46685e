"""One running game: seats, moves, undo, clocks, log, fairness. No network, no database.

settings   how a table plays        chair     who sits where
fairness   whose luck it is         clock     whose time runs
line       the moves that stand     table     the whole, as head and log
entry      what an entry is         entries   what can happen
sitting    who comes and goes       choice    several things at once
sight      what a seat is told      told      what it is told of an entry
seating    acts about chairs        acts      acts in the game
pleas      taking back by consent
record     a game as a file         denied    what a table refuses
decisions  what was decided, and by what knowledge
story      how the points stood after every move
"""

from __future__ import annotations

from regna.table import acts, fairness, pleas, seating
from regna.table.decisions import Decision, decisions
from regna.table.denied import Denied
from regna.table.entries import Change
from regna.table.record import record, replay, verify
from regna.table.settings import Settings, read_settings
from regna.table.sight import log, moment, past, sight
from regna.table.story import Standing, story
from regna.table.table import OtherRules, Table, load

__all__ = [
    "Change",
    "Decision",
    "Denied",
    "OtherRules",
    "Settings",
    "Standing",
    "Table",
    "acts",
    "decisions",
    "fairness",
    "load",
    "log",
    "moment",
    "past",
    "pleas",
    "read_settings",
    "record",
    "replay",
    "seating",
    "sight",
    "story",
    "verify",
]
