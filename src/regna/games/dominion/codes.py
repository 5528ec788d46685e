"""Everything the game can say, with the facts that come with it: what catalogues must have.

Facts in brackets below reach only one seat: `cards` of a draw, of cards
discarded face down and of the clean-up, and all facts of an ask.
"""

from __future__ import annotations

from typing import Final

ASKS: Final[dict[str, list[str]]] = {
    "dominion-action": ["seat", "actions", "buys", "coins"],
    "dominion-buy": ["seat", "buys", "coins", "cards"],  # cards: Treasures in hand
    "dominion-react": ["seat", "attacker", "card"],
    "dominion-cellar": ["seat", "count", "cards", "left"],  # chosen so far; left: at most
    "dominion-chapel": ["seat", "count", "cards", "left"],
    "dominion-militia": ["seat", "count", "cards", "left"],  # count: still to discard
    "dominion-bureaucrat": ["seat"],
    "dominion-chancellor": ["seat"],
    "dominion-library": ["seat", "card", "count"],  # count: cards in hand with this one
    "dominion-mine": ["seat"],
    "dominion-moneylender": ["seat"],
    "dominion-remodel": ["seat"],
    "dominion-take": ["seat", "card", "limit"],  # card: the one that lets gain
    "dominion-throne-room": ["seat"],
    "dominion-spy": ["seat", "victim", "card"],
    "dominion-thief": ["seat", "victim", "cards"],
    "dominion-thief-gain": ["seat", "cards"],
}

REFUSALS: Final[dict[str, list[str]]] = {
    "dominion-not-now": ["verb"],
    "dominion-not-in-hand": ["card"],
    "dominion-not-playable": ["card"],
    "dominion-treasure-early": [],
    "dominion-treasure-late": [],
    "dominion-action-late": ["card"],
    "dominion-buy-early": ["card"],
    "dominion-no-treasures": [],
    "dominion-no-pile": ["card"],
    "dominion-pile-empty": ["card"],
    "dominion-too-expensive": ["card", "cost", "coins"],
    "dominion-over-limit": ["card", "cost", "limit"],
    "dominion-must-gain": [],
    "dominion-must-discard": ["count"],
    "dominion-out-of-order": ["card"],
    "dominion-no-moat": [],
    "dominion-not-action": ["card"],
    "dominion-must-play": [],
    "dominion-not-treasure": ["card"],
    "dominion-must-trash-treasure": [],
    "dominion-take-treasure": ["card"],
    "dominion-not-copper": ["card"],
    "dominion-must-trash-copper": [],
    "dominion-must-trash": [],
    "dominion-not-victory": ["card"],
    "dominion-has-victory": [],
    "dominion-keep-only": [],
    "dominion-not-revealed": ["card"],
    "dominion-not-stolen": ["card"],
}

EVENTS: Final[dict[str, list[str]]] = {
    "dominion-turn": ["seat", "count"],  # count: the seat's turns with this one
    "dominion-play": ["seat", "card", "actions"],
    "dominion-throne": ["seat", "card", "count"],  # count: first or second play
    "dominion-throne-none": ["seat"],
    "dominion-left": ["seat", "actions", "buys", "coins"],
    "dominion-pay": ["seat", "cards", "coins"],
    "dominion-bought": ["seat", "card", "cost", "coins", "buys"],
    "dominion-gain": ["seat", "card"],
    "dominion-gain-hand": ["seat", "card"],
    "dominion-gain-deck": ["seat", "card"],
    "dominion-gain-trash": ["seat", "card"],
    "dominion-pile-out": ["card"],
    "dominion-none-left": ["card"],
    "dominion-take-none": ["seat", "limit"],
    "dominion-draw": ["seat", "count", "cards"],
    "dominion-shuffle": ["seat", "count"],
    "dominion-trash": ["seat", "card"],
    "dominion-trash-none": ["seat", "card"],  # card: the one played
    "dominion-discard": ["seat", "cards"],
    "dominion-discard-some": ["seat", "count", "card", "cards"],  # card: the one on top
    "dominion-clean-up": ["seat", "count", "card", "cards"],
    "dominion-show": ["seat", "cards"],
    "dominion-show-hand": ["seat", "cards"],
    "dominion-no-deck": ["seat"],
    "dominion-to-hand": ["seat", "cards"],
    "dominion-set-aside": ["seat", "card"],
    "dominion-put-back": ["seat", "card"],
    "dominion-topdeck": ["seat", "card"],
    "dominion-flip": ["seat", "count", "card"],
    "dominion-moat": ["seat", "card"],
    "dominion-no-reaction": ["seat"],
    "dominion-over-provinces": ["card"],
    "dominion-over-piles": ["cards"],
    "dominion-over-turns": ["count"],
}

PRIVATE: Final = {"dominion-draw", "dominion-discard-some", "dominion-clean-up"}  # their `cards`
