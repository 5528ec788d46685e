"""Raid: a small card game with everything that makes hidden information hard.

Each seat owns seven cards: deck, hand, discard pile. On a turn one plays any
cards of the hand and ends; the hand is discarded and three cards are drawn.

T1  coin    one point
T2  twice   play a card of the hand twice
T3  peek    look at the top card of one's deck; leave it there or discard it
T4  raid    every other seat shows a shield, or discards the top card of its deck
T5  shield  answers a raid; played, it does nothing
T6  a drawing seat without a deck shuffles its discard pile
T7  after the agreed number of rounds the most points win, then fewer cards in the deck
"""

from __future__ import annotations

from tests.toys.raid.game import RaidGame, game

__all__ = ["RaidGame", "game"]
