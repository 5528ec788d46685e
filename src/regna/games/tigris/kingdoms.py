"""Regions and kingdoms (rule 0b): worked out from the board, remembered until it changes."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.tigris.board import NEAR, NONE, Cells, cell_names, connected, spread
from regna.games.tigris.pieces import COLOURS
from regna.games.tigris.state import Tigris


class Kingdoms:
    """All kingdoms, and the squares that touch one, two or three of them."""

    kingdoms: list[Cells]
    borders: list[Cells]  # the squares next to each kingdom
    beside_two: Cells
    beside_three: Cells

    def __init__(
        self, kingdoms: list[Cells], borders: list[Cells], beside_two: Cells, beside_three: Cells
    ) -> None:
        self.kingdoms = kingdoms
        self.borders = borders
        self.beside_two = beside_two
        self.beside_three = beside_three


def kingdoms_of(state: Tigris) -> Kingdoms:
    """The kingdoms on the board."""
    known = state.realm
    if known is not None:
        return known
    kingdoms: list[Cells] = []
    borders: list[Cells] = []
    seen = NONE
    one = NONE
    two = NONE
    three = NONE
    for cell in state.leader_at:
        if cell >= 0 and not seen.has(cell):
            kingdom = connected(cell, state.occupied)
            border = spread(kingdom)
            three = three.union(two.common(border))
            two = two.union(one.common(border))
            one = one.union(border)
            seen = seen.union(kingdom)
            kingdoms.append(kingdom)
            borders.append(border)
    found = Kingdoms(kingdoms, borders, two, three)
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
    one = NONE
    two = NONE
    for place, kingdom in enumerate(realm.kingdoms):
        if kingdom.has(lifted):
            rest = kingdom.without(lifted)
            left = rest.common(state.leaders)
            while left.any():
                piece = connected(left.nth(0), rest)
                left = left.minus(piece)
                border = spread(piece)
                two = two.union(one.common(border))
                one = one.union(border)
        else:
            border = realm.borders[place]
            two = two.union(one.common(border))
            one = one.union(border)
    return two


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
