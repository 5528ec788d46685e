"""What was met in lessons, as arrays: one row for each position between two turns.

Most inputs of a position are nothing, so that only the others are kept. Rows are in the
order in which they follow each other, game by game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regna.lab.lesson import Lesson

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


@dataclass
class Notes:
    """The rows of many games."""

    places: NDArray[np.uint16]  # of all rows, one after the other: inputs that are something
    values: NDArray[np.float16]
    many: Whole  # by row: how many of those are its own
    worth: Floats  # as the policy sees it without a net
    reached: Floats  # as it ended for the seat
    seat: Whole
    seats: Whole  # at the table
    left: Whole  # rows that follow it

    def __post_init__(self) -> None:
        self.starts = np.cumsum(self.many) - self.many

    def __len__(self) -> int:
        return len(self.many)

    def dense(self, rows: Whole, size: int) -> Floats:
        """The inputs of some rows, also those that are nothing."""
        many = self.many[rows]
        ends = np.cumsum(many)
        inside = np.arange(ends[-1]) - np.repeat(ends - many, many)
        picked = np.repeat(self.starts[rows], many) + inside
        found = np.zeros((len(rows), size), np.float32)
        found[np.repeat(np.arange(len(rows)), many), self.places[picked]] = self.values[picked]
        return found


def noted(courses: Iterable[list[Lesson]]) -> Notes:
    """The rows of some courses of games, each from its first position to its last."""
    lessons = [(len(each) - 1 - number, row) for each in courses for number, row in enumerate(each)]
    rows = [np.array(lesson.inputs, np.float32) for _, lesson in lessons]
    places = [np.flatnonzero(row) for row in rows]
    values = [row[where] for row, where in zip(rows, places, strict=True)]
    return Notes(
        np.concatenate(places).astype(np.uint16),
        np.concatenate(values).astype(np.float16),
        np.array([len(each) for each in places], np.int64),
        np.array([lesson.worth for _, lesson in lessons], np.float32),
        np.array([lesson.reached for _, lesson in lessons], np.float32),
        np.array([lesson.seat for _, lesson in lessons], np.int64),
        np.array([lesson.seats for _, lesson in lessons], np.int64),
        np.array([left for left, _ in lessons], np.int64),
    )


def together(parts: list[Notes]) -> Notes:
    """The rows of several notes."""
    return Notes(
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.many for part in parts]),
        np.concatenate([part.worth for part in parts]),
        np.concatenate([part.reached for part in parts]),
        np.concatenate([part.seat for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.left for part in parts]),
    )
