"""Raid, its state: the piles, what every seat knows of them, and documents of both."""

from __future__ import annotations

from regna.core import BadPosition, Facts, Fields, Game, Rng, Score, ScoreLine, State
from regna.core.fields import choice_at

COIN, TWICE, PEEK, RAID, SHIELD = range(5)
END, KEEP, AWAY, SHOW, SUFFER, NONE = range(5, 11)
CARDS = ["coin", "twice", "peek", "raid", "shield"]
WORDS = [*CARDS, "end", "keep", "away", "show", "suffer", "none"]
OWNED = [COIN, COIN, COIN, TWICE, PEEK, RAID, SHIELD]
HAND = 3


def names(cards: list[int]) -> list[object]:
    return [CARDS[card] for card in cards]


class ToyState(State):
    """Piles of cards, of which the last is on top; what is known of them; points."""

    def __init__(self, game: Game, seats: int, rng: Rng, options: dict[str, object]) -> None:
        super().__init__(game, seats, rng)
        self.options = options
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.topped = [False] * seats  # the owner knows the top card of the deck
        self.public: list[list[int]] = [[] for _ in range(seats)]  # of the hand, known to all
        self.points = [0] * seats
        self.turns = 0

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
        cards: list[int] = []
        for _ in range(HAND):
            cards.append(self.top(seat, cards))
        self.hand[seat] = sorted(cards)
        if self.telling:
            self.report("draws", {"seat": seat, "many": HAND}, {seat: {"cards": names(cards)}})

    def spend(self, seat: int, card: int) -> None:
        """A card of the hand is played."""
        self.hand[seat].remove(card)
        self.discard[seat].append(card)
        if card in self.public[seat]:
            self.public[seat].remove(card)
        if self.telling:
            self.report("plays", {"seat": seat, "card": CARDS[card]})

    def effect(self, seat: int, card: int) -> None:
        """T1 to T5."""
        if card == COIN:
            self.points[seat] += 1
        elif card == TWICE:
            self.call_number(1, seat)
        elif card == PEEK:
            self.call_number(2, seat)
        elif card == RAID:
            for distance in range(self.seats - 1, 0, -1):
                self.call_number(3, (seat + distance) % self.seats)

    def copy(self) -> ToyState:
        twin = ToyState(self.game, self.seats, self.rng.copy(), self.options)
        twin.deck = [list(cards) for cards in self.deck]
        twin.hand = [list(cards) for cards in self.hand]
        twin.discard = [list(cards) for cards in self.discard]
        twin.topped = list(self.topped)
        twin.public = [list(cards) for cards in self.public]
        twin.points = list(self.points)
        twin.turns = self.turns
        self.copy_pending(twin)
        return twin

    def dump(self, seat: int | None = None) -> dict[str, object]:
        document = self.game.header(self, self.options)
        document["turns"] = self.turns
        document["players"] = [self.dump_player(owner, seat) for owner in range(self.seats)]
        document["pending"] = self.dump_pending()
        document["draws"] = int(self.draws)
        document["looks"] = int(self.looks)
        if seat is None:
            document["rng"] = self.rng.lanes()
        return document

    def dump_player(self, owner: int, seat: int | None) -> Facts:
        deck, hand = names(self.deck[owner]), names(self.hand[owner])
        if seat is not None:
            kept = 1 if self.topped[owner] and seat == owner else 0
            deck = [None] * (len(deck) - kept) + deck[len(deck) - kept :]
        if seat is not None and seat != owner:
            seen = names(self.public[owner])
            hand = [None] * (len(hand) - len(seen)) + seen
        return {
            "deck": deck,
            "hand": hand,
            "discard": names(self.discard[owner]),
            "topped": self.topped[owner],
            "public": names(self.public[owner]),
            "points": self.points[owner],
        }

    def determinize(self, seat: int, rng: Rng) -> ToyState:
        twin = self.copy()
        for owner in range(self.seats):
            kept = 1 if self.topped[owner] and seat == owner else 0
            deck = len(twin.deck[owner]) - kept
            unseen = twin.deck[owner][:deck]
            if seat != owner:
                unseen += twin.hand[owner]
                for card in twin.public[owner]:
                    unseen.remove(card)
            unseen.sort()
            mix(unseen, rng)
            twin.deck[owner][:deck] = unseen[:deck]
            if seat != owner:
                twin.hand[owner] = sorted(unseen[deck:] + twin.public[owner])
        twin.rng = rng.split()
        return twin

    def view(self, seat: int | None = None) -> dict[str, object]:
        players: list[Facts] = []
        for owner in range(self.seats):
            player: Facts = {
                "deck": len(self.deck[owner]),
                "hand": len(self.hand[owner]),
                "discard": names(self.discard[owner]),
                "public": names(self.public[owner]),
                "points": self.points[owner],
            }
            if seat == owner:
                player["cards"] = names(self.hand[owner])
                player["top"] = CARDS[self.deck[owner][-1]] if self.topped[owner] else None
            players.append(player)
        return {"turns": self.turns, "to_act": self.to_act, "players": players}

    def scores(self) -> list[Score]:
        return [
            Score(seat, coins, (coins, -len(self.deck[seat])), [ScoreLine("T1", "table", coins)])
            for seat, coins in enumerate(self.points)
        ]

    def faults(self) -> list[str]:
        wrong: list[str] = []
        for seat in range(self.seats):
            cards = self.deck[seat] + self.hand[seat] + self.discard[seat]
            if sorted(cards) != OWNED:
                wrong.append(f"T6: seat {seat} has the cards {sorted(cards)}")
            if any(self.public[seat].count(c) > self.hand[seat].count(c) for c in OWNED):
                wrong.append(f"T4: seat {seat} has shown what it does not hold")
        return wrong


def load_player(state: ToyState, owner: int, fields: Fields, rng: Rng) -> None:
    """One seat's piles, the unknown cards filled in."""
    piles: dict[str, list[int]] = {}
    for name in ("deck", "hand", "discard", "public"):
        items, path = fields.items(name, []), fields.at(name)
        piles[name] = [
            -1 if item is None else CARDS.index(choice_at(item, path, CARDS, BadPosition))
            for item in items
        ]
    public = piles.pop("public")
    unseen = list(OWNED)
    for pile in piles.values():
        for card in pile:
            if card in unseen:
                unseen.remove(card)
            elif card >= 0:
                raise BadPosition(fields.path, "only cards that a seat owns", CARDS[card])
    mix(unseen, rng)
    for pile in piles.values():
        for place, card in enumerate(pile):
            if card < 0:
                pile[place] = unseen.pop(0)
    state.deck[owner] = piles["deck"]
    state.hand[owner] = sorted(piles["hand"])
    state.discard[owner] = piles["discard"]
    state.topped[owner] = fields.flag("topped", False)
    state.public[owner] = sorted(public)
    state.points[owner] = fields.number("points", 0, 10**6, 0)
    fields.done()


def mix(cards: list[int], rng: Rng) -> None:
    """Shuffle outside the game: for fills."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
