"""The cards of one seat: hand, deck, discard pile, cards in play, cards set aside.

Nothing here is random and nobody is told: see state.py for drawing and
shuffling. Every move of a card also says what others may remember of it.
"""

from __future__ import annotations

from regna.games.dominion.kinds import KINDS, no_cards
from regna.games.dominion.knowledge import Memory, no_memory


class Mat:
    """Everything a player has on the table and in hand."""

    hand: list[int]  # how many of each kind
    hand_size: int
    deck: list[int]  # kinds, the top card last
    discard: list[int]  # how many of each kind: its order never matters
    discard_size: int
    top: int  # the kind that lies face up on the discard pile, -1 for none
    play: list[int]  # kinds in the order played
    aside: list[int]  # kinds revealed or set aside, face up, in that order
    turns: int  # begun so far (G23)
    memory: Memory

    def __init__(
        self, hand: list[int], deck: list[int], discard: list[int], memory: Memory
    ) -> None:
        self.hand = hand
        self.hand_size = 0
        self.deck = deck
        self.discard = discard
        self.discard_size = 0
        self.top = -1
        self.play = []
        self.aside = []
        self.turns = 0
        self.memory = memory

    def copy(self) -> Mat:
        twin = Mat(self.hand[:], self.deck[:], self.discard[:], self.memory.copy())
        twin.hand_size = self.hand_size
        twin.discard_size = self.discard_size
        twin.top = self.top
        if self.play:
            twin.play = self.play[:]
        if self.aside:
            twin.aside = self.aside[:]
        twin.turns = self.turns
        return twin

    def owned(self) -> list[int]:
        """All cards in every zone, those held for a pending choice excepted (G23)."""
        counts = no_cards()
        for kind in range(KINDS):
            counts[kind] = self.hand[kind] + self.discard[kind]
        for kind in self.deck:
            counts[kind] += 1
        for kind in self.play:
            counts[kind] += 1
        for kind in self.aside:
            counts[kind] += 1
        return counts

    # ---- hand ----------------------------------------------------------------------

    def leave_hand(self, kind: int) -> None:
        """A card leaves the hand for where all can see it."""
        self.hand[kind] -= 1
        self.hand_size -= 1
        self.memory.leave_hand(kind)

    def join_hand(self, kind: int) -> None:
        """A card all have seen goes to the hand."""
        self.hand[kind] += 1
        self.hand_size += 1
        self.memory.hand[kind] += 1

    def play_card(self, kind: int) -> None:
        self.leave_hand(kind)
        self.play.append(kind)

    # ---- deck ----------------------------------------------------------------------

    def draw_top(self) -> int:
        """The top card of a deck that has one, into the hand."""
        kind = self.deck.pop()
        self.hand[kind] += 1
        self.hand_size += 1
        self.memory.draw(kind)
        return kind

    def show_top(self) -> int:
        """The top card of a deck that has one, face up beside it."""
        kind = self.deck.pop()
        self.aside.append(kind)
        self.memory.show_top(kind)
        return kind

    def put_on_deck(self, kind: int) -> None:
        """A card all have seen goes on top of the deck (G21)."""
        self.deck.append(kind)
        self.memory.top += 1

    def known_tops(self) -> list[int]:
        """The top cards everybody knows, as they lie: the top card last."""
        return self.deck[len(self.deck) - self.memory.top :]

    # ---- discard pile --------------------------------------------------------------

    def put_on_discard(self, kind: int) -> None:
        """A card goes face up on the discard pile."""
        self.discard[kind] += 1
        self.discard_size += 1
        self.top = kind
        self.memory.discard[kind] += 1

    def discard_aside(self) -> None:
        """All cards set aside go to the discard pile, the first one first."""
        for kind in self.aside:
            self.put_on_discard(kind)
        self.aside = []

    def discard_hand(self, shown: int) -> None:
        """The hand goes to the discard pile face down; `shown`, if not -1, ends on top."""
        if shown >= 0:
            self.leave_hand(shown)
        self.memory.discard_hand()
        for kind in range(KINDS):
            many = self.hand[kind]
            if many > 0:
                self.discard[kind] += many
                self.hand[kind] = 0
        self.discard_size += self.hand_size
        self.hand_size = 0
        if shown >= 0:
            self.put_on_discard(shown)

    def discard_play(self) -> None:
        """The cards in play go to the discard pile, the last played on top."""
        for kind in self.play:
            self.put_on_discard(kind)
        self.play = []

    def flip_deck(self) -> int:
        """The deck is turned over onto the discard pile; the former bottom card shows.

        The bottom card is unseen unless the whole deck is known.
        """
        tops = self.known_tops()
        for kind in self.deck:
            self.discard[kind] += 1
        self.discard_size += len(self.deck)
        self.top = self.deck[0]
        if len(tops) < len(self.deck):
            self.memory.show_bottom(self.top)
        self.memory.flip(tops)
        self.deck = []
        return self.top


def empty_mat() -> Mat:
    """The mat of a seat that has no cards."""
    return Mat(no_cards(), [], no_cards(), no_memory())
