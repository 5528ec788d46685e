"""The running game of a terminal: a table where everybody looks at the same screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256

from regna.core import Event, Facts, State
from regna.table import Denied, Settings, Table, acts, seating
from regna.table.change import Change
from regna.table.table import OVER

NAME = "terminal"  # of every such table, so that equal seeds deal equal games


def now() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1000)


class Running:
    """A table with free undo: moves in, events out."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> State:
        assert self.table.state is not None
        return self.table.state

    @property
    def over(self) -> bool:
        return self.table.status == OVER

    @property
    def moves(self) -> int:
        return len(self.table.line)

    def play(self, *moves: int) -> list[Event]:
        """Play moves of whoever decides, all or none; IllegalMove leaves everything as it was."""
        seat = self.table.to_act
        if seat is None:
            raise Denied("game-over")
        change = acts.play(self.table, seat, list(moves), now())
        self.table.commit(change)
        return _events(change)

    def settle(self, may: Callable[[State], bool]) -> list[Event]:
        """Play what has one answer, as long as that may be done unasked."""
        found: list[Event] = []
        while not self.over and self.state.count() == 1 and may(self.state):
            assert self.table.to_act is not None
            only = [self.state.nth(0)]
            change = acts.play(self.table, self.table.to_act, only, now(), by="auto")
            self.table.commit(change)
            found += _events(change)
        return found

    def undo(self) -> str | None:
        """Take back the last decision; the notation of its move, None if there is none."""
        seat = self.table.to_act
        if seat is None:
            return None
        try:
            change = acts.undo(self.table, seat, now())
        except Denied:
            return None
        to = change.entry["to"]
        assert isinstance(to, int)
        before = self.table.state_at(to)
        text = self.table.game.write(before, self.table.line.plies[to].move)
        self.table.commit(change)
        return text


def begin(game: str, seats: int | None, options: dict[str, object], seed: int | str) -> Running:
    """A new game; the seed decides its luck."""
    secret = sha256(f"regna:terminal:{seed}".encode()).hexdigest()
    table = seating.create(NAME, now(), game, secret, seats, options, Settings(undo="free"))
    for place in range(table.seats):
        table.commit(seating.sit(table, place, "", "", now()))
    table.commit(seating.start(table, now()))
    return Running(table)


def _events(change: Change) -> list[Event]:
    events = change.entry["events"]
    assert isinstance(events, list)
    return [Event(str(item["code"]), item["facts"], _private(item)) for item in events]


def _private(item: Facts) -> dict[int, Facts]:
    private = item.get("private", {})
    assert isinstance(private, dict)
    return {int(seat): facts for seat, facts in private.items()}
