"""What a seat is told of an entry of the log: a line, without what is not for it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Moment = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds since 1970


Answered = Literal["yes", "no", "withdrawn"]


class Stamped(Struct, tag_field="kind"):
    """One line of the log: its number, and when it happened."""

    seq: int
    at: Moment


class SitLine(Stamped, tag="sit"):
    place: int
    name: str


class OpenLine(Stamped, tag="open"):
    place: int


class RekeyLine(Stamped, tag="rekey"):
    place: int


class StartLine(Stamped, tag="start"):
    order: list[int]


class Happened(Struct):
    """An event as one seat is told of it."""

    code: str
    facts: dict[str, Any]


class MoveLine(Stamped, tag="move"):
    """Others get the events and never the move, which may name what only its seat knows."""

    seat: int
    by: Literal["person", "bot"]
    plies: int
    events: list[Happened]
    moves: list[int] | UnsetType = UNSET
    texts: list[str] | UnsetType = UNSET


class UndoLine(Stamped, tag="undo"):
    seat: int
    to: int
    why: Literal["", "agreed"]


class PleadLine(Stamped, tag="plead"):
    seat: int
    to: int


class ConsentLine(Stamped, tag="consent"):
    seat: int
    why: Answered


class TakeLine(Stamped, tag="take"):
    seat: int
    name: str


class Plea(Struct):
    """A seat asks to go back to a position: the number of its entry, and who has not agreed yet."""

    seq: int
    seat: int
    to: int
    waiting: list[int]


class QuickLine(Stamped, tag="quick"):
    seat: int


class QuietLine(Stamped, tag="quiet"):
    """Something that is another seat's own business."""


class AgainLine(Stamped, tag="again"):
    seat: int
