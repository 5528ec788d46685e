"""A game as a file: everything needed to play it again and to check its luck."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec
from msgspec import Struct

from regna.core import BadFile, Facts, Fields, IllegalMove, RegnaError
from regna.table import acts, fairness, pleas, seating
from regna.table.chair import PERSON
from regna.table.denied import Denied
from regna.table.entries import (
    Again,
    AnyEntry,
    Away,
    Change,
    Consent,
    Hand,
    Move,
    Plead,
    Quick,
    Resign,
    Start,
    Undo,
    decode,
    encode,
)
from regna.table.settings import Settings, check_options, read_settings
from regna.table.sight import Result, result
from regna.table.sitting import Open, Rekey, SeatBot, Sit, Stand, Take
from regna.table.table import (
    FORMAT,
    GATHERING,
    OVER,
    POSITION,
    RECORD,
    OtherRules,
    Table,
)

KIND = "regna-record"
HEAD = ("id", "origin", "made", "game", "rules_version", "seats", "options", "position", "settings")
MOST_ENTRIES = 20_000


class Promise(Struct):
    """The server's number, and what it promised of it before the game."""

    number: str
    commitment: str


class Record(Struct, kw_only=True):
    """The whole truth of a table without anybody's secret."""

    record: Literal["regna-record"] = "regna-record"
    format: int = FORMAT
    id: str
    origin: str
    made: int
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    position: dict[str, Any] | None
    settings: Settings
    server: Promise
    seed: str
    entries: list[AnyEntry]
    final: dict[str, Any] | None
    result: Result | None


def record(table: Table) -> Record:
    """The whole truth of a table without anybody's secret: for games that are over."""
    return Record(
        id=table.id,
        origin=table.origin,
        made=table.made,
        game=table.game.name,
        rules_version=table.game.rules_version,
        seats=table.seats,
        options=table.options,
        position=cast("Facts | None", table.head.get("position")),
        settings=table.settings,
        server=Promise(table.secret, table.promised),
        seed=table.seed,
        entries=[cast(AnyEntry, decode(body).without_secrets()) for body in table.log],
        final=None if table.state is None else table.state.dump(),
        result=result(table) if table.status == OVER else None,
    )


class Wrong(BadFile):
    """The first thing of a record that does not hold."""


def replay(document: object) -> Table:
    """The table of a record, every step of it checked again."""
    fields = Fields(_plain(document) if isinstance(document, Record) else document, "", Wrong)
    fields.choice("record", [KIND])
    fields.number("format", FORMAT, FORMAT)
    head: Facts = {name: fields.raw(name) for name in HEAD}
    head["format"], head["host"] = FORMAT, ""
    head["id"] = fields.text("id")
    head["origin"] = fields.text("origin", cast(str, head["id"]))
    head["settings"] = read_settings(fields.raw("settings"), "settings", Wrong).document()
    head["made"] = fields.number("made", 0, 2**53)
    head["options"] = fields.table("options").values
    server = fields.table("server")
    head["server"] = {"number": server.text("number"), "commitment": server.text("commitment")}
    seed, final, end = fields.text("seed"), fields.raw("final"), fields.raw("result")
    entries = fields.items("entries")
    fields.done()
    table = Table(head)
    _check_server(table)
    _check_options(table)
    if len(entries) > MOST_ENTRIES:
        raise Wrong("entries", f"at most {MOST_ENTRIES}", len(entries))
    for number, entry in enumerate(entries, start=1):
        _again(table, entry, f"entry {number}")
    if table.seed != seed:
        raise Wrong("seed", f"{table.seed}, the hash of all opened numbers", seed)
    if not _same(table, final):
        raise Wrong("final", "the position that the moves lead to")
    if table.status == OVER and _plain(result(table)) != end:
        raise Wrong("result", "the result of the final position")
    return table


def _same(table: Table, final: object) -> bool:
    """Whether a recorded position is the table's, but for what seats have learned."""
    ours = None if table.state is None else _plain(table.state.dump())
    if ours is None or not isinstance(final, dict):
        return ours == final
    try:
        return table.game.truth(ours) == table.game.truth(final)
    except (KeyError, TypeError, AttributeError):
        return False


def _plain(document: object) -> Any:
    """A document as it comes back from a file."""
    return msgspec.json.decode(encode(document))


def _check_server(table: Table) -> None:
    if not fairness.is_number(table.secret):
        raise Wrong("server.number", "64 hexadecimal digits", table.secret)
    if fairness.commitment(table.origin, fairness.SERVER, table.secret) != table.promised:
        raise Wrong("server.number", "the number that the server committed to", table.secret)


def _check_options(table: Table) -> None:
    if table.head.get("position") is None:
        check_options(table.game, table.seats, table.options)
    elif table.game.load(table.head["position"], seed=0).seats != table.seats:
        raise Wrong("seats", "as many as in the position", table.seats)


def _again(table: Table, recorded: object, path: str) -> None:
    """Do what an entry says once more and compare."""
    try:
        entry: AnyEntry = msgspec.convert(recorded, AnyEntry, str_keys=True)
        change = _act(table, entry)
    except msgspec.ValidationError as bad:
        raise Wrong(path, f"an entry ({bad})") from None
    except IllegalMove as illegal:
        raise Wrong(path, "a legal move", f"{illegal}") from None
    except Denied as denied:
        raise Wrong(path, "something the table allows", f"{denied}") from None
    given = dict(cast(Facts, recorded))
    if isinstance(entry, Move):
        given["events"] = _retold(table, given["events"])
    for name, value in _plain(change.entry).items():
        if given.get(name) != value:
            raise Wrong(f"{path}: {name}", str(value)[:80], given.get(name))
        del given[name]
    for name in given:
        raise Wrong(f"{path}: {name}", "no such field")
    table.commit(change)


