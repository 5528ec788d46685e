"""Clocks. Time is told in whole milliseconds and never read here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from regna.table.settings import LIVE, NONE, Settings


class ClockSeen(Struct):
    """What every seat has left, in ms at the time `since`, and whose time runs."""

    kind: Literal["live", "days"]
    left: list[int]
    running: int | None
    since: int


class Clock:
    """How much time every seat has left, and since when one of them is thinking."""

    def __init__(self, settings: Settings, seats: int) -> None:
        self.kind = settings.clock
        self.full = settings.time * 1000
        self.add = settings.add * 1000
        self.left = [self.full] * seats
        self.since = 0
        self.running = -1  # the seat whose time runs, -1 for none
        self.excused = 0  # until when the server's absences are made up for

    def turn(self, seat: int, now: int, moved: bool) -> None:
        """From now on this seat decides (-1: nobody whose time counts)."""
        spent = max(0, now - self.since)
        before = self.running
        if before >= 0 and self.kind == LIVE:
            self.left[before] = max(0, self.left[before] - spent)
            if moved and seat != before:
                self.left[before] += self.add
        if seat != before or moved or self.kind == LIVE:
            self.since = now
        self.running = seat

    def excuse(self, lost: int, now: int) -> None:
        """Time in which nobody could move does not count."""
        self.since = min(now, self.since + lost)
        self.excused = now

    def due(self) -> int | None:
        """When the running time ends."""
        if self.kind == NONE or self.running < 0:
            return None
        return self.since + self.left[self.running]

    def seen(self) -> ClockSeen | None:
        if self.kind == NONE:
            return None
        running = self.running if self.running >= 0 else None
        return ClockSeen(self.kind, list(self.left), running, self.since)
