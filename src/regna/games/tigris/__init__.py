"""Tigris & Euphrates, for two to four players.

board, drawing        the squares, and a board as text
pieces, moves, codes  names and numbers of pieces, moves and messages
state                 what lies where
kingdoms, placement   regions, and where pieces may go
turn                  actions and the rest of a turn
revolt, war           conflicts; conflicts.py is what they share
monuments, treasures  what follows an action
scoring, invariants   results, and what is true of every position
knowledge, views      what a seat knows and sees
documents, pending    positions as documents
notation              moves as text
crowded               hard positions for the fuzzer
game                  all of it as one Game
"""

from __future__ import annotations

from regna.games.tigris.game import game

__all__ = ["game"]
