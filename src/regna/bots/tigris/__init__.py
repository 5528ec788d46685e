"""A rule player of Tigris & Euphrates: conflict arithmetic and income.

weights                what it finds important
sight                  what its seat knows of unseen tiles
value, threats         what a position is worth; how safe leaders are
outcomes, shapes       what comes of a move, conflicts by their odds
candidates, swaps      actions that deserve a thought
plan                   two actions ahead
plain, quick           all of it as a policy; the same without the second action
"""

from __future__ import annotations

from regna.bots.tigris.plain import policy

__all__ = ["policy"]
