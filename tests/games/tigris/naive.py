"""Kingdoms worked out square by square, to hold the engine's sets against."""

from __future__ import annotations

from collections.abc import Iterator

from regna.games.tigris.board import HEIGHT, WIDTH
from regna.games.tigris.pieces import leader
from regna.games.tigris.state import Tigris

Kingdom = frozenset[int]


def neighbours(cell: int) -> Iterator[int]:
    row, column = divmod(cell, WIDTH)
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        if 0 <= row + down < HEIGHT and 0 <= column + right < WIDTH:
            yield (row + down) * WIDTH + column + right


def pieces(state: Tigris) -> set[int]:
    """Squares with a tile, face up or down, or a leader."""
    board = [sign for row in state.dump()["board"] for sign in row]  # type: ignore[attr-defined]
    return {cell for cell, sign in enumerate(board) if sign in "tTfms#$@"}


def region(cell: int, inside: set[int]) -> Kingdom:
    found, to_do = {cell}, [cell]
    while to_do:
        for near in neighbours(to_do.pop()):
            if near in inside and near not in found:
                found.add(near)
                to_do.append(near)
    return frozenset(found)


def kingdoms(state: Tigris, lifted: int = -1) -> set[Kingdom]:
    inside = pieces(state) - {lifted}
    leaders = [int(cell) for cell in state.leader_at if cell >= 0 and cell != lifted]
    return {region(cell, inside) for cell in leaders}


def beside(found: set[Kingdom], cell: int) -> set[Kingdom]:
    return {kingdom for kingdom in found if any(near in kingdom for near in neighbours(cell))}


def temples(state: Tigris) -> set[int]:
    board = [sign for row in state.dump()["board"] for sign in row]  # type: ignore[attr-defined]
    return {cell for cell, sign in enumerate(board) if sign in "tT"}


def leader_squares(state: Tigris, seat: int, colour: int) -> set[int]:
    """Where a leader may go, from the words of rules 6 to 10."""
    origin = int(state.leader_at[leader(seat, colour)])
    board = [sign for row in state.dump()["board"] for sign in row]  # type: ignore[attr-defined]
    sacred = temples(state)
    found = kingdoms(state, origin)
    return {
        cell
        for cell, sign in enumerate(board)
        if sign == "."
        and any(near in sacred for near in neighbours(cell))
        and len(beside(found, cell)) < 2
    }
