"""The plan of the ladder: which claims there are, and the contest that shows each."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from regna.arena.contest import Contest
from regna.arena.schedule import Terms
from regna.core import BadFile, BadInput

USUAL = "ladder.toml"
NEAR = 0.05  # by how much the lower end of an interval may lie below a bar that is met

Mix = dict[str, list[Any]]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One table of the plan, which may stand for several claims."""

    game: str
    bar: float
    first: str = ""
    against: list[str] = []
    each: list[str] = []
    on: str = ""
    seats: int = 2
    games: int = 200
    options: dict[str, Any] = {}
    turns: list[str] = []
    rated: bool = False
    stop: bool = True

    def players(self) -> list[list[str]]:
        """Who meets in each of its claims."""
        if self.each:
            return [list(pair) for pair in zip(self.each, self.each[1:], strict=False)]
        return [[self.first, other] for other in self.against] or [[self.first]]


class Document(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    claim: list[Row]
    turns: dict[str, Mix] = {}


class Claim(Struct, frozen=True):
    """What a player is said to reach, and the contest that shows it."""

    name: str
    contest: Contest
    bar: float
    on: str
    rated: bool

    @property
    def file(self) -> str:
        """Where its results are, in the folder of all results."""
        return f"{self.name}.jsonl"


def usual_plan() -> list[Claim]:
    """The plan of Regna's own bots."""
    return read_plan(usual_text(), USUAL)


def usual_text() -> str:
    return (files("regna.arena") / USUAL).read_text(encoding="utf-8")


def mixed(names: list[str]) -> Mix:
    """The values of mixes of Regna's own plan, one after the other."""
    return joined(names, read_document(usual_text(), USUAL).turns, "--turns")


def plan_of(path: Path) -> list[Claim]:
    """The plan in a file."""
    try:
        return read_plan(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadFile("--plan", f"a plan ({error.strerror})", str(path)) from None


def read_document(text: str, field: str) -> Document:
    try:
        return msgspec.convert(tomllib.loads(text), type=Document)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadFile(field, f"a plan of claims ({error})") from None


def read_plan(text: str, field: str) -> list[Claim]:
    """All claims, in the plan's order; no name twice."""
    document = read_document(text, field)
    found: dict[str, Claim] = {}
    for row in document.claim:
        for claim in claims_of(row, document.turns, field):
            if claim.name in found:
                raise BadFile(field, "every claim once: say what it is played `on`", claim.name)
            found[claim.name] = claim
    return list(found.values())


def joined(names: list[str], mixes: dict[str, Mix], field: str) -> Mix:
    """The values of several mixes, one after the other."""
    found: Mix = {}
    for mix in names:
        if mix not in mixes:
            raise BadInput(field, f"one of {', '.join(mixes)}", mix)
        for name, values in mixes[mix].items():
            found[name] = [*found.get(name, []), *values]
    return found


def claims_of(row: Row, mixes: dict[str, Mix], field: str) -> list[Claim]:
    """What one row stands for."""
    terms = Terms(row.options, joined(row.turns, mixes, f"{field}: turns"))
    known = row.turns if field == USUAL else []  # only our own plan's names say which values
    found: list[Claim] = []
    for players in row.players():
        parts = [row.game, row.on, *players]
        name = "-".join(part.replace(":", ".") for part in parts if part)
        alone = row.seats > 2
        bar = row.bar if row.stop else None
        contest = Contest(row.game, players, row.seats, row.games, 1, terms, bar, alone, known)
        found.append(Claim(name, contest, row.bar, row.on, row.rated))
    return found
