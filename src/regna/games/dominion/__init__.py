"""Dominion, base game, first edition: two to four players.

game       the contract               options    what is chosen, and the deal
kinds      the cards' facts           kingdom    which of them are played with
cards      the cards as scripts (D)   frames     what running scripts remember
turn       actions, buys, clean-up    effects    what cards do
choices    what cards ask             spying     Library, Spy, Thief
question   what all questions share   moves      the verbs
said       all the game can say       scoring    points
state      a game in progress         mat        one seat's cards
memory     what everybody remembers   knowledge  what a seat does not know
view       what a player sees         positions  documents, written and read
invariants what always holds          trial      what tests need to know
older      what older programs wrote
"""

from __future__ import annotations

from regna.games.dominion.game import DominionGame, game

__all__ = ["DominionGame", "game"]
