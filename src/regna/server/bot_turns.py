"""Bots at their turn: a process thinks, the table waits, and goes on whatever happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from regna.server.live import Live
from regna.server.thinking import NoAnswer
from regna.store import NoTable, Unavailable
from regna.table import Change, Denied, Table, acts

if TYPE_CHECKING:
    from regna.server.hub import Hub

logger = logging.getLogger("regna.server")


class BotTurns:
    """Lets the bots of all tables of a hub decide."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def think(self, live: Live) -> None:
        """Let a bot think if it is its turn and nobody does already."""
        if live.thinking is None and live.table.bot_turn() is not None:
            live.thinking = self.hub.spawn(self._bots(live))

    async def _bots(self, live: Live) -> None:
        try:
            while (turn := live.table.bot_turn()) is not None:
                await self._move(live, *turn)
        except (Denied, NoTable):
            pass  # the table changed, or is gone
        except Unavailable as error:
            logger.warning("table %s: %s", live.table.id, error)
        except Exception:
            logger.exception("table %s: a bot's turn", live.table.id)
        finally:
            live.thinking = None

    async def _move(self, live: Live, seat: int, bot: str) -> None:
        """One decision, not sooner than a beat after it began: haste would tell something."""
        table, config = live.table, self.hub.config
        seq, state = table.seq, table.state
        assert state is not None
        job: dict[str, object] = {
            "job": "move",
            "game": table.game.name,
            "bot": bot,
            "document": state.dump(seat),
            "budget": config.budget,
        }
        began = time.monotonic()
        move = await self._choose(job, live, seq)
        await asyncio.sleep(max(0.0, config.beat - (time.monotonic() - began)))

        def play(table: Table, now: int) -> Change | None:
            if table.seq != seq:
                return None  # something happened meanwhile: think again
            chosen = state.nth(secrets.randbelow(state.count())) if move is None else move
            return acts.play(table, seat, [chosen], now, by="bot")

        await self.hub.act(live, play)

    async def _choose(self, job: dict[str, object], live: Live, seq: int) -> int | None:
        """A bot's legal move; None if it failed twice, and then any move will do."""
        for _ in range(2):
            try:
                budget = self.hub.config.budget
                answer = await self.hub.thinkers.ask(job, budget, live.persons_from)
            except NoAnswer as error:
                logger.warning("table %s: %s", live.table.id, error)
                self.hub.metrics.add("bot_failures")
                continue
            move, state = answer.get("move"), live.table.state
            if live.table.seq != seq or state is None:
                return None
            if isinstance(move, int) and state.why_not(move) is None:
                return move
            self.hub.metrics.add("bot_failures")
        return None
