"""The rules of a game as people read them: chapters of rules, each with its id.

The format of `<lang>/rules/<game>.md`:

    # Title              then paragraphs: what the game is about
    ## Chapter           then paragraphs that belong to no rule
    ### ID Heading       then the rule's paragraphs; [ID] points to another rule
"""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache

from regna.core import BadInput
from regna.words.catalogue import plain
from regna.words.rooms import ENGLISH, books, room_text


@dataclass
class Rule:
    """One rule: its id, heading and paragraphs (a list is one paragraph of `- ` lines)."""

    id: str
    heading: str
    paragraphs: list[str] = field(default_factory=list)


@dataclass
class Chapter:
    """A chapter: what stands before its first rule, and its rules."""

    title: str
    paragraphs: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    """All rules of one game in one language."""

    title: str = ""
    paragraphs: list[str] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)

    def ids(self) -> list[str]:
        return [rule.id for chapter in self.chapters for rule in chapter.rules]

    def rule(self, text: str) -> Rule | None:
        """The rule with an id, whatever its case, or with exactly that heading."""
        wanted = plain(text.strip().strip("[]"))
        rules = [rule for chapter in self.chapters for rule in chapter.rules]
        for rule in rules:
            if rule.id.lower() == wanted:
                return rule
        named = [rule for rule in rules if plain(rule.heading) == wanted]
        return named[0] if len(named) == 1 else None

    def chapter(self, text: str) -> Chapter | None:
        """A chapter by its number or title, or by the letter all its rules share."""
        text = plain(text)
        if text.isdigit() and 1 <= int(text) <= len(self.chapters):
            return self.chapters[int(text) - 1]
        for chapter in self.chapters:
            if plain(chapter.title) == text:
                return chapter
        for chapter in self.chapters:
            letters = {rule.id.rstrip("0123456789b").lower() for rule in chapter.rules}
            if letters == {text}:
                return chapter
        return None

    def near(self, text: str) -> list[str]:
        """Ids a person may have meant: alike, or under a heading with that word."""
        wanted = plain(text)
        by_id = {rule_id.lower(): rule_id for rule_id in self.ids()}
        found = [by_id[match] for match in get_close_matches(wanted, by_id, 4, 0.5)]
        if len(wanted) > 2:
            for chapter in self.chapters:
                for rule in chapter.rules:
                    if wanted in plain(rule.heading) and rule.id not in found:
                        found.insert(0, rule.id)
        return found[:5]


def parse(text: str) -> Rulebook:
    """Read a rulebook; a heading in the wrong place is an error that shows the line."""
    book = Rulebook()
    here: list[str] = book.paragraphs
    for block in text.strip().split("\n\n"):
        line = block.strip()
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif line.startswith("## "):
            book.chapters.append(Chapter(line[3:].strip()))
            here = book.chapters[-1].paragraphs
        elif line.startswith("### "):
            rule_id, _, heading = line[4:].strip().partition(" ")
            if not book.chapters or not heading:
                raise BadInput("rulebook", "a chapter, then `### ID Heading`", line)
            book.chapters[-1].rules.append(Rule(rule_id, heading))
            here = book.chapters[-1].rules[-1].paragraphs
        elif line:
            here.append(line)
    return book


@lru_cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rules of a game in a language, read once."""
    text = room_text(lang, f"rules/{game}.md")
    if not text:
        raise BadInput("game", "a game with rules", game)
    return parse(text)


def rulebooks() -> list[str]:
    """The games whose rules are written."""
    return books(ENGLISH)
