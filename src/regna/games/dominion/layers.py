"""Which unseen cards of a seat can be in which places: layer upon layer.

A place of layer i holds an unseen card of layer i or lower. All of it is one
table of small numbers, a row after the other, so that a copy is cheap: the row
of the known hand, that of the known discard pile, that of the cards shown, then
the layers from the strictest. A row has a column for every kind and three for
its places. Rows are spoken of by where they begin.
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
MANY: Final[int] = IN_HAND  # in a row that is no layer: how many cards it has
WIDTH: Final[int] = KINDS + 3
PILE: Final[int] = WIDTH  # the row of the known discard pile; that of the known hand is 0
SHOWN: Final[int] = 2 * WIDTH  # the row of cards shown, which the layers still count
FIRST: Final[int] = 3 * WIDTH  # the first layer


class Layers:
    """Cards known, cards unseen, and the places of the unseen ones."""

    def __init__(self, cells: vec[i16], end: i64, deck: i64, deck_layer: i64) -> None:
        self.cells = cells
        self.end = end  # behind the last layer
        self.deck = deck  # places in the deck, all of one layer: a deck comes from one shuffle
        self.deck_layer = deck_layer

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

    def known(self, row: i64) -> int:
        """How many cards a row has that is no layer."""
        return self.cells[row + MANY]

    def know(self, row: i64, kind: i64, many: int) -> None:
        """So many more cards are known to be in the hand or discard pile, or shown."""
        self.cells[row + kind] += many
        self.cells[row + MANY] += many

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

    def lift(self, row: i64, above: i64, column: i64) -> None:
        self.cells[above + column] += self.cells[row + column]
        self.cells[row + column] = 0

    def move(self, old: i64, new: i64) -> None:
        """Places of one zone become places of another, each in its layer."""
        cells = self.cells
        row: i64 = FIRST
        while row < self.end:
            cells[row + new] += cells[row + old]
            cells[row + old] = 0
            row += WIDTH

    def clear(self, column: i64) -> None:
        row: i64 = FIRST
        while row < self.end:
            self.cells[row + column] = 0
            row += WIDTH

    def move_known(self, known: i64, row: i64) -> None:
        """All cards known to be somewhere become cards of another row."""
        cells = self.cells
        if cells[known + MANY] == 0:
            return
        for kind in range(KINDS):
            if cells[known + kind] != 0:
                cells[row + kind] += cells[known + kind]
                cells[known + kind] = 0
        if row < FIRST:
            cells[row + MANY] += cells[known + MANY]
        cells[known + MANY] = 0

    def occupied(self, column: i64) -> int:
        """In how many layers there are such places."""
        many = 0
        row: i64 = FIRST
        while row < self.end:
            if self.cells[row + column] > 0:
                many += 1
            row += WIDTH
        return many

    def loosest(self, column: i64) -> i64:
        """The last layer that has such places, -1 for none."""
        row = self.end - WIDTH
        while row >= FIRST:
            if self.cells[row + column] > 0:
                return row
            row -= WIDTH
        return -1

    # ---- saying it shorter -------------------------------------------------------------

    def tidy(self) -> None:
        """Drop layers that say nothing, so that equal knowledge looks equal.

        Cards that can be in one zone only are known to be there.
        """
        if self.end > FIRST + WIDTH:
            self._merge()
            self._conclude_strictest()
        self._conclude_loosest()

    def _merge(self) -> None:
        if self.deck == 0:
            self.deck_layer = FIRST
        row: i64 = FIRST
        while row < self.end - WIDTH:  # no places: its cards can be wherever the next can
            if self._has_places(row):
                row += WIDTH
            else:
                self.fold(row, row + WIDTH)
        row = self.end - WIDTH
        while row > FIRST:  # no cards: its places are like the next lower ones
            if not self._has_cards(row):
                self.fold(row, row - WIDTH)
            row -= WIDTH

    def _has_cards(self, row: i64) -> bool:
        cells = self.cells
        return any(cells[place] != 0 for place in range(row, row + KINDS))

    def _has_places(self, row: i64) -> bool:
        cells = self.cells
        if cells[row + IN_HAND] > 0 or cells[row + IN_CHOICE] > 0 or cells[row + IN_PILE] > 0:
            return True
        return self.deck > 0 and self.deck_layer == row

    def fold(self, row: i64, onto: i64) -> None:
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

    def _conclude_loosest(self) -> None:
        """Cards of the loosest layer are known if its places are in one zone."""
        last = self.end - WIDTH
        while last >= FIRST:
            cells = self.cells
            if self.deck > 0 and self.deck_layer == last:
                return
            in_pile = cells[last + IN_PILE] > 0
            if cells[last + IN_CHOICE] > 0 or (cells[last + IN_HAND] > 0) == in_pile:
                return
            places = last + (IN_PILE if in_pile else IN_HAND)
            cells[places] -= self._learn(last, PILE if in_pile else 0)
            if last == FIRST:
                return
            cells[places - WIDTH] += cells[places]
            self._drop(last)
            if self.deck_layer == last:
                self.deck_layer = FIRST
            last -= WIDTH

    def _conclude_strictest(self) -> None:
        """Cards of the strictest layer are known if its places are in one zone and need all."""
        cells = self.cells
        while self.end > FIRST + WIDTH:
            in_hand, in_pile = cells[FIRST + IN_HAND], cells[FIRST + IN_PILE]
            if cells[FIRST + IN_CHOICE] > 0 or (in_hand > 0 and in_pile > 0):
                return
            if self.deck > 0 and self.deck_layer == FIRST:
                return
            cards = 0
            for kind in range(KINDS):
                cards += cells[FIRST + kind]
                if cards > in_hand + in_pile:
                    return
            self._learn(FIRST, PILE if in_pile > 0 else 0)
            self._drop(FIRST)
            self.deck_layer = max(self.deck_layer - WIDTH, FIRST)

    def _learn(self, layer: i64, row: i64) -> i16:
        """All cards of a layer are known to be in one zone; returns how many."""
        cells = self.cells
        many: i16 = 0
        for kind in range(KINDS):
            if cells[layer + kind] > 0:
                many += cells[layer + kind]
                cells[row + kind] += cells[layer + kind]
                cells[layer + kind] = 0
        cells[row + MANY] += many
        return many

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
