"""Tigris & Euphrates, for two to four players.

board, pieces             the squares, and what is in the box
options, moves, said      what is agreed, what can be done, what is said
state                     what lies where
kingdoms                  regions with leaders
turn                      actions and the rest of a turn; steps.py is what questions share
actions                   what a seat can do, and why it may be refused
openings, blocks          the same as sets, for listing all actions
revolt, war               conflicts; conflicts.py is what they share
monuments, treasures      what follows an action
scoring, invariants       results, and what is true of every position
knowledge, view           what a seat knows and sees
positions                 as documents, written and read
trial                     hard positions for tests and the fuzzer
game                      all of it as one Game
"""

from __future__ import annotations

from regna.games.tigris.game import game

__all__ = ["game"]
