"""Moves of The Two Heirs as people type them, in their own language.

A move is a verb, perhaps a tile, perhaps places. Verbs and names may be
shortened as long as they stay clear, in any grammatical form, with or without
diacritics; notation is always understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, cast

from regna.cli.language import Said
from regna.core import BadNotation, Facts, Game, State
from regna.games.heirs.board import read_place
from regna.words import Words
from regna.words.catalogue import plain

View = dict[str, Any]

VERBS = ("take", "build", "expand", "step", "summon", "withdraw", "camp")
OTHER_VERBS = ("destroy", "done", "discard", "end")


PUNCTUATION = str.maketrans(",()", "   ")


class Reader:
    """Reads and writes the moves of one position in one language."""

    def __init__(self, game: Game, words: Words, state: State) -> None:
        self.game = game
        self.words = words
        self.state = state
        self.view = cast(View, state.view(state.to_act))
        self.seat: int = self.view["to_act"] or 0
        player = self.view["players"][self.seat]
        self.hand: list[str] = player["hand"]
        self.units: list[str] = [u["at"] for u in player["units"] if read_place(u["at"])]
        self.ring: list[str] = [self.view["ring"][at] for at in self.view["order"]]
        self.spelled: dict[str, str] = {}  # words as they were typed

    # ---- writing -------------------------------------------------------------

    def describe(self, move: int) -> str:
        """A move as one would type it here."""
        parts = self.game.parts(self.state, move)
        if parts["verb"] == "nothing":
            return self.game.write(self.state, move)
        return self._phrase(parts, str(parts.get("cell") or ""))

    def group_of(self, move: int) -> tuple[str, str, str]:
        """A move's group: its key, its heading, and what to call the move under it."""
        parts = self.game.parts(self.state, move)
        verb = str(parts["verb"])
        if verb in ("build", "expand"):
            return f"{verb} {parts['slot']}", self._phrase(parts, ""), str(parts["cell"])
        group = {"take": "take", "step": "units", "summon": "units", "withdraw": "units"}
        key = group.get(verb, "other")
        return key, self.words.name(f"heirs-group-{key}"), self.describe(move)

    def _phrase(self, parts: Facts, cell: str) -> str:
        facts: Facts = {"cell": cell, "from": parts.get("from") or "–"}
        tile = parts.get("tile")
        among = self.ring if parts["verb"] == "take" else self.hand
        building, more = self._called(str(tile), among) if tile else ("–", "")
        facts |= {"building": building, "more": f" ({more})" if more else ""}
        return self.words.say(f"heirs-move-{parts['verb']}", facts, "heirs").rstrip()

    def short(self, tile: str, among: Sequence[str]) -> str:
        """What to call a tile among others: no longer than needed."""
        building, more = self._called(tile, among)
        name = self.words.name(f"heirs-building-{building}")
        return f"{name} ({more})" if more else name

    def _called(self, tile: str, among: Sequence[str]) -> tuple[str, str]:
        """A tile's building, and the colour or its number in the list if that is needed."""
        row = self.view["tiles"][tile]
        like = [t for t in among if self.view["tiles"][t]["building"] == row["building"]]
        if len(like) < 2:
            return row["building"], ""
        same = [t for t in like if self.view["tiles"][t]["colour"] == row["colour"]]
        if len(same) < 2:
            return row["building"], self.words.name(f"heirs-colour-{row['colour']}")
        return row["building"], str(among.index(tile) + 1)

    # ---- reading -------------------------------------------------------------

    def read(self, text: str) -> list[int]:
        """The moves a text means; Said says what was expected instead."""
        try:
            return [self.game.read(self.state, text)]
        except BadNotation:
            pass
        typed = text.translate(PUNCTUATION).split()
        words = [plain(word) for word in typed]
        self.spelled = dict(zip(words, typed, strict=True))
        fillers = set(plain(self.words.name("cli-fillers")).split())
        verb, words = self.find_verb(words, text)
        rest = [word for word in words if word not in fillers]
        return self._moves(verb, rest, text)

    def find_verb(self, words: list[str], text: str) -> tuple[str, list[str]]:
        """The verb a text begins with, whole or shortened, and the other words."""
        known: dict[str, str] = {}
        for verb in VERBS + OTHER_VERBS:
            key = f"heirs-verb-{verb}"
            for form in [self.words.name(key), *self.words.name(key, "also").split()]:
                known.setdefault(plain(form), verb)
        known.update({verb: verb for verb in VERBS + OTHER_VERBS})
        first = words[0] if words else ""
        if first in known:
            return known[first], words[1:]
        begun = {verb for form, verb in known.items() if len(first) > 1 and form.startswith(first)}
        if len(begun) == 1:
            return begun.pop(), words[1:]
        if len(begun) > 1:
            names = [self.words.name(f"heirs-verb-{verb}") for verb in sorted(begun)]
            raise Said("cli-which-one", text=first, list=names)
        if first.startswith("#") and len(words) == 1:
            return "#", words
        near = get_close_matches(first, known, 1, 0.75)
        if near:
            meant = " ".join([self.words.name(f"heirs-verb-{known[near[0]]}"), *words[1:]])
            raise Said("cli-did-you-mean", text=meant)
        raise Said("cli-begin-with", list=self.verbs(), text=text)

    def verbs(self) -> list[str]:
        """The verbs that can be used now."""
        used = {str(self.game.parts(self.state, m)["verb"]) for m in self.state.moves()}
        order = [verb for verb in VERBS + OTHER_VERBS if verb in used]
        return [self.words.name(f"heirs-verb-{verb}") for verb in order]

    def _moves(self, verb: str, rest: list[str], text: str) -> list[int]:
        if verb == "#":
            return [self._notation(rest[0], verb)]
        if verb in ("end", "done"):
            return [self._notation(verb, verb)]
        if verb in ("build", "expand"):
            if len(rest) < 2:
                raise self._form(verb)
            place = self._place(rest[-1])
            tile = self._tile(rest[:-1], self.hand, "hand")
            return [self._notation(f"{verb} {tile} {place}", verb)]
        if verb == "take":
            return [self._notation(f"take {self._ring_tile(rest, verb)}", verb)]
        if verb == "discard":
            return self._discards(rest)
        if verb == "step":
            return [self._notation(f"step {self._step(rest)}", verb)]
        if verb in ("withdraw", "camp"):
            return [self._notation(f"{verb} {self._own(verb, rest)}", verb)]
        if len(rest) != 1:
            raise self._form(verb)
        place = self._place(rest[0])
        if verb == "destroy" and not self._besieges():
            place = "n"  # any side: nothing can be destroyed now
        try:
            return [self.game.read(self.state, f"{verb} {place}")]
        except BadNotation:
            raise Said("heirs-no-tower-beside", cell=place) from None

    def _notation(self, text: str, verb: str) -> int:
        try:
            return self.game.read(self.state, text)
        except BadNotation:
            raise self._form(verb) from None

    def _form(self, verb: str) -> Said:
        if verb == "#":
            return Said("cli-begin-with", list=self.verbs(), text="")
        return Said("cli-form", form=self.words.name(f"heirs-verb-{verb}", "form"))

    def _place(self, text: str) -> str:
        if read_place(text) is None:
            raise Said("heirs-bad-place", text=self.spelled.get(text, text))
        return text

    def _ring_tile(self, rest: list[str], verb: str) -> str:
        """A tile of the reserve; a number counts from the shield."""
        if not rest:
            raise self._form(verb)
        return self._tile(rest, self.ring, "ring")

    def _tile(self, words: list[str], among: list[str], where: str) -> str:
        """The one tile among some that all the words fit."""
        if len(words) == 1 and words[0].startswith("#"):
            return words[0]
        for tile in among:
            if words == [tile]:
                return tile
        number = int(words[-1][:3]) if words[-1].isdigit() else 0
        if 1 <= number <= len(among) and self._fits(words[:-1], among[number - 1]):
            return among[number - 1]
        found = [tile for tile in among if self._fits(words, tile)]
        text = " ".join(self.spelled.get(word, word) for word in words)
        if len(found) > 1:
            names = [self.short(tile, among) for tile in found]
            raise Said("cli-which-one", text=text, list=names)
        if found:
            return found[0]
        names = [self.short(tile, among) for tile in among]
        near = get_close_matches(plain(text), [plain(name) for name in names], 1, 0.7)
        if near:
            at = [plain(name) for name in names].index(near[0])
            raise Said("cli-did-you-mean", text=names[at])
        raise Said("heirs-no-tile-named", text=text, place=where, names=names)

    def _fits(self, words: list[str], tile: str) -> bool:
        """Whether every word begins one of the tile's names, colours or other marks."""
        row = self.view["tiles"][tile]
        known = self.words.forms(f"heirs-building-{row['building']}")
        known += self.words.forms(f"heirs-colour-{row['colour']}")
        for kind in ("direction", "pattern"):
            if isinstance(row.get(kind), str):
                known.append(self.words.name(f"heirs-{_KIND[kind]}-{row[kind]}"))
        known += [str(row["building"]).replace("_", " "), str(row["colour"]), tile]
        forms = plain(" ".join(known)).split()
        return all(any(form.startswith(word) for form in forms) for word in words)

    def _discards(self, rest: list[str]) -> list[int]:
        """One or several tiles out of the hand, in its order, so that all can be named at once."""
        if not rest:
            raise self._form("discard")
        try:
            tiles = [self._tile(rest, self.hand, "hand")]
        except Said:
            if len(rest) < 2:
                raise
            tiles = [self._tile([word], self.hand, "hand") for word in rest]
        slots = sorted({self.hand.index(t) if t in self.hand else int(t[1:]) - 1 for t in tiles})
        texts = [f"discard #{slot - gone + 1}" for gone, slot in enumerate(slots)]
        return [self._notation(text, "discard") for text in texts]

    def _step(self, rest: list[str]) -> str:
        """From where to where; the start may be left out if only one unit can go there."""
        if not 1 <= len(rest) <= 2:
            raise self._form("step")
        places = [self._place(word) for word in rest]
        near = [unit for unit in self.units if _next_to(unit, places[-1])]
        if len(places) == 1:
            if len(near) > 1:
                raise Said("heirs-which-unit", cell=places[0], cells=near)
            if not near:
                raise Said("heirs-no-unit-beside", cell=places[0], cells=self.units)
            places.insert(0, near[0])
        if places[0] not in self.units:
            raise Said("heirs-no-unit-there", cell=places[0], cells=self.units)
        if places[0] not in near:
            raise Said("heirs-not-next-to", **{"cell": places[1], "from": places[0]})
        return " ".join(places)

    def _own(self, verb: str, rest: list[str]) -> str:
        """The place of a unit to withdraw or of a camp; left out if there is only one."""
        if len(rest) > 1:
            raise self._form(verb)
        if verb == "withdraw":
            own = self.units[1:]
            nothing = "heirs-nothing-to-withdraw"
        else:
            own = self.view["players"][self.seat]["camps"]
            nothing = "heirs-no-camp-yet"
        if not rest:
            if not own:
                raise Said(nothing)
            if len(own) > 1:
                raise Said("cli-which-one", text=self.words.name(f"heirs-verb-{verb}"), list=own)
            return own[0]
        place = rest[0] if rest[0].startswith("#") else self._place(rest[0])
        if verb == "withdraw" and place[0] != "#" and place not in self.units:
            raise Said("heirs-no-unit-there", cell=place, cells=self.units)
        if verb == "camp" and place not in own:
            raise Said(nothing if not own else "heirs-no-camp")
        return place

    def _besieges(self) -> bool:
        ask = self.state.ask
        return ask is not None and ask.code == "heirs-destroy"


_KIND = {"direction": "line", "pattern": "pattern"}


def _next_to(one: str, other: str) -> bool:
    here, there = read_place(one), read_place(other)
    if here is None or there is None:
        return False
    return max(abs(here[0] - there[0]), abs(here[1] - there[1])) == 1
