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
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from regna.games.dominion.kinds import KINDS
from regna.games.dominion.layers import (
    FIRST,
    IN_CHOICE,
    IN_HAND,
    IN_PILE,
    MANY,
    PILE,
    SHOWN,
    WIDTH,
    Layers,
)

NOBODY: Final[vec[i16]] = vec[i16]([0] * (FIRST + WIDTH))


class Memory(Layers):
    """The public's knowledge of one seat's hand, deck and discard pile."""

    def copy(self) -> Memory:
        return Memory(self.cells[: self.end], self.end, self.deck, self.deck_layer)

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
        self.move(IN_CHOICE, IN_HAND)
        self.tidy()

    def choose(self) -> None:
        """A card of the hand is chosen secretly and held."""
        self.settle()
        cells = self.cells
        known = self.known(0)
        if known > 0 or self.occupied(IN_HAND) > 1:
            known += self.sum(IN_HAND)
            row = self.open()
            self.move_known(0, row)
            cells = self.cells
            self.clear(IN_HAND)
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
        self.move(IN_CHOICE, IN_PILE)
        self.tidy()

    def discard_hand(self) -> None:
        """The whole hand goes to the discard pile, face down."""
        self.settle()
        self.move(IN_HAND, IN_PILE)
        self.move_known(0, PILE)
        self.tidy()

    def shuffle(self) -> None:
        """The discard pile becomes the deck."""
        self.settle()
        self.tidy()
        self.deck = self.sum(IN_PILE) + self.known(PILE)
        if self.sum(IN_HAND) + self.sum(IN_CHOICE) == 0:
            while self.end > FIRST + WIDTH:
                self.fold(FIRST + WIDTH, FIRST)
            row: i64 = FIRST
        else:
            row = self.open()
        self.move_known(PILE, row)
        self.clear(IN_PILE)
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
            self.know(PILE, kind, 1)
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
        self.know(PILE, kind, 1)

    def join_hand(self, kind: i64) -> None:
        """A card all have seen goes to the hand."""
        self.know(0, kind, 1)

    def join_pile(self, kind: i64) -> None:
        """A card all have seen goes to the discard pile."""
        self.know(PILE, kind, 1)

    def leave_hand(self, kind: i64) -> None:
        """A card leaves the hand, face up."""
        if self.cells[kind] > 0:
            self.know(0, kind, -1)
        else:
            self._find(kind)

    def show(self, kind: i64, many: int) -> None:
        """So many cards of a kind are shown and stay in hand."""
        while self.cells[kind] < many:
            self._find(kind)
            self.know(0, kind, 1)

    def show_held(self, kind: i64) -> None:
        """A held card is put down, face up; their places are all of one layer."""
        self.settle()
        self._strike_place(kind, IN_CHOICE)

    def has_none(self, kinds: vec[i64]) -> None:
        """The hand holds no unseen card of these kinds."""
        self.settle()
        loosest = self.loosest(IN_HAND)
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
                self.lift(row, above, kind)
            if row >= lowest:  # places that can hold them still can
                self.lift(row, above, IN_CHOICE)
                self.lift(row, above, IN_PILE)
            row += WIDTH
        self.tidy()

    def _find(self, kind: i64) -> None:
        """An unseen card of the hand comes to light."""
        if self.occupied(IN_HAND) > 1:
            self.know(SHOWN, kind, 1)
        else:
            self._strike_place(kind, IN_HAND)

    def _strike_place(self, kind: i64, zone: i64) -> None:
        """Strike out a card and the loosest place of a zone."""
        row = max(self.loosest(zone), FIRST)
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
        """Strike out the cards shown and the places where they can have been."""
        cells = self.cells
        if cells[SHOWN + MANY] == 0:
            return
        kinds = self._kinds_shown()
        rooms = self._rooms(kinds)
        if rooms[-1] < 0:
            self._settle_by_hand(kinds)
        else:
            self._strike_strictest(kinds)
            for kind in kinds:
                self._strike_youngest(kind, rooms)
        for kind in kinds:
            cells[SHOWN + kind] = 0
        cells[SHOWN + MANY] = 0
        self.tidy()

    def settled(self) -> Memory:
        """This memory with all cards shown struck out."""
        if self.cells[SHOWN + MANY] == 0:
            return self
        twin = self.copy()
        twin.settle()
        return twin

    def shown_fit(self) -> bool:
        """Whether the hand can have held the cards shown."""
        return self._rooms(self._kinds_shown())[-1] == 0

    def _kinds_shown(self) -> vec[i64]:
        kinds = vec[i64]()
        for kind in range(KINDS):
            if self.cells[SHOWN + kind] > 0:
                kinds = append(kinds, kind)
        return kinds

    def _rooms(self, kinds: vec[i64]) -> vec[i64]:
        """By layer: places of the hand from there on, without those that shown cards must have.

        The last one is below 0 if the hand cannot have held them, else 0.
        """
        cells = self.cells
        places = self.sum(IN_HAND) + self.known(SHOWN)
        rooms = vec[i64]()
        lowest = 0
        row: i64 = FIRST
        while row < self.end:
            room = places - self._shown_from(row, kinds)
            rooms = append(rooms, room)
            lowest = min(lowest, room)
            places -= cells[row + IN_HAND]
            row += WIDTH
        return append(rooms, min(lowest, -self._shown_from(self.end, kinds)))

    def _shown_from(self, row: i64, kinds: vec[i64]) -> int:
        """How many of the cards shown are of this layer or above: there are too few below."""
        many = 0
        for kind in kinds:
            many += self._kind_from(kind, row)
        return many

    def _kind_from(self, kind: i64, row: i64) -> int:
        many: int = self.cells[SHOWN + kind]
        below: i64 = FIRST
        while many > 0 and below < row:
            many -= self.cells[below + kind]
            below += WIDTH
        return max(many, 0)

    def _strike_strictest(self, kinds: vec[i64]) -> None:
        """Strike out places: of a layer and those below it no more than cards were there."""
        cells = self.cells
        left: int = cells[SHOWN + MANY]
        row: i64 = FIRST
        while left > 0:
            here: int = cells[row + IN_HAND]
            struck = min(here, left - self._shown_from(row + WIDTH, kinds))
            cells[row + IN_HAND] = here - struck
            left -= struck
            row += WIDTH

    def _strike_youngest(self, kind: i64, rooms: vec[i64]) -> None:
        """Strike out copies: of a layer and those above it no more than there was room for."""
        cells = self.cells
        left: int = cells[SHOWN + kind]
        struck = 0
        row = self.end - WIDTH
        while left > 0:
            here: int = cells[row + kind]
            many = min(here, self._room(kind, row, rooms) - struck)
            cells[row + kind] = here - many
            left -= many
            struck += many
            row -= WIDTH

    def _room(self, kind: i64, highest: i64, rooms: vec[i64]) -> int:
        """How many of the cards shown can be of this kind and of this layer or above."""
        room: int = self.cells[SHOWN + kind]
        row: i64 = FIRST
        while row <= highest:
            room = min(room, rooms[(row - FIRST) // WIDTH] + self._kind_from(kind, row))
            row += WIDTH
        return room

    def _settle_by_hand(self, kinds: vec[i64]) -> None:
        """Strike out what a position written by hand let nobody expect."""
        for kind in kinds:
            for _ in range(self.cells[SHOWN + kind]):
                row = self.loosest(IN_HAND)
                self.cells[row + IN_HAND] -= 1
                self._strike(kind, row)


def no_memory() -> Memory:
    """The memory of a seat that has no cards."""
    return Memory(NOBODY[:], FIRST + WIDTH, 0, FIRST)
