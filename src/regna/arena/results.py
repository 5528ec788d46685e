"""Results on disk: a line that says what was played, then a line for every game.

A file that was broken off goes on where it stopped, and whoever has it can play
every game again: the players' names, the options, the seeds and the program are in it.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

import regna
from regna.arena.match import Result
from regna.core import BadInput


class Header(Struct, frozen=True):
    """What all games of a file have in common."""

    game: str
    seats: int
    options: dict[str, Any]
    rules: int  # the version of the game's rules
    regna: str
    commit: str = ""


def header(game: str, seats: int, options: dict[str, Any]) -> Header:
    """The first line for games played now."""
    rules = regna.game(game).rules_version
    return Header(game, seats, options, rules, regna.__version__, commit())


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
        first = msgspec.json.decode(lines[0], type=Header)
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        return first, [msgspec.json.decode(line, type=Result) for line in whole]
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
            self.file.seek(0)
            self.file.truncate()  # what was broken off
            for line in (first, *self.known):
                self._write(line)
        else:
            self.file = path.open("wb")
            self._write(first)

    def _go_on(self, path: Path, first: Header) -> list[Result]:
        """What a file has, if it is of the same games by the same program."""
        before, known = read(path)
        if before != first:
            raise BadInput(
                "--out",
                f"a new file, or one of {first.game} with the same options by {first.commit}",
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