def _retold(table: Table, events: object) -> object:
    """What was told of a move, as this program would tell it; as it is if that is nonsense."""
    try:
        return table.game.retold(cast(list[Facts], events))
    except (KeyError, TypeError, AttributeError):
        return events


def _act(table: Table, entry: AnyEntry) -> Change:
    """What would happen if somebody did it now."""
    at = entry.at
    match entry:
        case Sit(place=place, name=name, commitment=commitment, number=number):
            return seating.sit(table, place, name, "", at, commitment, number)
        case SeatBot(place=place, bot=bot):
            return seating.seat_bot(table, place, bot, at)
        case Stand(place=place):
            return seating.stand(table, place, at)
        case Open(place=place, number=number):
            return seating.open_number(table, place, number, at)
        case Rekey(place=place):
            return seating.rekey(table, place, "", at)
        case Start():
            return seating.start(table, at)
        case Move(seat=seat, moves=moves, id=name, by=by):
            return acts.play(table, seat, moves, at, name=name, by=by)
        case Undo():
            return _undo(table, entry)
        case Plead(seat=seat, to=to, id=name):
            return pleas.plead(table, seat, at, to=to, name=name)
        case Consent(seat=seat, answer=answer, id=name):
            return pleas.consent(table, seat, _asking(table), answer == "yes", at, name)
        case Take(seat=seat, name=name):
            return seating.take(table, seat, name, "", at)
        case Resign(seat=seat):
            return acts.resign(table, seat, at)
        case Hand():
            return _hand(table, entry)
        case Away(ms=ms):
            return acts.excuse(table, ms, at)
        case Quick(seat=seat, on=on):
            return acts.set_quick(table, seat, on, at)
        case Again(seat=seat, places=places):
            return acts.call_again(table, seat, "", places, at)


def _asking(table: Table) -> int:
    """The plea that is answered, 0 if there is none."""
    return 0 if table.plea is None else table.plea.seq


def _undo(table: Table, entry: Undo) -> Change:
    seat, last, at = entry.seat, entry.consent, entry.at
    if last is None:
        return acts.go_back(table, seat, at, to=entry.to, name=entry.id)
    if last == seat:
        return pleas.plead(table, seat, at, to=entry.to, name=entry.id)
    return pleas.consent(table, last, _asking(table), True, at, entry.id)


def _hand(table: Table, entry: Hand) -> Change:
    seat, at = entry.seat, entry.at
    if not entry.bot:
        return acts.take_back(table, seat, at)
    if entry.why == "self":
        return acts.hand_over(table, seat, entry.bot, at)
    if entry.why == "absent":
        return acts.replace(table, seat, at)
    change = acts.tick(table, at)
    if change is None:
        raise Denied("absent-not-long", until=table.due())
    return change


def check_kept(table: Table, kept: object) -> None:
    """The promises of a record are those that somebody saw before opening his own number."""
    fields = Fields(kept, "kept", Wrong)
    if fields.text("table") not in (table.id, table.origin):
        raise Wrong("kept.table", f"{table.origin}, the table of this record", fields.raw("table"))
    if fields.text("server") != table.promised:
        raise Wrong("server.commitment", "the one that was kept", table.promised)
    places = fields.table("places")
    fields.done()
    for chair in sorted(table.chairs, key=lambda chair: chair.place):
        if places.raw(str(chair.place)) != chair.commitment:
            raise Wrong(
                f"place {chair.place}: commitment", "the one that was kept", chair.commitment
            )
    places.done()


def verify(document: object, kept: object = None) -> tuple[bool | None, str]:
    """What a record proves, in one sentence: True, False with the first fault, None: cannot say.

    `kept` is what a client noted before the game: without it, whoever wrote the
    record could have chosen all numbers afterwards.
    """
    try:
        table = replay(document)
        if kept is not None:
            check_kept(table, kept)
    except OtherRules as other:
        return None, f"not checked: {other}"
    except RegnaError as wrong:
        return False, f"wrong: {wrong}"
    return True, proof(table, kept)


def proof(table: Table, kept: object = None) -> str:
    """What the record of a table proves that was played again."""
    if table.status == GATHERING:
        return "verified: a table whose game has not begun"
    persons = [chair for chair in table.chairs if chair.kind == PERSON]
    committed = sum(chair.commitment is not None for chair in persons)
    result_is = "the result as recorded" if table.status == OVER else "the game not over"
    return (
        f"verified: {len(table.line)} moves by the rules of {table.game.name} version "
        f"{table.game.rules_version}, all {table.draws} draws from the seed to which the server "
        f"and {committed} of {len(persons)} persons committed, {result_is}; {_limits(table, kept)}"
    )


def _limits(table: Table, kept: object) -> str:
    """What a sound record does not prove."""
    if table.source == RECORD:
        return "the game was continued from a record, whose luck its importer knew"
    if table.source == POSITION:
        return "it began from a position that somebody arranged"
    if kept is None:
        return "that the promises are those of before the game only a kept list of them can show"
    return "the promises are those that were kept before the game"
