"""What must happen though nobody asks: clocks that run out, forsaken bots, memory given back."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regna.server.problems import Refused
from regna.store import NoTable, Unavailable
from regna.table import Denied, OtherRules, acts

if TYPE_CHECKING:
    from regna.server.hub import Hub

AT_ONCE = 200  # tables looked after in one round
logger = logging.getLogger("regna.server")


class Caretaker:
    """Looks after all tables of the store once a second, whatever happens to one of them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.hopeless: set[str] = set()  # tables this program cannot play on

    async def work(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            try:
                await self._round()
            except Unavailable as error:
                logger.warning("%s", error)
            except Exception:
                logger.exception("looking after the tables")

    async def beat(self) -> None:
        """Note that the server is there; apart from the rest, which may take its time."""
        while True:
            await asyncio.sleep(1.0)
            try:
                await self.hub.uptime.beat()
            except Unavailable as error:
                logger.warning("%s", error)
            except Exception:
                logger.exception("noting the time")

    async def _round(self) -> None:
        hub = self.hub
        # those somebody thinks for here are due as well, and must not keep others from their turn
        thinking = {name for name, live in hub.tables.items() if live.thinking is not None}
        waiting = thinking | self.hopeless
        for name in await hub.store.due(hub.clock(), AT_ONCE + len(waiting)):
            if name not in waiting:
                await self._tend(name)
        for name, live in list(hub.tables.items()):
            if live.idle(hub.config.idle):
                del hub.tables[name]

    async def _tend(self, name: str) -> None:
        try:
            live = await self.hub.get(name)
            live.stale = True
            await self.hub.act(live, acts.tick)
        except NoTable:
            pass  # deleted meanwhile
        except (Denied, Unavailable) as error:
            logger.warning("table %s: %s", name, error)
        except (Refused, OtherRules) as error:
            self.hopeless.add(name)
            logger.warning("table %s is left alone: %s", name, error)
        except Exception:
            self.hopeless.add(name)
            logger.exception("table %s is left alone", name)
