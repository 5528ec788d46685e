"""Moves of Tigris & Euphrates as people type them.

A move begins with a piece (temple d7, king d7) or a verb (swap 2 temples).
"""

from __future__ import annotations

from functools import lru_cache

from regna.cli.language import Said
from regna.cli.terminal.position import Position
from regna.cli.terminal.reader import Reader, names, verb_words
from regna.cli.terminal.vocabulary import Vocabulary
from regna.cli.tigris.map import is_cell
from regna.cli.tigris.pieces import (
    COLOURS,
    LEADERS,
    MONUMENTS,
    TILES,
    colour_of,
    leader_of,
    tile_of,
)
from regna.core import Facts
from regna.words import Words
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
MANY = 9  # digits of a number


class Pieces:
    """What pieces and verbs are called in one language."""

    def __init__(self, words: Words) -> None:
        self.joining = set(plain(words.name("tigris-word-and")).split())
        self.nothing = {"none", *plain(words.name("tigris-word-none")).split()}
        self.tiles = names(words, "tigris", "tile", tuple(TILES))
        self.leaders = names(words, "tigris", "leader", tuple(LEADERS))
        colours = names(words, "tigris", "colour", tuple(COLOURS))
        self.monuments = monuments(words)
        self.begins = joined(self.tiles, self.leaders, verb_words(words, "tigris", VERBS))
        self.placed = joined(
            self.tiles, self.leaders, verb_words(words, "tigris", ("catastrophe",))
        )
        self.swapped = joined(self.tiles, colours)
        self.fought = joined(self.leaders, colours)


def joined(*vocabularies: Vocabulary) -> Vocabulary:
    found = Vocabulary()
    for each in vocabularies:
        found.join(each)
    return found


def monuments(words: Words) -> Vocabulary:
    """Monuments by their two colours, in either order, joined or apart."""
    found = Vocabulary()
    for monument in MONUMENTS:
        called = plain(words.name(f"tigris-monument-{monument}"))
        first, second = monument.split("-")
        found.add(monument, [monument, f"{second}-{first}", called, called.replace("-", "")])
    return found


pieces = lru_cache(Pieces)


