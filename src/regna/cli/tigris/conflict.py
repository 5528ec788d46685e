"""A revolt or a war step by step: both sides, what counts for each, who decides now."""

from __future__ import annotations

from regna.cli.terminal.position import View
from regna.cli.terminal.screen import wrapped
from regna.cli.tigris.pieces import COLOURS, TILES
from regna.core import Ask, Facts
from regna.words import Words


def conflict_panel(
    ask: Ask | None, view: View, words: Words, seats: list[str], width: int
) -> list[str]:
    """What is fought out now; empty in peace."""
    if ask is None:
        return []
    if ask.code == "tigris-war":
        return waiting_wars(view, words, seats, width)
    if ask.code.endswith(("-attack", "-defence")):
        return Fight(ask, view, words, seats).lines(width)
    return []


def waiting_wars(view: View, words: Words, seats: list[str], width: int) -> list[str]:
    """All wars of a union, each with its sides and their supporters."""
    lines = [words.say("tigris-show-wars", {"cell": view["marker"]})]
    for war in view["wars"]:
        lines += wrapped(words.say("tigris-show-war-line", war, "tigris", seats), width, "  - ")
    return lines


class Fight:
    """One conflict in which a side adds tiles now."""

    def __init__(self, ask: Ask, view: View, words: Words, seats: list[str]) -> None:
        self.code = ask.code
        self.facts: View = dict(ask.facts)
        self.view = view
        self.words = words
        self.seats = seats

    def lines(self, width: int) -> list[str]:
        """Heading, a table of both sides, and the step."""
        kind = "revolt" if self.code.startswith("tigris-revolt") else "war"
        tile = self.facts["tile"]
        facts: Facts = {"leader": self.facts["leader"], "tile": tile, "cell": self.view["marker"]}
        seat = self.facts["seat"]
        hand = self.view["players"][seat]["hand"] or {}
        step: Facts = {
            "step": 2 if self.defending else 1,
            "seat": seat,
            "tile": tile,
            "held": hand.get(COLOURS[TILES.index(tile)], 0),
        }
        return [
            *wrapped(self.say(f"tigris-show-{kind}", facts), width),
            *self.table(),
            *wrapped(self.say("tigris-show-step", step), width, "  ", "  "),
        ]

    @property
    def defending(self) -> bool:
        return self.code.endswith("-defence")

    def table(self) -> list[str]:
        """What lies on the board, what came from the hand, and the sum, for both sides."""
        attack, defence = self.facts["attack"], self.facts["defence"]
        added = self.facts["support"]
        hand = str(added) if self.defending else "?"
        rows = [
            [*self.side("attacks", "attacker"), str(attack - added), hand, str(attack)],
            [*self.side("defends", "defender"), str(defence), "?", str(defence)],
        ]
        heads = [self.words.name(f"tigris-show-{h}") for h in ("on-board", "from-hand", "together")]
        room = max(len(row[0]) for row in rows)
        wide = max(len(row[1]) for row in rows)
        lines = [" " * (room + wide + 6) + "".join(f"{head:>9}" for head in heads)]
        for does, who, *numbers in rows:
            lines.append(f"  {does:<{room}}  {who:<{wide}}  " + "".join(f"{n:>9}" for n in numbers))
        return lines

    def side(self, does: str, who: str) -> list[str]:
        seat = self.facts[who]
        name = self.words.name(self.seats[seat])
        for leader in self.view["leaders"]:
            if leader["seat"] == seat and leader["leader"] == self.facts["leader"]:
                name += f" ({leader['cell']})"
        return [self.words.name(f"tigris-show-{does}"), name]

    def say(self, code: str, facts: Facts) -> str:
        return self.words.say(code, facts, "tigris", self.seats)
