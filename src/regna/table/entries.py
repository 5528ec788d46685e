"""What can happen to a table: the entries of its log, those of the game and all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, cast

import msgspec
from msgspec import Struct, structs
from typing_extensions import TypeVar

from regna.core import BadFile, Event, FairRng, State
from regna.table.chair import BOT, PERSON
from regna.table.entry import Entry
from regna.table.line import By
from regna.table.settings import FREE
from regna.table.sitting import Open, Rekey, SeatBot, Sit, Stand, Take
from regna.table.told import (
    AgainLine,
    Answered,
    ConsentLine,
    Happened,
    Moment,
    MoveLine,
    OpenLine,
    Plea,
    PleadLine,
    QuickLine,
    QuietLine,
    RekeyLine,
    SitLine,
    Stamped,
    StartLine,
    TakeLine,
    UndoLine,
)

if TYPE_CHECKING:
    from regna.table.table import Table

Draw = tuple[int, int, int]  # which word of the stream, the bound, the value


class Start(Entry, tag="start"):
    """The game begins: the places in the order of seats, and the cards dealt."""

    order: list[int]
    draws: list[Draw]
    next: int | None

    def apply(self, table: Table, state: State | None) -> None:
        table.seed = table.make_seed()
        table.chairs = [table.chairs[place] for place in self.order]
        persons = [chair for chair in table.chairs if chair.kind == PERSON]
        if len(persons) == 1:
            persons[0].quick = True  # there is nobody to hide the haste from
        table.draws = len(self.draws)
        table.clock.since = self.at
        table.stands(state, self.next)

    def foresee(self, table: Table) -> State | None:
        state = table.deal(table.make_seed())
        assert isinstance(state.rng, FairRng)
        _same_draws(self.seq, self.draws, state.rng.drain())
        return state

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return StartLine(self.seq, self.at, self.order)


class Told(Struct, omit_defaults=True):
    """An event of the game as the log keeps it: what all may know, and what one seat may.

    Without private facts it looks like what everybody is told of it, and is told as it is.
    """

    code: str
    facts: dict[str, Any]
    private: dict[int, dict[str, Any]] = {}

    def event(self) -> Event:
        return Event(self.code, self.facts, self.private)


class Move(Entry, tag="move"):
    """Moves that were played together."""

    decides: ClassVar[bool] = True
    seat: int
    by: By
    id: str  # chosen by the client: a retry is no second move
    moves: list[int]
    texts: list[str]
    quiet: list[bool]  # of each move whether nothing was drawn or shown
    draws: list[Draw]
    events: list[Told]
    next: int | None

    def apply(self, table: Table, state: State | None) -> None:
        table.remember(self.seat, self.id)
        table.keep()
        table.line.add(self.seq, self.seat, self.moves, self.quiet, self.by)
        table.draws += len(self.draws)
        table.stands(state, self.next)
        if table.settings.undo != FREE and not all(self.quiet):
            table.trail.clear()

    def foresee(self, table: Table) -> State | None:
        assert table.state is not None
        played = table.play(table.state, self.seat, self.moves)
        _same_draws(self.seq, self.draws, played.draws)
        return played.state

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        by: Literal["person", "bot"] = "bot" if self.by == "bot" else "person"
        events = [
            cast(Happened, event) if not event.private else _happened(event, seat, over)
            for event in self.events
        ]
        line = MoveLine(self.seq, self.at, self.seat, by, len(self.moves), events)
        if over or (seat is not None and seat == self.seat):
            line.moves, line.texts = self.moves, self.texts
        return line


class Undo(Entry, tag="undo", omit_defaults=True):
    """The moves after a position of the line no longer count."""

    decides: ClassVar[bool] = True
    seat: int
    id: str
    to: int
    next: int | None
    consent: int | None = None  # the seat whose consent was the last; its own if nobody was asked

    def apply(self, table: Table, state: State | None) -> None:
        table.remember(self.seat if self.consent is None else self.consent, self.id)
        table.line.cut(self.to)
        table.trail = [(at, position) for at, position in table.trail if at < self.to]
        table.looked_at = [(at, position) for at, position in table.looked_at if at <= self.to]
        table.stands(state, self.next)

    def foresee(self, table: Table) -> State | None:
        return table.state_at(self.to)

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        asked = self.consent not in (None, self.seat)
        return UndoLine(self.seq, self.at, self.seat, self.to, "agreed" if asked else "")


class Plead(Entry, tag="plead"):
    """A seat asks others to let it take back what would take their turn or their moves."""

    seat: int
    id: str
    to: int
    asked: list[int]

    def apply(self, table: Table, state: State | None) -> None:
        table.remember(self.seat, self.id)
        table.chairs[self.seat].pleas += 1
        table.pleaded = table.pleaded | {self.seat}
        table.plea = Plea(self.seq, self.seat, self.to, self.asked)

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return PleadLine(self.seq, self.at, self.seat, self.to)


class Consent(Entry, tag="consent"):
    """A seat agrees while others are still asked, or says no; or the one who asked withdraws."""

    seat: int
    id: str
    answer: Answered

    def apply(self, table: Table, state: State | None) -> None:
        table.remember(self.seat, self.id)
        plea = table.plea
        if self.answer == "yes" and plea is not None:
            left = [other for other in plea.waiting if other != self.seat]
            table.plea = structs.replace(plea, waiting=left)
        else:
            table.plea = None

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return ConsentLine(self.seq, self.at, self.seat, self.answer)


class Resign(Entry, tag="resign"):
    """A seat gives up: the last of two ends the game, otherwise a bot plays on."""

    seat: int
    bot: str

    def apply(self, table: Table, state: State | None) -> None:
        chair = table.chairs[self.seat]
        chair.resigned = 1 + max(other.resigned for other in table.chairs)
        chair.bot, chair.why = self.bot, "resigned"
        table.plea = None  # it asked, or was asked, or may ask again: whoever is left agrees anew
        left = [other for other in table.chairs if not other.resigned]
        if len(left) <= 1 or all(other.kind == BOT for other in left):
            table.clock.turn(-1, self.at, False)
            table.stands(table.state, None)


class Hand(Entry, tag="hand"):
    """A bot plays on for a person, or ("") the person plays again."""

    seat: int
    bot: str
    why: Literal["", "self", "time", "absent"]

    def apply(self, table: Table, state: State | None) -> None:
        chair = table.chairs[self.seat]
        chair.bot, chair.why = self.bot, self.why
        table.plea = None


class Away(Entry, tag="away"):
    """So long no server was there to take a move: it costs nobody any time."""

    ms: Moment

    def apply(self, table: Table, state: State | None) -> None:
        table.clock.excuse(self.ms, self.at)


class Quick(Entry, tag="quick"):
    """A seat answers at once where it has one answer, or no longer does."""

    seat: int
    on: bool

    def apply(self, table: Table, state: State | None) -> None:
        table.chairs[self.seat].quick = self.on

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        if seat != self.seat:
            return QuietLine(self.seq, self.at)
        return QuickLine(self.seq, self.at, self.seat)


class Again(Entry, tag="again"):
    """A seat calls everybody to another table, where this game is played once more."""

    seat: int
    table: str
    places: list[int]

    def apply(self, table: Table, state: State | None) -> None:
        table.again = Rematch(self.table, self.seat, self.places)

    def seen_by(self, seat: int | None, over: bool) -> Stamped:
        return AgainLine(self.seq, self.at, self.seat)

    def without_secrets(self) -> Entry:
        return structs.replace(self, table="")


class Rematch(Struct):
    """The table this game is played at once more, who called, every seat's place there."""

    id: str
    seat: int
    places: list[int]


