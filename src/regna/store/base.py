"""What a store does, whatever is behind it.

RegnaError
└── StoreError
    ├── Conflict      another process was faster: the position moved on
    ├── NoTable       there is no such table
    ├── Unavailable   the disk is full, the file is locked, the connection is lost: try again
    └── Unusable      this database cannot be used by this program

After `Unavailable` it is unknown whether the entry is stored. Load the table
again before anything else: a repeated act is recognised by its client id.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib.resources import files

from msgspec import Struct

from regna.core import RegnaError


class StoreError(RegnaError):
    """Something about the store."""


class Conflict(StoreError):
    """An entry with this sequence number is there already."""


class NoTable(StoreError):
    """There is no table of this name."""


class Unavailable(StoreError):
    """The store does not answer or cannot write; what was asked can be repeated."""


class Unusable(StoreError):
    """The database is foreign, damaged or too new."""


class Summary(Struct, frozen=True):
    """What is looked for among all tables."""

    status: str
    public: bool
    due: int | None
    about: bytes


class Saved(Struct, frozen=True):
    """A table as it is stored."""

    head: bytes
    entries: list[bytes]
    snapshot: bytes | None


class Listed(Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    made: int
    about: bytes


class New(Struct, frozen=True):
    """A table to be stored, with a log if it comes from a record."""

    id: str
    game: str
    made: int
    head: bytes
    summary: Summary
    entries: tuple[bytes, ...] = ()
    snapshot: bytes | None = None


class Append(Struct, frozen=True):
    """The next entry of a table's log, and what else changes with it."""

    id: str
    seq: int
    body: bytes
    summary: Summary | None = None
    snapshot: bytes | None = None


class Delete(Struct, frozen=True):
    """A table to be forgotten."""

    id: str


class Up(Struct, frozen=True):
    """A time in which a server was there; told again and again while it goes on."""

    id: str
    began: int
    ended: int


Write = New | Append | Delete | Up
KEPT = 70 * 24 * 60 * 60 * 1000  # milliseconds: longer than any clock runs
Changed = Callable[[list[str] | None], None]
Heard = Callable[[str, str], None]


class Store(ABC):
    """Tables on disk. A write that returns is on disk."""

    changed: Changed | None = None  # told of tables other processes wrote to; None: perhaps all

    heard: Heard | None = None  # told what other processes pass on of a table

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the database up to this program."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written and let go."""

    @abstractmethod
    async def write(self, write: Write) -> None:
        """Store it; returns when it is on disk."""

    @abstractmethod
    async def pass_on(self, table: str, text: str) -> None:
        """Tell other processes something of a table that is not kept."""

    @abstractmethod
    async def load(self, table: str) -> Saved:
        """Everything about a table."""

    @abstractmethod
    async def entries(self, table: str, since: int) -> list[bytes]:
        """The entries after a sequence number."""

    @abstractmethod
    async def lobby(self, most: int) -> list[Listed]:
        """Public tables that wait for players, newest first."""

    @abstractmethod
    async def due(self, now: int, most: int) -> list[str]:
        """Tables somebody should have looked after."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many tables of every status."""

    @abstractmethod
    async def uptime(self) -> list[tuple[int, int]]:
        """When servers were there, oldest first; those of several may overlap."""


def migrations(kind: str) -> list[tuple[int, str]]:
    """The numbered steps from an empty database to this program's."""
    folder = files("regna.store") / "migrations" / kind
    steps = [
        (int(step.name.removesuffix(".sql")), step.read_text(encoding="utf-8"))
        for step in folder.iterdir()
        if step.name.endswith(".sql")
    ]
    return sorted(steps)


def pending(kind: str, version: int) -> list[tuple[int, str]]:
    """The steps still to be done; a database from the future is refused."""
    steps = migrations(kind)
    newest = steps[-1][0]
    if version > newest:
        raise Unusable(
            f"this database was made by a newer Regna (its version is {version}, "
            f"this program knows {newest}): update the program"
        )
    return [step for step in steps if step[0] > version]
