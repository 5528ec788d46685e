"""Results on disk: a line that says what was played, then a line for every game.

A file that was broken off goes on where it stopped, if games, bots and rules are still
the same, and whoever has it can play every game again: the players' names, the options,
the seeds and the program are in it.
"""

from __future__ import annotations

import hashlib
import subprocess
from functools import cache
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import regna
from regna.arena.match import Result
from regna.arena.schedule import Terms
from regna.core import BadInput, games

RATINGS = "ratings.toml"  # what games said of bots, not what bots are


class Header(Struct, frozen=True):
    """What all games of a file have in common."""

    game: str
    seats: int
    options: dict[str, Any]
    rules: int  # the version of the game's rules
    regna: str
    commit: str = ""
    turns: dict[str, list[Any]] = {}  # options whose values take turns by deal
    engine: str = ""  # a hash of what decides how a game goes

    def agrees(self, other: Header) -> bool:
        """Whether games of both may stand in one file: a commit that changes no game may differ."""
        mine, others = (replace(each, commit="", regna="") for each in (self, other))
        return mine == others


def header(game: str, seats: int, terms: Terms) -> Header:
    """The first line for games played now."""
    rules = regna.game(game).rules_version
    version = regna.__version__
    return Header(game, seats, terms.options, rules, version, commit(), terms.turns, engine(game))


@cache
def engine(game: str) -> str:
    """A hash of what decides how a game goes: sources and data of its rules and its bots."""
    root = Path(regna.__file__).parent
    others = {root / part / name for part in ("games", "bots") for name in games() if name != game}
    found = hashlib.sha256()
    for folder in ("core", "games", "bots"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".py", ".toml", ".npz") or path.name == RATINGS:
                continue
            if others.isdisjoint(path.parents):
                found.update(path.relative_to(root).as_posix().encode() + b"\0")
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def commit() -> str:
    """The commit of this program, if it runs in a checkout; with a + if it was changed since."""
    here = Path(__file__).parent
    try:
        said = subprocess.run(  # noqa: S603 - nothing of it comes from anybody
            ["git", "-C", str(here), "describe", "--always", "--dirty=+", "--abbrev=12"],  # noqa: S607
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return ""
    return said.stdout.strip()


def read(path: Path) -> tuple[Header, list[Result]]:
    """A file of results; a last line that was broken off does not count."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise BadInput("file", f"a file of results ({error.strerror})", str(path)) from None
    try:
        whole = [line for line in lines if line.endswith(b"\n")]
        first = msgspec.json.decode(whole[0], type=Header)
        return first, [msgspec.json.decode(line, type=Result) for line in whole[1:]]
    except (msgspec.DecodeError, IndexError):
        raise BadInput("file", "a file of results", str(path)) from None


class Sheet:
    """The file that results are written to as they come; none if there is no path."""

    def __init__(self, path: Path | None, first: Header) -> None:
        self.known: list[Result] = []
        self.file: IO[bytes] | None = None
        if path is None:
            return
        if path.exists() and path.stat().st_size > 0:
            self.known = self._go_on(path, first)
            self.file = path.open("r+b")
            whole = self.file.read().rfind(b"\n") + 1
            self.file.truncate(whole)  # what was broken off
            self.file.seek(whole)
        else:
            self.file = path.open("wb")
            self._write(first)

    def _go_on(self, path: Path, first: Header) -> list[Result]:
        """What a file has, if it is of the same games by the same bots and rules."""
        before, known = read(path)
        if not before.agrees(first):
            raise BadInput(
                "--out",
                f"a new file, or one of {first.game} with the same options by the same bots",
                str(path),
            )
        return known

    def add(self, result: Result) -> None:
        if self.file is not None:
            self._write(result)

    def _write(self, line: Struct) -> None:
        assert self.file is not None
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
