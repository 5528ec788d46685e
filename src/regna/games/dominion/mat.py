"""The cards of one seat: hand, deck, discard pile, cards in play, cards set aside.

Nothing here is random, nobody is told and nobody remembers: see state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.games.dominion import kinds
from regna.games.dominion.diary import Diary
from regna.games.dominion.layers import FIRST, IN_HAND
from regna.games.dominion.memory import Memory, no_memory


class Mat:
    """Everything a player has on the table and in hand, and what others remember of it."""

    def __init__(self, like: Mat | None = None, remembers: bool = True) -> None:
        """No cards at all, or like another."""
        self.hand: vec[i64] = like.hand[:] if like else kinds.no_cards()  # how many of each kind
        self.hand_size: i64 = like.hand_size if like else i64(0)
        # Kinds, the bottom card first; behind `deck_size` it means nothing.
        self.deck: vec[i64] = like.deck[: like.deck_size] if like else vec[i64]()
        self.deck_size: i64 = like.deck_size if like else i64(0)
        # So many on top of the deck are known to all.
        self.seen: i64 = like.seen if like else i64(0)
        # How many of each kind: its order never matters.
        self.discard: vec[i64] = like.discard[:] if like else kinds.no_cards()
        self.discard_size: i64 = like.discard_size if like else i64(0)
        # The kind that lies face up on the discard pile, -1 for none.
        self.top: i64 = like.top if like else i64(-1)
        # Kinds in the order played; behind `play_size` it means nothing.
        self.play: vec[i64] = like.play[: like.play_size] if like else vec[i64]()
        self.play_size: i64 = like.play_size if like else i64(0)
        # Kinds revealed or set aside, face up, in that order.
        self.aside: vec[i64] = like.aside[:] if like else vec[i64]()
        self.turns: i64 = like.turns if like else i64(0)  # begun so far (G23)
        self.diary: Diary = (
            Diary(no_memory()) if like is None else like.diary.copy() if remembers else like.diary
        )

    def memory(self) -> Memory:
        """What others remember of it."""
        return self.diary.memory()

    # ---- lists, for whoever wants to read them --------------------------------------

    def deck_cards(self) -> list[int]:
        """The deck, its bottom card first."""
        return [int(self.deck[place]) for place in range(self.deck_size)]

    def tops(self) -> list[int]:
        """The top cards everybody knows, as they lie: the top card last."""
        return [
            int(self.deck[place]) for place in range(self.deck_size - self.seen, self.deck_size)
        ]

    def play_cards(self) -> list[int]:
        """The cards in play in the order played."""
        return [int(self.play[place]) for place in range(self.play_size)]

    def owned(self) -> vec[i64]:
        """All cards in every zone, those held for a pending choice excepted (G23)."""
        counts = self.hand[:]
        discard, deck, play = self.discard, self.deck, self.play
        for kind in range(kinds.KINDS):
            counts[kind] += discard[kind]
        for place in range(self.deck_size):
            counts[deck[place]] += 1
        for place in range(self.play_size):
            counts[play[place]] += 1
        for kind in self.aside:
            counts[kind] += 1
        return counts

    def nth_of_hand(self, place: i64) -> i64:
        """The kind of a card of the hand, counted by kind."""
        kind: i64 = 0
        while place >= self.hand[kind]:
            place -= self.hand[kind]
            kind += 1
        return kind

    # ---- single cards and whole zones -------------------------------------------------

    def lay(self, kind: i64) -> None:
        """A card on top of the deck."""
        if self.deck_size < len(self.deck):
            self.deck[self.deck_size] = kind
        else:
            self.deck = append(self.deck, kind)
        self.deck_size += 1

    def put_in_play(self, kind: i64) -> None:
        if self.play_size < len(self.play):
            self.play[self.play_size] = kind
        else:
            self.play = append(self.play, kind)
        self.play_size += 1

    def take_from_play(self, kind: i64) -> bool:
        """The last played card of a kind leaves play, if there is one."""
        place = self.play_size - 1
        while place >= 0 and self.play[place] != kind:
            place -= 1
        if place < 0:
            return False
        self.play_size -= 1
        while place < self.play_size:
            self.play[place] = self.play[place + 1]
            place += 1
        return True

    def drop_hand(self) -> None:
        """The hand goes to the discard pile."""
        hand, discard = self.hand, self.discard
        self.discard_size += self.hand_size
        kind: i64 = 0
        while self.hand_size > 0:
            many = hand[kind]
            discard[kind] += many
            hand[kind] = 0
            self.hand_size -= many
            kind += 1

    def drop_play(self) -> None:
        """The cards in play go to the discard pile, the last played on top."""
        play, discard = self.play, self.discard
        for place in range(self.play_size):
            discard[play[place]] += 1
        if self.play_size > 0:
            self.top = play[self.play_size - 1]
        self.discard_size += self.play_size
        self.play_size = 0

    def gather(self) -> None:
        """The discard pile becomes the deck, by kind: to be shuffled."""
        while len(self.deck) < self.discard_size:
            self.deck = append(self.deck, 0)
        deck, discard = self.deck, self.discard
        place: i64 = 0
        kind: i64 = 0
        while place < self.discard_size:
            many = discard[kind]
            discard[kind] = 0
            while many > 0:
                deck[place] = kind
                place += 1
                many -= 1
            kind += 1
        self.deck_size = place
        self.discard_size = 0
        self.top = -1


def starting_mat() -> Mat:
    """The starting cards as a discard pile, which the first draw shuffles.

    Everybody knows these ten, and after the deal no more: five are in hand.
    """
    mat = Mat()
    for kind, many in ((kinds.COPPER, kinds.START_COPPERS), (kinds.ESTATE, kinds.START_ESTATES)):
        mat.discard[kind] = many
        mat.discard_size += many
        mat.memory().cells[FIRST + kind] = many
    mat.memory().cells[FIRST + IN_HAND] = kinds.HAND
    mat.memory().deck = kinds.START_COPPERS + kinds.START_ESTATES - kinds.HAND
    return mat
