"""Players of Tigris & Euphrates: conflict arithmetic and income, and a judgement learned from play.

weights                what it finds important
sight                  what its seat knows of unseen tiles
value, threats         what a position is worth; how safe leaders are
outcomes, shapes       what comes of a move, conflicts by their odds
candidates, swaps      actions that deserve a thought
plan                   two actions ahead
plain, quick           all of it as a policy; the same without the second action
features, patterns     what a net is shown of a position
judge, learned         the net corrects what a position is worth; the policies that have it
rounds, levels         lines of a turn played on for a round; the players at tables
"""

from __future__ import annotations

from regna.bots.tigris.plain import policy

__all__ = ["policy"]
