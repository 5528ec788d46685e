"""Players of The Two Heirs that plan a whole turn.

weights    what things are held to be worth       plan     the turn, searched deed by deed
prospects  what may still become of a tile        answer   what Henry will do (H)
ledger     what a landscape is worth              plain    the good player
standing   where units will stand at the end      quick    the same at a glance, for simulations
judge      what a table is worth to a seat
"""

from __future__ import annotations
