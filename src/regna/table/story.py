"""The story of a game: how the points of all seats stood after every move.

Only when it is over: until then points may be somebody's secret.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from regna.core import FairRng, State
from regna.table.denied import Denied
from regna.table.table import OVER, Table


class Standing(Struct):
    """From this move on the seats had so many points.

    `totals` are what the game compares, `sums` all points that were counted for it: where only
    a part of them decides, the sums tell what was going on before.
    """

    ply: int
    totals: list[int]
    sums: list[int]


def story(table: Table) -> Iterator[Standing | None]:
    """The points after every move of the line, None where they stayed as they were."""
    if table.status != OVER or table.state is None:
        raise Denied("not-over")
    state, last = table.deal(table.seed), None
    for ply, step in enumerate([None, *table.line.plies]):
        if step is not None:
            state.advance(step.move)
        if isinstance(state.rng, FairRng):
            state.rng.drain()
        found = _standing(state, ply)
        same = last is not None and (found.totals, found.sums) == (last.totals, last.sums)
        yield None if same else found
        last = found


def _standing(state: State, ply: int) -> Standing:
    scores = state.scores()
    sums = [sum(line.points for line in score.lines) for score in scores]
    return Standing(ply, [score.total for score in scores], sums)
