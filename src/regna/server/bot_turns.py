"""Bots at their turn: a process thinks, the table waits, and goes on whatever happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from regna.bots import bot as bot_called
from regna.bots import usual_bot
from regna.bots.base import PATIENCE
from regna.core import BadInput
from regna.server.live import Live
from regna.server.thinking import NoAnswer
from regna.store import NoTable, Unavailable
from regna.table import Change, Denied, Table, acts

if TYPE_CHECKING:
    from regna.server.hub import Hub

HASTE = 0.8  # every further move of a turn comes sooner by this
SHORTEST = 1 / 3  # of a beat, however long a turn is
logger = logging.getLogger("regna.server")


def patience(game: str, bot: str) -> float:
    """How many seconds others may have to wait for a bot's decision."""
    try:
        return bot_called(game, bot).patience
    except BadInput:  # no longer there: any move will do
        return PATIENCE


def beat(table: Table, seat: int) -> float:
    """The pause before a bot's move, in beats: the longer its turn already is, the shorter.

    So that one can follow a turn, and three of them do not bore. It depends on
    nothing but what everybody sees.
    """
    moves = 0
    for ply in reversed(table.line.plies):
        if ply.seat != seat:
            break
        moves += 1
    return max(SHORTEST, HASTE**moves)


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
        table = live.table
        seq, state = table.seq, table.state
        assert state is not None
        job: dict[str, object] = {
            "job": "move",
            "game": table.game.name,
            "bot": bot,
            "document": state.dump(seat),
        }
        began = time.monotonic()
        pause = self.hub.config.beat * beat(table, seat)
        move = await self._choose(job, live, seq)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

        def play(table: Table, now: int) -> Change | None:
            if table.seq != seq:
                return None  # something happened meanwhile: think again
            chosen = state.nth(secrets.randbelow(state.count())) if move is None else move
            return acts.play(table, seat, [chosen], now, by="bot")

        await self.hub.act(live, play)

    async def _choose(self, job: dict[str, object], live: Live, seq: int) -> int | None:
        """A bot's legal move, if it fails that of the usual one; None if it fails, too."""
        game, bot = str(job["game"]), str(job["bot"])
        until = time.monotonic() + min(self.hub.config.budget, patience(game, bot))
        for name in (bot, usual_bot(game)):
            try:
                left = until - time.monotonic()
                answer = await self.hub.thinkers.ask({**job, "bot": name}, left, live.persons_from)
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
