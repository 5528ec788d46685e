"""regna rules: a game's rulebook in the terminal."""

from __future__ import annotations

import typer

from regna.cli.commands.play import language, new_screen
from regna.cli.language import Said, refuse, text
from regna.cli.terminal.screen import Screen, paragraph_lines
from regna.cli.terminal.setup import game_names
from regna.cli.terminal.sheets import show_rule
from regna.words import Chapter, Rulebook, Words, rulebook
from regna.words.rulebook import rulebooks


def rules(
    game: str = typer.Argument(help=text("cli-help-rules-game")),
    rule: list[str] | None = typer.Argument(None, help=text("cli-help-rule")),
    lang: str | None = typer.Option(None, help=text("cli-help-lang")),
) -> None:
    words = language(lang)
    try:
        show(new_screen(), words, find(game, words), " ".join(rule or []))
    except Said as said:
        raise refuse(said, words) from None


def find(game: str, words: Words) -> str:
    """A game with a rulebook, by its name or the beginning of its title."""
    found = game_names(rulebooks(), words).one(game)
    if found is None:
        raise Said("cli-bad-game", text=game, list=rulebooks())
    return found


def show(screen: Screen, words: Words, game: str, wanted: str) -> None:
    """The contents, a chapter or a rule."""
    book = rulebook(game, words.lang)
    if not wanted:
        contents(screen, words, game, book)
        return
    rule = book.rule(wanted)
    if rule is not None:
        show_rule(screen, rule)
        return
    chapter = book.chapter(wanted) or by_english_title(book, game, wanted)
    if chapter is None:
        raise Said("cli-no-rule", id=wanted, near=book.near(wanted))
    show_chapter(screen, chapter)


def by_english_title(book: Rulebook, game: str, wanted: str) -> Chapter | None:
    """A chapter by what it is called in English, as cards are in the notation; the chapters of
    all languages stand in the same order."""
    english = rulebook(game, "en")
    chapter = english.chapter(wanted.replace("_", " "))
    return None if chapter is None else book.chapters[english.chapters.index(chapter)]


def contents(screen: Screen, words: Words, game: str, book: Rulebook) -> None:
    screen.heading(book.title)
    for paragraph in book.paragraphs:
        screen.write()
        screen.lines(paragraph_lines(paragraph, screen.width))
    screen.write()
    screen.heading(words.name("cli-contents"))
    for number, chapter in enumerate(book.chapters, start=1):
        screen.heading(f"{number:>2}. {chapter.title}")
        for rule in chapter.rules:
            screen.say(f"{rule.id:<11} {rule.heading}", "    ", " " * 16)
    screen.write()
    example = book.ids()[0]
    screen.say(words.say("cli-contents-hint", {"game": game, "example": example}))


def show_chapter(screen: Screen, chapter: Chapter) -> None:
    screen.heading(chapter.title)
    for paragraph in chapter.paragraphs:
        screen.lines(paragraph_lines(paragraph, screen.width))
    for rule in chapter.rules:
        screen.write()
        show_rule(screen, rule)


rules.__doc__ = text("cli-help-rules")
