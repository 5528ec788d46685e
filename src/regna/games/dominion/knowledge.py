"""What everybody with perfect memory knows about one seat's hidden cards.

The cards a seat owns are public, and so are the sizes of its zones; only the
split into hand, deck and discard pile is not. Everything that tells others
something about the split is shown to all of them alike (a reveal, a gain, a
card put back), so that one memory per seat serves all the other seats.

Known for certain: `hand` (shown or taken openly and still there), `discard`
(seen going there), and the `top` cards of the deck (put or left there openly).
All other cards are *unseen*, and so are as many *places*. Which unseen cards
can be in which places is told by layers: a place of layer i holds an unseen
card of layer i or lower.

- A shuffle (G20) opens a layer: cards known to be in the discard pile are now
  in the new deck, and not among cards held in hand since before the shuffle.
- A secret choice from the hand opens a layer: cards known to be in hand are
  now in hand or among the chosen, and still not in the deck.
- A duty left undone opens one: who had to trash a Copper (first edition, no
  "may") and did not, has none among the unseen cards of the hand; those kinds
  move to a layer of their own, above the hand's places.
- If nothing is held back at a shuffle, all layers fall into one again.

When a card comes to light and could have been in places of several layers,
the strictest such place and the youngest such copy are struck out. Whatever
was possible stays possible, so that the truth is always among the fills.
"""

from __future__ import annotations

from regna.core import BadPosition, Rng
from regna.games.dominion.kinds import KINDS, listed, no_cards, total


