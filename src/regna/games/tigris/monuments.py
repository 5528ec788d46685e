"""Monuments: a square of four tiles of one colour may be built upon (section F)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Ask, Facts, Frame, Step
from regna.games.tigris import codes
from regna.games.tigris.board import SQUARE, SQUARES_WITH, cell_name, cell_names
from regna.games.tigris.kingdoms import region_at
from regna.games.tigris.moves import BUILD, NO_BUILD, kind_of, verb_of
from regna.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    MONUMENTS,
    monument_has,
)
from regna.games.tigris.state import Tigris


def completed_squares(state: Tigris, cell: i64) -> list[int]:
    """Squares of four face-up tiles of one colour around the tile just placed (rules 40, 41)."""
    colour = state.colour_at(cell)
    if colour < 0:
        return []
    tiles = state.face[colour]
    return [corner for corner in SQUARES_WITH[cell] if tiles.covers(SQUARE[corner])]


def monuments_left(state: Tigris, colour: i64) -> list[int]:
    """Monuments not built yet that show a colour (rule 43)."""
    return [
        monument
        for monument in range(MONUMENTS)
        if state.monument_at[monument] < 0 and monument_has(monument, int(colour))
    ]


class ChooseMonument(Step[Tigris]):
    """The active player may build, now or never (rule 40); local `a` is the tile's square."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        if not completed_squares(state, frame.a):
            return False
        return len(monuments_left(state, state.colour_at(frame.a))) > 0

    def count(self, state: Tigris, frame: Frame) -> i64:
        squares = completed_squares(state, frame.a)
        return len(squares) * len(monuments_left(state, state.colour_at(frame.a))) + 1

    def nth(self, state: Tigris, frame: Frame, k: i64) -> i64:
        squares = completed_squares(state, frame.a)
        monuments = monuments_left(state, state.colour_at(frame.a))
        if k == len(squares) * len(monuments):
            return NO_BUILD
        return BUILD + MONUMENTS * squares[k // len(monuments)] + monuments[k % len(monuments)]

    def check(self, state: Tigris, frame: Frame, move: i64) -> i64:
        kind = kind_of(move)
        if kind == NO_BUILD:
            return 0
        if kind != BUILD:
            return codes.NOT_NOW
        corner, monument = (move - BUILD) // MONUMENTS, (move - BUILD) % MONUMENTS
        if corner not in completed_squares(state, frame.a):
            return codes.NO_SQUARE
        if state.monument_at[monument] >= 0:
            return codes.MONUMENT_USED
        if not monument_has(monument, state.colour_at(frame.a)):
            return codes.MONUMENT_COLOUR
        return 0

    def facts(self, state: Tigris, frame: Frame, move: int, reason: int) -> Facts:
        if reason == codes.NOT_NOW:
            return {"verb": verb_of(move), "ask": self.name}
        corner, monument = (move - BUILD) // MONUMENTS, (move - BUILD) % MONUMENTS
        if reason == codes.NO_SQUARE:
            return {"cells": cell_names(SQUARE[corner]) or [cell_name(corner)]}
        name = MONUMENT_NAMES[monument]
        if reason == codes.MONUMENT_USED:
            return {"monument": name, "cell": cell_name(state.monument_at[monument])}
        return {"monument": name, "colour": COLOUR_NAMES[state.colour_at(frame.a)]}

    def ask(self, state: Tigris, frame: Frame) -> Ask:
        colour = state.colour_at(frame.a)
        facts: Facts = {
            "seat": int(frame.seat),
            "colour": COLOUR_NAMES[colour],
            "cells": [cell_name(corner) for corner in completed_squares(state, frame.a)],
            "monuments": [MONUMENT_NAMES[monument] for monument in monuments_left(state, colour)],
        }
        return Ask(self.name, facts, self.rule)

    def choose(self, state: Tigris, frame: Frame, move: i64) -> None:
        if move == NO_BUILD:
            if state.telling:
                state.report("tigris-monument-declined", {"seat": int(frame.seat)})
            return
        corner, monument = (move - BUILD) // MONUMENTS, (move - BUILD) % MONUMENTS
        colour = state.colour_at(frame.a)
        state.put_monument(monument, corner, colour)
        if state.telling:
            state.report(
                "tigris-monument-built",
                {
                    "seat": int(frame.seat),
                    "monument": MONUMENT_NAMES[monument],
                    "colour": COLOUR_NAMES[colour],
                    "cell": cell_name(corner),
                    "cells": cell_names(SQUARE[corner]),
                },
            )
        state.displace_leaders()


def score_monuments(state: Tigris, seat: i64) -> None:
    """A point per own leader and monument of its colour in its kingdom (rule 47).

    The king stands in for nobody here.
    """
    for colour in range(COLOURS):
        cell = state.leader_at[COLOURS * seat + colour]
        if cell < 0:
            continue
        for monument, corner in enumerate(state.monument_at):
            if corner < 0 or not monument_has(monument, colour):
                continue
            if not region_at(state, cell).has(corner):
                continue
            state.give_points(seat, colour, 1)
            if state.telling:
                state.report(
                    "tigris-monument-points",
                    {
                        "seat": int(seat),
                        "leader": LEADER_NAMES[colour],
                        "colour": COLOUR_NAMES[colour],
                        "monument": MONUMENT_NAMES[monument],
                        "points": 1,
                    },
                )
