"""What is asked over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from regna.server.messages.fields import Document, Hex, Id, Key, Name, Place, Seq


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; options and settings are checked by what the game declares.

    `chairs` are bots by place, "" for an open chair.
    """

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Document = {}
    settings: Document = {}
    position: Document | None = None
    chairs: Annotated[list[Name], Meta(max_length=16)] = []


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


class SetBot(Struct, forbid_unknown_fields=True):
    """Put a bot on a chair; "" is the table's usual one."""

    place: Place
    bot: Name = ""


class AtPlace(Struct, forbid_unknown_fields=True):
    """Leave a chair, or clear it."""

    place: Place


class Rekey(Struct, forbid_unknown_fields=True):
    """A new secret for a seat; `key` is the hash of the client's own."""

    place: Place
    key: Hex | None = None


class Opening(Struct, forbid_unknown_fields=True):
    """The number a place committed to."""

    place: Place
    number: Hex


class Try(Struct, forbid_unknown_fields=True):
    """A table to try something from a moment of a game, as a seat knew it then.

    Whoever asks plays all seats; with a `bot` only this one ("" are the bots that sit there).
    """

    ply: Seq
    seat: Place | None = None
    bot: Name | None = None
    key: Hex | None = None


class Held(Struct, forbid_unknown_fields=True):
    """A seat whose link a browser holds."""

    id: Id
    key: Key


class Mine(Struct, forbid_unknown_fields=True):
    """The seats whose links a browser holds."""

    tables: Annotated[list[Held], Meta(max_length=100)]
