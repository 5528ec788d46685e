"""Every word a person reads, in Czech, Polish and English.

catalogue  codes and facts into sentences      en.ftl cs.ftl pl.ftl  the sentences
rulebook   the rules of a game as a document   rules/<game>/<lang>.md the rules
"""

from __future__ import annotations

from regna.words.catalogue import LANGUAGES, Words, guess_language, words
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
