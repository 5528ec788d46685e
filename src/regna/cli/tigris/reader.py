"""Moves of Tigris & Euphrates as people type them, in their own language.

A move begins with a piece (temple d7, king d7) or a verb (swap 2 temples). Names
may be shortened as long as they stay clear, in any grammatical form, with or
without diacritics; the signs of the map and notation are understood as well.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache

from regna.cli.language import Said
from regna.core import BadNotation, Facts, Game, State
from regna.games.tigris.board import cell_number
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILE_NAMES,
)
from regna.words import Words
from regna.words import words as catalogue
from regna.words.catalogue import plain

VERBS = (
    "place",
    "catastrophe",
    "withdraw",
    "swap",
    "pass",
    "war",
    "support",
    "build",
    "decline",
    "treasure",
)
PUNCTUATION = str.maketrans(",():+", "     ")
MANY = 9


class Vocabulary:
    """What pieces and verbs are called in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.fillers = set(plain(words.name("cli-fillers")).split())
        self.joining = set(plain(words.name("tigris-word-and")).split())
        self.nothing = {"none", *plain(words.name("tigris-word-none")).split()}
        self.tiles = self.names("tile", TILE_NAMES)
        self.leaders = self.names("leader", LEADER_NAMES)
        self.colours = self.names("colour", COLOUR_NAMES)
        verbs = {form: verb for verb in reversed(VERBS) for form in self.verb_forms(verb)}
        self.catastrophes = dict.fromkeys(self.verb_forms("catastrophe"), "catastrophe")
        self.beginnings = {**verbs, **self.leaders, **self.tiles}

    def names(self, kind: str, ids: list[str]) -> dict[str, str]:
        """What things of a kind are called, in any form, and in notation."""
        found: dict[str, str] = {}
        for each in ids:
            for form in [each, *self.words.forms(f"tigris-{kind}-{each}")]:
                for word in plain(form).split():
                    if word not in self.fillers:
                        found.setdefault(word, each)
        return found

    def verb_forms(self, verb: str) -> list[str]:
        key = f"tigris-verb-{verb}"
        forms = [verb, self.words.name(key), *self.words.name(key, "also").split()]
        return [plain(form) for form in forms]


@lru_cache
def vocabulary(lang: str) -> Vocabulary:
    return Vocabulary(catalogue(lang))


