"""Moves of Dominion as people type them: a verb and cards.

Any number of cards, in any order, counted (`2 copper`) or `all`. Cards chosen
together are one list of moves, in the order the game wants, and the whole
choice; a card named alone is one of several until one is done. A card without a
verb means what can be done with it, if that is one thing.
"""

from __future__ import annotations

from functools import lru_cache

from regna.cli.dominion.cards import NAMES, types
from regna.cli.language import Said
from regna.cli.terminal.position import Position
from regna.cli.terminal.reader import Reader, verb_words
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import Facts
from regna.words import Words
from regna.words.catalogue import COUNTED, GRAMMAR, plain

FORMS = GRAMMAR | COUNTED | {"pile"}
MOST = 60  # cards named at once
BEGUN = 3  # letters of a shortened word, of which there are many here
LONGEST = 3  # words of a card's name

Named = list[tuple[str, int]]  # cards with how many; -1 for all of them


@lru_cache
def card_words(words: Words) -> Vocabulary:
    """What each card may be called, without numbers."""
    found = Vocabulary(begun=BEGUN)
    for card in NAMES:
        forms = [card.replace("_", " "), card, *words.forms(f"dominion-card-{card}", FORMS)]
        found.add(card, [plain(form).lstrip("0123456789 ") for form in forms])
    return found


