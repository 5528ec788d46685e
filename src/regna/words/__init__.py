"""Every word a person reads; a language is a folder.

rooms      languages and their files           <lang>/<room>.ftl      the sentences
catalogue  codes and facts into sentences      <lang>/rules/<game>.md the rules
rulebook   the rules of a game as a document
"""

from __future__ import annotations

from regna.words.catalogue import Words, guess_language, words
from regna.words.rooms import LANGUAGES
from regna.words.rulebook import Chapter, Rule, Rulebook, rulebook

__all__ = [
    "LANGUAGES",
    "Chapter",
    "Rule",
    "Rulebook",
    "Words",
    "guess_language",
    "rulebook",
    "words",
]
