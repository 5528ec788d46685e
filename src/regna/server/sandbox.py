"""Trying from a moment of a game: a table of its own, which never touches the game.

While the game runs, the table begins with what the asking seat knew at that moment
(`state.dump(seat)`), and its own luck fills in the rest. When the game is over, everything is
open, and it begins with what was true.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

from regna.core import Facts, State
from regna.server.hints import alone
from regna.server.hub import Hub, hashed, known_bot, new_secret
from regna.server.live import Live
from regna.server.messages.answers import Tried
from regna.server.messages.requests import Try
from regna.server.problems import not_yours
from regna.store import NoTable
from regna.table import Denied, Settings, Table, moment, seating
from regna.table.chair import BOT
from regna.table.settings import FREE
from regna.table.table import OVER


async def try_out(hub: Hub, live: Live, wish: Try, keys: frozenset[str]) -> tuple[Tried, bool]:
    """The table of a wish, and whether it is new: the same wish with the same key is the same."""
    table = live.table
    secret = "" if wish.key else new_secret()
    key = wish.key or hashed(secret)
    name = name_of(table, wish, key)
    async with live.lock:
        try:
            made, new = (await hub.get(name)).table, False
        except NoTable:
            made, new = sandbox(table, name, wish, key, keys, hub.clock()), True
            other = await hub.add(made, tuple(made.log))
    if new:
        await hub.act(other, lambda table, now: None)  # everybody sits: it begins
    places = [chair.place for chair in made.chairs if chair.key == key]
    return Tried(made.id, places, secret), new


def name_of(table: Table, wish: Try, key: str) -> str:
    """A name that nobody can guess who does not know the key."""
    parts = f"regna:sandbox:{table.id}:{wish.ply}:{wish.seat}:{wish.bot}:{key}"
    return urlsafe_b64encode(sha256(parts.encode()).digest()[:12]).decode()


def sandbox(table: Table, name: str, wish: Try, key: str, keys: frozenset[str], now: int) -> Table:
    """A new table at which whoever asks has every seat, or all but one are bots'."""
    helped = table.helped and (table.status == OVER or alone(table, keys))
    if wish.bot is not None and not helped:
        raise Denied("no-help")
    state = moment(table, wish.ply)
    if state.to_act is None:
        raise Denied("game-over")
    eyes = seen_by(table, wish, keys)
    position = state.dump(eyes)
    position.pop("rng", None)  # what comes is nobody's luck yet
    made = seating.create(
        name,
        now,
        table.game.name,
        secrets.token_hex(32),
        settings=Settings(undo=FREE, stand_in=table.settings.stand_in),
        host=key,
        position=position,
        sandbox={"table": table.id, "ply": wish.ply, "helped": helped},
    )
    for seat, bot in enumerate(sitters(table, wish, state, eyes)):
        change = (
            seating.sit(made, seat, table.chairs[seat].name, key, now)
            if bot is None
            else seating.seat_bot(made, seat, bot, now)
        )
        made.commit(change)
    return made


def seen_by(table: Table, wish: Try, keys: frozenset[str]) -> int | None:
    """Whose knowledge it begins with; None, the truth, when the game is over."""
    own = [seat for seat, chair in enumerate(table.chairs) if chair.key and chair.key in keys]
    if table.status == OVER:
        return None
    if wish.seat in own:
        return wish.seat
    if wish.seat is not None or not own:
        raise not_yours()
    return own[0]


def sitters(table: Table, wish: Try, state: State, eyes: int | None) -> list[str | None]:
    """For every seat the bot that plays it, None for whoever asks."""
    if wish.bot is None:
        return [None] * table.seats
    own = wish.seat if wish.seat is not None else eyes
    if own is None or own >= table.seats:
        own = state.to_act
    return [
        None
        if seat == own
        else known_bot(table, wish.bot or (chair.bot if chair.kind == BOT else ""))
        for seat, chair in enumerate(table.chairs)
    ]


def origin(table: Table) -> Facts | None:
    """The game and the moment a sandbox was made from."""
    found = table.head.get("sandbox")
    return found if isinstance(found, dict) else None
