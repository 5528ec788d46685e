"""Rulebooks as documents."""

from __future__ import annotations

import pytest

from regna.core import BadInput
from regna.words import LANGUAGES, rulebook
from regna.words.rulebook import parse, rulebooks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_is_found_by_its_id_or_heading(lang: str) -> None:
    book = rulebook("heirs", lang)
    rule = book.rule("[b4]")
    assert rule is not None
    assert rule.id == "B4"
    assert rule.paragraphs
    assert book.rule(rule.heading.upper()) is rule
    assert book.rule("B44") is None
    assert "B4" in book.near("B44")


def test_a_chapter_is_found_by_number_title_or_letter() -> None:
    book = rulebook("heirs", "en")
    assert book.chapter("1") is book.chapters[0]
    assert book.chapter("scoring") is book.chapter("P")
    assert book.chapter("nonsense") is None


def test_every_game_has_its_rules_in_every_language() -> None:
    assert {"heirs", "dominion", "tigris"} <= set(rulebooks())
    for game in rulebooks():
        assert rulebook(game, "en").ids() == rulebook(game, "cs").ids()
    with pytest.raises(BadInput, match="a game with rules"):
        rulebook("chess", "en")


def test_what_is_no_rulebook_says_where() -> None:
    with pytest.raises(BadInput, match="### B1"):
        parse("# Title\n\n## Chapter\n\n### B1")
