"""A game as a file: everything needed to play it again and to check its luck."""

from __future__ import annotations

from typing import cast

from regna.core import BadFile, Facts, Fields, IllegalMove, RegnaError
from regna.table import acts, fairness, seating
from regna.table.chair import PERSON
from regna.table.change import Change, decode, encode
from regna.table.denied import Denied
from regna.table.line import AUTO, BOT
from regna.table.line import PERSON as BY_PERSON
from regna.table.settings import check_options, read_settings
from regna.table.sight import result
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
SECRETS = {"key", "table"}  # a seat's secret, and the name of the players' next table


def record(table: Table) -> Facts:
    """The whole truth of a table without anybody's secret: for games that are over."""
    document: Facts = {"record": KIND, "format": FORMAT}
    document.update({name: table.head[name] for name in HEAD if name in table.head})
    document["server"] = table.head["server"]
    document["seed"] = table.seed
    entries = [decode(body) for body in table.log]
    for entry in entries:
        for name in SECRETS & entry.keys():
            entry[name] = ""
    document["entries"] = entries
    document["final"] = _final(table)
    document["result"] = _plain(result(table)) if table.status == OVER else None
    return document


class Wrong(BadFile):
    """The first thing of a record that does not hold."""


def replay(document: object) -> Table:
    """The table of a record, every step of it checked again."""
    fields = Fields(document, "", Wrong)
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
        _again(table, Fields(entry, f"entry {number}", Wrong), number)
    if table.seed != seed:
        raise Wrong("seed", f"{table.seed}, the hash of all opened numbers", seed)
    if not _same(table, final):
        raise Wrong("final", "the position that the moves lead to")
    if table.status == OVER and _plain(result(table)) != end:
        raise Wrong("result", "the result of the final position")
    return table


def _final(table: Table) -> Facts | None:
    return None if table.state is None else _plain(table.state.dump())


def _same(table: Table, final: object) -> bool:
    """Whether a recorded position is the table's, but for what seats have learned."""
    ours = _final(table)
    if ours is None or not isinstance(final, dict):
        return ours == final
    try:
        return table.game.truth(ours) == table.game.truth(final)
    except (KeyError, TypeError, AttributeError):
        return False


def _plain(document: Facts) -> Facts:
    """A document as it comes back from a file."""
    return decode(encode(document))


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


def _again(table: Table, fields: Fields, number: int) -> None:
    """Do what an entry says once more and compare."""
    path = f"entry {number}"
    try:
        change = _act(table, fields)
    except IllegalMove as illegal:
        raise Wrong(path, "a legal move", f"{illegal}") from None
    except Denied as denied:
        raise Wrong(path, "something the table allows", f"{denied}") from None
    entry = decode(change.body)
    for name, value in entry.items():
        recorded = fields.raw(name)
        if name == "events":
            recorded = _retold(table, fields)
        if recorded != value:
            raise Wrong(f"{path}: {name}", str(value)[:80], recorded)
    fields.done()
    table.commit(change)


def _retold(table: Table, fields: Fields) -> object:
    """What was told of a move, as this program would tell it; as it is if that is nonsense."""
    events = fields.raw("events")
    try:
        return table.game.retold(cast(list[Facts], events))
    except (KeyError, TypeError, AttributeError):
        return events


def _act(table: Table, fields: Fields) -> Change:
    kind, at = fields.text("kind"), fields.number("at", 0, 2**53)
    most = table.seats - 1
    if kind == "start":
        return seating.start(table, at)
    if kind == "away":
        return acts.excuse(table, fields.number("ms", 0, 2**53), at)
    if kind in ("sit", "bot", "stand", "open", "rekey"):
        return _before(table, fields, kind, fields.number("place", 0, most), at)
    seat = fields.number("seat", 0, most)
    name = fields.text("id", "")
    if kind == "move":
        moves = [move for move in fields.items("moves") if isinstance(move, int)]
        by = fields.choice("by", [BY_PERSON, BOT, AUTO])
        return acts.play(table, seat, moves, at, name=name, by=by)
    if kind == "undo":
        return acts.go_back(table, seat, at, to=fields.number("to", 0, 10**6), name=name)
    if kind == "resign":
        return acts.resign(table, seat, at)
    if kind == "quick":
        return acts.set_quick(table, seat, fields.flag("on"), at)
    if kind == "hand":
        return _hand(table, fields, seat, at)
    if kind == "again":
        places = [place for place in fields.items("places") if isinstance(place, int)]
        return acts.call_again(table, seat, "", places, at)
    raise fields.fail("kind", "a kind of entry", kind)


def _before(table: Table, fields: Fields, kind: str, place: int, at: int) -> Change:
    if kind == "sit":
        committed = fields.text("commitment") if fields.has("commitment") else None
        number = fields.text("number") if fields.has("number") else None
        return seating.sit(table, place, fields.text("name"), "", at, committed, number)
    if kind == "bot":
        return seating.seat_bot(table, place, fields.text("bot"), at)
    if kind == "stand":
        return seating.stand(table, place, at)
    if kind == "open":
        return seating.open_number(table, place, fields.text("number"), at)
    return seating.rekey(table, place, "", at)


def _hand(table: Table, fields: Fields, seat: int, at: int) -> Change:
    bot, why = fields.text("bot"), fields.text("why")
    if not bot:
        return acts.take_back(table, seat, at)
    if why == "self":
        return acts.hand_over(table, seat, bot, at)
    if why == "absent":
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
