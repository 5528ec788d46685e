"""The decisions of a game that was played: what each seat knew at that moment, and what it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from regna.core import FairRng, State
from regna.table.line import By
from regna.table.table import Table


class Decision(NamedTuple):
    """After so many moves a seat had a choice, knew this, and played that."""

    ply: int
    seat: int
    by: By
    known: dict[str, Any]
    move: int


def decisions(table: Table, seats: frozenset[int] | None = None) -> Iterator[Decision]:
    """All moves of the line for which there was a choice, of these seats or of all."""
    for ply, seat, by, state, move in _line(table):
        if (seats is None or seat in seats) and by != "auto" and state.count() > 1:
            yield Decision(ply, seat, by, state.dump(seat), move)


def _line(table: Table) -> Iterator[tuple[int, int, By, State, int]]:
    """Every move of the line with the position before it."""
    if table.state is None:
        return
    state = table.deal(table.seed)
    for ply, step in enumerate(table.line.plies):
        yield ply, step.seat, step.by, state, step.move
        state.advance(step.move)
        if isinstance(state.rng, FairRng):
            state.rng.drain()
