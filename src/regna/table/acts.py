"""What people, bots and the clock can do in a game.

Every act checks and returns the `Change` that would happen. Whoever keeps the
table stores the change's entry first and commits it then.

Decisions with one answer: a table never answers for a seat, because an answer
at once would tell the others that there was no choice ("no Moat to show").
A seat may ask for it (`quick`): then `settle` answers for that seat alone. It
is on from the start only where a single person plays.
"""

from __future__ import annotations

from collections.abc import Sequence

from regna.core import BadInput, State
from regna.table.chair import PERSON
from regna.table.denied import Denied
from regna.table.entries import (
    Again,
    Away,
    Change,
    Hand,
    Move,
    Quick,
    Resign,
    Told,
    Undo,
)
from regna.table.line import By
from regna.table.settings import LIVE, OFF
from regna.table.table import GATHERING, OVER, PLAYING, Table

MOST_MOVES = 64  # in one list
ROOM = 10_000  # entries after which only the game itself goes on: a record holds twice as many
ROOM_BEFORE = 2_000  # entries before the game


def play(
    table: Table,
    seat: int,
    moves: Sequence[int | str],
    now: int,
    seen: int | None = None,
    name: str = "",
    by: By = "person",
) -> Change[Move]:
    """Play a list of moves, all or none; `seen` is the sequence number the player saw."""
    state = _turn(table, seat, seen, by)
    if not 1 <= len(moves) <= MOST_MOVES:
        raise BadInput("moves", f"a list of 1 to {MOST_MOVES} moves", len(moves))
    played = table.play(state, seat, moves, written=True)
    events = [Told(event.code, event.public, event.private_by_seat) for event in played.events]
    entry = Move(
        *table.stamp(now),
        seat,
        by,
        name,
        played.moves,
        played.texts,
        played.quiet,
        played.draws,
        events,
        played.state.to_act,
    )
    return Change(entry, played.state)


def settle(table: Table, now: int) -> Change[Move] | None:
    """The one answer of a seat that asked for haste, if it is its decision."""
    seat, state = table.to_act, table.state
    if table.status != PLAYING or seat is None or state is None:
        return None
    chair = table.chairs[seat]
    if not chair.quick or chair.bot or state.count() != 1:
        return None
    return play(table, seat, [state.nth(0)], now, by="auto")


def undo(
    table: Table,
    seat: int,
    now: int,
    to: int | None = None,
    whole: bool = False,
    seen: int | None = None,
    name: str = "",
) -> Change[Undo]:
    """Take back on one's own account: never the turn of somebody who may be thinking already."""
    _playing(table)
    _seen(table, seen)
    if table.settings.undo != OFF and not table.may_go_back(_seat(table, seat)):
        raise Denied("turn-passed")
    room(table)
    return go_back(table, seat, now, to, whole, name)


def go_back(
    table: Table,
    seat: int,
    now: int,
    to: int | None = None,
    whole: bool = False,
    name: str = "",
) -> Change[Undo]:
    """One step, the whole turn, or to a position of the line, as far as nobody learned anything."""
    _playing(table)
    policy, line = table.settings.undo, table.line
    if policy == OFF:
        raise Denied("undo-off")
    if table.chairs[_seat(table, seat)].bot:
        raise Denied("bot-plays")
    usual = line.turn(seat, policy) if whole else line.step(seat, policy)
    if usual is None:
        raise Denied("no-undo")
    floor = line.floor(seat, policy)
    back = usual if to is None else to
    if not floor <= back < len(line):
        raise Denied("undo-too-far", floor=floor)
    state = table.state_at(back)
    return Change(Undo(*table.stamp(now), seat, name, back, state.to_act), state)


def resign(table: Table, seat: int, now: int) -> Change:
    """Give up: the last of two ends the game, otherwise a bot plays on."""
    _playing(table)
    if table.chairs[_seat(table, seat)].resigned:
        raise Denied("bot-plays")
    return Change(Resign(*table.stamp(now), seat, table.settings.stand_in))


