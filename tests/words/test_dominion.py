"""Every code of Dominion is a sentence in every language, with every card."""

from __future__ import annotations

from typing import Any

import pytest

import regna
from regna.games.dominion.kinds import NAMES
from regna.games.dominion.said import SAID
from regna.words import LANGUAGES, words
from regna.words.catalogue import GRAMMAR, plain
from tests.words.test_catalogue import fillings

SAMPLES: dict[str, list[Any]] = {
    "seat": [0, 1],
    "attacker": [1],
    "victim": [2],
    "count": [0, 1, 2, 5],
    "actions": [0, 1, 3, 7],
    "buys": [1, 2, 0, 5],
    "coins": [0, 1, 4, 12],
    "limit": [4],
    "cost": [3],
    "cards": [[], ["copper"], ["estate", "spy", "spy"], ["gold"] * 5 + ["thief"] * 3],
    "verb": ["play", "end"],
}
ASKS = {row.code for row in SAID.asks}
PEOPLE = ["Anna", "Bořek", "Żaneta"]
NEVER_EMPTY = {"dominion-pay", "dominion-pay-all", "dominion-discard", "dominion-show-hand"}
NEVER_EMPTY |= {"dominion-to-hand", "dominion-over-piles", "dominion-thief", "dominion-thief-gain"}


def filled_in(code: str, facts: list[str]) -> list[dict[str, Any]]:
    found = fillings(facts, SAMPLES)
    return [facts for facts in found if facts.get("cards") or code not in NEVER_EMPTY]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_is_a_whole_sentence(lang: str) -> None:
    catalogue = words(lang)
    for code, facts in regna.game("dominion").codes().items():
        for filled in filled_in(code, facts):
            for card in NAMES if "card" in facts else [""]:
                if card:
                    filled["card"] = card
                for seats in (PEOPLE, []):
                    text = catalogue.say(code, filled, "dominion", seats)
                    assert text != code
                    assert text.endswith((".", "?") if code in ASKS else "."), text
                    assert not any(sign in text for sign in "{}$_"), text
                    assert "dominion-" not in text, text
                    assert "  " not in text, text
                    assert text[0].isupper(), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_part_of_a_tale(lang: str) -> None:
    catalogue = words(lang)
    for code, facts in regna.game("dominion").codes().items():
        for filled in filled_in(code, facts):
            if "card" in facts:
                filled["card"] = "moat"
            then = catalogue.besides("then", code, filled, "dominion", PEOPLE)
            assert not any(sign in then for sign in "{}$_."), then
            if then:
                said = catalogue.say(code, filled, "dominion", PEOPLE)
                assert said.startswith(f"{PEOPLE[filled['seat']]} {then}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_only_one_seat_knows_may_be_missing(lang: str) -> None:
    for code in ("dominion-draw", "dominion-discard-some", "dominion-clean-up"):
        public = {"seat": 0, "count": 3, "card": "estate"}
        text = words(lang).say(code, public, "dominion", PEOPLE)
        assert "{" not in text
        assert "(" not in text
        assert words(lang).say(code, {**public, "cards": []}, "dominion", PEOPLE) == text
        assert words(lang).say("dominion-draw", {**public, "cards": ["gold"]}, "dominion")


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("cs", 1, "stříbrňák"),
        ("cs", 4, "4 stříbrňáky"),
        ("cs", 5, "5 stříbrňáků"),
        ("pl", 3, "3 karty Srebrników"),
        ("pl", 12, "12 kart Srebrników"),
        ("en", 1, "Silver"),
        ("en", 2, "2 Silvers"),
    ],
)
def test_several_of_a_card(lang: str, count: int, said: str) -> None:
    assert words(lang).listed("dominion-card", ["silver"] * count) == [said]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_explained_and_told_apart(lang: str) -> None:
    catalogue = words(lang)
    seen: set[str] = set()
    for card in NAMES:
        key = f"dominion-card-{card}"
        text = catalogue.name(key, "text")
        assert text.endswith(".")
        assert len(text) < 160
        for form in set(map(plain, catalogue.forms(key, GRAMMAR))):
            assert form not in seen, form
            seen.add(form)
