"""How games went: each is played again once, for all who ask, and lets others pass meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from regna.table import Denied, Standing, Table, story
from regna.table.table import OVER

if TYPE_CHECKING:
    from regna.server.hub import Hub
    from regna.server.live import Live


class Stories:
    """Tells the stories of games that are over, one at a time."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.turn = asyncio.Lock()

    async def of(self, live: Live) -> list[Standing]:
        """All changes of the points; whoever asks first begins it."""
        if live.table.status != OVER:
            raise Denied("not-over")
        if live.story is None or failed(live.story):
            live.story = self.hub.spawn(self._in_turn(live.table))
        return await asyncio.shield(live.story)

    async def _in_turn(self, table: Table) -> list[Standing]:
        found: list[Standing] = []
        async with self.turn:
            for standing in story(table):
                if standing is not None:
                    found.append(standing)
                await asyncio.sleep(0)
        return found


def failed(task: asyncio.Task[list[Standing]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
