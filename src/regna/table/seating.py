"""Chairs: a table is made, people and bots sit down, numbers are opened, it begins; who takes over.

As with all acts, each returns the `Change` that would happen.
"""

from __future__ import annotations

from regna.core import BadInput, BadOption, Facts, FairRng, game
from regna.table import fairness
from regna.table.chair import OPEN, PERSON
from regna.table.denied import Denied
from regna.table.entries import Change, Start
from regna.table.settings import Settings, check_options, clean
from regna.table.sitting import Open, Rekey, SeatBot, Sit, Stand, Take
from regna.table.table import FORMAT, GATHERING, OVER, PLAYING, Table

NAME = 24  # characters of a name


def create(
    name: str,
    made: int,
    rules: str,
    secret: str,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    settings: Settings | None = None,
    host: str = "",
    position: object = None,
    sandbox: Facts | None = None,
) -> Table:
    """A new table with open chairs; `secret` is the server's number.

    A `sandbox` says which moment of which game its position is.
    """
    if not fairness.is_number(secret):
        raise BadInput("secret", "64 hexadecimal digits")
    played = game(rules)
    chosen = dict(options or {})
    if position is None:
        count = check_options(played, seats, chosen).seats
    else:
        if chosen:
            raise BadOption("options", "none: a position has its own")
        if settings is not None and settings.public:
            raise BadInput("settings.public", "false: strangers come to no arranged position")
        position = _without_rng(position)
        count = played.load(position, seed=0).seats
        if seats is not None and seats != count:
            raise BadOption("seats", f"{count}, as in the position", seats)
    head: Facts = {} if sandbox is None else {"sandbox": sandbox}
    return Table(
        {
            **head,
            "format": FORMAT,
            "id": name,
            "origin": name,
            "made": made,
            "game": rules,
            "rules_version": played.rules_version,
            "seats": count,
            "options": chosen,
            "position": position,
            "settings": (settings or Settings()).document(),
            "host": host,
            "server": {
                "number": secret,
                "commitment": fairness.commitment(name, fairness.SERVER, secret),
            },
        }
    )


def _without_rng(position: object) -> object:
    """A position whose future draws are not its author's."""
    if not isinstance(position, dict):
        raise BadOption("position", "a document")
    return {key: value for key, value in position.items() if key != "rng"}


def sit(
    table: Table,
    place: int,
    name: str,
    key: str,
    now: int,
    commitment: str | None = None,
    number: str | None = None,
) -> Change:
    """Take an open chair; a number given at once is opened at once."""
    _gathering(table)
    chair = table.chairs[_place(table, place)]
    if chair.kind != OPEN:
        raise Denied("seat-taken")
    if commitment is not None and not fairness.is_number(commitment):
        raise BadInput("commitment", "64 hexadecimal digits", commitment)
    if number is not None:
        _opens(table, place, commitment, number)
    shown = clean(name, NAME) or f"{place + 1}"
    return Change(Sit(*table.stamp(now), place, shown, key, commitment, number))


def seat_bot(table: Table, place: int, bot: str, now: int) -> Change:
    """Put a bot on an open or a bot's chair."""
    _gathering(table)
    if table.chairs[_place(table, place)].kind == PERSON:
        raise Denied("seat-taken")
    return Change(SeatBot(*table.stamp(now), place, bot))


def stand(table: Table, place: int, now: int) -> Change:
    """Leave a chair before the game."""
    _gathering(table)
    if table.chairs[_place(table, place)].kind == OPEN:
        raise Denied("seat-empty")
    return Change(Stand(*table.stamp(now), place))


def open_number(table: Table, place: int, number: str, now: int) -> Change:
    """Open the number committed to, once everybody has committed."""
    _gathering(table)
    chair = table.chairs[_place(table, place)]
    if any(other.kind == OPEN for other in table.chairs):
        raise Denied("open-later")
    if chair.number is not None:
        raise Denied("already-open")
    _opens(table, place, chair.commitment, number)
    return Change(Open(*table.stamp(now), place, number))


def rekey(table: Table, place: int, key: str, now: int) -> Change:
    """Give a seat a new secret; the old one is worth nothing from now on."""
    _place(table, place)
    return Change(Rekey(*table.stamp(now), place, key))


def take(table: Table, seat: int, name: str, key: str, now: int) -> Change:
    """Play on for a person who left, where that was agreed when the table was made."""
    if table.status != PLAYING:
        raise Denied("game-over" if table.status == OVER else "not-playing")
    if not table.settings.late:
        raise Denied("no-late")
    if not table.is_free(table.chairs[_place(table, seat)]):
        raise Denied("seat-taken")
    return Change(Take(*table.stamp(now), seat, clean(name, NAME) or f"{seat + 1}", key))


def start(table: Table, now: int) -> Change:
    """Begin: make the seed, seat the people, deal."""
    _gathering(table)
    if not table.ready():
        raise Denied("not-ready")
    seed = table.make_seed()
    places = list(range(table.seats))
    order = fairness.seating(seed, table.seats) if table.settings.order == "random" else places
    state = table.deal(seed)
    draws = state.rng.drain() if isinstance(state.rng, FairRng) else []
    return Change(Start(*table.stamp(now), order, draws, state.to_act), state)


def _gathering(table: Table) -> None:
    if table.status != GATHERING:
        raise Denied("game-over" if table.status == OVER else "playing")


def _place(table: Table, place: int) -> int:
    if not 0 <= place < table.seats:
        raise BadInput("place", f"a whole number from 0 to {table.seats - 1}", place)
    return place


def _opens(table: Table, place: int, committed: str | None, number: str) -> None:
    if not fairness.is_number(number):
        raise BadInput("number", "64 hexadecimal digits", number)
    if committed != fairness.commitment(table.origin, str(place), number):
        raise Denied("bad-opening")
