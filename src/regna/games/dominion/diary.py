"""What all see happen to a seat's cards: noted at once, thought through when somebody asks.

Most games are played without anybody asking what others know after each move,
and to note that a card was drawn costs a tenth of working out what it tells.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from regna.games.dominion.memory import Memory

DRAW: Final[int] = -1
SHUFFLE: Final[int] = -2
DISCARD_HAND: Final[int] = -3
JOIN_PILE: Final[int] = 100  # and the kind; a kind by itself leaves the hand
LONG: Final[int] = 2000  # notes, of more than a hundred turns


class Diary:
    """Notes of what everybody saw, and the memory they are for."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.notes = vec[i16]()

    def copy(self) -> Diary:
        return Diary(self.memory().copy())

    def memory(self) -> Memory:
        """What everybody remembers now."""
        if len(self.notes) > 0:
            self._think()
        return self._memory

    def draw(self) -> None:
        self._note(DRAW)

    def shuffle(self) -> None:
        self._note(SHUFFLE)

    def discard_hand(self) -> None:
        self._note(DISCARD_HAND)

    def leave_hand(self, kind: i64) -> None:
        self._note(kind)

    def join_pile(self, kind: i64) -> None:
        self._note(JOIN_PILE + kind)

    def _note(self, what: i64) -> None:
        note: int = what
        self.notes = append(self.notes, note)
        if len(self.notes) > LONG:
            self._think()

    def _think(self) -> None:
        notes, memory = self.notes, self._memory
        self.notes = vec[i16]()
        for note in notes:
            what: int = note
            if what >= JOIN_PILE:
                memory.join_pile(what - JOIN_PILE)
            elif what >= 0:
                memory.leave_hand(what)
            elif what == DRAW:
                memory.draw()
            elif what == SHUFFLE:
                memory.shuffle()
            else:
                memory.discard_hand()
