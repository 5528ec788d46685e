"""Taking back by consent: a seat asks, and those whose turn or moves it takes agree or not.

A plea is an entry of the log like others. It stands until the position moves on, the asker
withdraws, somebody says no, or somebody comes or goes; the last consent takes back at once. Bots
agree to everything. Nothing that was drawn or shown is taken back, whoever agrees.
"""

from __future__ import annotations

from regna.table import acts
from regna.table.chair import PERSON
from regna.table.denied import Denied
from regna.table.entries import Change, Consent, Plead, Undo
from regna.table.settings import FREE, OFF
from regna.table.table import Table
from regna.table.told import Answered

MOST = 20  # pleas of one seat in a game


def concerned(table: Table, seat: int, to: int) -> list[int]:
    """The persons who would lose their turn or some of their moves; where undo is free, nobody."""
    if table.settings.undo == FREE:
        return []
    losing = {table.to_act, *(ply.seat for ply in table.line.plies[to:])} - {seat}
    return [
        other
        for other, chair in enumerate(table.chairs)
        if other in losing and chair.kind == PERSON and not chair.bot
    ]


def may_plead(table: Table, seat: int) -> Denied | None:
    """Why a seat may not ask now, if there was something to take back."""
    if table.chairs[seat].pleas >= MOST:
        return Denied("plea-often")
    if table.plea is not None and table.plea.seat != seat:
        return Denied("plea-open")
    return Denied("plea-before") if seat in table.pleaded else None


def plead(
    table: Table,
    seat: int,
    now: int,
    to: int | None = None,
    seen: int | None = None,
    name: str = "",
) -> Change[Plead | Undo]:
    """Ask to take back one's last decision; where nobody loses anything it is done at once."""
    acts.going_on(table, seat, seen)
    policy = table.settings.undo
    if policy == OFF:
        raise Denied("undo-off")
    if table.chairs[seat].bot:
        raise Denied("bot-plays")
    back = table.line.asked(seat, policy)
    if back is None or to not in (None, back):
        raise Denied("no-undo")
    acts.room(table)
    asked = concerned(table, seat, back)
    if not asked:
        return _undo(table, seat, now, back, name, seat)
    denied = may_plead(table, seat)
    if denied is not None:
        raise denied
    return Change(Plead(*table.stamp(now), seat, name, back, asked))


def consent(
    table: Table, seat: int, plea: int, yes: bool, now: int, name: str = ""
) -> Change[Consent | Undo]:
    """Answer the plea with this number; its own seat withdraws it by saying no."""
    acts.going_on(table, seat)
    asking = table.plea
    if asking is None or asking.seq != plea:
        raise Denied("no-plea")
    if seat not in asking.waiting and (yes or seat != asking.seat):
        raise Denied("no-plea")
    if yes and asking.waiting == [seat]:
        return _undo(table, asking.seat, now, asking.to, name, seat)
    answer: Answered = "yes" if yes else "withdrawn" if seat == asking.seat else "no"
    return Change(Consent(*table.stamp(now), seat, name, answer))


def _undo(table: Table, seat: int, now: int, to: int, name: str, last: int) -> Change[Undo]:
    state = table.state_at(to)
    return Change(Undo(*table.stamp(now), seat, name, to, state.to_act, last), state)
