"""Words as people type them: whole, begun, or almost."""

from __future__ import annotations

import pytest

from regna.cli.language import Said
from regna.cli.terminal.vocabulary import Vocabulary


def tools() -> Vocabulary:
    known = Vocabulary()
    known.add("saw", ["pila", "pilu"])
    known.add("file", ["pilník", "pilníkem"])
    known.add("hammer", ["kladivo"])
    known.add("mallet", ["kladivo", "palice"])
    return known


def find(text: str, liked: tuple[str, ...] = ()) -> str:
    return tools().find(text, str.upper, Said("cli-empty"), text, liked)


@pytest.mark.parametrize(
    ("text", "liked", "found"),
    [
        ("pila", (), "saw"),
        ("kladivo", (), "hammer"),  # of things called quite the same the first
        ("pilnik", (), "file"),
        ("kla", ("hammer",), "hammer"),
        ("kladivo", ("mallet",), "mallet"),  # rather what can be done now
        ("pil", ("file",), "file"),
    ],
)
def test_what_is_clear_is_found(text: str, liked: tuple[str, ...], found: str) -> None:
    assert find(text, liked) == found


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("pil", "cli-which-one", ["SAW", "FILE"]),
        ("kldivo", "cli-did-you-mean", "HAMMER"),
        ("p", "cli-empty", None),  # one letter is too little
        ("šroub", "cli-empty", None),
        ("", "cli-empty", None),
    ],
)
def test_what_is_not_clear_is_asked_about(text: str, code: str, told: object) -> None:
    with pytest.raises(Said) as said:
        find(text)
    assert said.value.code == code
    assert said.value.facts.get("list", said.value.facts.get("text")) == told


def test_one_of_several_choices() -> None:
    known = Vocabulary(["war", "crafts", "church"], begun=1)
    assert [known.one(text) for text in ("WAR", "w", "c", "cr", "x")] == [
        *("war", "war", None, "crafts", None),
    ]
