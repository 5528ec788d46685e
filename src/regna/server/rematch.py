"""The same game once more: one new table for everybody who sat at the old one."""

from __future__ import annotations

import secrets
from typing import cast

from regna.core import Facts
from regna.server.hub import Hub
from regna.server.live import Live
from regna.server.messages.answers import Again
from regna.table import Change, Table, acts, seating
from regna.table.chair import BOT


def moved_on(table: Table) -> list[int]:
    """Where every seat sits next time: one place on, so that somebody else begins."""
    return [(seat - 1) % table.seats for seat in range(table.seats)]


def once_more(table: Table, now: int) -> Table:
    """A new table with the same game, options and settings, bots on their chairs."""
    position = cast("Facts | None", table.head.get("position"))
    other = seating.create(
        secrets.token_urlsafe(12),
        now,
        table.game.name,
        secrets.token_hex(32),
        table.seats,
        {} if position is not None else dict(table.options),
        table.settings,
        cast(str, table.head["host"]),
        position,
        cast("Facts | None", table.head.get("sandbox")),
    )
    for chair, place in zip(table.chairs, moved_on(table), strict=True):
        if chair.kind == BOT:
            other.commit(seating.seat_bot(other, place, chair.bot, now))
    return other


async def play_again(hub: Hub, live: Live, seat: int) -> Again:
    """The table this game is played at once more: whoever asks first makes it."""
    table = live.table
    if table.again is None:
        acts.call_again(table, seat, "", [], hub.clock())  # says no before anything is made
        other = once_more(table, hub.clock())
        made = await hub.add(other, tuple(other.log))

        def call(at: Table, now: int) -> Change | None:
            if at.again is not None:
                return None  # somebody was faster
            return acts.call_again(at, seat, made.table.id, moved_on(at), now)

        await hub.act(live, call)
        if live.table.again is None or live.table.again.id != made.table.id:
            await hub.delete(made)
    called = live.table.again
    assert called is not None
    return Again(called.id, called.places)
