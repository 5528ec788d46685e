"""The Two Heirs (Dva bratři, Dwóch następców): for two, or one against Henry.

board      geometry of the landscape        reserve    the royal ring (R, A)
tiles      the tiles and their file         resources  what one can build with (B3, B4)
moves      moves as ints                    turn       a turn (T, A, B)
state      everything on the table          units      moving units (C)
reasons    why a move is refused            siege      siege towers (WA1)
rulings    options                          roads      roads (D)
documents  positions; loader reads them     buildings  what buildings score (BL)
knowledge  what is hidden (S9)              scoring    the score sheet (P, H7)
invariants what always holds (I)            henry      the solo opponent (H)
notation   moves as text                    treasures  his treasures (H2, H4)
show       what a player sees               game       setup (S) and scripts
"""

from __future__ import annotations

from regna.games.heirs.game import TheTwoHeirs, game

__all__ = ["TheTwoHeirs", "game"]
