"""Everything that is said over HTTP and WebSocket, as types. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=8, max_length=64, description="the secret of a seat or host")]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
MoveId = Annotated[str, Meta(max_length=64, description="chosen by the client, new for every act")]
Name = Annotated[str, Meta(max_length=200)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Place = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Move = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Notation = Annotated[str, Meta(max_length=200)]
Document = dict[str, Any]


# ---- from a client, by socket ------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: whose seats this is, and the last entry of the log it knows."""

    keys: list[Key] = []
    since: Seq = 0


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """Moves to be played all or none, or one in notation."""

    id: MoveId
    seat: Place
    seq: Seq
    moves: Annotated[list[Move], Meta(max_length=64)] = []
    text: Notation = ""


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Back one step, the whole turn, or to a position of the line."""

    id: MoveId
    seat: Place
    seq: Seq
    to: Seq | None = None
    whole: bool = False


class Resign(Struct, tag="resign", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    seat: Place


class Hand(Struct, tag="hand", tag_field="type", forbid_unknown_fields=True):
    """Let a bot play on ("" is the table's usual one), or take the seat back (null)."""

    id: MoveId
    seat: Place
    bot: Name | None = None


class Replace(Struct, tag="replace", tag_field="type", forbid_unknown_fields=True):
    """Put a bot on the seat of somebody who does not come back."""

    id: MoveId
    seat: Place


class Quick(Struct, tag="quick", tag_field="type", forbid_unknown_fields=True):
    """Answer at once where this seat has one answer; others may notice."""

    id: MoveId
    seat: Place
    on: bool


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why not this move? And what would it be in people's terms?"""

    id: MoveId
    seat: Place
    move: Move | None = None
    text: Notation = ""


class Preview(Struct, tag="preview", tag_field="type", forbid_unknown_fields=True):
    """What would this move do, up to the first thing that is hidden?"""

    id: MoveId
    seat: Place
    move: Move


class Log(Struct, tag="log", tag_field="type", forbid_unknown_fields=True):
    """Entries of the log after `since`, at most 500."""

    id: MoveId
    seat: Place | None = None
    since: Seq = 0
    until: Seq | None = None


class Past(Struct, tag="past", tag_field="type", forbid_unknown_fields=True):
    """What this seat saw after so many moves."""

    id: MoveId
    ply: Seq
    seat: Place | None = None


class Open(Struct, tag="open", tag_field="type", forbid_unknown_fields=True):
    """The number a place committed to."""

    id: MoveId
    place: Place
    number: Hex


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    id: MoveId = ""


Message = (
    Hello | Play | Undo | Resign | Hand | Replace | Quick | Why | Preview | Log | Past | Open | Ping
)
read_message = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class OnlyId(Struct):
    id: MoveId = ""


def id_of(text: str) -> str:
    """The id of a message that is wrong otherwise, "" if it has none."""
    try:
        return msgspec.json.decode(text, type=OnlyId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


# ---- over HTTP ---------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; options and settings are checked by what the game declares."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Document = {}
    settings: Document = {}
    position: Document | None = None


class Made(Struct):
    """A new table: its name for the link, and the secret of whoever made it."""

    id: str
    host: str
    commitment: str
    seats: int


class Sit(Struct, forbid_unknown_fields=True):
    """Take a chair: the first open one, or this.

    `key` is the hash of a secret the client chose itself; then the request may
    be repeated when its answer was lost.
    """

    name: Name = ""
    place: Place | None = None
    commitment: Hex | None = None
    number: Hex | None = None
    key: Hex | None = None


class Seated(Struct):
    """The chair, and the secret that makes its link; "" if the client has its own."""

    place: int
    key: str


class SetBot(Struct, forbid_unknown_fields=True):
    place: Place
    bot: Name = ""


class AtPlace(Struct, forbid_unknown_fields=True):
    place: Place


class Rekey(Struct, forbid_unknown_fields=True):
    """A new secret for a seat; `key` is the hash of the client's own."""

    place: Place
    key: Hex | None = None


class Opening(Struct, forbid_unknown_fields=True):
    place: Place
    number: Hex


class NewKey(Struct):
    key: str


class Held(Struct, forbid_unknown_fields=True):
    """A seat whose link a browser holds."""

    id: Id
    key: Key


class Mine(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[Held], Meta(max_length=100)]


class Again(Struct):
    """The table of a rematch, and the place there of every seat here."""

    id: str
    places: list[int]


class Imported(Struct):
    """A table made from a record, with the secrets of all its persons' seats by place."""

    id: str
    host: str
    keys: dict[str, str]


class Problem(Struct, omit_defaults=True):
    """What went wrong: a code of the catalogue, its facts, and a plain sentence."""

    code: str
    text: str
    facts: Document = {}
    field: str = ""
