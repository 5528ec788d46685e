"""A menu: which card to take, the first line that can be had and is true."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.dominion.ending import forbids
from regna.bots.dominion.language import Line
from regna.bots.dominion.sight import Sight
from regna.core import BadInput
from regna.games.dominion.kinds import COST, TYPES

ANY_TYPE = -1


class Menu:
    """Lines as numbers: a card for each, and where its condition begins."""

    def __init__(self, name: str, text: str, about: str = "") -> None:
        self.name = name
        self.text = text
        self.about = about
        cards: list[int] = []
        starts: list[int] = []
        program: list[int] = []
        for number, written in enumerate(text.strip().splitlines(), 1):
            line = Line(f"menu {name}, line {number}", written)
            cards.append(line.card)
            starts.append(len(program))
            program += line.condition()
        if not cards:
            raise BadInput(f"menu {name}", "at least one line")
        self.cards = vec[i64](cards)
        self.starts = vec[i64](starts)
        self.program = vec[i64](program)

    def wish(self, sight: Sight, limit: i64, types: i64) -> i64:
        """The first card wanted of these types that costs no more and does not lose, else -1."""
        piles = sight.state.piles
        for place in range(len(self.cards)):
            kind = self.cards[place]
            if piles[kind] <= 0 or COST[kind] > limit or TYPES[kind] & types == 0:
                continue
            if self.wanted(self.starts[place], sight) and not forbids(sight, kind):
                return kind
        return -1

    def wanted(self, start: i64, sight: Sight) -> bool:
        """Whether the condition that begins there is true: one of its alternatives."""
        program = self.program
        alternatives = program[start]
        if alternatives == 0:
            return True
        place = start + 1
        while alternatives > 0:
            end = place + 1 + program[place]
            if self.all_true(place + 1, end, sight):
                return True
            place = end
            alternatives -= 1
        return False

    def all_true(self, place: i64, end: i64, sight: Sight) -> bool:
        """Whether no test of an alternative is below zero."""
        program = self.program
        while place < end:
            terms = program[place]
            amount = program[place + 1]
            place += 2
            while terms > 0:
                amount += program[place] * sight.value(program[place + 1])
                place += 2
                terms -= 1
            if amount < 0:
                return False
        return True
