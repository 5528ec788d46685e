"""Reading one player's cards from a document, and what others remember of them."""

from __future__ import annotations

from typing import Final

from regna.core import BadPosition, Fields
from regna.games.dominion.kinds import (
    HAND,
    KIND_OF,
    KINDS,
    NAMES,
    START_COPPERS,
    START_ESTATES,
    listed,
    no_cards,
)
from regna.games.dominion.knowledge import Memory, no_memory
from regna.games.dominion.piles import Mat, empty_mat
from regna.games.dominion.setup import in_this_game, starting_cards
from regna.games.dominion.state import Dominion

UNKNOWN: Final = "?"


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
        raise BadPosition(path, f"a card of this game ({', '.join(in_this_game(state))})", card)
    return KIND_OF[card]


def count_known(cards: list[int]) -> list[int]:
    counts = no_cards()
    for kind in cards:
        if kind >= 0:
            counts[kind] += 1
    return counts


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
        self.mat = empty_mat()

    def read(self) -> Mat:
        fields, mat = self.fields, self.mat
        if not any(fields.has(name) for name in ("hand", "deck", "discard", "play", "aside")):
            hand, deck = [-1] * HAND, [-1] * (START_COPPERS + START_ESTATES - HAND)
            discard: list[int] = []
            unknown = listed(starting_cards())
            self._read_rest([])
        else:
            hand = self._cards("hand")
            deck = self._cards("deck")
            discard = self._cards("discard")
            unknown = self._cards("unknown", known=True)
            self._read_rest(discard)
        deck.reverse()
        mat.hand, mat.hand_size = count_known(hand), len(hand)
        mat.deck = deck
        mat.discard, mat.discard_size = count_known(discard), len(discard)
        elsewhere = [*hand, *discard, *self.held].count(-1)
        self.hidden = elsewhere > 0 or (-1 in deck and not unknown)
        if not self.hidden:
            self._check_unknown(unknown, deck.count(-1))
            self.unknown = unknown
        self._read_memory(unknown)
        self._count_owned(unknown)
        fields.done()
        return mat

    def _cards(self, name: str, known: bool = False) -> list[int]:
        return read_cards(self.state, self.fields, name, known)

    def _read_rest(self, discard: list[int]) -> None:
        """Cards in play and aside, turns, and the face-up card of the discard pile."""
        fields, mat = self.fields, self.mat
        for name in ("hand", "deck", "discard", "unknown"):
            fields.raw(name)
        mat.play = self._cards("play", known=True)
        mat.aside = self._cards("aside", known=True)
        mat.turns = fields.number("turns", 0, 10**6, -1)
        known = [kind for kind in discard if kind >= 0]
        if fields.has("top"):
            mat.top = kind_at(self.state, fields.raw("top"), fields.at("top"))
            if mat.top not in known:
                raise fields.fail("top", "a card of the discard pile", NAMES[mat.top])
        else:
            fields.raw("top")
            if discard and not known:
                raise fields.fail("discard", "at least the card on top", UNKNOWN)
            mat.top = known[-1] if known else -1

    def _check_unknown(self, unknown: list[int], places: int) -> None:
        if len(unknown) != places:
            expected = f'{places} cards, as many as "?"'
            raise self.fields.fail("unknown", expected, f"{len(unknown)} of them")

    def _count_owned(self, unknown: list[int]) -> None:
        mat = self.mat
        if self.hidden:
            owned = mat.memory.unseen()
        else:
            owned = count_known(unknown)
        for zone in (mat.hand, mat.discard, count_known(self.held)):
            for kind in range(KINDS):
                owned[kind] += zone[kind]
        for cards in (mat.deck, mat.play, mat.aside):
            for kind in cards:
                if kind >= 0:
                    owned[kind] += 1
        self.owned = owned

    # ---- what others remember ----------------------------------------------------

    def _read_memory(self, unknown: list[int]) -> None:
        fields, mat = self.fields, self.mat
        tops = self._known_tops()
        given = fields.has("memory")
        item = fields.table("memory")
        mat.memory = self._given_memory(item) if given else self._default_memory(unknown, tops)
        if tops >= 0 and mat.memory.top != tops:
            raise item.fail("top", f"{tops}, the known cards on the deck", mat.memory.top)
        if self.hidden:
            self._check_hidden(item, unknown, given)

    def _known_tops(self) -> int:
        """How many cards of a partly unknown deck are known, -1 if all are."""
        deck = self.mat.deck  # the top card last
        if -1 not in deck:
            return -1
        tops = 0
        while deck[len(deck) - 1 - tops] >= 0:
            tops += 1
        if any(kind >= 0 for kind in deck[: len(deck) - tops]):
            raise self.fields.fail("deck", 'known cards first, then only "?"')
        return tops

    def _default_memory(self, unknown: list[int], tops: int) -> Memory:
        """Of a hidden zone all written cards are known to all; else only the face-up discard."""
        mat, memory = self.mat, no_memory()
        memory.top = max(tops, 0)
        memory.deck_places = len(mat.deck) - memory.top
        if self.hidden:
            memory.hand = mat.hand[:]
            memory.discard = mat.discard[:]
            memory.layers = [count_known(unknown)]
        else:
            cards = count_known([*self.held, *unknown, *mat.deck[: memory.deck_places]])
            for kind in range(KINDS):
                cards[kind] += mat.hand[kind] + mat.discard[kind]
            if mat.top >= 0:
                memory.discard[mat.top] = 1
                cards[mat.top] -= 1
            memory.layers = [cards]
        memory.hand_places = [mat.hand_size - sum(memory.hand)]
        memory.pile_places = [mat.discard_size - sum(memory.discard)]
        memory.held_places = [len(self.held)]
        if not self.hidden:
            memory.tidy()
        return memory

    def _given_memory(self, item: Fields) -> Memory:
        memory = no_memory()
        memory.hand = count_known(read_cards(self.state, item, "hand", known=True))
        memory.discard = count_known(read_cards(self.state, item, "discard", known=True))
        memory.top = item.number("top", 0, len(self.mat.deck), 0)
        layers = item.tables("hidden")
        if not layers:
            raise item.fail("hidden", "at least one layer of unseen cards")
        memory.layers = []
        memory.hand_places, memory.held_places, memory.pile_places = [], [], []
        for layer in layers:
            memory.layers.append(count_known(read_cards(self.state, layer, "cards", known=True)))
            memory.hand_places.append(layer.number("hand", 0, 500, 0))
            memory.held_places.append(layer.number("held", 0, 500, 0))
            memory.pile_places.append(layer.number("discard", 0, 500, 0))
            deck = layer.number("deck", 0, 500, 0)
            if deck > 0:
                if memory.deck_places > 0:
                    raise layer.fail("deck", "the whole deck in one layer", deck)
                memory.deck_places = deck
                memory.deck_layer = len(memory.layers) - 1
            layer.done()
        item.done()
        return memory

    def _check_hidden(self, item: Fields, unknown: list[int], given: bool) -> None:
        """The cards that fill the unknown places are neither more nor fewer."""
        mat, memory = self.mat, self.mat.memory
        places = [*self.held, *mat.deck].count(-1)
        places += mat.hand_size - sum(mat.hand) + mat.discard_size - sum(mat.discard)
        if not given:
            self._check_unknown(unknown, places)
            return
        if unknown and count_known(unknown) != memory.unseen():
            raise item.fail("hidden", "the cards of `unknown`")
        if memory.hand != mat.hand or memory.discard != mat.discard:
            raise item.fail("hand", "the cards of hand and discard pile that are not unknown")
        if sum(memory.unseen()) != places:
            expected = f'{places} unseen cards, as many as "?"'
            raise item.fail("hidden", expected, sum(memory.unseen()))