class DominionReader(Reader):
    """A move is a verb and any number of cards."""

    punctuation = str.maketrans(",.+&×*", "    xx")

    def __init__(self, words: Words, position: Position) -> None:
        super().__init__(words, position)
        self.lone = [verb.name for verb in self.codec.verbs if not verb.arguments]
        self.every = plain(words.name("dominion-all")).split()

    def facts_of(self, parts: Facts) -> Facts:
        return {"card": parts.get("piece", "")}

    @property
    def legal(self) -> dict[str, list[str]]:
        """The verbs that can be used now, with their cards."""
        return {
            verb: [str(parts.get("piece", "")) for parts in moves]
            for verb, moves in self.position.verbs.items()
        }

    # ---- reading -------------------------------------------------------------

    def begins(self) -> Vocabulary:
        verbs = tuple(verb.name for verb in self.codec.verbs)
        return verb_words(self.words, self.name, verbs, BEGUN)

    def read(self, text: str) -> list[int]:
        """Words first: in notation a card of several stands alone, here it may be all of them."""
        words = self.split(text)
        try:
            return self.meant(words, text)
        except Said as said:
            raise self.in_context(said, text) from None

    def meant(self, words: list[str], text: str) -> list[int]:
        if words and all(word.isdigit() for word in words):
            return self._numbers([int(word[:4]) for word in words])
        found = self.begins().means(words[0], self.legal) if words else []
        if len(found) == 1:
            return self.moves(found[0], self.content(words[1:]))
        return self._without_verb(self.content(words), text)

    def moves(self, begun: str, rest: list[str]) -> list[int]:
        if begun in self.lone:
            return self._lone(begun, rest)
        if not rest:
            raise self.form(begun)
        if begun == "play" and len(rest) == 1 and rest[0] in self.every:
            return [self.notation("treasures", begun)]
        return self._list(begun, self.find_cards(rest))

    def _lone(self, verb: str, rest: list[str]) -> list[int]:
        """A verb without a card; what it is about may be named all the same."""
        if verb in ("end", "treasures") and self.position.asked == "dominion-action":
            if verb == "end" or len(self.legal) == 1:
                return [self.notation("buys", verb), self.notation(verb, verb)]
        if rest and verb in ("buys", "treasures", "end", "done"):
            if any(word not in self.every for word in rest):
                raise self.form(verb)
        return [self.notation(verb, verb)]

    def _without_verb(self, words: list[str], text: str) -> list[int]:
        """Cards alone, if only one thing can be done with them."""
        try:
            named = self.find_cards(words) if words else []
        except Said:
            named = []
        if not named:
            return self.moves(self.find_verb(words[0] if words else "", text), words[1:])
        if "reveal" in self.legal and all("reaction" in types(card) for card, _ in named):
            return [self.notation("reveal", "reveal")]
        fitting = [verb for verb, cards in self.legal.items() if all(c in cards for c, _ in named)]
        if len(fitting) > 1:
            cards = [self.words.name(f"dominion-card-{card}", "acc") for card, _ in named]
            texts = [" ".join([self.called(verb), *cards]) for verb in fitting]
            raise Said("cli-which-one", text=text, list=texts)
        if not fitting:
            raise Said("cli-begin-with", list=self.beginnings(), text=text)
        return self._list(fitting[0], named)

    def _numbers(self, numbers: list[int]) -> list[int]:
        """Several moves of the list by their numbers."""
        listed = self.position.moves
        for number in numbers:
            if not 1 <= number <= len(listed):
                raise Said("cli-no-number", number=number, count=len(listed))
        parts = [self.position.parts(listed[number - 1]) for number in numbers]
        verb = str(parts[0]["verb"])
        if any(each["verb"] != verb or "piece" not in each for each in parts):
            raise self.form(verb)
        return self._list(verb, [(str(each["piece"]), 1) for each in parts])

    def _list(self, verb: str, named: Named) -> list[int]:
        """All the cards at once, in the game's order; several of them are the whole choice."""
        cards: list[str] = []
        for card, times in named:
            cards += [card] * (self._held(card) if times < 0 else times)
        if not cards or len(cards) > MOST:
            raise self.form(verb)
        moves = [self.notation(f"{verb} {card}", verb) for card in cards]
        if not self._several():
            return moves
        moves.sort()  # the order of their numbers is the game's
        if verb not in self.legal:
            return moves
        self._check_count(len(cards))
        whole = len(cards) > 1 or any(times < 0 for _, times in named)
        return moves + self._closing(moves) if whole else moves

    def _closing(self, moves: list[int]) -> list[int]:
        """What ends a choice of several cards, unless it ends by itself."""
        if self.position.facts["least"]:
            return []
        now, later = self.position, self.position.after(moves)
        if isinstance(later, Position) and (later.asked, later.to_act) == (now.asked, now.to_act):
            return [self.notation("done", "done")]
        return []

    def _check_count(self, count: int) -> None:
        """Nobody chooses more cards at once than this one decision is about."""
        facts = self.position.facts
        if count > facts["left"]:
            code = "dominion-name-all" if facts["least"] else "dominion-too-many"
            raise Said(code, count=facts["left"])

    def _several(self) -> bool:
        """Whether cards are chosen one after the other, in the order of the game's list."""
        return "least" in self.position.facts

    def _held(self, card: str) -> int:
        """How many of a card the one who decides has in hand."""
        hand: list[str] = self.position.view["players"][self.position.to_act or 0].get("hand", [])
        return hand.count(card)

    # ---- cards ---------------------------------------------------------------

    def find_cards(self, words: list[str]) -> Named:
        """The cards that words name, one after the other."""
        found: Named = []
        at, times = 0, 1
        while at < len(words):
            word = words[at]
            number = word.strip("x")
            if number.isdigit():
                times = int(number[:3])
                at += 1
            elif word in self.every and at + 1 < len(words):
                times = -1
                at += 1
            elif word == "x":
                at += 1
            else:
                card, used = self._card_at(words[at:])
                found.append((card, times))
                at, times = at + used, 1
        return found

    def _card_at(self, words: list[str]) -> tuple[str, int]:
        """The card that words begin with, and how many of them it takes."""
        known = card_words(self.words)
        here = [card for cards in self.legal.values() for card in cards]
        lengths = range(min(LONGEST, len(words)), 0, -1)
        for look in (known.whole, known.begun):
            for used in lengths:
                if look(" ".join(words[:used])):
                    return self._card(words[:used], here), used
        for used in lengths:
            if known.near(" ".join(words[:used])):
                return self._card(words[:used], here), used
        raise Said("dominion-no-card-named", text=self.as_typed(words[0]))

    def _card(self, words: list[str], here: list[str]) -> str:
        unknown = Said("dominion-no-card-named", text=self.as_typed(words[0]))
        return card_words(self.words).find(
            " ".join(words), self._called, unknown, self.as_typed(*words), here
        )

    def _called(self, card: str) -> str:
        return self.words.name(f"dominion-card-{card}", "acc")
