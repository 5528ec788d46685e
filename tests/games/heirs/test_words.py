"""Sentences that agree with every name and place in them."""

from __future__ import annotations

import pytest

from regna.games.heirs.tiles import BUILDINGS
from regna.words import words


@pytest.mark.rule("B2")
def test_polish_terrain_agrees_with_every_building() -> None:
    for building in BUILDINGS:
        facts = {"seat": 0, "cell": "n1", "building": building, "colour": "green", "tile": "x"}
        text = words("pl").say("heirs-expand", facts, "heirs", ["Ewa"])
        name = words("pl").name(f"heirs-building-{building}", "acc")
        assert text.startswith(f"Ewa kładzie {name} rewersem do góry na n1 jako teren otwarty")


@pytest.mark.rule("C1", "C3")
@pytest.mark.parametrize(("lang", "place"), [("cs", "z místa s1w1"), ("pl", "z pola s1w1")])
def test_a_place_needs_no_preposition_of_its_own(lang: str, place: str) -> None:
    step = {"seat": 0, "unit": "elite", "from": "s1w1", "cell": "0"}
    assert place in words(lang).say("heirs-step", step, "heirs", ["Eva"])
    withdrawn = {"seat": 0, "cell": "s1w1"}
    assert place in words(lang).say("heirs-withdraw", withdrawn, "heirs", ["Eva"])