class Reader:
    """Reads and writes moves in one language."""

    def __init__(self, game: Game, words: Words, state: State) -> None:
        self.game = game
        self.words = words
        self.state = state
        self.known = vocabulary(words.lang)
        self.spelled: dict[str, str] = {}  # words as they were typed

    # ---- writing -------------------------------------------------------------

    def describe(self, move: int) -> str:
        """A move as one would type it here."""
        parts = self.game.parts(self.state, move)
        verb = str(parts["verb"])
        facts: Facts = {"cell": parts.get("place") or "–"}
        if verb in ("leader", "withdraw"):
            facts["leader"] = parts["piece"]
        elif verb == "tile":
            facts["tile"] = parts["piece"]
        elif verb == "war":
            facts["leader"] = LEADER_NAMES[COLOUR_NAMES.index(str(parts["colour"]))]
        elif verb == "build":
            facts["monument"] = parts["piece"]
        elif verb == "support":
            facts["count"] = parts["count"]
        elif verb == "swap":
            tiles = parts["tiles"]
            assert isinstance(tiles, dict)
            if not tiles:
                return self.game.write(self.state, move)
            for colour, count in tiles.items():
                facts[TILE_NAMES[COLOUR_NAMES.index(colour)]] = count
        return self.words.say(f"tigris-move-{verb}", facts, "tigris")

    # ---- reading -------------------------------------------------------------

    def read(self, text: str) -> list[int]:
        """The moves a text means; Said says what was expected instead."""
        typed = text.translate(PUNCTUATION).split()
        words = [plain(word) for word in typed]
        self.spelled = dict(zip(words, typed, strict=True))
        first, rest = (words[0], words[1:]) if words else ("", [])
        verb = self.find(first, self.known.beginnings, text)
        rest = [word for word in rest if word not in self.known.fillers]
        if verb in TILE_NAMES or verb in LEADER_NAMES:
            return [self.notation(f"{verb} {self.place(rest, 'place', verb)}", "place")]
        if verb == "place":
            return self.piece(rest)
        if verb in ("catastrophe", "treasure"):
            return [self.notation(f"{verb} {self.place(rest, verb, verb)}", verb)]
        return [self.notation(self.other(verb, rest), verb)]

    def find(self, first: str, known: dict[str, str], text: str) -> str:
        """What a word means: whole, shortened, or almost."""
        if first in known:
            return known[first]
        begun = {name for form, name in known.items() if len(first) > 1 and form.startswith(first)}
        if len(begun) == 1:
            return begun.pop()
        if len(begun) > 1:
            names = [self.called(name) for name in sorted(begun)]
            raise Said("cli-which-one", text=self.spelled.get(first, first), list=names)
        near = get_close_matches(first, known, 1, 0.7)
        if near:
            meant = [self.called(known[near[0]]), *text.split()[1:]]
            raise Said("cli-did-you-mean", text=" ".join(meant))
        raise Said("cli-begin-with", list=self.verbs(), text=text)

    def called(self, name: str) -> str:
        """A piece or verb in the language."""
        for kind, ids in (("tile", TILE_NAMES), ("leader", LEADER_NAMES)):
            if name in ids:
                return self.words.name(f"tigris-{kind}-{name}")
        return self.words.name(f"tigris-verb-{name}")

    def verbs(self) -> list[str]:
        """The words a move can begin with now."""
        found: dict[str, None] = {}
        for move in self.state.moves():
            parts = self.game.parts(self.state, move)
            verb = {"no-build": "decline"}.get(str(parts["verb"]), str(parts["verb"]))
            name = parts["piece"] if verb in ("tile", "leader") else verb
            found[self.called(str(name))] = None
        return list(found)

    def other(self, verb: str, rest: list[str]) -> str:
        """The notation of a move that is not about one piece and one square."""
        if verb == "withdraw":
            return f"withdraw {self.named(rest, self.known.leaders, 'leader', LEADER_NAMES, verb)}"
        if verb == "swap":
            return self.swap(rest)
        if verb == "war":
            return f"war {self.war(rest)}"
        if verb == "support":
            return f"support {self.count(rest)}"
        if verb == "decline" or (verb == "build" and rest and rest[0] in self.known.nothing):
            return "build none"
        if verb == "build":
            return self.build(rest)
        if rest:
            raise self.form(verb)
        return verb

    def notation(self, text: str, verb: str) -> int:
        try:
            return self.game.read(self.state, text)
        except BadNotation:
            raise self.form(verb) from None

    def form(self, verb: str) -> Said:
        return Said("cli-form", form=self.words.name(f"tigris-verb-{verb}", "form"))

    def piece(self, rest: list[str]) -> list[int]:
        """After a verb that says only that something is placed."""
        pieces = {**self.known.leaders, **self.known.tiles, **self.known.catastrophes}
        if not rest or cell_number(rest[0]) >= 0:
            names = [self.called(name) for name in (*TILE_NAMES, *LEADER_NAMES)]
            raise Said("tigris-which-piece", list=names)
        found = self.find(rest[0], pieces, " ".join(rest))
        return [self.notation(f"{found} {self.place(rest[1:], 'place', found)}", "place")]

    def place(self, rest: list[str], verb: str, name: str) -> str:
        """The square a move ends with."""
        if not rest:
            raise Said("tigris-no-place", example=f"{self.called(name)} d7")
        if cell_number(rest[-1]) < 0:
            raise Said("tigris-bad-place", text=self.spelled.get(rest[-1], rest[-1]))
        if len(rest) == 2 and cell_number(rest[0]) >= 0:  # from where a leader comes
            rest = rest[1:]
        if len(rest) > 1:
            raise self.form(verb)
        return rest[-1]

    def named(
        self, rest: list[str], known: dict[str, str], kind: str, ids: list[str], verb: str
    ) -> str:
        """One thing of a kind."""
        if not rest:
            raise self.form(verb)
        word = rest[0]
        begun = {name for form, name in known.items() if len(word) > 1 and form.startswith(word)}
        if word in known:
            return known[word]
        if len(begun) == 1:
            return begun.pop()
        near = get_close_matches(word, known, 1, 0.7)
        if near:
            return known[near[0]]
        names = [self.words.name(f"tigris-{kind}-{each}") for each in ids]
        raise Said(f"tigris-bad-{kind}", text=self.spelled.get(word, word), list=names)

    def swap(self, rest: list[str]) -> str:
        """How many tiles of which kind; a name without a number is one tile."""
        words = [word for word in rest if word not in self.known.joining]
        if not words:
            raise self.form("swap")
        if words[0] in self.known.nothing:
            return "swap none"
        known = {**self.known.colours, **self.known.tiles}
        known = {form: _tile(name) for form, name in known.items()}
        found: list[str] = []
        number = "1"
        for word in words:
            if word.isdigit():
                number = word[:MANY]
                continue
            found.append(f"{number} {self.named([word], known, 'tile', TILE_NAMES, 'swap')}")
            number = "1"
        if not found or words[-1].isdigit():
            raise self.form("swap")
        return " ".join(["swap", *found])

    def war(self, rest: list[str]) -> str:
        """A war by its leaders or its colour."""
        if not rest:
            raise self.form("war")
        known = {**self.known.colours, **self.known.leaders}
        colours = {form: _colour(name) for form, name in known.items()}
        word = rest[0]
        begun = {name for form, name in colours.items() if form.startswith(word)}
        if word in colours:
            return colours[word]
        if len(begun) == 1:
            return begun.pop()
        near = get_close_matches(word, colours, 1, 0.7)
        if near:
            return colours[near[0]]
        names = [self.words.name(f"tigris-leader-{leader}") for leader in LEADER_NAMES]
        raise Said("tigris-bad-war", text=self.spelled.get(word, word), list=names)

    def count(self, rest: list[str]) -> str:
        """How many tiles are added; their name may follow."""
        if not rest:
            raise self.form("support")
        if rest[0] in self.known.nothing:
            return "0"
        if not (rest[0].isdigit() and int(rest[0][:MANY]) <= HAND):
            raise Said("tigris-bad-count", text=self.spelled.get(rest[0], rest[0]))
        if any(word not in self.known.tiles for word in rest[1:]):
            raise self.form("support")
        return rest[0]

    def build(self, rest: list[str]) -> str:
        """A monument, whose square may be left out if only one is complete."""
        if not rest:
            raise self.form("build")
        place = rest[-1] if cell_number(rest[-1]) >= 0 else ""
        name = "-".join(rest[:-1] if place else rest)
        known: dict[str, str] = {}
        for monument in MONUMENT_NAMES:
            called = plain(self.words.name(f"tigris-monument-{monument}"))
            first, second = monument.split("-")
            for form in (monument, f"{second}-{first}", called, called.replace("-", "")):
                known[form] = monument
        found = known.get(name, "")
        if not found:
            near = get_close_matches(name, known, 1, 0.7)
            if not near:
                names = [self.words.name(f"tigris-monument-{each}") for each in MONUMENT_NAMES]
                raise Said("tigris-bad-monument", text=name, list=names)
            found = known[near[0]]
        return f"build {found} {place or self.square()}"

    def square(self) -> str:
        """The one square that is complete now."""
        ask = self.state.ask
        cells = ask.facts["cells"] if ask is not None and ask.code == "tigris-monument" else []
        assert isinstance(cells, list)
        if len(cells) > 1:
            raise Said("tigris-which-square", cells=cells)
        return str(cells[0]) if cells else "a1"


def _tile(name: str) -> str:
    """The tile of a colour; a tile itself is left as it is."""
    return TILE_NAMES[COLOUR_NAMES.index(name)] if name in COLOUR_NAMES else name


def _colour(name: str) -> str:
    """The colour of a leader; a colour itself is left as it is."""
    return COLOUR_NAMES[LEADER_NAMES.index(name)] if name in LEADER_NAMES else name
