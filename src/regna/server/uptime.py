"""Time as tables count it: it does not run while no server is there to take a move.

Every process writes down, again and again, that it is there. Between the times
written down nobody could move: the server was stopped or killed, the machine
slept, the process hung, or the database could not be written. Clocks are made
up for that by an entry of the table's log (`away`).

The machine's own clock is read once, when the process starts. From then on time
goes on steadily, whatever somebody does to that clock, and it never goes back
behind what was written down.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from regna.store import Store, StoreError, Up

BEAT = 2.0  # seconds between two notes that the process is there
PATIENCE = 5.0  # seconds without a note after which it was not
SHORTEST = 500  # milliseconds of absence worth a note in a table's log


def steady_clock() -> Callable[[], int]:
    """Milliseconds since 1970 as the machine saw it now, and steadily on from there."""
    wall, began = time.time_ns(), time.monotonic_ns()
    return lambda: (wall + time.monotonic_ns() - began) // 1_000_000


class Uptime:
    """The server's time, and when there was none."""

    def __init__(self, store: Store, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.clock = clock or steady_clock()
        self.ahead = 0  # of the clock, so that time does not go back from one start to the next
        self.up: list[tuple[int, int]] = []  # as the store knows it
        self.failing = False  # whether the last note could not be written
        self._begin()

    def now(self) -> int:
        return self.clock() + self.ahead

    async def open(self) -> None:
        """Go on from the last time somebody was there."""
        self.up = await self.store.uptime()
        last = max((ended for _, ended in self.up), default=0)
        self.ahead = max(0, last - self.clock())
        self._begin()
        await self._write()

    async def beat(self) -> None:
        """Write down that the process is there, if it is time to."""
        self.notice()
        if self.failing or time.monotonic() - self.alive >= BEAT:
            await self._write()

    async def close(self) -> None:
        """The last thing written down, so that a stop is counted exactly."""
        await self._write()

    def notice(self) -> None:
        """A process that hung was not there meanwhile."""
        if time.monotonic() - self.alive > PATIENCE:
            self._end()

    @property
    def works(self) -> bool:
        """Whether something could be written lately."""
        return not self.failing and time.monotonic() - self.alive < PATIENCE

    def lost(self, since: int, until: int) -> int:
        """Milliseconds between two moments in which no server was there."""
        covered = lost = 0
        for began, ended in sorted([*self.up, (self.began, self.now())]):
            if covered and began > covered:
                lost += max(0, min(began, until) - max(covered, since))
            covered = max(covered, ended)
        return lost if lost >= SHORTEST else 0

    def _begin(self) -> None:
        self.name = secrets.token_hex(8)
        self.began = self.now()
        self.alive = time.monotonic()  # when the process last knew that it could write

    def _end(self) -> None:
        """This time ended when the process last knew that it could write; now begins another."""
        hung = round(1000 * (time.monotonic() - self.alive))
        self.up.append((self.began, max(self.began, self.now() - hung)))
        self._begin()

    async def _write(self) -> None:
        if self.failing:
            self._end()  # what is written from now on is another time
        try:
            await self.store.write(Up(self.name, self.began, self.now()))
        except StoreError:
            self.failing = True
            raise
        self.failing = False
        self.alive = time.monotonic()
        self.up = await self.store.uptime()
