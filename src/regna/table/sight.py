"""What a seat is told: the position, what it may do, and the log. Nothing else leaves a table.

A move's number and its text may name what only its seat knows (a tile put
back face down), so others get the events of a move and never the move itself,
until the game is over.
"""

from __future__ import annotations

from typing import cast

from regna.core import BadInput, Facts, State
from regna.table.change import decode
from regna.table.table import GATHERING, OVER, PLAYING, Table


def sight(table: Table, seat: int | None, view: bool = True) -> Facts:
    """All a seat (None: a spectator) needs to go on from here."""
    document: Facts = {
        "seq": table.seq,
        "ply": len(table.line),
        "seat": seat,
        "status": table.status,
        "source": table.source,
        "to_act": table.to_act,
        "chairs": [chair.document(table.status != GATHERING) for chair in table.chairs],
        "clock": table.clock.document(),
        "quick": seat is not None and table.chairs[seat].quick,
    }
    state = table.state
    if state is None:
        return document
    if view:
        document["view"] = state.view(seat)
    ask = state.ask
    if table.status == PLAYING and ask is not None:
        mine = seat is not None and seat == table.to_act
        document["ask"] = {
            "code": ask.code,
            "facts": ask.facts if mine else None,
            "rule": ask.rule,
        }
        if mine and not table.chairs[cast(int, seat)].bot:
            document["moves"] = moves(table, state)
    if seat is not None and table.status == PLAYING:
        document["undo"] = _undo(table, seat)
    if table.status == OVER:
        document["result"] = result(table)
        if seat is not None and table.again is not None:
            document["again"] = table.again  # not for spectators: its chairs are the players'
    return document


def _undo(table: Table, seat: int) -> Facts:
    """How far this seat may go back by itself."""
    policy, line = table.settings.undo, table.line
    if not table.may_go_back(seat):
        return {"step": None, "turn": None, "floor": len(line)}
    return {
        "step": line.step(seat, policy),
        "turn": line.turn(seat, policy),
        "floor": line.floor(seat, policy),
    }


def moves(table: Table, state: State) -> list[Facts]:
    """The legal moves in people's terms."""
    rules = table.game
    return [
        {"move": move, "text": rules.write(state, move), "parts": rules.parts(state, move)}
        for move in state.moves()
    ]


def result(table: Table) -> Facts:
    """Who won, with every line of the scores."""
    state = table.state
    assert state is not None
    ranking = state.ranking()
    gone = {seat: chair.resigned for seat, chair in enumerate(table.chairs) if chair.resigned}
    kept = [[seat for seat in group if seat not in gone] for group in ranking]
    last = sorted(gone, key=lambda seat: gone[seat], reverse=True)
    return {
        "ranking": [group for group in kept if group] + [[seat] for seat in last],
        "scores": [score.document() for score in state.scores()],
        "resigned": sorted(gone),
        "complete": state.to_act is None,
    }


def past(table: Table, seat: int | None, ply: int) -> Facts:
    """What the seat saw after so many moves of the line."""
    if table.state is None or not 0 <= ply <= len(table.line):
        raise BadInput("ply", f"a whole number from 0 to {len(table.line)}", ply)
    state = table.state_at(ply)
    return {"ply": ply, "seat": seat, "to_act": state.to_act, "view": state.view(seat)}


def log(table: Table, seat: int | None, since: int = 0, until: int | None = None) -> list[Facts]:
    """The entries after `since`, as this seat may know them."""
    last = table.seq if until is None else min(until, table.seq)
    if since == table.seq - 1 == last - 1:  # what most views need, without reading it again
        return [log_line(table.last, seat, table.status == OVER)]
    return [
        log_line(decode(body), seat, table.status == OVER)
        for body in table.log[max(0, since) : max(0, last)]
    ]


OPEN_FIELDS = ("seq", "at", "kind", "seat", "place", "name", "bot", "why", "to", "order", "ms")


def log_line(entry: Facts, seat: int | None, over: bool) -> Facts:
    """One entry for one seat."""
    line = {name: entry[name] for name in OPEN_FIELDS if name in entry}
    if entry["kind"] != "move":
        if entry["kind"] == "quick" and seat != entry["seat"]:
            return {"seq": entry["seq"], "at": entry["at"], "kind": "quiet"}
        return line
    line["by"] = "bot" if entry["by"] == "bot" else "person"
    line["events"] = [
        _event(event, seat, over) for event in cast(list[Facts], entry.get("events", []))
    ]
    if over or (seat is not None and seat == entry["seat"]):
        line["moves"], line["texts"] = entry["moves"], entry["texts"]
    return line


def _event(event: Facts, seat: int | None, over: bool) -> Facts:
    facts = dict(cast(Facts, event["facts"]))
    private = cast("dict[str, Facts]", event.get("private", {}))
    if over:
        for more in private.values():
            facts.update(more)
    elif seat is not None and str(seat) in private:
        facts.update(private[str(seat)])
    return {"code": event["code"], "facts": facts}
