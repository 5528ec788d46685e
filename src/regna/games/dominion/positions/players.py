"""Reading one player's cards from a document, and what others remember of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import BadPosition, Fields
from regna.games.dominion.kinds import (
    HAND,
    KIND_OF,
    KINDS,
    START_COPPERS,
    START_ESTATES,
    counted,
    listed,
    named,
    no_cards,
    total,
)
from regna.games.dominion.layers import (
    FIRST,
    IN_CHOICE,
    IN_HAND,
    IN_PILE,
    MANY,
    PILE,
    SHOWN,
)
from regna.games.dominion.mat import Mat
from regna.games.dominion.memory import Memory
from regna.games.dominion.options import START
from regna.games.dominion.positions import UNKNOWN
from regna.games.dominion.state import Dominion


def read_cards(state: Dominion, fields: Fields, name: str, known: bool = False) -> list[int]:
    """A zone: a list of card ids, or a table of numbers by card id; "?" gives -1."""
    value = fields.raw(name)
    if value is None:
        return []
    if isinstance(value, dict):
        table = fields.table(name)
        cards: list[int] = []
        for card in value:
            kind = -1 if card == UNKNOWN and not known else kind_at(state, card, table.at(card))
            cards.extend([kind] * table.number(card, 0, 100))
        return cards
    found: list[int] = []
    for place, card in enumerate(fields.items(name)):
        if card == UNKNOWN and not known:
            found.append(-1)
        else:
            found.append(kind_at(state, card, f"{fields.at(name)}[{place}]"))
    return found


def kind_at(state: Dominion, card: object, path: str) -> int:
    """A card of this game."""
    if not isinstance(card, str) or card not in KIND_OF or state.piles[KIND_OF[card]] < 0:
        cards = ", ".join(named(state.kingdom.supply))
        raise BadPosition(path, f"a card of this game ({cards})", card)
    return KIND_OF[card]


class PlayerReader:
    """One entry of `players`.

    hidden   hand, discard pile or held cards have unknown ones: filled by memory
    unknown  otherwise: the cards of a deck known in no order
    owned    how many of each kind the player has in all
    """

    def __init__(self, state: Dominion, fields: Fields, held: list[int]) -> None:
        self.state = state
        self.fields = fields
        self.held = held
        self.hidden = False
        self.unknown: list[int] = []
        self.owned = no_cards()
        self.mat = Mat()

    def read(self) -> Mat:
        fields, mat = self.fields, self.mat
        hand, deck, discard = self._cards("hand"), self._cards("deck"), self._cards("discard")
        unknown = self._cards("unknown", known=True)
        if not any(fields.has(name) for name in ("hand", "deck", "discard", "play", "aside")):
            hand, deck = [-1] * HAND, [-1] * (START_COPPERS + START_ESTATES - HAND)
            unknown = listed(START.discard)
        self._read_rest(discard)
        deck.reverse()
        mat.hand, mat.hand_size = counted(hand), len(hand)
        mat.discard, mat.discard_size = counted(discard), len(discard)
        elsewhere = [*hand, *discard, *self.held].count(-1)
        self.hidden = elsewhere > 0 or (-1 in deck and not unknown)
        if not self.hidden:
            self._check_unknown(unknown, deck.count(-1))
            self.unknown = unknown
        self._read_memory(unknown, deck)
        self._count_owned(unknown, deck)
        if not self.hidden:
            deck[: len(unknown)] = sorted(unknown)
        mat.deck, mat.deck_size = vec[i64](deck), len(deck)
        fields.done()
        return mat

    def _cards(self, name: str, known: bool = False) -> list[int]:
        return read_cards(self.state, self.fields, name, known)

    def _read_rest(self, discard: list[int]) -> None:
        """Cards in play and aside, turns, and the face-up card of the discard pile."""
        fields, mat = self.fields, self.mat
        play = self._cards("play", known=True)
        mat.play, mat.play_size = vec[i64](play), len(play)
        mat.aside = vec[i64](self._cards("aside", known=True))
        mat.turns = fields.number("turns", 0, 10**6, -1)
        known = [kind for kind in discard if kind >= 0]
        if fields.has("top"):
            mat.top = kind_at(self.state, fields.raw("top"), fields.at("top"))
            fields.want(mat.top in known, "top", "a card of the discard pile")
        else:
            fields.want(bool(known) or not discard, "discard", "at least the card on top", UNKNOWN)
            mat.top = known[-1] if known else -1

    def _check_unknown(self, unknown: list[int], places: int) -> None:
        expected = f'{places} cards, as many as "?"'
        self.fields.want(len(unknown) == places, "unknown", expected, f"{len(unknown)} of them")

    def _count_owned(self, unknown: list[int], deck: list[int]) -> None:
        mat = self.mat
        owned = counted([*self.held, *deck, *mat.play_cards(), *(int(kind) for kind in mat.aside)])
        rest = mat.memory().unseen() if self.hidden else counted(unknown)
        for kind in range(KINDS):
            owned[kind] += mat.hand[kind] + mat.discard[kind] + rest[kind]
        self.owned = owned

    # ---- what others remember ----------------------------------------------------

    def _read_memory(self, unknown: list[int], deck: list[int]) -> None:
        fields, mat = self.fields, self.mat
        tops = self._known_tops(deck)
        item = fields.table("memory")
        given = fields.has("memory")
        if given:
            mat.seen = item.number("top", 0, len(deck), 0)
            self._given_memory(item)
        else:
            mat.seen = max(tops, 0)
            self._default_memory(unknown, deck)
        fits = tops < 0 or mat.seen == tops
        item.want(fits, "top", f"{tops}, the known cards on the deck", int(mat.seen))
        if self.hidden:
            self._check_hidden(item, unknown, deck, given)

    def _known_tops(self, deck: list[int]) -> int:
        """How many cards of a partly unknown deck, top card last, are known, -1 if all are."""
        if -1 not in deck:
            return -1
        tops = 0
        while deck[len(deck) - 1 - tops] >= 0:
            tops += 1
        below = all(kind < 0 for kind in deck[: len(deck) - tops])
        self.fields.want(below, "deck", 'known cards first, then only "?"')
        return tops

    def _default_memory(self, unknown: list[int], deck: list[int]) -> None:
        """Of a hidden zone all written cards are known to all; else only the face-up discard."""
        mat, memory = self.mat, self.mat.memory()
        memory.deck = len(deck) - mat.seen
        if self.hidden:
            write_row(memory, 0, mat.hand)
            write_row(memory, PILE, mat.discard)
            write_row(memory, FIRST, counted(unknown))
        else:
            cards = counted([*self.held, *unknown, *deck[: len(deck) - int(mat.seen)]])
            for kind in range(KINDS):
                cards[kind] += mat.hand[kind] + mat.discard[kind]
            if mat.top >= 0:
                memory.know(PILE, mat.top, 1)
                cards[mat.top] -= 1
            write_row(memory, FIRST, cards)
        memory.cells[FIRST + IN_HAND] = int(mat.hand_size) - memory.known(0)
        memory.cells[FIRST + IN_PILE] = int(mat.discard_size) - memory.known(PILE)
        memory.cells[FIRST + IN_CHOICE] = len(self.held)
        if not self.hidden:
            memory.tidy()

    def _given_memory(self, item: Fields) -> None:
        memory = self.mat.memory()
        write_row(memory, 0, counted(read_cards(self.state, item, "hand", known=True)))
        write_row(memory, PILE, counted(read_cards(self.state, item, "discard", known=True)))
        layers = item.tables("hidden")
        item.want(len(layers) > 0, "hidden", "at least one layer of unseen cards")
        memory.end = FIRST
        for layer in layers:
            row = memory.open()
            write_row(memory, row, counted(read_cards(self.state, layer, "cards", known=True)))
            memory.cells[row + IN_HAND] = layer.number("hand", 0, 500, 0)
            memory.cells[row + IN_CHOICE] = layer.number("held", 0, 500, 0)
            memory.cells[row + IN_PILE] = layer.number("discard", 0, 500, 0)
            deck = layer.number("deck", 0, 500, 0)
            if deck > 0:
                layer.want(memory.deck == 0, "deck", "the whole deck in one layer")
                memory.deck = deck
                memory.deck_layer = row
            layer.done()
        write_row(memory, SHOWN, counted(read_cards(self.state, item, "shown", known=True)))
        item.want(memory.shown_fit(), "shown", "cards that the places of the hand can have held")
        item.done()

    def _check_hidden(self, item: Fields, unknown: list[int], deck: list[int], given: bool) -> None:
        """The cards that fill the unknown places are neither more nor fewer."""
        mat, memory = self.mat, self.mat.memory()
        places = [*self.held, *deck].count(-1) + int(mat.hand_size - total(mat.hand))
        places += int(mat.discard_size - total(mat.discard))
        if not given:
            self._check_unknown(unknown, places)
            return
        unseen = listed(memory.unseen())
        item.want(not unknown or sorted(unknown) == unseen, "hidden", "the cards of `unknown`")
        known = [memory.cards(0), memory.cards(PILE)] == [listed(mat.hand), listed(mat.discard)]
        item.want(known, "hand", "the cards of hand and discard pile that are not unknown")
        expected = f'{places} unseen cards, as many as "?"'
        item.want(len(unseen) == places, "hidden", expected, len(unseen))
        hidden = len(deck) - mat.seen
        item.want(memory.deck == hidden, "hidden", f"{hidden} places in the deck", int(memory.deck))


def write_row(memory: Memory, row: i64, counts: vec[i64]) -> None:
    """Cards into a row of a memory."""
    for kind in range(KINDS):
        many: int = counts[kind]
        memory.cells[row + kind] = many
    if row < FIRST:
        known: int = total(counts)
        memory.cells[row + MANY] = known
