"""What both renderers say; web/src/lib/vectors.test.ts reads the same file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regna.words import words
from regna.words.rulebook import Rulebook, parse

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", VECTORS["sentences"], ids=lambda case: case["about"])
def test_sentences(case: dict[str, Any]) -> None:
    facts, game, seats = case["facts"], case["game"], case["seats"]
    said = {lang: words(lang).say(case["code"], facts, game, seats) for lang in case["says"]}
    assert said == case["says"]


@pytest.mark.parametrize("case", VECTORS["names"], ids=lambda case: case["about"])
def test_names(case: dict[str, Any]) -> None:
    assert {lang: words(lang).name(case["key"], case["form"]) for lang in case["is"]} == case["is"]


@pytest.mark.parametrize("case", VECTORS["lists"], ids=str)
def test_lists(case: dict[str, Any]) -> None:
    assert {lang: words(lang).join(case["items"], case["by"]) for lang in case["is"]} == case["is"]


def test_a_rulebook() -> None:
    book = VECTORS["rulebook"]
    assert flat(parse("\n".join(book["text"]))) == book["reads"]


def flat(book: Rulebook) -> list[dict[str, Any]]:
    """A rulebook as the browser has it: headings in a row."""

    def heading(level: int, title: str, body: list[str], rule: str = "") -> dict[str, Any]:
        return {"level": level, "id": rule, "title": title, "body": body}

    found = [heading(1, book.title, book.paragraphs)]
    for chapter in book.chapters:
        found.append(heading(2, chapter.title, chapter.paragraphs))
        found += [heading(3, rule.heading, rule.paragraphs, rule.id) for rule in chapter.rules]
    return found
