"""The language of the terminal: asked for by --lang, else that of the machine."""

from __future__ import annotations

import os

import typer

from regna.words import LANGUAGES, Words, guess_language, words


class Said(Exception):
    """Something is wrong, and one sentence of the catalogue says what."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def ours() -> Words:
    """The words of the machine's language."""
    return words(guess_language(os.environ))


def words_for(lang: str | None) -> Words:
    """The words of the language asked for."""
    if lang is None:
        return ours()
    if lang not in LANGUAGES:
        raise Said("cli-bad-lang", text=lang, list=list(LANGUAGES))
    return words(lang)


def text(key: str) -> str:
    """A text of the command line itself."""
    return ours().say(key, {"languages": list(LANGUAGES)})


def refuse(error: Said, catalogue: Words) -> typer.Exit:
    """Say what is wrong on the error stream; the exception to raise: exit code 2."""
    typer.echo(catalogue.say(error.code, error.facts), err=True)
    return typer.Exit(2)
