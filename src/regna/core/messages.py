"""What the engine says: asks, refusals, events and scores, as codes and facts.

No word a person reads is in here. A code names a sentence of the catalogue,
facts fill its placeholders, and the rule id says where it is written.

They are ordinary Python classes even when the engine is compiled, so that they
can cross process boundaries.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict

from mypy_extensions import mypyc_attr

Facts = dict[str, object]


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Ask:
    """What the seat to act decides now."""

    code: str
    facts: Facts
    rule: str

    def document(self) -> Facts:
        return {"code": self.code, "facts": self.facts, "rule": self.rule}


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed."""

    code: str
    facts: Facts
    rule: str

    def document(self) -> Facts:
        return {"code": self.code, "facts": self.facts, "rule": self.rule}


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Event:
    """What happened: public facts, and for some seats more."""

    code: str
    public: Facts
    private_by_seat: dict[int, Facts] = field(default_factory=dict)

    def for_seat(self, seat: int | None) -> Facts:
        """All that this seat (None: a spectator) ever gets of the event."""
        facts = dict(self.public)
        if seat is not None and seat in self.private_by_seat:
            facts.update(self.private_by_seat[seat])
        return {"code": self.code, "facts": facts}


class LineDocument(TypedDict):
    """One reason for points, as plain JSON."""

    rule: str
    where: str
    points: int
    facts: Facts


class ScoreDocument(TypedDict):
    """A seat's result, as plain JSON."""

    seat: int
    total: int
    key: list[int]
    lines: list[LineDocument]


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class ScoreLine:
    """One reason for points: the rule, where on the board, how many."""

    rule: str
    where: str
    points: int
    facts: Facts = field(default_factory=dict)

    def document(self) -> LineDocument:
        return {"rule": self.rule, "where": self.where, "points": self.points, "facts": self.facts}


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Score:
    """A seat's result: total, key to sort by (tie-breaks included), and every line."""

    seat: int
    total: int
    key: tuple[int, ...]
    lines: list[ScoreLine]

    def document(self) -> ScoreDocument:
        return {
            "seat": self.seat,
            "total": self.total,
            "key": list(self.key),
            "lines": [line.document() for line in self.lines],
        }
