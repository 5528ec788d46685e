"""Hints: what a bot would do in the place of a seat that asks, from what that seat knows.

Only where nobody else is at the table: against bots, alone, or with all seats at one screen.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple, cast

from regna.core import State
from regna.server.messages.outgoing import Advised
from regna.server.problems import Refused
from regna.server.thinking import NoAnswer
from regna.table import Denied, Table
from regna.table.chair import PERSON

if TYPE_CHECKING:
    from regna.server.hub import Hub
    from regna.server.live import Live, Watcher

TRIES = 2  # of processes that die or hang
Found = tuple[list[Advised], bool]
Row = tuple[int, float, float]
logger = logging.getLogger("regna.server")


class Hint(NamedTuple):
    """The advice for a position, being thought about or known: whoever asks again gets it too."""

    seq: int
    task: asyncio.Task[Found]


class Hints:
    """Lets a bot's process think about somebody's decision."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def of(self, live: Live, seat: int, watcher: Watcher) -> Found:
        """The best moves of the seat that decides, and whether the first is clearly the best."""
        table = live.table
        if not (alone(table, watcher.keys) and table.helped):
            raise Denied("no-hints")
        while True:
            hint, seq = live.hints.get(seat), table.seq
            if hint is None or hint.seq != seq or failed(hint.task):
                hint = Hint(seq, self.hub.spawn(self._think(live, seat, watcher)))
                live.hints[seat] = hint
            found = await asyncio.shield(hint.task)
            if table.seq == seq:
                return found
            if not settled(table, seat, seq):
                raise Denied("moved-on", seen=seq, now=table.seq)

    async def _think(self, live: Live, seat: int, watcher: Watcher) -> Found:
        state, budget = live.table.state, self.hub.config.advice
        assert state is not None
        job: dict[str, object] = {
            "job": "advise",
            "game": live.table.game.name,
            "document": state.dump(seat),
            "budget": budget,
        }

        def waits() -> str | None:
            return watcher.client if watcher in live.watchers else None

        for _ in range(TRIES):
            try:
                answer = await self.hub.thinkers.ask(job, budget, waits)
            except NoAnswer as error:
                logger.warning("table %s: %s", live.table.id, error)
                self.hub.metrics.add("bot_failures")
                continue
            rows = cast("list[Row]", answer.get("moves", []))
            moves = [advised(state, row) for row in rows if state.why_not(row[0]) is None]
            if moves:
                return moves, bool(answer.get("clear"))
        raise no_advice()


def alone(table: Table, keys: frozenset[str]) -> bool:
    """Whether every person who still plays is at this screen."""
    return all(
        chair.kind != PERSON or chair.resigned or chair.key in keys for chair in table.chairs
    )


def settled(table: Table, seat: int, seq: int) -> bool:
    """Whether nothing came since but this seat's only answers, and it decides again."""
    given = {ply.seq for ply in table.line.plies if ply.by == "auto" and ply.seat == seat}
    return table.to_act == seat and given.issuperset(range(seq + 1, table.seq + 1))


def advised(state: State, row: Row) -> Advised:
    """A move of a position in people's terms, with how often it wins."""
    move, chance, error = row
    verb, text = str(state.game.parts(state, move)["verb"]), state.game.write(state, move)
    return Advised(verb, text, chance if chance >= 0 else None, error)


def failed(task: asyncio.Task[Found]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def no_advice() -> Refused:
    return Refused("server-no-advice", "No bot had an answer; please ask again.", 503)
