"""Players of The Two Heirs that plan a whole turn.

weights    what things are held to be worth     plan     a turn, searched deed by deed
prospects  what may still become of a tile      planner  the player that makes the plans
ledger     what a landscape is worth            plain    the good one
standing   where units will stand at the end    quick    one with a narrow look, for simulations
judge      what a table is worth to a seat      learned  the good one with a net
answer     what Henry will do (H)               levels   those who sit at tables
features   what a net is shown of a table       alike    what it says of many that differ little
"""

from __future__ import annotations