def hand_over(table: Table, seat: int, bot: str, now: int) -> Change:
    """Let a bot play on."""
    _playing(table)
    if table.chairs[_seat(table, seat)].bot:
        raise Denied("bot-plays")
    return Change(Hand(*table.stamp(now), seat, bot, "self"))


def take_back(table: Table, seat: int, now: int) -> Change:
    """Play oneself again."""
    _playing(table)
    chair = table.chairs[_seat(table, seat)]
    if not chair.bot or chair.kind != PERSON:
        raise Denied("not-bot")
    if chair.resigned or (chair.why == "time" and table.settings.clock == LIVE):
        raise Denied("clock-out" if not chair.resigned else "bot-plays")
    return Change(Hand(*table.stamp(now), seat, "", ""))


def replace(table: Table, seat: int, now: int) -> Change:
    """Others put the stand-in on the seat of somebody who does not come back."""
    _playing(table)
    chair = table.chairs[_seat(table, seat)]
    if chair.bot:
        raise Denied("bot-plays")
    if table.to_act != seat:
        raise Denied("not-your-turn")
    until = table.clock.since + table.settings.patience * 1000
    if now < until:
        raise Denied("absent-not-long", until=until)
    return Change(Hand(*table.stamp(now), seat, table.settings.stand_in, "absent"))


def tick(table: Table, now: int) -> Change | None:
    """What the clock demands: a bot for the seat whose time is up."""
    due = table.due()
    if due is None or now < due:
        return None
    return Change(Hand(*table.stamp(now), table.clock.running, table.settings.stand_in, "time"))


def excuse(table: Table, lost: int, now: int) -> Change:
    """Give back the time in which the server was away."""
    _playing(table)
    return Change(Away(*table.stamp(now), lost))


def set_quick(table: Table, seat: int, on: bool, now: int) -> Change:
    """Answer at once, or not, where this seat has one answer."""
    _playing(table)
    _seat(table, seat)
    return Change(Quick(*table.stamp(now), seat, on))


def call_again(table: Table, seat: int, other: str, places: list[int], now: int) -> Change:
    """Call everybody to another table, where this game is played once more."""
    if table.status != OVER:
        raise Denied("not-over")
    if table.again is not None:
        raise Denied("called")
    return Change(Again(*table.stamp(now), _seat(table, seat), other, places))


# ---- checks ------------------------------------------------------------------


def done_before(table: Table, seat: int, name: str) -> int | None:
    """The sequence number after an act this client sent already."""
    return table.ids.get((seat, name)) if name else None


def room(table: Table) -> None:
    """What is no move of the game may not fill the log: a record must stay one that can be read."""
    if table.seq >= (ROOM_BEFORE if table.status == GATHERING else ROOM):
        raise Denied("log-full")


def in_time(table: Table, seat: int, now: int) -> None:
    """A move after the flag is none, even if nobody has looked at the clock yet."""
    due = table.due()
    if due is not None and now >= due and table.clock.running == seat:
        raise Denied("clock-out")


def going_on(table: Table, seat: int, seen: int | None = None) -> None:
    """The game is played, there is such a seat, and it saw the position that stands."""
    _playing(table)
    _seen(table, seen)
    _seat(table, seat)


def _turn(table: Table, seat: int, seen: int | None, by: By) -> State:
    going_on(table, seat, seen)
    if table.to_act != seat:
        raise Denied("not-your-turn")
    if bool(table.chairs[seat].bot) != (by == "bot"):
        raise Denied("bot-plays" if by != "bot" else "not-bot")
    assert table.state is not None
    return table.state


def _playing(table: Table) -> None:
    if table.status != PLAYING:
        raise Denied("game-over" if table.status == OVER else "not-playing")


def _seen(table: Table, seen: int | None) -> None:
    """What happened since then changed no position: nobody's move is refused for it."""
    if seen is not None and not table.stood <= seen <= table.seq:
        raise Denied("moved-on", seen=seen, now=table.seq)


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.seats:
        raise BadInput("seat", f"a whole number from 0 to {table.seats - 1}", seat)
    return seat
