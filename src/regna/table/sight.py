"""What a seat is told: the position, what it may do, and the log. Nothing else leaves a table.

A move's number and its text may name what only its seat knows (a tile put
back face down), so others get the events of a move and never the move itself,
until the game is over.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from regna.core import BadInput, ScoreDocument, State
from regna.table.chair import ChairSeen
from regna.table.clock import ClockSeen
from regna.table.entries import LogLine, Rematch, decode
from regna.table.pleas import may_plead
from regna.table.table import OVER, PLAYING, Source, Status, Table
from regna.table.told import Plea

# The game's own picture of a position: declared in its view.py.
View = Annotated[dict[str, Any], Meta(extra={"name": "View"})]
# The legal moves by verb: True, the written arguments, or the second ones by the first.
Moves = Annotated[dict[str, bool | list[str] | dict[str, list[str]]], Meta(extra={"name": "Moves"})]


class Asked(Struct):
    """What is decided now; the facts are for the seat that decides."""

    code: str
    facts: dict[str, Any] | None
    rule: str


class GoBack(Struct):
    """How far a seat may go back, in moves of the line; None: nowhere.

    `step`, `turn` and `floor` by itself, `ask` if the others agree.
    """

    step: int | None
    turn: int | None
    floor: int
    ask: int | None = None


class Result(Struct):
    """Who won, with every line of the scores; complete: not ended by resigning."""

    ranking: list[list[int]]
    scores: list[ScoreDocument]
    resigned: list[int]
    complete: bool


class Sight(Struct, kw_only=True):
    """All a seat (None: a spectator) needs to go on from here."""

    seq: int
    ply: int
    seat: int | None
    status: Status
    source: Source
    to_act: int | None
    chairs: list[ChairSeen]
    clock: ClockSeen | None
    quick: bool
    view: View | UnsetType = UNSET
    ask: Asked | UnsetType = UNSET
    moves: Moves | UnsetType = UNSET
    undo: GoBack | UnsetType = UNSET
    plea: Plea | UnsetType = UNSET
    result: Result | UnsetType = UNSET
    again: Rematch | UnsetType = UNSET


class Past(Struct):
    """What a seat saw after so many moves of the line; when the game is over, also the scores."""

    ply: int
    seat: int | None
    to_act: int | None
    view: View
    scores: list[ScoreDocument] | UnsetType = UNSET


def sight(table: Table, seat: int | None, view: bool = True) -> Sight:
    """All a seat (None: a spectator) needs to go on from here; the view may be left out."""
    found = Sight(
        seq=table.seq,
        ply=len(table.line),
        seat=seat,
        status=table.status,
        source=table.source,
        to_act=table.to_act,
        chairs=table.seated(),
        clock=table.clock.seen(),
        quick=seat is not None and table.chairs[seat].quick,
    )
    state = table.state
    if state is None:
        return found
    if view:
        found.view = state.view(seat)
    ask = state.ask
    if table.status == PLAYING and ask is not None:
        mine = seat is not None and seat == table.to_act
        found.ask = Asked(ask.code, ask.facts if mine else None, ask.rule)
        if mine and not table.chairs[cast(int, seat)].bot:
            found.moves = moves(state)
        if seat is not None:
            found.undo = _undo(table, seat)
        if table.plea is not None:
            found.plea = table.plea
    elif table.status == OVER:
        found.result = result(table)
        if seat is not None and table.again is not None:
            found.again = table.again  # not for spectators: its chairs are the players'
    return found


def _undo(table: Table, seat: int) -> GoBack:
    policy, line = table.settings.undo, table.line
    step = line.step(seat, policy) if table.may_go_back(seat) else None
    if step is None:
        if table.chairs[seat].bot or may_plead(table, seat) is not None:
            return GoBack(None, None, len(line))
        return GoBack(None, None, len(line), line.asked(seat, policy))
    return GoBack(step, line.turn(seat, policy), line.floor(seat, policy))


def moves(state: State) -> Moves:
    """The legal moves by verb, in notation."""
    return cast(Moves, state.game.verbs.grouped(state, state.moves()))


def result(table: Table) -> Result:
    """Who won, with every line of the scores."""
    state = table.state
    assert state is not None
    ranking = state.ranking()
    gone = {seat: chair.resigned for seat, chair in enumerate(table.chairs) if chair.resigned}
    kept = [[seat for seat in group if seat not in gone] for group in ranking]
    last = sorted(gone, key=lambda seat: gone[seat], reverse=True)
    return Result(
        [group for group in kept if group] + [[seat] for seat in last],
        [score.document() for score in state.scores()],
        sorted(gone),
        state.to_act is None,
    )


def moment(table: Table, ply: int) -> State:
    """The position after so many moves of the line."""
    if table.state is None or not 0 <= ply <= len(table.line):
        raise BadInput("ply", f"a whole number from 0 to {len(table.line)}", ply)
    return table.state_at(ply)


def past(table: Table, seat: int | None, ply: int) -> Past:
    """What the seat saw after so many moves of the line."""
    state = moment(table, ply)
    found = Past(ply, seat, state.to_act, state.view(seat))
    if table.status == OVER:
        found.scores = [score.document() for score in state.scores()]
    return found


def log(table: Table, seat: int | None, since: int = 0, until: int | None = None) -> list[LogLine]:
    """The entries after `since`, as this seat may know them."""
    end = table.seq if until is None else min(until, table.seq)
    over = table.status == OVER
    if since == table.seq - 1 == end - 1 and table.last is not None:
        entries = [table.last]  # what most views need, without reading it again
    else:
        entries = [decode(body) for body in table.log[max(0, since) : max(0, end)]]
    return cast(list[LogLine], [entry.seen_by(seat, over) for entry in entries])
