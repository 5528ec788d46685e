"""Regions and kingdoms (rule 0b): which squares they hold, and who stands in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.games.tigris.board import NEAR, ONE, Cells, connected, grown, spread
from regna.games.tigris.pieces import COLOURS, owner

NOWHERE: Final = -1


class Kingdoms:
    """All kingdoms of a board; never changed but replaced, so that copies share them."""

    def __init__(self, kingdoms: vec[Cells], borders: vec[Cells], home: vec[i64]) -> None:
        self.kingdoms = kingdoms
        self.borders = borders  # the squares next to each kingdom
        self.home = home  # the kingdom that each leader stands in, NOWHERE off the board
        one_a = one_b = one_c = one_d = zero = i64(0)
        two_a = two_b = two_c = two_d = zero
        three_a = three_b = three_c = three_d = zero
        for border in borders:
            three_a |= two_a & border.a
            three_b |= two_b & border.b
            three_c |= two_c & border.c
            three_d |= two_d & border.d
            two_a |= one_a & border.a
            two_b |= one_b & border.b
            two_c |= one_c & border.c
            two_d |= one_d & border.d
            one_a |= border.a
            one_b |= border.b
            one_c |= border.c
            one_d |= border.d
        # The squares that touch one kingdom at least, two and three.
        self.beside_one = Cells(one_a, one_b, one_c, one_d)
        self.beside_two = Cells(two_a, two_b, two_c, two_d)
        self.beside_three = Cells(three_a, three_b, three_c, three_d)

    def at(self, cell: i64) -> i64:
        """The kingdom that a square belongs to, NOWHERE if to none."""
        return first_with(self.kingdoms, cell)

    def beside(self, cell: i64) -> i64:
        """The first of the kingdoms that an empty square touches, NOWHERE if there is none."""
        return first_with(self.borders, cell)

    def seat_in(self, kingdom: i64, colour: i64) -> i64:
        """The seat whose leader of a colour is in a kingdom, NOWHERE if none is."""
        which = colour
        while which < len(self.home):
            if self.home[which] == kingdom:
                return owner(which)
            which += COLOURS
        return NOWHERE

    def with_piece(self, cell: i64, leader: i64, occupied: Cells) -> Kingdoms | None:
        """The kingdoms when a leader, or a tile (NOWHERE), has been laid on a square.

        None if it unites two: then they are to be found anew.
        """
        here = ONE[cell]
        if self.beside_two.meets(here):
            return None
        place = self.beside(cell)
        if place < 0 and leader < 0:
            return self
        start = here if place < 0 else here.union(self.kingdoms[place])
        kingdom = grown(start, occupied)
        kingdoms, borders, home = self.kingdoms[:], self.borders[:], self.home
        if place < 0:
            place = len(kingdoms)
            kingdoms = append(kingdoms, kingdom)
            borders = append(borders, spread(kingdom))
        else:
            kingdoms[place] = kingdom
            borders[place] = spread(kingdom)
        if leader >= 0:
            home = home[:]
            home[leader] = place
        return Kingdoms(kingdoms, borders, home)

    def beside_two_without(self, leader: i64, cell: i64, leaders: Cells) -> Cells:
        """The squares touching two kingdoms or more once a leader is lifted (rule 9)."""
        its = self.home[leader]
        one = self.beside_two.plus_rest(self.beside_one, self.borders[its])
        two = self.beside_three.plus_rest(self.beside_two, self.borders[its])
        rest = self.kingdoms[its].without(cell)
        if rest.shared(NEAR[cell]) < 2:  # nothing else hangs together by this leader
            return two.plus_common(one, spread(rest)) if rest.meets(leaders) else two
        left = rest.common(leaders)
        while left.any():
            piece = connected(left.nth(0), rest)
            left = left.minus(piece)
            border = spread(piece)
            two = two.plus_common(one, border)
            one = one.union(border)
        return two


def first_with(sets: vec[Cells], cell: i64) -> i64:
    """The first set that has a square, NOWHERE if none has."""
    here = ONE[cell]
    for number in range(len(sets)):
        if sets[number].meets(here):
            return number
    return NOWHERE


def find_kingdoms(leader_at: vec[i64], occupied: Cells) -> Kingdoms:
    """Every region of tiles and leaders in which a leader stands."""
    kingdoms = vec[Cells]()
    borders = vec[Cells]()
    home = leader_at[:]
    for leader in range(len(leader_at)):
        cell = leader_at[leader]
        if cell < 0:
            continue
        home[leader] = first_with(kingdoms, cell)
        if home[leader] < 0:
            home[leader] = len(kingdoms)
            kingdom = connected(cell, occupied)
            kingdoms = append(kingdoms, kingdom)
            borders = append(borders, spread(kingdom))
    return Kingdoms(kingdoms, borders, home)


def regions_beside(cell: i64, occupied: Cells, leaders: Cells) -> list[Cells]:
    """The different kingdoms touching a square.

    Regions without a leader are no kingdoms (rule 7), and a kingdom that
    touches on two sides is one (rule 17).
    """
    found: list[Cells] = []
    left = NEAR[cell].common(occupied)
    while left.any():
        region = connected(left.nth(0), occupied)
        left = left.minus(region)
        if region.meets(leaders):
            found.append(region)
    return found
