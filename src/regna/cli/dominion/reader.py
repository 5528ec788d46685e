"""Moves of Dominion as people type them, in their own language.

A move is a verb and cards: any number of them, in any order, shortened, in any
grammatical form, with or without diacritics, counted (`2 copper`) or `all`.
Cards chosen together are one list of moves, in the order the game wants, and
the whole choice; a card named alone is one of several until one is done. A card
without a verb means what can be done with it, if that is one thing.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from regna.cli.language import Said
from regna.core import Game, State
from regna.games.dominion.kinds import KIND_OF, NAMES
from regna.games.dominion.moves import CARD_VERBS, LONE_VERBS
from regna.words import Words
from regna.words.catalogue import COUNTED, GRAMMAR, plain

VERBS = (*CARD_VERBS, *LONE_VERBS)
PUNCTUATION = str.maketrans(",.+&×*", "    xx")
FORMS = GRAMMAR | COUNTED | {"pile"}
MOST = 60  # cards named at once

Named = list[tuple[str, int]]  # cards with how many; -1 for all of them


class Reader:
    """Reads and writes the moves of one position in one language."""

    def __init__(self, game: Game, words: Words, state: State) -> None:
        self.game = game
        self.words = words
        self.state = state
        self.code = "" if state.ask is None else state.ask.code
        self.asked: dict[str, Any] = {} if state.ask is None else state.ask.facts
        self.cards = names_of_cards(words)
        self.spelled: dict[str, str] = {}  # words as they were typed

    # ---- writing -------------------------------------------------------------

    def describe(self, move: int) -> str:
        """A move as one would type it here."""
        parts = self.game.parts(self.state, move)
        facts: dict[str, object] = {"card": parts.get("piece", "")}
        return self.words.say(f"dominion-move-{parts['verb']}", facts, "dominion")

    def legal(self) -> dict[str, list[str]]:
        """The verbs that can be used now, with their cards."""
        found: dict[str, list[str]] = {}
        for move in self.state.moves():
            parts = self.game.parts(self.state, move)
            found.setdefault(str(parts["verb"]), []).append(str(parts.get("piece", "")))
        return found

    # ---- reading -------------------------------------------------------------

    def read(self, text: str) -> list[int]:
        """The moves a text means; Said says what was expected instead."""
        typed = text.translate(PUNCTUATION).split()
        words = [plain(word) for word in typed]
        self.spelled = dict(zip(words, typed, strict=True))
        fillers = set(plain(self.words.name("cli-fillers")).split())
        fillers |= set(plain(self.words.name("dominion-fillers")).split())
        if words and all(word.isdigit() for word in words):
            return self._numbers([int(word[:4]) for word in words])
        verb = self.find_verb(words[0]) if words else ""
        if not verb:
            return self._without_verb([word for word in words if word not in fillers], text)
        rest = [word for word in words[1:] if word not in fillers]
        return self._moves(verb, rest)

    def find_verb(self, word: str) -> str:
        """The verb a word means, whole or shortened: rather one that can be used now."""
        known = verbs(self.words)
        legal = self.legal()
        exact = known.get(word, [])
        forms = [form for form in known if len(word) > 2 and form.startswith(word)]
        begun = [verb for form in forms for verb in known[form]]
        for candidates in (exact, begun):
            for verb in candidates:
                if verb in legal:
                    return verb
            if candidates and (candidates is exact or len(set(candidates)) == 1):
                return candidates[0]
        return ""

    def _moves(self, verb: str, rest: list[str]) -> list[int]:
        if verb in LONE_VERBS:
            return self._lone(verb, rest)
        if not rest:
            raise Said("cli-form", form=self.words.name(f"dominion-verb-{verb}", "form"))
        every = plain(self.words.name("dominion-all")).split()
        if verb == "play" and len(rest) == 1 and rest[0] in every:
            return [self._notation("treasures")]
        try:
            return self._list(verb, self.find_cards(rest))
        except Said as said:
            if said.code == "cli-did-you-mean" and len(rest) < 3:
                meant = f"{self.words.name(f'dominion-verb-{verb}')} {said.facts['text']}"
                raise Said(said.code, text=meant) from None
            raise

    def _lone(self, verb: str, rest: list[str]) -> list[int]:
        """A verb without a card; what it is about may be named all the same."""
        if verb in ("end", "treasures") and self.code == "dominion-action":
            legal = self.legal()
            if verb == "end" or len(legal) == 1:
                return [self._notation("buys"), self._notation(verb)]
        if rest and verb in ("buys", "treasures", "end", "done"):
            every = plain(self.words.name("dominion-all")).split()
            if any(word not in every for word in rest):
                raise Said("cli-form", form=self.words.name(f"dominion-verb-{verb}", "form"))
        return [self._notation(verb)]

    def _without_verb(self, words: list[str], text: str) -> list[int]:
        """Cards alone, if only one thing can be done with them."""
        legal = self.legal()
        try:
            named = self.find_cards(words) if words else []
        except Said:
            raise self._strange(words, text) from None
        if not named:
            raise self._strange(words, text)
        if named == [("moat", 1)] and "reveal" in legal:
            return [self._notation("reveal")]
        fitting = [verb for verb, cards in legal.items() if all(c in cards for c, _ in named)]
        fitting = [verb for verb in fitting if verb in CARD_VERBS]
        if len(fitting) > 1:
            cards = [self.words.name(f"dominion-card-{card}", "acc") for card, _ in named]
            names = [f"{self.words.name(f'dominion-verb-{v}')} {' '.join(cards)}" for v in fitting]
            raise Said("cli-which-one", text=text, list=names)
        if not fitting:
            raise Said("cli-begin-with", list=self.verbs(), text=text)
        return self._list(fitting[0], named)

    def _strange(self, words: list[str], text: str) -> Said:
        """Nothing here begins like that; perhaps a verb was mistyped."""
        known = verbs(self.words)
        near = get_close_matches(words[0], known, 1, 0.75) if words else []
        if near:
            verb = self.words.name(f"dominion-verb-{known[near[0]][0]}")
            rest = [self.spelled.get(word, word) for word in words[1:]]
            return Said("cli-did-you-mean", text=" ".join([verb, *rest]))
        return Said("cli-begin-with", list=self.verbs(), text=text)

    def verbs(self) -> list[str]:
        """What the moves of now begin with."""
        return [self.words.name(f"dominion-verb-{verb}") for verb in self.legal()]

    def _numbers(self, numbers: list[int]) -> list[int]:
        """Several moves of the list by their numbers."""
        listed = self.state.moves()
        for number in numbers:
            if not 1 <= number <= len(listed):
                raise Said("cli-no-number", number=number, count=len(listed))
        parts = [self.game.parts(self.state, listed[number - 1]) for number in numbers]
        verb = str(parts[0]["verb"])
        if any(each["verb"] != verb or "piece" not in each for each in parts):
            raise Said("cli-form", form=self.words.name(f"dominion-verb-{verb}", "form"))
        return self._list(verb, [(str(each["piece"]), 1) for each in parts])

    def _list(self, verb: str, named: Named) -> list[int]:
        """All the cards at once, in the game's order; several of them are the whole choice."""
        cards: list[str] = []
        for card, times in named:
            cards += [card] * (self._held(card) if times < 0 else times)
        whole = len(cards) > 1 or any(times < 0 for _, times in named)
        if not cards or len(cards) > MOST:
            raise Said("cli-form", form=self.words.name(f"dominion-verb-{verb}", "form"))
        if self._several():
            cards.sort(key=lambda card: KIND_OF[card])
        if verb in self.legal():
            self._check_count(len(cards))
        moves = [self._notation(f"{verb} {card}") for card in cards]
        return moves + (self._closing(verb, cards) if whole else [])

    def _closing(self, verb: str, cards: list[str]) -> list[int]:
        """What ends a choice of several cards, unless it ends by itself."""
        state = self.state
        if not self._several() or self.asked["least"] or verb not in self.legal():
            return []
        tried = state.copy()
        for card in cards:
            move = self._notation(f"{verb} {card}")
            if tried.why_not(move) is not None:
                return []
            tried.play(move)
        going_on = tried.ask is not None and tried.ask.code == self.code
        return [self._notation("done")] if going_on and tried.to_act == state.to_act else []

    def _check_count(self, count: int) -> None:
        """Nobody chooses more cards at once than this one decision is about."""
        if self._several() and count > self.asked["left"]:
            code = "dominion-name-all" if self.asked["least"] else "dominion-too-many"
            raise Said(code, count=self.asked["left"])

    def _several(self) -> bool:
        """Whether cards are chosen one after the other, in the order of the game's list."""
        return "least" in self.asked

    def _held(self, card: str) -> int:
        """How many of a card the one who decides has in hand."""
        hand = hand_of(self.state)
        return hand.count(card)

    def _notation(self, text: str) -> int:
        return self.game.read(self.state, text)

    # ---- cards ---------------------------------------------------------------

    def find_cards(self, words: list[str]) -> Named:
        """The cards that words name, one after the other."""
        found: Named = []
        every = plain(self.words.name("dominion-all")).split()
        at, times = 0, 1
        while at < len(words):
            word = words[at]
            number = word.strip("x")
            if number.isdigit():
                times = int(number[:3])
                at += 1
            elif word in every and at + 1 < len(words):
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
        for used in (min(3, len(words)), 2, 1):
            exact = self._fitting(words[:used], True) if used <= len(words) else []
            if len(exact) == 1:
                return exact[0], used
        for used in (2, 1):
            begun = self._fitting(words[:used], False) if used <= len(words) else []
            if len(begun) == 1:
                return begun[0], used
            if len(begun) > 1:
                here = [card for card in begun if card in self._here()]
                if len(here) == 1:
                    return here[0], used
                names = [self.words.name(f"dominion-card-{card}") for card in here or begun]
                text = " ".join(self.spelled.get(word, word) for word in words[:used])
                raise Said("cli-which-one", text=text, list=names)
        raise self._unknown(words)

    def _fitting(self, words: list[str], whole: bool) -> list[str]:
        text = " ".join(words)
        if whole:
            return [card for card in NAMES if text in self.cards[card]]
        if len(text) < 3:
            return []
        return [c for c in NAMES if any(form.startswith(text) for form in self.cards[c])]

    def _here(self) -> list[str]:
        """The cards that legal moves are about."""
        return [card for cards in self.legal().values() for card in cards]

    def _unknown(self, words: list[str]) -> Said:
        spelled = [self.spelled.get(word, word) for word in words]
        forms = {form: card for card in NAMES for form in self.cards[card]}
        for used in (2, 1):
            near = get_close_matches(" ".join(words[:used]), forms, 1, 0.75)
            if near:
                name = self.words.name(f"dominion-card-{forms[near[0]]}", "acc")
                return Said("cli-did-you-mean", text=name)
        return Said("dominion-no-card-named", text=spelled[0])


@lru_cache
def names_of_cards(words: Words) -> dict[str, list[str]]:
    """What each card may be called, without diacritics and numbers."""
    found: dict[str, list[str]] = {}
    for card in NAMES:
        key = f"dominion-card-{card}"
        forms = [card.replace("_", " "), card, *words.forms(key, FORMS)]
        texts = [plain(form).lstrip("0123456789 ") for form in forms]
        found[card] = list(dict.fromkeys(texts))
    return found


@lru_cache
def verbs(words: Words) -> dict[str, list[str]]:
    """Words for verbs, each with the verbs it can mean."""
    found: dict[str, list[str]] = {}
    for verb in VERBS:
        key = f"dominion-verb-{verb}"
        for form in [words.name(key), *words.name(key, "also").split(), verb]:
            known = found.setdefault(plain(form), [])
            if verb not in known:
                known.append(verb)
    return found


def hand_of(state: State) -> list[str]:
    """The hand of the one who decides."""
    players = state.view(state.to_act)["players"]
    assert isinstance(players, list)
    hand = players[state.to_act or 0].get("hand", [])
    assert isinstance(hand, list)
    return hand
