"""Tables on disk: SQLite in one file by default, PostgreSQL by URL.

base       what a store does      sqlite     one file, one process, no configuration
place      which file, and whose  postgres   several processes
migrations plain SQL, numbered, applied at the start
"""

from __future__ import annotations

from regna.store.base import (
    Append,
    Conflict,
    Delete,
    Listed,
    New,
    NoTable,
    Saved,
    Store,
    StoreError,
    Summary,
    Unavailable,
    Unusable,
    Up,
)
from regna.store.place import SERVERS, path_of, usual_path
from regna.store.sqlite import SqliteStore


def make_store(where: str = "") -> Store:
    """The store at a file or URL; at the usual file if nothing is said."""
    if where.startswith(SERVERS):
        try:
            from regna.store.postgres import PostgresStore
        except ImportError:
            raise Unusable("PostgreSQL needs the extra: install regna[postgres]") from None
        return PostgresStore(where)
    if "://" in where and not where.startswith("sqlite://"):
        raise Unusable("a database is a file or begins with postgresql://")
    path = path_of(where)
    if not where:  # only the usual folder is ours to make
        path.parent.mkdir(parents=True, exist_ok=True)
    return SqliteStore(path)


__all__ = [
    "Append",
    "Conflict",
    "Delete",
    "Listed",
    "New",
    "NoTable",
    "Saved",
    "SqliteStore",
    "Store",
    "StoreError",
    "Summary",
    "Unavailable",
    "Unusable",
    "Up",
    "make_store",
    "usual_path",
]
