"""Treasures: of several in a kingdom all but one go to its trader's owner (section H)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Script, Step
from regna.games.tigris import codes
from regna.games.tigris.board import Cells, cell_name, cell_names
from regna.games.tigris.kingdoms import region_at
from regna.games.tigris.moves import TREASURE as TREASURE_MOVE
from regna.games.tigris.moves import kind_of, verb_of
from regna.games.tigris.pieces import COLOURS, GREEN
from regna.games.tigris.scripts import TREASURE
from regna.games.tigris.state import Tigris


def treasures_with(state: Tigris, seat: i64) -> Cells:
    """The treasures in the kingdom of a seat's trader, who is on the board."""
    kingdom = region_at(state, state.leader_at[COLOURS * seat + GREEN])
    return kingdom.common(state.treasures)


def rich_traders(state: Tigris) -> list[int]:
    """Seats whose trader's kingdom holds more than one treasure: one at most (rule 54)."""
    return [
        seat
        for seat in range(state.seats)
        if state.leader_at[COLOURS * seat + GREEN] >= 0 and treasures_with(state, seat).count() > 1
    ]


def open_treasures(state: Tigris, seat: i64) -> Cells:
    """Which treasures may be taken next: corner ones first (rule 52)."""
    treasures = treasures_with(state, seat)
    corners = treasures.common(state.chart.corners)
    return corners if corners.any() else treasures


class ShareTreasures(Step[Tigris]):
    """At the end of every action, whoever acted (rules 51, 52)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        if state.treasures.any():
            rich = rich_traders(state)
            assert len(rich) <= 1, "two kingdoms share treasures (rule 54)"
            if rich:
                frame.again()
                state.call_number(TREASURE, rich[0])
        return False


class TakeTreasure(Step[Tigris]):
    """The trader's owner takes one; again until one is left."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        return treasures_with(state, frame.seat).count() > 1

    def count(self, state: Tigris, frame: Frame) -> i64:
        return int(open_treasures(state, frame.seat).count())

    def nth(self, state: Tigris, frame: Frame, k: i64) -> i64:
        return TREASURE_MOVE + int(open_treasures(state, frame.seat).nth(k))

    def check(self, state: Tigris, frame: Frame, move: i64) -> i64:
        if kind_of(move) != TREASURE_MOVE:
            return codes.NOT_NOW
        cell = move - TREASURE_MOVE
        if not state.treasures.has(cell):
            return codes.NO_TREASURE
        if not treasures_with(state, frame.seat).has(cell):
            return codes.TREASURE_ELSEWHERE
        if not open_treasures(state, frame.seat).has(cell):
            return codes.CORNERS_FIRST
        return 0

    def facts(self, state: Tigris, frame: Frame, move: int, reason: int) -> Facts:
        if reason == codes.NOT_NOW:
            return {"verb": verb_of(move), "ask": self.name}
        facts: Facts = {"cell": cell_name(move - TREASURE_MOVE)}
        if reason == codes.CORNERS_FIRST:
            facts["cells"] = cell_names(open_treasures(state, frame.seat))
        return facts

    def ask(self, state: Tigris, frame: Frame) -> Ask:
        facts: Facts = {
            "seat": int(frame.seat),
            "left": int(treasures_with(state, frame.seat).count()) - 1,
            "cells": cell_names(open_treasures(state, frame.seat)),
        }
        return Ask(self.name, facts, self.rule)

    def choose(self, state: Tigris, frame: Frame, move: i64) -> None:
        cell = move - TREASURE_MOVE
        state.take_treasure(frame.seat, cell)
        if state.telling:
            state.report(
                "tigris-treasure-taken", {"seat": int(frame.seat), "cell": cell_name(cell)}
            )
        frame.again()


TREASURE_SCRIPT = Script("treasure", [TakeTreasure("tigris-treasure", "52", True)])