class Memory:
    """The public's knowledge of one seat's hand, deck and discard pile."""

    hand: list[int]
    discard: list[int]
    top: int
    layers: list[list[int]]  # unseen cards, by layer
    hand_places: list[int]  # places for unseen cards, by layer
    held_places: list[int]
    pile_places: list[int]
    deck_places: int  # all of one layer: a deck comes from one shuffle
    deck_layer: int

    def __init__(self, hand: list[int], discard: list[int], layers: list[list[int]]) -> None:
        self.hand = hand
        self.discard = discard
        self.top = 0
        self.layers = layers
        self.hand_places = [0]
        self.held_places = [0]
        self.pile_places = [0]
        self.deck_places = 0
        self.deck_layer = 0

    def copy(self) -> Memory:
        twin = Memory(self.hand[:], self.discard[:], [layer[:] for layer in self.layers])
        twin.top = self.top
        twin.hand_places = self.hand_places[:]
        twin.held_places = self.held_places[:]
        twin.pile_places = self.pile_places[:]
        twin.deck_places = self.deck_places
        twin.deck_layer = self.deck_layer
        return twin

    def unseen(self) -> list[int]:
        """All cards whose place is not known for certain."""
        counts = no_cards()
        for layer in self.layers:
            for kind in range(KINDS):
                counts[kind] += layer[kind]
        return counts

    # ---- cards move ------------------------------------------------------------

    def draw(self, kind: int) -> None:
        """The top card goes to the hand, face down."""
        if self.top > 0:
            self.top -= 1
            self.hand[kind] += 1
        else:
            self.deck_places -= 1
            self.hand_places[self.deck_layer] += 1
            if self.deck_places == 0:
                self.tidy()

    def draw_to_look(self, kind: int) -> None:
        """The top card is drawn and held apart from the hand, face down."""
        if self.top > 0:
            self.top -= 1
            card = no_cards()
            card[kind] = 1
            self._open(card)
            self.held_places[-1] += 1
        else:
            self.deck_places -= 1
            self.held_places[self.deck_layer] += 1

    def keep_held(self) -> None:
        """The held card goes to the hand, face down."""
        for layer, many in enumerate(self.held_places):
            self.hand_places[layer] += many
            self.held_places[layer] = 0
        self.tidy()

    def choose(self) -> None:
        """A card of the hand is chosen secretly and held."""
        if total(self.hand) > 0 or occupied(self.hand_places) > 1:
            self._open(self.hand)
            self.hand_places[-1] = total(self.hand_places) + total(self.hand)
            for layer in range(len(self.layers) - 1):
                self.hand_places[layer] = 0
            self.hand = no_cards()
        for layer, many in enumerate(self.hand_places):
            if many > 0:
                self.hand_places[layer] -= 1
                self.held_places[layer] += 1
                break
        self.tidy()

    def discard_held(self) -> None:
        """The held cards go to the discard pile, face down."""
        for layer, many in enumerate(self.held_places):
            self.pile_places[layer] += many
            self.held_places[layer] = 0
        self.tidy()

    def discard_hand(self) -> None:
        """The whole hand goes to the discard pile, face down."""
        for layer, many in enumerate(self.hand_places):
            self.pile_places[layer] += many
            self.hand_places[layer] = 0
        for kind in range(KINDS):
            if self.hand[kind]:
                self.discard[kind] += self.hand[kind]
                self.hand[kind] = 0
        self.tidy()

    def shuffle(self) -> None:
        """The discard pile becomes the deck."""
        self.tidy()
        self.deck_places = total(self.pile_places) + total(self.discard)
        if total(self.hand_places) + total(self.held_places) == 0:
            cards = self.unseen()
            for kind in range(KINDS):
                cards[kind] += self.discard[kind]
            self.layers = [cards]
            self.hand_places = [0]
            self.held_places = [0]
            self.pile_places = [0]
            self.deck_layer = 0
            self.discard = no_cards()
            return
        self._open(self.discard)
        self.discard = no_cards()
        self.pile_places = [0] * len(self.layers)
        self.deck_layer = len(self.layers) - 1
        self.tidy()

    def flip(self, tops: list[int]) -> None:
        """The whole deck goes to the discard pile, unseen but for its known `tops`."""
        self.pile_places[self.deck_layer] += self.deck_places
        self.deck_places = 0
        self.top = 0
        for kind in tops:
            self.discard[kind] += 1
        self.tidy()

    # ---- cards come to light -----------------------------------------------------

    def show_top(self, kind: int) -> None:
        """The top card of the deck is taken off it, face up."""
        if self.top > 0:
            self.top -= 1
        else:
            self.deck_places -= 1
            self._strike(kind, self.deck_layer)
            self.tidy()

    def leave_hand(self, kind: int) -> None:
        """A card leaves the hand, face up."""
        if self.hand[kind] > 0:
            self.hand[kind] -= 1
        else:
            self._find(kind, self.hand_places)

    def show(self, kind: int) -> None:
        """A card is shown and stays in hand."""
        if self.hand[kind] == 0:
            self._find(kind, self.hand_places)
            self.hand[kind] = 1

    def show_hand(self, hand: list[int]) -> None:
        """The whole hand is shown."""
        for kind in range(KINDS):
            while self.hand[kind] < hand[kind]:
                self._find(kind, self.hand_places)
                self.hand[kind] += 1

    def show_held(self, kind: int) -> None:
        """A held card is put down, face up."""
        self._find(kind, self.held_places)

    def show_bottom(self, kind: int) -> None:
        """The bottom card of the deck is going to end face up on the discard pile."""
        self.deck_places -= 1
        self._strike(kind, self.deck_layer)
        self.discard[kind] += 1

    def has_none(self, kinds: list[int]) -> None:
        """The hand holds no unseen card of these kinds."""
        loosest = -1
        for layer, many in enumerate(self.hand_places):
            if many > 0:
                loosest = layer
        barred = no_cards()
        lowest = -1
        for layer in range(loosest + 1):
            for kind in kinds:
                if self.layers[layer][kind] > 0:
                    barred[kind] += self.layers[layer][kind]
                    self.layers[layer][kind] = 0
                    if lowest < 0:
                        lowest = layer
        if lowest < 0:
            return
        above = loosest + 1
        self.layers.insert(above, barred)
        self.hand_places.insert(above, 0)
        self.held_places.insert(above, 0)
        self.pile_places.insert(above, 0)
        if self.deck_layer >= lowest:
            self.deck_layer = max(above, self.deck_layer + 1)
        for layer in range(lowest, above):  # places that can hold them still can
            self.held_places[above] += self.held_places[layer]
            self.pile_places[above] += self.pile_places[layer]
            self.held_places[layer] = 0
            self.pile_places[layer] = 0
        self.tidy()

    # ---- layers --------------------------------------------------------------------

    def _open(self, cards: list[int]) -> None:
        self.layers.append(cards)
        self.hand_places.append(0)
        self.held_places.append(0)
        self.pile_places.append(0)

    def _find(self, kind: int, places: list[int]) -> None:
        """Strike out an unseen card that was in one of these places."""
        oldest = 0
        while oldest < len(self.layers) - 1 and self.layers[oldest][kind] == 0:
            oldest += 1
        strictest, loosest = -1, 0
        for layer, many in enumerate(places):
            if many > 0:
                loosest = layer
                if strictest < 0 and layer >= oldest:
                    strictest = layer
        places[strictest if strictest >= 0 else loosest] -= 1
        self._strike(kind, loosest)
        self.tidy()

    def _strike(self, kind: int, highest: int) -> None:
        layer = highest
        while layer > 0 and self.layers[layer][kind] == 0:
            layer -= 1
        if self.layers[layer][kind] == 0:  # only in a position written by hand
            while layer < len(self.layers) - 1 and self.layers[layer][kind] == 0:
                layer += 1
        self.layers[layer][kind] -= 1

    def _places(self, layer: int) -> int:
        deck = self.deck_places if self.deck_layer == layer else 0
        return self.hand_places[layer] + self.held_places[layer] + self.pile_places[layer] + deck

    def tidy(self) -> None:
        """Drop layers that say nothing, so that equal knowledge looks equal."""
        if len(self.layers) > 1:
            self._merge()
        self._conclude()

    def _merge(self) -> None:
        if self.deck_places == 0:
            self.deck_layer = 0
        layer = 0
        while layer < len(self.layers) - 1:  # no places: its cards can be wherever the next can
            if self._places(layer) == 0:
                above = self.layers[layer + 1]
                for kind in range(KINDS):
                    above[kind] += self.layers[layer][kind]
                self._drop(layer)
                if self.deck_layer > layer:
                    self.deck_layer -= 1
            else:
                layer += 1
        layer = len(self.layers) - 1
        while layer > 0:  # no cards: its places are like the next lower ones
            if total(self.layers[layer]) == 0:
                self.hand_places[layer - 1] += self.hand_places[layer]
                self.held_places[layer - 1] += self.held_places[layer]
                self.pile_places[layer - 1] += self.pile_places[layer]
                self._drop(layer)
                if self.deck_layer >= layer:
                    self.deck_layer -= 1
            layer -= 1

    def _conclude(self) -> None:
        """Cards that can be in one zone only are known to be there."""
        last = len(self.layers) - 1
        while last >= 0:
            cards = self.layers[last]
            in_hand, in_pile = self.hand_places[last], self.pile_places[last]
            if self.deck_places > 0 and self.deck_layer == last:
                return
            if self.held_places[last] > 0 or (in_hand > 0) == (in_pile > 0):
                return
            zone, places = self.hand, self.hand_places
            if in_pile > 0:
                zone, places = self.discard, self.pile_places
            for kind in range(KINDS):
                if cards[kind] > 0:
                    zone[kind] += cards[kind]
                    places[last] -= cards[kind]
                    cards[kind] = 0
            if last == 0:
                return
            places[last - 1] += places[last]
            self._drop(last)
            if self.deck_layer == last:
                self.deck_layer = 0
            last -= 1

    def _drop(self, layer: int) -> None:
        del self.layers[layer]
        del self.hand_places[layer]
        del self.held_places[layer]
        del self.pile_places[layer]

    # ---- filling in -------------------------------------------------------------------

    def fill(
        self, rng: Rng, hand: list[int], held: list[int], pile: list[int], deck: list[int]
    ) -> None:
        """Deal the unseen cards to places, each possible way equally likely.

        Strictest places first: what is possible for them is possible for all
        later ones too, so that no way is favoured.
        """
        pool: list[int] = []
        for layer, cards in enumerate(self.layers):
            pool.extend(listed(cards))
            _deal(rng, pool, self.hand_places[layer], hand)
            _deal(rng, pool, self.held_places[layer], held)
            _deal(rng, pool, self.pile_places[layer], pile)
            if layer == self.deck_layer:
                deck.extend(take(rng, pool, self.deck_places))


def occupied(places: list[int]) -> int:
    """In how many layers there are places."""
    many = 0
    for count in places:
        if count > 0:
            many += 1
    return many


def no_memory() -> Memory:
    """The memory of a seat that has no cards."""
    return Memory(no_cards(), no_cards(), [no_cards()])


def take(rng: Rng, pool: list[int], many: int) -> list[int]:
    """Cards drawn from a pool at random."""
    taken: list[int] = []
    for _ in range(many):
        if not pool:
            raise BadPosition("memory", "enough unseen cards for the places that hold them")
        place = int(rng.below(len(pool)))
        taken.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()
    return taken


def _deal(rng: Rng, pool: list[int], many: int, counts: list[int]) -> None:
    for kind in take(rng, pool, many):
        counts[kind] += 1
