"""What is looked for among all tables: kept beside each table's log, written when it changes."""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from regna.server.messages.answers import About, ChairListed
from regna.server.messages.outgoing import encode
from regna.store import Summary
from regna.table import Change, Table
from regna.table.entries import Consent, Move, Plead, Quick, Undo
from regna.table.settings import NONE
from regna.table.table import OVER

FORSAKEN = 5_000  # milliseconds after which another process may take over what nobody did


def about(table: Table) -> About:
    """What lists show of a table; no files among its options."""
    files = [option.name for option in table.game.options() if option.kind == "file"]
    return About(
        game=table.game.name,
        status=table.status,
        source=table.source,
        made=table.made,
        seats=table.seats,
        options={name: value for name, value in table.options.items() if name not in files},
        settings=table.settings,
        chairs=[ChairListed(chair.kind, chair.name, chair.bot) for chair in table.chairs],
        commitment=table.promised,
    )


def summary(table: Table) -> Summary:
    """The summary of a table as it is."""
    due = table.due()
    if table.bot_turn() is not None or table.ready():
        due = table.at + FORSAKEN  # whoever should do it now may be dead by then
    return Summary(table.status, table.settings.public, due, encode(about(table)))


def summary_after(table: Table, change: Change, before: Summary) -> Summary | None:
    """The summary an entry leaves, None if it stays as it is."""
    entry = change.entry
    if isinstance(entry, (Quick, Plead, Consent)):
        return None
    if not isinstance(entry, (Move, Undo)) or entry.next is None or before.status == OVER:
        return summary(table.outlook(change))
    due = _due_after(table, entry)
    return None if due == before.due else replace(before, due=due)


def _due_after(table: Table, entry: Move | Undo) -> int | None:
    """When somebody must look after the table that goes on like this."""
    assert entry.next is not None
    if table.chairs[entry.next].bot:
        return entry.at + FORSAKEN
    if table.clock.kind == NONE:
        return None
    clock = copy(table.clock)
    clock.left = list(clock.left)
    clock.turn(entry.next, entry.at, True)
    return clock.due()
