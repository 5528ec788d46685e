"""Every code is a sentence in every language, without leftovers."""

from __future__ import annotations

from typing import Any

import pytest

import regna
from regna.core import BadInput
from regna.words import LANGUAGES, guess_language, words
from regna.words.catalogue import plain
from tools.check_words import check

SAMPLES: dict[str, list[Any]] = {
    "seat": [0, 1],
    "owed": [0, 1],
    "surplus": [1, 2, 5],
    "discounts": [0, 1, 2, 5],
    "wood": [0, 1],
    "stone": [2],
    "grain": [5],
    "cell": ["n1e2"],
    "cells": [["n1"], ["n1", "s2", "e3"]],
    "unit": ["elite", "regular"],
    "option": ["A", "B", "C"],
    "treasure": ["vert-green", "pos-n-s"],
    "colour": ["green", "grey", "yellow"],
}
SEATS = ["heirs-player-white", "heirs-player-henry"]


def fillings(facts: list[str], known: dict[str, list[Any]] = SAMPLES) -> list[dict[str, Any]]:
    """A few ways to fill in facts: each sample of each fact at least once."""
    longest = max([len(known.get(fact, [3])) for fact in facts], default=1)
    found = []
    for turn in range(longest):
        filled: dict[str, Any] = {}
        for fact in facts:
            samples = known.get(fact, [3])
            filled[fact] = samples[turn % len(samples)]
        found.append(filled)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_is_a_whole_sentence(lang: str) -> None:
    catalogue = words(lang)
    buildings = regna.game("heirs").things()["heirs-building"]
    for code, facts in regna.game("heirs").codes().items():
        for number, filled in enumerate(fillings(facts)):
            for building in buildings if "building" in facts else [""]:
                if building:
                    filled["building"] = building
                text = catalogue.say(code, filled, "heirs", SEATS)
                assert text != code, number
                assert text.endswith("."), text
                assert not any(sign in text for sign in "{}$_"), text
                assert "heirs-" not in text, text
                assert "  " not in text, text
                assert text[0].isupper() or text[1].isdigit(), text


def test_nothing_is_missing() -> None:
    from tools.check_words import ROOT

    assert check(ROOT) == []


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("cs", 1, "bílý: 1 bod"),
        ("cs", 3, "bílý: 3 body"),
        ("cs", 12, "bílý: 12 bodů"),
        ("pl", 1, "biały: 1 punkt"),
        ("pl", 22, "biały: 22 punkty"),
        ("pl", 12, "biały: 12 punktów"),
        ("en", 1, "White: 1 point"),
        ("en", 0, "White: 0 points"),
    ],
)
def test_plurals(lang: str, count: int, said: str) -> None:
    assert words(lang).say("cli-total", {"seat": 0, "points": count}, "heirs", SEATS) == said


def test_the_language_of_the_machine() -> None:
    assert guess_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert guess_language({"LC_ALL": "pl_PL", "LANG": "cs_CZ"}) == "pl"
    assert guess_language({"LANG": "de_DE"}) == "en"
    assert guess_language({}) == "en"
    with pytest.raises(BadInput, match="en, cs, pl"):
        words("de")


def test_plain_forgets_diacritics() -> None:
    assert plain("  Żółta ŁĄKA  příští ") == "zolta laka pristi"
