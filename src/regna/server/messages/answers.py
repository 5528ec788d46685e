"""What is answered over HTTP."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from regna.server.messages.fields import Document
from regna.table import Settings
from regna.table.chair import Kind
from regna.table.sight import Sight
from regna.table.table import Source, Status


class Problem(Struct, omit_defaults=True):
    """What went wrong: a code of the catalogue, its facts, and a plain sentence."""

    code: str
    text: str
    facts: Document = {}
    field: str = ""


class Health(Struct):
    """The server works, and holds so many tables; `house`: its addresses in the local network."""

    status: Literal["ok"]
    version: str
    tables: int
    house: list[str]


# ---- what can be played ------------------------------------------------------


class OptionShown(Struct):
    """One choice made before the game."""

    name: str
    kind: Literal["flag", "number", "choice", "choices", "set", "file"]
    default: Any
    choices: list[Any]
    low: int
    high: int
    rule: str
    seats: list[int]
    members: list[Any]


class GameShown(Struct):
    """A game, for the form by which a table is made.

    `ratings` has null for a bot that is not rated yet, and nothing for one that is never
    rated, because the machine decides how strong it is.
    """

    name: str
    rules_version: int
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionShown]
    bots: list[str]
    usual_bot: str
    ratings: dict[str, int | None]
    settings: Settings


# ---- tables ------------------------------------------------------------------


class ChairListed(Struct):
    """A chair as lists show it."""

    kind: Kind
    name: str
    bot: str


class About(Struct, kw_only=True):
    """What lists show of a table."""

    game: str
    status: Status
    source: Source
    made: int
    seats: int
    options: Document
    settings: Settings
    chairs: list[ChairListed]
    commitment: str


class Listed(About, kw_only=True):
    """A public table that waits for players."""

    id: str


class MyTable(About, kw_only=True):
    """A table at which one holds a seat."""

    id: str
    seats_mine: list[int]
    to_act: int | None
    my_turn: bool
    host: bool


class GoneTable(Struct):
    """A table that is no more."""

    id: str
    status: Literal["gone"] = "gone"


class ClosedTable(Struct):
    """A table that this server cannot open."""

    id: str
    problem: str
    status: Literal["closed"] = "closed"


class Origin(Struct):
    """The game that a sandbox tries something of, and after how many moves."""

    table: str
    ply: int


class TableShown(Sight, kw_only=True):
    """A table as a spectator sees it, and how it is played."""

    id: str
    game: str
    made: int
    seats: int
    options: Document
    settings: Settings
    commitment: str
    sandbox: Origin | UnsetType = UNSET


class Made(Struct):
    """A new table: its name for the link, and the secret of whoever made it."""

    id: str
    host: str
    commitment: str
    seats: int


class Seated(Struct):
    """The chair, the secret that makes its link ("" if the client has its own), the table."""

    place: int
    key: str
    table: TableShown


class Moved(Struct):
    """It is done: so many entries the log has now."""

    seq: int


class NewKey(Struct):
    """The new secret of a seat, "" if the client has its own."""

    key: str


class Again(Struct):
    """The table of a rematch, and the place there of every seat here."""

    id: str
    places: list[int]


class Tried(Struct):
    """A sandbox, one's own places there, and their secret ("" if the client has its own)."""

    id: str
    places: list[int]
    key: str


class Imported(Struct):
    """A table made from a record, with the secrets of all its persons' seats by place."""

    id: str
    host: str
    keys: dict[str, str]
