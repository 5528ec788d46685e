"""A revolt or a war step by step: both sides, what counts for each, who decides now."""

from __future__ import annotations

from typing import Any

from regna.cli.screen import wrapped
from regna.core import Facts
from regna.games.tigris.pieces import COLOUR_NAMES, LEADER_NAMES, TILE_NAMES
from regna.games.tigris.state import Tigris
from regna.games.tigris.war import colours_at_war, fighters, supporters
from regna.words import Words

View = dict[str, Any]


def conflict_panel(
    state: Tigris, view: View, words: Words, seats: list[str], width: int
) -> list[str]:
    """What is fought out now; empty in peace."""
    ask = state.ask
    if ask is None:
        return []
    if ask.code == "tigris-war":
        return waiting_wars(state, words, seats, width)
    if ask.code.endswith(("-attack", "-defence")):
        return Fight(state, view, words, seats).lines(width)
    return []


def waiting_wars(state: Tigris, words: Words, seats: list[str], width: int) -> list[str]:
    """All wars of a union, each with its sides and their supporters."""
    assert state.ask is not None
    lines = [words.say("tigris-show-wars", {"cell": state.ask.facts["cell"]})]
    for colour in colours_at_war(state):
        attacker, defender = (int(seat) for seat in fighters(state, colour))
        facts: Facts = {
            "leader": LEADER_NAMES[colour],
            "colour": COLOUR_NAMES[colour],
            "attacker": attacker,
            "defender": defender,
            "attack": int(supporters(state, attacker, colour).count()),
            "defence": int(supporters(state, defender, colour).count()),
        }
        lines += wrapped(words.say("tigris-show-war-line", facts, "tigris", seats), width, "  - ")
    return lines


class Fight:
    """One conflict in which a side adds tiles now."""

    def __init__(self, state: Tigris, view: View, words: Words, seats: list[str]) -> None:
        assert state.ask is not None
        self.code = state.ask.code
        self.facts: View = dict(state.ask.facts)
        self.view = view
        self.words = words
        self.seats = seats
        added = state.dump_pending()[-1]["support"]
        assert isinstance(added, int)
        self.added = added

    def lines(self, width: int) -> list[str]:
        """Heading, a table of both sides, and the step."""
        kind = "revolt" if self.code.startswith("tigris-revolt") else "war"
        tile = self.tile(kind)
        facts: Facts = {"leader": self.facts["leader"], "tile": tile, "cell": self.view["marker"]}
        seat = self.facts["seat"]
        hand = self.view["players"][seat]["hand"] or {}
        step: Facts = {
            "step": 2 if self.defending else 1,
            "seat": seat,
            "tile": tile,
            "held": hand.get(COLOUR_NAMES[TILE_NAMES.index(tile)], 0),
        }
        return [
            *wrapped(self.say(f"tigris-show-{kind}", facts), width),
            *self.table(),
            *wrapped(self.say("tigris-show-step", step), width, "  ", "  "),
        ]

    @property
    def defending(self) -> bool:
        return self.code.endswith("-defence")

    def tile(self, kind: str) -> str:
        colour = "red" if kind == "revolt" else str(self.facts["colour"])
        return TILE_NAMES[COLOUR_NAMES.index(colour)]

    def table(self) -> list[str]:
        """What lies on the board, what came from the hand, and the sum, for both sides."""
        attack, defence = self.facts["attack"], self.facts["defence"]
        hand = str(self.added) if self.defending else "?"
        rows = [
            [*self.side("attacks", "attacker"), str(attack - self.added), hand, str(attack)],
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
