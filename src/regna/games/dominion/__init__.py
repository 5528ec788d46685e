"""Dominion, base game, first edition: two to four players.

kinds      the cards' facts            turn       actions, buys, clean-up (G)
cards      the cards as scripts (D)    effects    what cards do
choices    what cards ask              spying     Library, Spy, Thief
choice     what all questions share    reasons    why a move is refused
moves      moves as ints               notation   moves as text
state      a game in progress          piles      one seat's cards
knowledge  what everybody remembers    filling    what a seat does not know
setup      options and the deal        scoring    points
documents  positions                   players    one player of a position
pending    running scripts checked     faults     what always holds
views      what a player sees          codes      all the game can say
older      what older programs wrote
"""

from __future__ import annotations

from regna.games.dominion.game import DominionGame, game

__all__ = ["DominionGame", "game"]
