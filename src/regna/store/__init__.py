"""Tables on disk: SQLite in one file by default, PostgreSQL by URL.

base       what a store does      sqlite     one file, one process, no configuration
postgres   several processes      migrations plain SQL, numbered, applied at the start
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

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
from regna.store.sqlite import SqliteStore


def usual_path() -> Path:
    """The file in the user's data directory."""
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "regna" / "regna.db"


def make_store(where: str = "") -> Store:
    """The store at a file or URL; at the usual file if nothing is said."""
    if where.startswith(("postgresql://", "postgres://")):
        try:
            from regna.store.postgres import PostgresStore
        except ImportError:
            raise Unusable("PostgreSQL needs the extra: install regna[postgres]") from None
        return PostgresStore(where)
    if "://" in where and not where.startswith("sqlite://"):
        raise Unusable("a database is a file or begins with postgresql://")
    path = where.removeprefix("sqlite://")
    if path:
        return SqliteStore(Path(path).expanduser())
    usual_path().parent.mkdir(parents=True, exist_ok=True)
    return SqliteStore(usual_path())


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
