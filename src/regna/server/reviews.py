"""Where a game was lost: a bot judges the decisions of its people when it is over.

One review at a time, so that a hundred cost no more memory than one, and one decision at a time,
after all jobs that somebody waits for: no bot moves later by more than one such decision takes.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, cast

from regna.bots.advice import Advice, Judgement
from regna.bots.review import Lost as Found
from regna.bots.review import worst
from regna.server.hints import Row, advised, no_advice
from regna.server.messages.outgoing import Lost
from regna.server.thinking import NoAnswer
from regna.table import Decision, Denied, Table, decisions
from regna.table.table import OVER

if TYPE_CHECKING:
    from regna.server.hub import Hub
    from regna.server.live import Live

MOST = 120  # decisions that are judged; of more, as many are taken all along the game
FAILURES = 3  # of processes, one after another, before a review is given up
logger = logging.getLogger("regna.server")


class Review:
    """One table's review, for all who look on: how far it is, and in the end what was lost."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.all = 0
        self.lost: list[Lost] | None = None
        self.task: asyncio.Task[None]


class Reviews:
    """Judges games that are over, for those who ask."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.turn = asyncio.Lock()

    def of(self, live: Live) -> Review:
        """The review of a table, which begins when it is first asked for; one that failed says so
        once, and may be asked for again.
        """
        if live.table.status != OVER:
            raise Denied("not-over")
        review = live.review
        if review is not None and review.task.done() and review.lost is None:
            live.review = None
            raise no_advice()
        if review is None:
            review = live.review = Review()
            review.task = self.hub.spawn(self._in_turn(live.table, review))
        return review

    async def _in_turn(self, table: Table, review: Review) -> None:
        try:
            async with self.turn:
                await self._work(table, review)
        except Exception:
            logger.exception("table %s: a review", table.id)

    async def _work(self, table: Table, review: Review) -> None:
        found: list[Found] = []
        failures = 0
        for decision in await self._chosen(table, review):
            judgement = await self._judge(table, decision)
            failures = failures + 1 if judgement is None else 0
            if failures == FAILURES:
                return
            if judgement is not None:
                found.append(Found(decision.ply, decision.seat, judgement))
            review.done += 1
        review.lost = [told(table, one) for one in worst(found)]

    async def _chosen(self, table: Table, review: Review) -> list[Decision]:
        """What people decided; the game is played again move by move, and lets others pass."""
        found: list[Decision] = []
        for decision in decisions(table):
            if decision.by == "person":
                found.append(decision)
            await asyncio.sleep(0)
        review.all = len(found)
        chosen = spread(found, MOST)
        review.of = len(chosen)
        return chosen

    async def _judge(self, table: Table, decision: Decision) -> Judgement | None:
        budget = self.hub.config.judging
        job: dict[str, object] = {
            "job": "judge",
            "game": table.game.name,
            "document": decision.known,
            "move": decision.move,
            "budget": budget,
        }
        try:
            answer = await self.hub.thinkers.ask(job, budget)
        except NoAnswer as error:
            logger.warning("table %s: %s", table.id, error)
            self.hub.metrics.add("bot_failures")
            return None
        played, best = (Advice(*cast(Row, answer[name])) for name in ("played", "best"))
        return Judgement(played, best, bool(answer["clear"]))


def spread(found: list[Decision], most: int) -> list[Decision]:
    """At most so many, evenly all along."""
    if len(found) <= most:
        return found
    return [found[at * len(found) // most] for at in range(most)]


def told(table: Table, lost: Found) -> Lost:
    """What was lost, in people's terms."""
    state, found = table.state_at(lost.ply), lost.judgement
    rows = [(one.move, one.chance, one.error) for one in (found.played, found.best)]
    played, better = (advised(state, row) for row in rows)
    return Lost(lost.ply, lost.seat, played, better)