class TigrisReader(Reader):
    """A move is a piece and a square, or a verb and what it is about."""

    def __init__(self, words: Words, position: Position) -> None:
        super().__init__(words, position)
        self.known = pieces(words)

    # ---- writing -------------------------------------------------------------

    def describe(self, move: int) -> str:
        parts = self.position.parts(move)
        if parts["verb"] == "swap" and not parts["tiles"]:
            return self.position.write(move)
        return super().describe(move)

    def facts_of(self, parts: Facts) -> Facts:
        facts: Facts = {"cell": parts.get("place") or "–", **parts}
        kind = {"leader": "leader", "withdraw": "leader", "tile": "tile", "build": "monument"}
        verb = str(parts["verb"])
        if verb in kind:
            facts[kind[verb]] = parts["piece"]
        elif verb == "war":
            facts["leader"] = leader_of(str(parts["colour"]))
        elif verb == "swap":
            tiles = parts["tiles"]
            assert isinstance(tiles, dict)
            facts = {tile_of(colour): count for colour, count in tiles.items()}
        return facts

    def called(self, name: str) -> str:
        return super().called({"no-build": "decline"}.get(name, name))

    # ---- reading -------------------------------------------------------------

    def begins(self) -> Vocabulary:
        return self.known.begins

    def moves(self, begun: str, rest: list[str]) -> list[int]:
        if begun in TILES or begun in LEADERS:
            return [self.notation(f"{begun} {self.place(rest, 'place', begun)}", "place")]
        if begun == "place":
            return [self.piece(rest)]
        if begun in ("catastrophe", "treasure"):
            return [self.notation(f"{begun} {self.place(rest, begun, begun)}", begun)]
        return [self.notation(self.other(begun, rest), begun)]

    def other(self, verb: str, rest: list[str]) -> str:
        """The notation of a move that is not about one piece and one square."""
        if verb in ("pass", "decline"):
            if rest:
                raise self.form(verb)
            return "build none" if verb == "decline" else verb
        if not rest:
            raise self.form(verb)
        if verb == "withdraw":
            return f"withdraw {self.thing(rest[0], self.known.leaders, 'leader', LEADERS)}"
        if verb == "war":
            return f"war {colour_of(self.thing(rest[0], self.known.fought, 'war', LEADERS))}"
        if verb == "support":
            return f"support {self.count(rest)}"
        if verb == "swap":
            return self.swap([word for word in rest if word not in self.known.joining])
        return "build none" if rest[0] in self.known.nothing else self.build(rest)

    def piece(self, rest: list[str]) -> int:
        """After a verb that says only that something is placed."""
        if not rest or is_cell(rest[0]):
            raise Said("tigris-which-piece", list=[self.called(n) for n in (*TILES, *LEADERS)])
        unknown = Said("cli-begin-with", list=self.beginnings(), text=self.as_typed(*rest))
        found = self.known.placed.find(rest[0], self.called, unknown, self.as_typed(rest[0]))
        return self.notation(f"{found} {self.place(rest[1:], 'place', found)}", "place")

    def place(self, rest: list[str], verb: str, name: str) -> str:
        """The square a move ends with."""
        if not rest:
            raise Said("tigris-no-place", example=f"{self.called(name)} d7")
        if not is_cell(rest[-1]):
            raise Said("tigris-bad-place", text=self.as_typed(rest[-1]))
        if len(rest) == 2 and is_cell(rest[0]):  # from where a leader comes
            rest = rest[1:]
        if len(rest) > 1:
            raise self.form(verb)
        return rest[-1]

    def thing(self, word: str, known: Vocabulary, kind: str, listed: list[str]) -> str:
        """One thing of a kind."""
        texts = [self.called(each) for each in listed]
        unknown = Said(f"tigris-bad-{kind}", text=self.as_typed(word), list=texts)
        return known.find(word, self.thing_name, unknown, self.as_typed(word))

    def thing_name(self, name: str) -> str:
        kinds = {**dict.fromkeys(COLOURS, "colour"), **dict.fromkeys(MONUMENTS, "monument")}
        return self.name_of(kinds[name], name) if name in kinds else self.called(name)

    def swap(self, words: list[str]) -> str:
        """How many tiles of which kind; a name without a number is one tile."""
        if words and words[0] in self.known.nothing:
            return "swap none"
        if not words or words[-1].isdigit():
            raise self.form("swap")
        found = ["swap"]
        for word in words:
            if word.isdigit():
                found.append(word[:MANY])
                continue
            if not found[-1].isdigit():
                found.append("1")
            found.append(tile_of(self.thing(word, self.known.swapped, "tile", TILES)))
        return " ".join(found)

    def count(self, rest: list[str]) -> str:
        """How many tiles are added; their name may follow."""
        if rest[0] in self.known.nothing:
            return "0"
        most = next(verb.size() for verb in self.codec.verbs if verb.name == "support") - 1
        if not (rest[0].isdigit() and int(rest[0][:MANY]) <= most):
            raise Said("tigris-bad-count", text=self.as_typed(rest[0]))
        if any(word not in self.known.tiles for word in rest[1:]):
            raise self.form("support")
        return rest[0]

    def build(self, rest: list[str]) -> str:
        """A monument, whose square may be left out if only one is complete."""
        place = rest[-1] if is_cell(rest[-1]) else ""
        name = "-".join(rest[:-1] if place else rest)
        found = self.thing(name, self.known.monuments, "monument", MONUMENTS)
        return f"build {found} {place or self.square()}"

    def square(self) -> str:
        """The one square that is complete now."""
        cells = self.position.facts["cells"] if self.position.asked == "tigris-monument" else ["a1"]
        if len(cells) > 1:
            raise Said("tigris-which-square", cells=cells)
        return str(cells[0])
