"""Dominion, base game, first edition: two to four players.

game       the contract               options    what is chosen, and the deal
kinds      the cards' facts           cards      the cards as scripts (D)
frames     what scripts remember      memory     what everybody remembers
turn       actions, buys, clean-up    effects    what cards do
choices    what cards ask             spying     Library, Spy, Thief
question   what all questions share   moves      the verbs
said       all the game can say       scoring    points
state      a game in progress         mat        one seat's cards
view       what a player sees         knowledge  what a seat does not know
positions  documents, both ways       invariants what always holds
layers     which cards can be where   diary      what everybody sees
trial      what tests need to know
"""

from __future__ import annotations

from regna.games.dominion.game import DominionGame, game

__all__ = ["DominionGame", "game"]
