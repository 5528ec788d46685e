"""What the server says over a socket."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Encoder

from regna.core import Refusal, ScoreDocument
from regna.server.messages.answers import Problem
from regna.server.messages.fields import Phrase
from regna.table.entries import LogLine
from regna.table.sight import Sight, View
from regna.table.story import Standing
from regna.table.told import Happened


class Told(Struct, tag_field="type"):
    """Everything the server says has a type."""


class Seen(Sight, tag_field="type", tag="view", kw_only=True):
    """The whole position for one seat, and the lines of the log it does not know yet.

    What never changes is told once, beside the first view of a socket.
    """

    now: int
    log: list[LogLine]
    lasting: View | UnsetType = UNSET


class Presence(Told, tag="presence"):
    """The seats somebody is connected for, how many watch, and the names of those who told it."""

    seats: list[int]
    watchers: int
    watching: list[str]


class Spoken(Struct):
    """What somebody said: a text or a phrase; no seat: one who watches, called by `name`."""

    at: int
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None


class Talk(Told, tag="talk"):
    """What was said since the last time; all that is kept of it when a socket begins."""

    lines: list[Spoken]


class Gone(Told, tag="gone"):
    """The table was deleted."""


class Answer(Told):
    """What answers a message carries its id."""

    id: str


class Done(Answer, tag="done"):
    """The act is on disk; it comes before its view."""

    seq: int


class Heard(Answer, tag="heard"):
    """It was said to all who are here."""


class Refused(Answer, tag="refused"):
    """The rules say no. Nothing changed."""

    refusal: Refusal


class Failed(Answer, tag="failed"):
    """The table or the server says no."""

    problem: Problem


class WhyNot(Answer, tag="why"):
    """The move as it was understood, and why it is not allowed; null: it is."""

    move: int
    text: str | None
    refusal: Refusal | None


class Previewed(Answer, tag="preview"):
    """What the move would do, up to the first thing that is hidden."""

    move: int
    text: str
    events: list[Happened]


class Advised(Struct):
    """A move and of the worlds it was tried in the share that was won; null: it was not tried."""

    verb: str
    text: str
    chance: float | None
    error: float


class Hinted(Answer, tag="hint"):
    """The best moves, best first, and whether the first is clearly better than the second."""

    seq: int
    moves: list[Advised]
    clear: bool


class Lost(Struct):
    """After so many moves a seat played this, and that would clearly have won more often."""

    ply: int
    seat: int
    played: Advised
    better: Advised


class Reviewed(Answer, tag="review"):
    """How many decisions have been judged of how many, and all there were; the worst at the end."""

    done: int
    of: int
    all: int
    lost: list[Lost] | None


class Telling(Answer, tag="story"):
    """How the points stood, with an element for every move that changed them; `plies` in all."""

    plies: int
    standings: list[Standing]


class Lines(Answer, tag="log"):
    """Lines of the log, and how many there are in all."""

    lines: list[LogLine]
    seq: int


class Earlier(Answer, tag="past"):
    """What the seat saw after so many moves of the line; when the game is over, also the scores."""

    ply: int
    seat: int | None
    to_act: int | None
    view: View
    scores: list[ScoreDocument] | UnsetType = UNSET


class Pong(Answer, tag="pong"):
    """The server is there."""

    now: int
    seq: int


ServerMessage = (
    Seen
    | Presence
    | Talk
    | Gone
    | Done
    | Heard
    | Refused
    | Failed
    | WhyNot
    | Previewed
    | Hinted
    | Reviewed
    | Telling
    | Lines
    | Earlier
    | Pong
)
encode = Encoder().encode
