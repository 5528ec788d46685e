"""Raid, its state: the piles, and what every seat knows of them."""

from __future__ import annotations

from regna.core import Game, Rng, State
from tests.toys.raid.said import CARDS, COIN, DRAWS, PEEK, PLAYS, RAID, SHIELD, TWICE, names

OWNED = [COIN, COIN, COIN, TWICE, PEEK, RAID, SHIELD]
HAND = 3


class Raid(State):
    """Piles of cards, of which the last is on top; what is known of them; points."""

    def __init__(self, game: Game[Raid], seats: int, rng: Rng, options: dict[str, object]) -> None:
        super().__init__(game, seats, rng)
        self.options = options
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.topped = [False] * seats  # the owner knows the top card of the deck
        self.public: list[list[int]] = [[] for _ in range(seats)]  # of the hand, known to all
        self.points = [0] * seats
        self.turns = 0

    def copy(self) -> Raid:
        twin = Raid(self.game, self.seats, self.rng.copy(), self.options)
        twin.deck = [list(cards) for cards in self.deck]
        twin.hand = [list(cards) for cards in self.hand]
        twin.discard = [list(cards) for cards in self.discard]
        twin.topped = list(self.topped)
        twin.public = [list(cards) for cards in self.public]
        twin.points = list(self.points)
        twin.turns = self.turns
        self.copy_pending(twin)
        return twin

    def top(self, seat: int, drawn: list[int]) -> int:
        """Take the top card, which somebody will see; T6.

        Who counts the cards of an empty deck's owner knows the whole hand.
        """
        if not self.deck[seat]:
            self.public[seat] = sorted(self.hand[seat] + drawn)
            self.deck[seat], self.discard[seat] = self.discard[seat], []
            self.shuffle(self.deck[seat])
        self.look()
        self.topped[seat] = False
        return self.deck[seat].pop()

    def draw(self, seat: int) -> None:
        """A new hand."""
        cards: list[int] = []
        for _ in range(HAND):
            cards.append(self.top(seat, cards))
        self.hand[seat] = sorted(cards)
        self.tell(DRAWS, seat, HAND, names(cards))

    def spend(self, seat: int, card: int) -> None:
        """A card of the hand is played."""
        self.hand[seat].remove(card)
        self.discard[seat].append(card)
        if card in self.public[seat]:
            self.public[seat].remove(card)
        self.tell(PLAYS, seat, CARDS[card])
