"""What everybody with perfect memory knows about one seat's hidden cards.

The cards a seat owns are public, and so are the sizes of its zones; only the
split into hand, deck and discard pile is not. Everything that tells others
something about the split is shown to all of them alike (a reveal, a gain, a
card put back), so that one memory per seat serves all the other seats.

Known for certain: cards of the hand (shown or taken openly and still there)
and of the discard pile (seen going there); how many cards on top of the deck
are known is kept by the mat. All other cards are *unseen*, and so are as many
*places*. Which unseen cards can be in which places is told by layers: a place
of layer i holds an unseen card of layer i or lower.

- A shuffle (G20) opens a layer: cards known to be in the discard pile are now
  in the new deck, and not among cards held in hand since before the shuffle.
- A secret choice from the hand opens a layer: cards known to be in hand are
  now in hand or among the chosen, and still not in the deck.
- A duty left undone opens one: who had to trash a Copper (first edition, no
  "may") and did not, has none among the unseen cards of the hand; those kinds
  move to a layer of their own, above the hand's places.
- If nothing is held back at a shuffle, all layers fall into one again.

When cards come to light and could have been in places of several layers, the
strictest such places and the youngest such copies are struck out. Whatever
was possible stays possible, so that the truth is always among the fills. The
cards of a hand are struck out together, as late as can be, since together they
tell more than one by one: of four Coppers that lay in two old places and three
new ones, one at least was old. Until then they are *shown*.

All of it is one table of small numbers, a row after the other, so that a copy
is cheap: the row of the known hand, that of the known discard pile, that of the
cards shown, then the layers from the strictest. A row has a column for every
kind and three for its places. Rows are spoken of by where they begin.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from regna.core import BadPosition, Rng
from regna.games.dominion.kinds import KINDS, listed, no_cards

IN_HAND: Final[int] = KINDS  # columns: places in the hand,
IN_CHOICE: Final[int] = KINDS + 1  # among cards held for a choice,
IN_PILE: Final[int] = KINDS + 2  # and in the discard pile
WIDTH: Final[int] = KINDS + 3
PILE: Final[int] = WIDTH  # the row of the known discard pile; that of the known hand is 0
SHOWN: Final[int] = 2 * WIDTH  # the row of cards shown, which the layers still count
FIRST: Final[int] = 3 * WIDTH  # the first layer
NOBODY: Final[vec[i16]] = vec[i16]([0] * (FIRST + WIDTH))


class Memory:
    """The public's knowledge of one seat's hand, deck and discard pile."""

    def __init__(self, cells: vec[i16], end: i64, deck: i64, deck_layer: i64) -> None:
        self.cells = cells
        self.end = end  # behind the last layer
        self.deck = deck  # places in the deck, all of one layer: a deck comes from one shuffle
        self.deck_layer = deck_layer

    def copy(self) -> Memory:
        return Memory(self.cells[: self.end], self.end, self.deck, self.deck_layer)

    # ---- in people's terms -----------------------------------------------------

    def counts(self, row: i64) -> vec[i64]:
        """How many of each kind a row has."""
        counts = no_cards()
        for kind in range(KINDS):
            many: int = self.cells[row + kind]
            counts[kind] = many
        return counts

    def layers(self) -> list[int]:
        """Where the layers begin."""
        return list(range(FIRST, self.end, WIDTH))

    def cards(self, row: i64) -> list[int]:
        """The cards of a row one by one, by kind."""
        return listed(self.counts(row))

    def places(self, column: i64) -> list[int]:
        """The places of a zone, layer by layer."""
        return [int(self.cells[row + column]) for row in self.layers()]

    def unseen(self) -> vec[i64]:
        """All cards whose place is not known for certain."""
        counts = no_cards()
        for kind in range(KINDS):
            counts[kind] = self.sum(kind)
        return counts

    def sum(self, column: i64) -> int:
        """Unseen cards of a kind, or places of a zone that hold one."""
        many: int = -self.cells[SHOWN + column]
        row: i64 = FIRST
        while row < self.end:
            many += self.cells[row + column]
            row += WIDTH
        return many

    def known(self, begin: i64) -> int:
        """How many cards a row has."""
        many = 0
        for kind in range(KINDS):
            many += self.cells[begin + kind]
        return many

    # ---- cards move ------------------------------------------------------------

    def draw(self) -> None:
        """The top card, which nobody knows, goes to the hand, face down."""
        self.settle()
        self.deck -= 1
        self.cells[self.deck_layer + IN_HAND] += 1
        if self.deck == 0:
            self.tidy()

    def draw_to_look(self, kind: i64, seen: bool) -> None:
        """The top card, seen or not, is drawn and held apart from the hand, face down."""
        self.settle()
        if seen:
            row = self.open()
            self.cells[row + kind] = 1
            self.cells[row + IN_CHOICE] = 1
        else:
            self.deck -= 1
            self.cells[self.deck_layer + IN_CHOICE] += 1

    def keep_held(self) -> None:
        """The held cards go to the hand, face down."""
        self.settle()
        self._move(IN_CHOICE, IN_HAND)
        self.tidy()

    def choose(self) -> None:
        """A card of the hand is chosen secretly and held."""
        self.settle()
        cells = self.cells
        known = self.known(0)
        if known > 0 or self._occupied(IN_HAND) > 1:
            known += self.sum(IN_HAND)
            row = self.open()
            self._move_cards(0, row)
            cells = self.cells
            self._clear(IN_HAND)
            cells[row + IN_HAND] = known
        row = FIRST
        while row < self.end:
            if cells[row + IN_HAND] > 0:
                cells[row + IN_HAND] -= 1
                cells[row + IN_CHOICE] += 1
                break
            row += WIDTH
        self.tidy()

    def discard_held(self) -> None:
        """The held cards go to the discard pile, face down."""
        self.settle()
        self._move(IN_CHOICE, IN_PILE)
        self.tidy()

    def discard_hand(self) -> None:
        """The whole hand goes to the discard pile, face down."""
        self.settle()
        self._move(IN_HAND, IN_PILE)
        self._move_cards(0, PILE)
        self.tidy()

    def shuffle(self) -> None:
        """The discard pile becomes the deck."""
        self.settle()
        self.tidy()
        self.deck = self.sum(IN_PILE) + self.known(PILE)
        if self.sum(IN_HAND) + self.sum(IN_CHOICE) == 0:
            while self.end > FIRST + WIDTH:
                self._fold(FIRST + WIDTH, FIRST)
            row: i64 = FIRST
        else:
            row = self.open()
        self._move_cards(PILE, row)
        self._clear(IN_PILE)
        self.deck_layer = row
        if row > FIRST:
            self.tidy()

    def flip(self, tops: list[int]) -> None:
        """The whole deck goes to the discard pile, unseen but for its known `tops`."""
        self.settle()
        if self.deck > 0:
            deck: int = self.deck
            self.cells[self.deck_layer + IN_PILE] += deck
        self.deck = 0
        for kind in tops:
            self.cells[PILE + kind] += 1
        self.tidy()

    # ---- cards come to light -----------------------------------------------------

    def show_top(self, kind: i64) -> None:
        """The top card, which nobody knew, is taken off the deck, face up."""
        self.settle()
        self.deck -= 1
        self._strike(kind, self.deck_layer)
        self.tidy()

    def show_bottom(self, kind: i64) -> None:
        """The bottom card of the deck is going to end face up on the discard pile."""
        self.settle()
        self.deck -= 1
        self._strike(kind, self.deck_layer)
        self.cells[PILE + kind] += 1

    def join_hand(self, kind: i64) -> None:
        """A card all have seen goes to the hand."""
        self.cells[kind] += 1

    def join_pile(self, kind: i64) -> None:
        """A card all have seen goes to the discard pile."""
        self.cells[PILE + kind] += 1

    def leave_hand(self, kind: i64) -> None:
        """A card leaves the hand, face up."""
        if self.cells[kind] > 0:
            self.cells[kind] -= 1
        else:
            self._find(kind)

    def show(self, kind: i64, many: int) -> None:
        """So many cards of a kind are shown and stay in hand."""
        while self.cells[kind] < many:
            self._find(kind)
            self.cells[kind] += 1

    def show_held(self, kind: i64) -> None:
        """A held card is put down, face up; all held cards are of one layer."""
        self.settle()
        self._strike_place(kind, self._loosest(IN_CHOICE), IN_CHOICE)

    def has_none(self, kinds: vec[i64]) -> None:
        """The hand holds no unseen card of these kinds."""
        self.settle()
        loosest = self._loosest(IN_HAND)
        lowest: i64 = -1
        row: i64 = FIRST
        while row <= loosest and lowest < 0:
            for kind in kinds:
                if self.cells[row + kind] > 0:
                    lowest = row
            row += WIDTH
        if lowest < 0:
            return
        self.open()
        above = loosest + WIDTH
        place = self.end - 1
        while place >= above + WIDTH:  # the new layer comes just above the hand's places
            self.cells[place] = self.cells[place - WIDTH]
            place -= 1
        for column in range(WIDTH):
            self.cells[above + column] = 0
        if self.deck_layer >= lowest:
            self.deck_layer = max(above, self.deck_layer + WIDTH)
        row = FIRST
        while row <= loosest:
            for kind in kinds:
                self._lift(row, above, kind)
            if row >= lowest:  # places that can hold them still can
                self._lift(row, above, IN_CHOICE)
                self._lift(row, above, IN_PILE)
            row += WIDTH
        self.tidy()

    # ---- layers --------------------------------------------------------------------

    def open(self) -> i64:
        """A new layer above all others."""
        row = self.end
        self.end += WIDTH
        while len(self.cells) < self.end:
            self.cells = append(self.cells, 0)
        for column in range(WIDTH):
            self.cells[row + column] = 0
        return row

    def _lift(self, row: i64, above: i64, column: i64) -> None:
        self.cells[above + column] += self.cells[row + column]
        self.cells[row + column] = 0

    def _move(self, old: i64, new: i64) -> None:
        """Places of one zone become places of another, each in its layer."""
        cells = self.cells
        row: i64 = FIRST
        while row < self.end:
            cells[row + new] += cells[row + old]
            cells[row + old] = 0
            row += WIDTH

    def _clear(self, column: i64) -> None:
        row: i64 = FIRST
        while row < self.end:
            self.cells[row + column] = 0
            row += WIDTH

    def _move_cards(self, old: i64, new: i64) -> None:
        cells = self.cells
        for kind in range(KINDS):
            if cells[old + kind] != 0:
                cells[new + kind] += cells[old + kind]
                cells[old + kind] = 0

    def _occupied(self, column: i64) -> int:
        """In how many layers there are such places."""
        many = 0
        row: i64 = FIRST
        while row < self.end:
            if self.cells[row + column] > 0:
                many += 1
            row += WIDTH
        return many

    def _loosest(self, column: i64) -> i64:
        """The last layer that has such places, -1 for none."""
        row = self.end - WIDTH
        while row >= FIRST:
            if self.cells[row + column] > 0:
                return row
            row -= WIDTH
        return -1

    def _find(self, kind: i64) -> None:
        """An unseen card of the hand comes to light."""
        if self._occupied(IN_HAND) > 1:
            self.cells[SHOWN + kind] += 1
            self.cells[SHOWN + IN_HAND] += 1
        else:
            self._strike_place(kind, self._loosest(IN_HAND), IN_HAND)

    def _strike_place(self, kind: i64, row: i64, zone: i64) -> None:
        """Strike out a card and the place of a layer where it was."""
        self.cells[row + zone] -= 1
        self._strike(kind, row)
        self.tidy()

    def _strike(self, kind: i64, highest: i64) -> None:
        cells = self.cells
        row = highest
        while row > FIRST and cells[row + kind] == 0:
            row -= WIDTH
        while row < self.end - WIDTH and cells[row + kind] == 0:
            row += WIDTH  # only in a position written by hand
        cells[row + kind] -= 1

    # ---- cards shown -----------------------------------------------------------------

    def settle(self) -> None:
        """Strike out the cards shown and the places where they can have been.

        The strictest places, but of no layer and those below it more than shown
        cards can have been there; the youngest copies, but of no layer and those
        above it more than there was room for.
        """
        cells = self.cells
        shown: int = cells[SHOWN + IN_HAND]
        if shown == 0:
            return
        rooms = self._rooms()
        loosest = self._loosest(IN_HAND)
        left = shown
        row: i64 = FIRST
        while row <= loosest:
            here: int = cells[row + IN_HAND]
            struck = min(here, left - self._shown_from(row + WIDTH))
            cells[row + IN_HAND] = here - struck
            left -= struck
            row += WIDTH
        for kind in range(KINDS):
            self._strike_youngest(kind, loosest, rooms)
        for column in range(WIDTH):
            cells[SHOWN + column] = 0
        self.tidy()

    def settled(self) -> Memory:
        """This memory with all cards shown struck out."""
        if self.cells[SHOWN + IN_HAND] == 0:
            return self
        twin = self.copy()
        twin.settle()
        return twin

    def shown_fit(self) -> bool:
        """Whether the hand can have held the cards shown."""
        return self._shown_from(self.end) == 0 and all(room >= 0 for room in self._rooms())

    def _rooms(self) -> list[int]:
        """By layer: places of the hand from there on, without those that shown cards must have."""
        places = sum(self.places(IN_HAND))
        rooms: list[int] = []
        row: i64 = FIRST
        while row < self.end:
            rooms.append(places - self._shown_from(row))
            places -= self.cells[row + IN_HAND]
            row += WIDTH
        return rooms

    def _shown_from(self, row: i64) -> int:
        """How many of the cards shown are of this layer or above: there are too few below."""
        many = 0
        for kind in range(KINDS):
            many += self._kind_from(kind, row)
        return many

    def _kind_from(self, kind: i64, row: i64) -> int:
        many: int = self.cells[SHOWN + kind]
        below: i64 = FIRST
        while many > 0 and below < row:
            many -= self.cells[below + kind]
            below += WIDTH
        return max(many, 0)

    def _strike_youngest(self, kind: i64, loosest: i64, rooms: list[int]) -> None:
        """Strike out the copies of a kind that were shown."""
        cells = self.cells
        left: int = cells[SHOWN + kind]
        struck = 0
        row = loosest
        while left > 0:
            here: int = cells[row + kind]
            many = min(here, self._room(kind, row, rooms) - struck)
            cells[row + kind] = here - many
            left -= many
            struck += many
            row -= WIDTH

    def _room(self, kind: i64, highest: i64, rooms: list[int]) -> int:
        """How many of the cards shown can be of this kind and of this layer or above."""
        room: int = self.cells[SHOWN + kind]
        row: i64 = FIRST
        while row <= highest:
            room = min(room, rooms[(row - FIRST) // WIDTH] + self._kind_from(kind, row))
            row += WIDTH
        return room

    def tidy(self) -> None:
        """Drop layers that say nothing, so that equal knowledge looks equal."""
        if self.end > FIRST + WIDTH:
            self._merge()
            self._conclude_strict()
        self._conclude()

    def _merge(self) -> None:
        if self.deck == 0:
            self.deck_layer = FIRST
        row: i64 = FIRST
        while row < self.end - WIDTH:  # no places: its cards can be wherever the next can
            if self._has_places(row):
                row += WIDTH
            else:
                self._fold(row, row + WIDTH)
        row = self.end - WIDTH
        while row > FIRST:  # no cards: its places are like the next lower ones
            if not self._has_cards(row):
                self._fold(row, row - WIDTH)
            row -= WIDTH

    def _has_cards(self, row: i64) -> bool:
        cells = self.cells
        return any(cells[place] != 0 for place in range(row, row + KINDS))

    def _has_places(self, row: i64) -> bool:
        cells = self.cells
        if cells[row + IN_HAND] > 0 or cells[row + IN_CHOICE] > 0 or cells[row + IN_PILE] > 0:
            return True
        return self.deck > 0 and self.deck_layer == row

    def _fold(self, row: i64, onto: i64) -> None:
        """A layer becomes part of the one above or below it."""
        cells = self.cells
        for column in range(WIDTH):
            cells[onto + column] += cells[row + column]
        if self.deck_layer > row or (self.deck_layer == row and onto < row):
            self.deck_layer -= WIDTH
        self._drop(row)

    def _drop(self, row: i64) -> None:
        cells = self.cells
        self.end -= WIDTH
        for place in range(row, self.end):
            cells[place] = cells[place + WIDTH]

    def _conclude(self) -> None:
        """Cards that can be in one zone only are known to be there."""
        last = self.end - WIDTH
        while last >= FIRST:
            cells = self.cells
            if self.deck > 0 and self.deck_layer == last:
                return
            in_pile = cells[last + IN_PILE] > 0
            if cells[last + IN_CHOICE] > 0 or (cells[last + IN_HAND] > 0) == in_pile:
                return
            places, known = last + (IN_PILE if in_pile else IN_HAND), PILE if in_pile else 0
            for kind in range(KINDS):
                cells[places] -= cells[last + kind]
                cells[known + kind] += cells[last + kind]
                cells[last + kind] = 0
            if last == FIRST:
                return
            cells[places - WIDTH] += cells[places]
            self._drop(last)
            if self.deck_layer == last:
                self.deck_layer = FIRST
            last -= WIDTH

    def _conclude_strict(self) -> None:
        """Cards that the strictest places need all, in one zone, are known to be there."""
        cells = self.cells
        in_hand = in_pile = spare = 0
        row: i64 = FIRST
        while row < self.end - WIDTH:
            if self.deck_layer == row and self.deck > 0:
                return
            in_hand += cells[row + IN_HAND]
            in_pile += cells[row + IN_PILE]
            if cells[row + IN_CHOICE] > 0 or (in_hand > 0 and in_pile > 0):
                return
            spare += self.known(row) - cells[row + IN_HAND] - cells[row + IN_PILE]
            if spare == 0:
                while row >= FIRST:
                    self._move_cards(row, PILE if in_pile > 0 else 0)
                    self._drop(row)
                    self.deck_layer = max(self.deck_layer - WIDTH, FIRST)
                    row -= WIDTH
                in_hand = in_pile = 0
            row += WIDTH

    # ---- filling in -------------------------------------------------------------------

    def fill(
        self, rng: Rng, hand: vec[i64], held: vec[i64], pile: vec[i64], deck: vec[i64]
    ) -> None:
        """Deal the unseen cards to places, each possible way equally likely.

        Strictest places first: what is possible for them is possible for all
        later ones too, so that no way is favoured.
        """
        pool = Pool()
        row: i64 = FIRST
        while row < self.end:
            for kind in range(KINDS):
                many: int = self.cells[row + kind]
                pool.add(kind, many)
            self._deal(rng, pool, row + IN_HAND, hand)
            self._deal(rng, pool, row + IN_CHOICE, held)
            self._deal(rng, pool, row + IN_PILE, pile)
            if row == self.deck_layer:
                for place in range(self.deck):
                    deck[place] = pool.take(rng)
            row += WIDTH

    def _deal(self, rng: Rng, pool: Pool, places: i64, counts: vec[i64]) -> None:
        many: int = self.cells[places]
        for _ in range(many):
            counts[pool.take(rng)] += 1


class Pool:
    """Cards to draw from at random."""

    def __init__(self) -> None:
        self.cards = vec[i64]()
        self.size: i64 = 0

    def add(self, kind: i64, many: i64) -> None:
        for _ in range(many):
            if self.size < len(self.cards):
                self.cards[self.size] = kind
            else:
                self.cards = append(self.cards, kind)
            self.size += 1

    def take(self, rng: Rng) -> i64:
        if self.size == 0:
            raise BadPosition("memory", "enough unseen cards for the places that hold them")
        place = rng.below(self.size)
        kind = self.cards[place]
        self.size -= 1
        self.cards[place] = self.cards[self.size]
        return kind


def no_memory() -> Memory:
    """The memory of a seat that has no cards."""
    return Memory(NOBODY[:], FIRST + WIDTH, 0, FIRST)
