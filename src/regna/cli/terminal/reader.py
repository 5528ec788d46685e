"""Moves as people type them: a verb, then what it is about, in the words of their language.

A `Reader` knows the verbs of the game and the arguments that have names; the
catalogue says what both are called. Words may be shortened as long as they stay
clear, in any grammatical form, with or without diacritics; what is almost right
is asked about. Notation is always understood. A game adds its own forms.
"""

from __future__ import annotations

from functools import lru_cache

from regna.cli.language import Said
from regna.cli.terminal.position import Position
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import BadNotation, Codec, Facts, Named
from regna.words import Words
from regna.words.catalogue import plain

PUNCTUATION = str.maketrans(",():+", "     ")


@lru_cache
def fillers(words: Words, game: str) -> frozenset[str]:
    """Words that say nothing."""
    found = plain(words.name("cli-fillers")).split()
    if words.has(f"{game}-fillers"):
        found += plain(words.name(f"{game}-fillers")).split()
    return frozenset(found)


@lru_cache
def names(words: Words, game: str, kind: str, ids: tuple[str, ...]) -> Vocabulary:
    """What things of a kind are called, in any form, and in notation: a word of it will do."""
    found = Vocabulary()
    left_out = fillers(words, game)
    for each in ids:
        forms = [each, *words.forms(f"{game}-{kind}-{each}")]
        texts = [plain(form) for form in forms]
        found.add(each, [word for text in texts for word in text.split() if word not in left_out])
    return found


@lru_cache
def verb_words(words: Words, game: str, verbs: tuple[str, ...], begun: int = 2) -> Vocabulary:
    """What verbs are called: in the language, in other words for them, and in English."""
    found = Vocabulary(begun=begun)
    for verb in verbs:
        key = f"{game}-verb-{verb}"
        if words.has(key):
            found.add(verb, [words.name(key), *words.name(key, "also").split()])
    for verb in verbs:
        found.add(verb, [verb])
    return found


class Reader:
    """Reads and writes the moves of one position in one language."""

    punctuation = PUNCTUATION

    def __init__(self, words: Words, position: Position) -> None:
        self.words = words
        self.position = position
        self.name = position.game.name
        self.codec: Codec = position.game.verbs
        self.wordless = {  # verbs told by the name of what they are about
            verb.name: argument
            for verb in self.codec.verbs
            for argument in verb.arguments[:1]
            if not verb.word and isinstance(argument, Named)
        }
        self.fillers = fillers(words, self.name)
        self.spelled: dict[str, str] = {}  # words as they were typed

    # ---- writing -------------------------------------------------------------

    def describe(self, move: int) -> str:
        """A move as one would type it here; in notation if the catalogue has no words for it."""
        parts = self.position.parts(move)
        code = f"{self.name}-move-{parts['verb']}"
        if not self.words.has(code):
            return self.position.write(move)
        return self.words.say(code, self.facts_of(parts), self.name).rstrip()

    def facts_of(self, parts: Facts) -> Facts:
        """The placeholders of a move's phrase."""
        return parts

    def called(self, name: str) -> str:
        """A verb, or a piece that a move begins with, in the language."""
        kinds = ["verb", *(argument.fact for argument in self.wordless.values())]
        known = [kind for kind in kinds if self.words.has(f"{self.name}-{kind}-{name}")]
        return self.name_of(known[0], name) if known else name

    def name_of(self, kind: str, name: str) -> str:
        key = f"{self.name}-{kind}-{name}"
        return self.words.name(key) if self.words.has(key) else name

    def beginnings(self) -> list[str]:
        """The words that moves of now begin with."""
        found: dict[str, None] = {}
        for move in self.position.moves:
            verb = self.codec.verb(move)
            assert verb is not None
            argument = self.wordless.get(verb.name)
            begun = verb.name if argument is None else argument.names[verb.a(move)]
            found[self.called(begun)] = None
        return list(found)

    # ---- reading -------------------------------------------------------------

    def split(self, text: str) -> list[str]:
        """The plain words of a text; how they were typed is remembered."""
        typed = text.translate(self.punctuation).split()
        words = [plain(word) for word in typed]
        self.spelled = dict(zip(words, typed, strict=True))
        return words

    def as_typed(self, *words: str) -> str:
        return " ".join(self.spelled.get(word, word) for word in words)

    def content(self, words: list[str]) -> list[str]:
        """The words that say something."""
        return [word for word in words if word not in self.fillers]

    def read(self, text: str) -> list[int]:
        """The moves a text means, in order, legal or not; Said says what was expected."""
        try:
            return [self.position.read(text)]
        except BadNotation:
            pass
        words = self.split(text)
        try:
            return self.meant(words, text)
        except Said as said:
            raise self.in_context(said, text) from None

    def meant(self, words: list[str], text: str) -> list[int]:
        """The moves of plain words: the first is the verb."""
        begun = self.find_verb(words[0] if words else "", text)
        return self.moves(begun, self.content(words[1:]))

    def in_context(self, said: Said, text: str) -> Said:
        """A guess at some words, among the others that were typed."""
        wrong = self.as_typed(*str(said.facts.get("instead", "")).split())
        if said.code != "cli-did-you-mean" or not wrong or wrong not in text:
            return said
        return Said(said.code, text=text.replace(wrong, str(said.facts["text"]), 1))

    def begins(self) -> Vocabulary:
        """What a move may begin with: verbs, and the names of those that have no word."""
        found = Vocabulary()
        verbs = tuple(verb.name for verb in self.codec.verbs if verb.word)
        found.join(verb_words(self.words, self.name, verbs))
        for argument in self.wordless.values():
            found.join(self.argument(argument))
        return found

    def argument(self, argument: Named) -> Vocabulary:
        return names(self.words, self.name, argument.fact, tuple(argument.names))

    def find_verb(self, word: str, text: str) -> str:
        """What a text begins with: rather something that can be done now."""
        unknown = Said("cli-begin-with", list=self.beginnings(), text=text)
        liked = self.position.verbs
        return self.begins().find(word, self.called, unknown, self.as_typed(word), liked)

    def moves(self, begun: str, rest: list[str]) -> list[int]:
        """What a beginning and the words after it mean: names are found, the rest is notation."""
        texts = [begun]
        arguments = []
        for verb in self.codec.verbs:
            if verb.word and verb.name == begun:
                texts, arguments = [verb.word], verb.arguments
            elif verb.name in self.wordless and begun in self.wordless[verb.name].names:
                arguments = verb.arguments[1:]
        for number, word in enumerate(rest):
            argument = arguments[number] if number < len(arguments) else None
            texts.append(self.named(word, argument) if isinstance(argument, Named) else word)
        return [self.notation(" ".join(texts), begun)]

    def named(self, word: str, argument: Named) -> str:
        """A thing by its name in the language."""
        unknown = Said("cli-not-understood", text=self.as_typed(word))
        return self.argument(argument).find(
            word, lambda name: self.name_of(argument.fact, name), unknown, self.as_typed(word)
        )

    def notation(self, text: str, verb: str) -> int:
        try:
            return self.position.read(text)
        except BadNotation:
            raise self.form(verb) from None

    def form(self, verb: str) -> Said:
        """How a verb is used."""
        key = f"{self.name}-verb-{verb}"
        if not self.words.has(key):
            return Said("cli-not-understood", text=self.as_typed(verb))
        return Said("cli-form", form=self.words.name(key, "form"))
