"""A language is a folder, and a room is a file of it."""

from __future__ import annotations

import pytest

import regna
from regna.cli.setup import read_value
from regna.core import BadInput
from regna.words import LANGUAGES, Words, words
from regna.words.rooms import ENGLISH, room_names, room_text


def test_english_comes_first() -> None:
    assert LANGUAGES[0] == ENGLISH
    assert {"cs", "pl"} <= set(LANGUAGES)


def test_a_language_has_a_name_of_its_own() -> None:
    assert words("cs").name("language") == "čeština"
    assert len({words(lang).name("language") for lang in LANGUAGES}) == len(LANGUAGES)


def test_a_room_nobody_has_is_empty() -> None:
    assert room_text("cs", "cli-chess.ftl") == ""
    with pytest.raises(BadInput, match=ENGLISH):
        room_text("../en", "common.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_room(lang: str) -> None:
    assert room_names(lang) == room_names(ENGLISH)


def test_the_terminal_opens_a_game_with_its_first_word() -> None:
    opened = Words("en")
    assert opened.opened == {"common", "table", "cli"}
    assert opened.name("heirs-building-inn") == "inn"
    assert opened.opened == {"common", "table", "cli", "heirs", "cli-heirs"}
    assert not opened.has("web-title")
    assert not opened.has("chess-king")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_and_no_are_words_of_the_language(lang: str) -> None:
    game, own = regna.game("heirs"), words(lang)
    flag = next(option for option in game.options() if option.kind == "flag")
    for said in ("yes", "on", own.name("yes").upper()):
        assert read_value(game, flag, said, own) is True
    for said in ("no", "0", own.name("no")):
        assert read_value(game, flag, said, own) is False
