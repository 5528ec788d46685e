"""Regions and kingdoms (rule 0b): worked out from the board, remembered until it changes."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.tigris.board import NEAR, NONE, Cells, cell_names, connected, spread
from regna.games.tigris.pieces import COLOURS
from regna.games.tigris.state import Tigris


class Kingdoms:
    """All kingdoms, and the squares that touch two or three of them."""

    kingdoms: list[Cells]
    borders: list[Cells]  # the squares next to each kingdom
    beside_two: Cells
    beside_three: Cells

    def __init__(self, kingdoms: list[Cells], borders: list[Cells], counted: Borders) -> None:
        self.kingdoms = kingdoms
        self.borders = borders
        self.beside_two = counted.in_two()
        self.beside_three = counted.in_three()


class Borders:
    """Counts borders: which squares lie in two or three of those added."""

    # Plain words instead of Cells: this runs for every kingdom before every action.
    one_a: i64
    one_b: i64
    one_c: i64
    one_d: i64
    two_a: i64
    two_b: i64
    two_c: i64
    two_d: i64
    three_a: i64
    three_b: i64
    three_c: i64
    three_d: i64

    def __init__(self) -> None:
        self.one_a = self.one_b = self.one_c = self.one_d = 0
        self.two_a = self.two_b = self.two_c = self.two_d = 0
        self.three_a = self.three_b = self.three_c = self.three_d = 0

    def add(self, border: Cells) -> None:
        a = border.a
        b = border.b
        c = border.c
        d = border.d
        self.three_a |= self.two_a & a
        self.three_b |= self.two_b & b
        self.three_c |= self.two_c & c
        self.three_d |= self.two_d & d
        self.two_a |= self.one_a & a
        self.two_b |= self.one_b & b
        self.two_c |= self.one_c & c
        self.two_d |= self.one_d & d
        self.one_a |= a
        self.one_b |= b
        self.one_c |= c
        self.one_d |= d

    def in_two(self) -> Cells:
        return Cells(self.two_a, self.two_b, self.two_c, self.two_d)

    def in_three(self) -> Cells:
        return Cells(self.three_a, self.three_b, self.three_c, self.three_d)


def kingdoms_of(state: Tigris) -> Kingdoms:
    """The kingdoms on the board."""
    known = state.realm
    if known is not None:
        return known
    kingdoms: list[Cells] = []
    borders: list[Cells] = []
    counted = Borders()
    seen = NONE
    for cell in state.leader_at:
        if cell >= 0 and not seen.has(cell):
            kingdom = connected(cell, state.occupied)
            border = spread(kingdom)
            counted.add(border)
            seen = seen.union(kingdom)
            kingdoms.append(kingdom)
            borders.append(border)
    found = Kingdoms(kingdoms, borders, counted)
    state.realm = found
    return found


def region_at(state: Tigris, cell: i64) -> Cells:
    """The region a square belongs to; empty if nothing lies there."""
    return connected(cell, state.occupied)


def kingdoms_beside(state: Tigris, cell: i64, lifted: i64 = -1) -> list[Cells]:
    """The different kingdoms touching a square, with one leader's square seen as empty (rule 9).

    Regions without a leader are no kingdoms (rule 7), and a kingdom that
    touches on two sides is one (rule 17).
    """
    occupied = state.occupied
    leaders = state.leaders
    if lifted >= 0:
        occupied = occupied.without(lifted)
        leaders = leaders.without(lifted)
    found: list[Cells] = []
    left = NEAR[cell].common(occupied)
    while left.any():
        region = connected(left.nth(0), occupied)
        left = left.minus(region)
        if region.meets(leaders):
            found.append(region)
    return found


def squares_beside_two(state: Tigris, lifted: i64) -> Cells:
    """The squares touching two kingdoms or more once a leader is lifted (rule 9)."""
    realm = kingdoms_of(state)
    counted = Borders()
    for place, kingdom in enumerate(realm.kingdoms):
        if not kingdom.has(lifted):
            counted.add(realm.borders[place])
            continue
        rest = kingdom.without(lifted)
        left = rest.common(state.leaders)
        while left.any():
            piece = connected(left.nth(0), rest)
            left = left.minus(piece)
            counted.add(spread(piece))
    return counted.in_two()


def leader_in(state: Tigris, region: Cells, colour: i64) -> int:
    """The seat whose leader of a colour is in a region, -1 if none is."""
    leader_at = state.leader_at
    for seat in range(state.seats):
        cell = leader_at[COLOURS * seat + colour]
        if cell >= 0 and region.has(cell):
            return seat
    return -1


def kingdom_facts(state: Tigris, kingdom: Cells) -> dict[str, object]:
    """A kingdom by its leaders and squares, for people."""
    leaders = [
        state.leader_facts(which)
        for which, cell in enumerate(state.leader_at)
        if cell >= 0 and kingdom.has(cell)
    ]
    return {"leaders": leaders, "cells": cell_names(kingdom)}


def kingdoms_facts(state: Tigris, kingdoms: list[Cells]) -> list[dict[str, object]]:
    return [kingdom_facts(state, kingdom) for kingdom in kingdoms]
