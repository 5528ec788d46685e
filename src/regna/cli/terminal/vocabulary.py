"""Words and what they mean, found as people type them: whole, begun, or almost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from difflib import get_close_matches

from regna.cli.language import Said
from regna.words.catalogue import plain

BEGUN = 2  # letters that a shortened word has at least
ALIKE = 0.7  # how much of a word must be right to guess it


class Vocabulary:
    """Words of one kind, without diacritics, each with the things it may mean."""

    def __init__(self, names: Iterable[str] = (), begun: int = BEGUN) -> None:
        self.meanings: dict[str, list[str]] = {}
        self.least = begun
        for name in names:  # called what they are
            self.add(name, [name])

    def add(self, meaning: str, forms: Iterable[str]) -> None:
        """What a thing may be called; what was added earlier comes first."""
        for form in forms:
            known = self.meanings.setdefault(plain(form), [])
            if meaning not in known:
                known.append(meaning)

    def join(self, other: Vocabulary) -> None:
        """The words of another vocabulary too."""
        for form, meanings in other.meanings.items():
            for meaning in meanings:
                self.add(meaning, [form])

    def __contains__(self, text: str) -> bool:
        return text in self.meanings

    def whole(self, text: str) -> list[str]:
        """What a plain text means as it stands."""
        return self.meanings.get(text, [])

    def begun(self, text: str) -> list[str]:
        """What it may be the beginning of."""
        if len(text) < self.least:
            return []
        found = [each for form, each in self.meanings.items() if form.startswith(text)]
        return list(dict.fromkeys(meaning for meanings in found for meaning in meanings))

    def near(self, text: str, alike: float = ALIKE) -> str:
        """What it almost is, empty if nothing."""
        found = get_close_matches(text, self.meanings, 1, alike)
        return self.meanings[found[0]][0] if found else ""

    def means(self, text: str, liked: Collection[str] = ()) -> list[str]:
        """What a text may mean, whole or begun: one thing if it is clear. Of several it is the
        one that is liked, and of things called quite the same the first."""
        whole = self.whole(text)
        for found in (whole, self.begun(text)):
            best = [meaning for meaning in found if meaning in liked]
            if len(best) == 1 or (best and found is whole):
                return best[:1]
            if found:
                return found[:1] if found is whole else best or found
        return []

    def one(self, text: str) -> str | None:
        """What a text names if that is clear: a choice before the game, an opponent."""
        found = self.means(plain(text))
        return found[0] if len(found) == 1 else None

    def find(
        self,
        text: str,
        called: Callable[[str], str],
        unknown: Said,
        spelled: str = "",
        liked: Collection[str] = (),
    ) -> str:
        """The one thing a text means; Said asks which of several, or whether it was mistyped."""
        found = self.means(text, liked)
        if len(found) == 1:
            return found[0]
        if found:
            names = [called(meaning) for meaning in found]
            raise Said("cli-which-one", text=spelled or text, list=names)
        near = self.near(text)
        if near:
            raise Said("cli-did-you-mean", text=called(near), instead=text)
        raise unknown
