"""What a client says over a socket."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from regna.server.messages.fields import (
    Hex,
    Key,
    Move,
    MoveId,
    Name,
    Notation,
    Phrase,
    Place,
    Seq,
    Speech,
)


class Said(Struct, tag_field="type", forbid_unknown_fields=True):
    """Everything a client says has a type and nothing unknown."""


class Act(Said):
    """A wish of a seat; `id` is new for every one, and the answer carries it."""

    id: MoveId
    seat: Place


class Hello(Said, tag="hello"):
    """The first message: whose seats this is, and the last entry of the log it knows.

    `name` is that of somebody who watches, if others may know it.
    """

    keys: list[Key] = []
    since: Seq = 0
    name: Name = ""


class Play(Act, tag="play"):
    """Moves to be played all or none: in notation, or by their numbers.

    A choice of several things may come in any order, and without its `done`.
    """

    seq: Seq
    texts: Annotated[list[Notation], Meta(max_length=64)] = []
    moves: Annotated[list[Move], Meta(max_length=64)] = []


class Undo(Act, tag="undo"):
    """Back one step, the whole turn, or to a position of the line."""

    seq: Seq
    to: Seq | None = None
    whole: bool = False


class Plead(Act, tag="plead"):
    """Ask those whose turn it takes to let this seat take back its last decision."""

    seq: Seq


class Consent(Act, tag="consent"):
    """Answer a plea, known by the number of its entry; whoever asked withdraws it by no."""

    plea: Seq
    yes: bool


class Say(Said, tag="say"):
    """A text or a ready phrase for all at the table; without a seat: of one who watches."""

    id: MoveId
    seat: Place | None = None
    text: Speech = ""
    phrase: Phrase | None = None


class Resign(Act, tag="resign"):
    """Give up."""


class Hand(Act, tag="hand"):
    """Let a bot play on ("" is the table's usual one), or take the seat back (null)."""

    bot: Name | None = None


class Replace(Act, tag="replace"):
    """Put a bot on the seat of somebody who does not come back."""


class Quick(Act, tag="quick"):
    """Answer at once where this seat has one answer; others may notice."""

    on: bool


class Why(Act, tag="why"):
    """Why not this move, in notation or by its number?"""

    text: Notation = ""
    move: Move | None = None


class Preview(Act, tag="preview"):
    """What would this move do, up to the first thing that is hidden?"""

    text: Notation = ""
    move: Move | None = None


class Hint(Act, tag="hint"):
    """What would a bot do in this seat's place?"""


class Review(Said, tag="review"):
    """Where was the game lost? The first who asks begins it; ask again until it is done."""

    id: MoveId


class Story(Said, tag="story"):
    """How did the points stand after every move of the game that is over?"""

    id: MoveId


class Log(Said, tag="log"):
    """Entries of the log after `since`, at most 500."""

    id: MoveId
    seat: Place | None = None
    since: Seq = 0
    until: Seq | None = None


class Past(Said, tag="past"):
    """What this seat saw after so many moves."""

    id: MoveId
    ply: Seq
    seat: Place | None = None


class Open(Said, tag="open"):
    """The number a place committed to."""

    id: MoveId
    place: Place
    number: Hex


class Ping(Said, tag="ping"):
    """Are you there?"""

    id: MoveId = ""


Message = (
    Hello
    | Play
    | Undo
    | Plead
    | Consent
    | Say
    | Resign
    | Hand
    | Replace
    | Quick
    | Why
    | Preview
    | Hint
    | Review
    | Story
    | Log
    | Past
    | Open
    | Ping
)
read_message = msgspec.json.Decoder(Message).decode


class OnlyId(Struct):
    id: MoveId = ""


def id_of(text: str) -> str:
    """The id of a message that is wrong otherwise, "" if it has none."""
    try:
        return msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