AnyEntry = (
    Sit
    | SeatBot
    | Stand
    | Open
    | Rekey
    | Start
    | Move
    | Undo
    | Plead
    | Consent
    | Take
    | Resign
    | Hand
    | Away
    | Quick
    | Again
)
LogLine = (
    SitLine
    | SeatBot
    | Stand
    | OpenLine
    | RekeyLine
    | StartLine
    | MoveLine
    | UndoLine
    | PleadLine
    | ConsentLine
    | TakeLine
    | Resign
    | Hand
    | Away
    | QuietLine
    | QuickLine
    | AgainLine
)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


E = TypeVar("E", bound=Entry, default=Entry, covariant=True)


class Change(Generic[E]):
    """An entry that may happen, as it is stored, and the position it would give."""

    __slots__ = ("body", "entry", "state")

    def __init__(self, entry: E, state: State | None = None, body: bytes | None = None) -> None:
        self.entry = entry
        self.state = state
        self.body = encode(entry) if body is None else body


def _happened(event: Told, seat: int | None, over: bool) -> Happened:
    facts = dict(event.facts)
    for knows, more in event.private.items():
        if over or seat == knows:
            facts.update(more)
    return Happened(event.code, facts)


def _same_draws(seq: int, recorded: list[Draw], drawn: list[Draw]) -> None:
    if recorded != drawn:
        raise BadFile(f"entry {seq}: draws", _few(drawn), _few(recorded))


def _few(draws: list[Draw]) -> str:
    text = str(draws)
    return text if len(text) <= 80 else text[:77] + "..."
