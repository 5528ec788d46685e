"""The Two Heirs (Dva bratři, Dwóch następców): for two, or one against Henry.

game       the game and its setup (S)    turn       a turn (T)
options    what can be chosen before     deed       what can be done in it
said       everything the game says      reserve    the royal ring (R, A)
moves      moves, as numbers and as text resources  what one can build with (B3, B4)
state      everything on the table       laying     playing tiles (B)
frames     what scripts remember         units      moving units (C)
row        short rows in one word        siege      siege towers (WA1)
board      geometry of the landscape     roads      roads (D)
tiles      the tiles and their file      buildings  what buildings score (BL)
view       what a player sees            scoring    the score sheet (P, H7)
positions  positions as documents        henry      the solo opponent (H)
knowledge  what is hidden (S9)           treasures  his treasures (H2, H4)
invariants what always holds (I)
trial      what tests need
"""

from __future__ import annotations

from regna.games.heirs.game import TheTwoHeirs, game

__all__ = ["TheTwoHeirs", "game"]
