"""A language is a folder, and a room is a file of it.

    common table        what every door says         rules/<game>.md  the rulebook of a game
    <game>              a game's things, options, questions, refusals, events and score
    cli cli-<game>      what only the terminal says
    web web-<game>      what only the browser says

A room that a language does not have yet is English.
"""

from __future__ import annotations

from importlib.resources import files

from regna.core import BadInput

ENGLISH = "en"
FOLDER = files("regna.words")


def find_languages() -> tuple[str, ...]:
    """Every folder with a common room, English first."""
    found = [each.name for each in FOLDER.iterdir() if (each / "common.ftl").is_file()]
    return tuple(sorted(found, key=lambda lang: (lang != ENGLISH, lang)))


LANGUAGES = find_languages()


def room_names(lang: str) -> list[str]:
    """The rooms a language has: names of files, `rules/<game>.md` among them."""
    folder = FOLDER / lang
    found = [each.name for each in folder.iterdir() if each.name.endswith(".ftl")]
    return sorted([*found, *(f"rules/{game}.md" for game in books(lang))])


def books(lang: str) -> list[str]:
    """The games whose rulebook a language has."""
    folder = FOLDER / lang / "rules"
    found = folder.iterdir() if folder.is_dir() else []
    return sorted(each.name.removesuffix(".md") for each in found)


def room_text(lang: str, name: str) -> str:
    """A room as it is written; empty if no language has it."""
    if lang not in LANGUAGES:
        raise BadInput("lang", f"one of {', '.join(LANGUAGES)}", lang)
    for each in (lang, ENGLISH):
        path = FOLDER / each / name
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""
