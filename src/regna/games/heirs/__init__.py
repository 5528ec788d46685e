"""The Two Heirs (Dva bratři, Dwóch następców): for two, or one against Henry.

game       what the program knows of it     setup      setup (S)
options    what can be chosen before        turn       a turn (T)
said       everything the game says         deed       what can be done in it
moves      moves, as numbers and as text    reserve    the royal ring (R, A)
state      everything on the table          resources  what one can build with (B3, B4)
frames     what scripts remember            laying     playing tiles (B)
row        short rows in one word           units      moving units (C)
board      geometry of the landscape        siege      siege towers (WA1)
tiles      the tiles and their file         roads      roads (D)
view       what a player sees               buildings  what buildings score (BL)
positions  positions as documents           scoring    the score sheet (P, H7)
knowledge  what is hidden (S9)              henry      the solo opponent (H)
invariants what always holds (I)            treasures  his treasures (H2, H4)
trial      what tests need
"""

from __future__ import annotations

from regna.games.heirs.game import TheTwoHeirs, game

__all__ = ["TheTwoHeirs", "game"]
