"""Saved games: records of tables on disk, written whole or not at all.

What is wrong with a file is said in one sentence, and the file is left alone:
only a save of the very same game is ever replaced.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from regna.cli.language import Said
from regna.cli.running import Running
from regna.core import Facts, RegnaError
from regna.core.registry import games
from regna.table import OtherRules, record, replay
from regna.table.entries import encode
from regna.table.record import KIND
from regna.table.table import FORMAT

LARGEST = 64 * 1024 * 1024  # bytes; no game comes near it


def save(running: Running, name: str) -> Path:
    """Write the game to a file that is new, or an earlier save of the same game."""
    path = Path(name).expanduser()
    if path.exists():
        earlier = read(path)
        if earlier.get("made") != running.table.head["made"]:
            raise Said("save-other-game", file=name)
    try:
        _write(path, encode(record(running.table)))
    except OSError:
        raise Said("save-unwritable", file=name) from None
    return path


def _write(path: Path, body: bytes) -> None:
    """The whole file appears at once, also if the machine stops in between."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read(path: Path) -> Facts:
    """The document of a save; anything else is told apart: foreign, damaged, newer."""
    name = str(path)
    try:
        if path.stat().st_size > LARGEST:
            raise Said("save-foreign", file=name)
        body = path.read_bytes()
    except FileNotFoundError:
        raise Said("save-missing", file=name) from None
    except OSError:
        raise Said("save-unreadable", file=name) from None
    ours = f'"record":"{KIND}"'.encode() in body[:200].replace(b" ", b"")
    try:
        document = msgspec.json.decode(body)
    except (ValueError, RecursionError):
        raise Said("save-damaged" if ours else "save-foreign", file=name) from None
    if not isinstance(document, dict) or document.get("record") != KIND:
        raise Said("save-foreign", file=name)
    version = document.get("format")
    if isinstance(version, int) and version > FORMAT:
        raise Said("save-newer", file=name)
    return document


def load(name: str) -> Running:
    """The game of a save, every move of it checked again."""
    path = Path(name).expanduser()
    document = read(path)
    if document.get("game") not in games():
        raise Said("save-unknown-game", file=name, name=str(document.get("game")))
    try:
        table = replay(document)
    except OtherRules as other:
        saved = document.get("rules_version")
        ours = str(other.expected).split(" ")[0]
        raise Said("save-other-rules", file=name, saved=str(saved), ours=ours) from None
    except (RegnaError, ValueError, TypeError, KeyError, AssertionError):
        raise Said("save-damaged", file=name) from None
    if table.state is None:
        raise Said("save-damaged", file=name)
    return Running(table)
