"""Whoever reads it is spoken to: events about a seat have a form for "you" and one for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import regna
from regna.words import LANGUAGES, words
from regna.words.catalogue import SEATS, YOU
from tests.words import test_catalogue as heirs
from tests.words import test_dominion as dominion
from tests.words import test_tigris as tigris

NAMES = ["Anna", "Bořek", "Żaneta", "Xenie"]
SAMPLES: dict[str, dict[str, list[Any]]] = {
    "heirs": {**heirs.SAMPLES, "building": ["inn", "camp"]},
    "dominion": {**dominion.SAMPLES, "card": ["moat", "gardens"], "cards": [["gold"], ["spy"] * 2]},
    "tigris": tigris.SAMPLES,
}
NEVER_YOU = {"heirs-henry-builds"}  # the automaton's


def told(game: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every event with every seat it names, and facts for it."""
    for row in regna.game(game).said.events:
        if row.code not in NEVER_YOU:
            for fact in sorted(SEATS & {*row.facts}):
                for filled in heirs.fillings([*row.facts, *row.private], SAMPLES[game]):
                    yield row.code, fact, filled


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SAMPLES)
def test_every_event_is_told_to_whoever_it_is_about(game: str, lang: str) -> None:
    for code, fact, filled in told(game):
        other = words(lang).say(code, filled, game, NAMES)
        seats = [YOU if seat == filled[fact] else name for seat, name in enumerate(NAMES)]
        you = words(lang).say(code, filled, game, seats)
        if NAMES[filled[fact]] not in other:
            continue  # it does not say whose it is
        assert NAMES[filled[fact]] not in you, you
        for pronoun in ("", words(lang).name(YOU)):  # another verb as well, not only another name
            unchanged = other.replace(NAMES[filled[fact]], pronoun).strip()
            assert you.lower() != unchanged.lower(), you
        assert not any(sign in you for sign in "{}$_"), you
        assert "  " not in you, you
        assert not you.startswith(" "), you
        assert you[0].isupper() or you[1].isdigit(), you


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tale_of_yours_is_one_sentence(lang: str) -> None:
    """What one does in one breath agrees with the subject from the first verb to the last."""
    seats = [YOU, "Petr"]
    deeds: list[tuple[str, dict[str, object]]] = [
        ("dominion-play", {"seat": 0, "card": "smithy", "actions": 0}),
        ("dominion-draw", {"seat": 0, "count": 3}),
        ("dominion-left", {"seat": 0, "buys": 1, "coins": 2}),
    ]
    joined = [words(lang).besides("then", code, facts, "dominion", seats) for code, facts in deeds]
    facts = {"seat": 0, "deeds": words(lang).join(joined)}
    assert (
        words(lang).say("dominion-tale", facts, "dominion", seats)
        == {
            "en": "You play a Smithy, draw 3 cards and have 1 buy and 2 coins.",
            "cs": "Hrajete kovářnu, dobíráte 3 karty a máte 1 nákup a 2 mince.",
            "pl": "Zagrywasz Kuźnię, dobierasz 3 karty i masz 1 zakup i 2 monety.",
        }[lang]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SAMPLES)
def test_a_question_speaks_to_the_one_who_decides(game: str, lang: str) -> None:
    for row in regna.game(game).said.asks:
        for filled in heirs.fillings(row.facts, SAMPLES[game]):
            filled |= {**dict.fromkeys(SEATS & {*row.facts}, 3), "seat": 0}
            asked = words(lang).say(row.code, filled, game, NAMES)
            assert "Anna" not in asked, asked
            typed = words(lang).besides("typed", row.code, filled, game, NAMES)
            assert not any(sign in typed for sign in "{}$_"), typed
            assert not typed or typed[0].isupper(), typed
