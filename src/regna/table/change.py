"""What may happen to a table: an entry of its log, and the position it would give."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from regna.core import Facts, State

if TYPE_CHECKING:
    from regna.table.table import Table


class Change:
    """An entry that may happen, and the position it would give."""

    __slots__ = ("body", "entry", "state")

    def __init__(self, entry: Facts, state: State | None) -> None:
        self.entry = entry
        self.state = state
        self.body = encode(entry)


def next_entry(
    table: Table, now: int, kind: str, facts: Facts, state: State | None = None
) -> Change:
    """The entry that would come next; time never goes back in a log."""
    entry: Facts = {"seq": table.seq + 1, "at": max(now, table.at), "kind": kind}
    entry.update(facts)
    return Change(entry, state)


def as_lists(draws: list[tuple[int, int, int]]) -> list[list[int]]:
    """Draws as a log keeps them."""
    return [list(draw) for draw in draws]


_as_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def encode(document: Facts) -> bytes:
    return _as_json(document).encode()


def decode(body: bytes) -> Facts:
    return cast(Facts, json.loads(body))
