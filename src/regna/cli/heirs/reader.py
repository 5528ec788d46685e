"""Moves of The Two Heirs as people type them: tiles by their marks, places, units."""

from __future__ import annotations

from collections.abc import Sequence

from regna.cli.language import Said
from regna.cli.terminal.position import Position
from regna.cli.terminal.reader import Reader
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import BadNotation, Facts
from regna.games.heirs.board import read_place
from regna.words import Words
from regna.words.catalogue import plain

GROUPS = {"take": "take", "step": "units", "summon": "units", "withdraw": "units"}
MARKS = {"direction": "line", "pattern": "pattern"}


class HeirsReader(Reader):
    """A move is a verb, perhaps a tile, perhaps places."""

    def __init__(self, words: Words, position: Position) -> None:
        super().__init__(words, position)
        self.view = position.view
        self.seat: int = self.view["to_act"] or 0
        player = self.view["players"][self.seat]
        self.hand: list[str] = player["hand"]
        self.units: list[str] = [u["at"] for u in player["units"] if read_place(u["at"])]
        self.ring: list[str] = [self.view["ring"][at] for at in self.view["order"]]

    # ---- writing -------------------------------------------------------------

    def group_of(self, move: int) -> tuple[str, str, str]:
        """A move's group: its key, its heading, and what to call the move under it."""
        parts = self.position.parts(move)
        verb = str(parts["verb"])
        if verb in ("build", "expand"):
            facts = {**self.facts_of(parts), "cell": ""}
            title = self.words.say(f"heirs-move-{verb}", facts, "heirs").rstrip()
            return f"{verb} {parts['slot']}", title, str(parts["cell"])
        key = GROUPS.get(verb, "other")
        return key, self.words.name(f"heirs-group-{key}"), self.describe(move)

    def facts_of(self, parts: Facts) -> Facts:
        tile = parts.get("tile")
        among = self.ring if parts["verb"] == "take" else self.hand
        building, more = self._called(str(tile), among) if tile else ("–", "")
        return {
            "cell": parts.get("cell") or "",
            "from": parts.get("from") or "–",
            "building": building,
            "more": f" ({more})" if more else "",
        }

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

    def moves(self, verb: str, rest: list[str]) -> list[int]:
        if verb in ("end", "done"):
            return [self.notation(verb, verb)]
        if verb in ("build", "expand"):
            if len(rest) < 2:
                raise self.form(verb)
            place = self._place(rest[-1])
            tile = self._tile(rest[:-1], self.hand, "hand")
            return [self.notation(f"{verb} {tile} {place}", verb)]
        if verb == "take":
            return [self.notation(f"take {self._ring_tile(rest, verb)}", verb)]
        if verb == "discard":
            return self._discards(rest)
        if verb == "step":
            return [self.notation(f"step {self._step(rest)}", verb)]
        if verb in ("withdraw", "camp"):
            return [self.notation(f"{verb} {self._own(verb, rest)}", verb)]
        if len(rest) != 1:
            raise self.form(verb)
        place = self._place(rest[0])
        if verb == "destroy" and self.position.asked != "heirs-destroy":
            place = "n"  # any side: nothing can be destroyed now
        try:
            return [self.position.read(f"{verb} {place}")]
        except BadNotation:
            raise Said("heirs-no-tower-beside", cell=place) from None

    def _place(self, text: str) -> str:
        if read_place(text) is None:
            raise Said("heirs-bad-place", text=self.as_typed(text))
        return text

    def _ring_tile(self, rest: list[str], verb: str) -> str:
        """A tile of the reserve; a number counts from the shield."""
        if not rest:
            raise self.form(verb)
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
        text = self.as_typed(*words)
        names = [self.short(tile, among) for tile in found or among]
        if len(found) > 1:
            raise Said("cli-which-one", text=text, list=names)
        if found:
            return found[0]
        near = Vocabulary(names).near(plain(text))
        if near:
            raise Said("cli-did-you-mean", text=near, instead=plain(text))
        raise Said("heirs-no-tile-named", text=text, place=where, names=names)

    def _fits(self, words: list[str], tile: str) -> bool:
        """Whether every word begins one of the tile's names, colours or other marks."""
        row = self.view["tiles"][tile]
        known = self.words.forms(f"heirs-building-{row['building']}")
        known += self.words.forms(f"heirs-colour-{row['colour']}")
        for kind in MARKS:
            if isinstance(row.get(kind), str):
                known.append(self.words.name(f"heirs-{MARKS[kind]}-{row[kind]}"))
        known += [str(row["building"]).replace("_", " "), str(row["colour"]), tile]
        forms = plain(" ".join(known)).split()
        return all(any(form.startswith(word) for form in forms) for word in words)

    def _discards(self, rest: list[str]) -> list[int]:
        """One or several tiles out of the hand, in its order, so that all can be named at once."""
        if not rest:
            raise self.form("discard")
        try:
            tiles = [self._tile(rest, self.hand, "hand")]
        except Said:
            if len(rest) < 2:
                raise
            tiles = [self._tile([word], self.hand, "hand") for word in rest]
        slots = sorted({self.hand.index(t) if t in self.hand else int(t[1:]) - 1 for t in tiles})
        texts = [f"discard #{slot - gone + 1}" for gone, slot in enumerate(slots)]
        return [self.notation(text, "discard") for text in texts]

    def _step(self, rest: list[str]) -> str:
        """From where to where; the start may be left out if only one unit can go there."""
        if not 1 <= len(rest) <= 2:
            raise self.form("step")
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
            raise self.form(verb)
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


def _next_to(one: str, other: str) -> bool:
    here, there = read_place(one), read_place(other)
    if here is None or there is None:
        return False
    return max(abs(here[0] - there[0]), abs(here[1] - there[1])) == 1
