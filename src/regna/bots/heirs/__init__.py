"""Players of The Two Heirs that plan a whole turn.

weights    what things are held to be worth     plan     a turn, searched deed by deed
prospects  what may still become of a tile      planner  the player that makes the plans
ledger     what a landscape is worth            plain    the good one
standing   where units will stand at the end    quick    one with a narrow look, for simulations
judge      what a table is worth to a seat
answer     what Henry will do (H)
"""

from __future__ import annotations
