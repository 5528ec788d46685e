"""Where the file of the tables is, and the lock by which one server at a time has it.

Standard library only, nothing else of Regna, and readable for older Pythons: `make play` asks
here before anything is built (tools/ready.py).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

SERVERS = ("postgresql://", "postgres://")
WAY_OUT = (
    "REGNA_DATABASE=FILE make play PORT=8233 (or: regna serve --database FILE --port 8233)."
    " Several servers on one database need PostgreSQL"
)


class InUse(Exception):
    """Another server has the file."""


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


def path_of(where: str) -> Path:
    """The file that a setting names; the usual one if it says nothing."""
    named = where.removeprefix("sqlite://")
    return Path(named).expanduser() if named else usual_path()


def problem(where: str) -> str | None:
    """Why a server cannot have this database now, as far as that can be seen from outside."""
    if "://" in where and not where.startswith("sqlite://"):
        return None
    path = path_of(where)
    if where and missing(path):
        return missing(path)
    if not _lock_file(path).exists():
        return None
    try:
        lock = take(path)
    except InUse as error:
        return str(error)
    except OSError:
        return None  # the server itself says better what cannot be opened
    if lock is not None:
        lock.close()
    return None


def missing(path: Path) -> str | None:
    """That the folder of a file is not there: a typing mistake, perhaps, so it is not made."""
    if path.parent.is_dir():
        return None
    folder = path.parent.absolute()
    return f"the folder {folder} is not there: make it first, or put the database elsewhere"


def take(path: Path) -> IO[str] | None:
    """A lock that the system lets go of when the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on this system: SQLite's own locks remain
        return None
    lock = _lock_file(path).open("a+")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.seek(0)
        holder = lock.read(20).strip()
        lock.close()
        who = f" (process {holder})" if holder.isdigit() else ""
        raise InUse(
            f"another Regna server{who} uses the database {path.absolute()}."
            f" Stop it, or use another file: {WAY_OUT}"
        ) from None
    lock.truncate(0)
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    return lock


def _lock_file(path: Path) -> Path:
    return path.with_name(path.name + ".lock")
