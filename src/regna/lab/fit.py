"""Fitting a net to what was met: TD(lambda), with returns that the net itself corrects.

A position's return is made from its end backwards: partly what the next position is
held to be worth, by policy and net together, and partly that position's own return.
After every epoch they are made anew with the net as it is then. The net learns what is
left when the policy's own judgement is taken away. Steps are Adam's, with weights that
decay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from regna.lab.lesson import Aim
from regna.lab.notes import Floats, Notes, Whole

POINTS = 10.0  # what the net calls one
BATCH = 512
STEP = 2e-3  # at first; it shrinks to nothing with the last epoch
DECAY = 2e-5  # of weights, at each step
FIRST_MEAN, SECOND_MEAN, TINY = 0.9, 0.999, 1e-8  # Adam's


@dataclass
class Weights:
    """The numbers of a net, in the order of its file."""

    first: Floats  # by input and wave
    bias: Floats
    second: Floats
    last: Floats

    def parts(self) -> list[Floats]:
        return [self.first, self.bias, self.second, self.last]

    def value(self, inputs: Floats) -> Floats:
        """What it says of some rows, in its own unit."""
        waves = np.maximum(inputs @ self.first + self.bias, 0)
        return np.asarray(waves @ self.second + self.last[0], np.float32)


def beginning(size: int, hidden: int, rng: np.random.Generator) -> Weights:
    """A net that says nearly nothing yet."""
    return Weights(
        (rng.standard_normal((size, hidden)) * 0.1).astype(np.float32),
        np.zeros(hidden, np.float32),
        (rng.standard_normal(hidden) * 0.01).astype(np.float32),
        np.zeros(1, np.float32),
    )


class Fit:
    """A net on its way: its weights, Adam's means of their slopes, and the epochs behind it."""

    def __init__(self, weights: Weights, epochs: int, aim: Aim) -> None:
        self.weights = weights
        self.epochs = epochs
        self.aim = aim
        self.done = 0
        self.steps = 0
        self.means = [np.zeros_like(part) for part in weights.parts()]
        self.squares = [np.zeros_like(part) for part in weights.parts()]

    def epoch(self, notes: Notes, rng: np.random.Generator) -> float:
        """Once through all rows; the mean square of what was still wrong, in points."""
        found = returns(notes, self.judged(notes), self.aim.share)
        wanted = (found - notes.worth) / POINTS
        order = rng.permutation(len(notes))
        batches = -(-len(order) // BATCH)
        wrong = 0.0
        for number, rows in enumerate(np.array_split(order, batches)):
            along = (self.done + number / batches) / self.epochs
            inputs = notes.dense(rows, len(self.weights.first))
            if self.aim.side:
                mix_rivals(inputs, notes.seats[rows], self.aim.side, rng)
            wrong += self.step(inputs, wanted[rows], STEP * (1 - along))
        self.done += 1
        return wrong / len(order) * POINTS**2

    def judged(self, notes: Notes) -> Floats:
        """What all rows are held to be worth now, in points."""
        size = len(self.weights.first)
        found = notes.worth.copy()
        for rows in chunks(len(notes)):
            found[rows] += self.weights.value(notes.dense(rows, size)) * POINTS
        return found

    def step(self, inputs: Floats, wanted: Floats, size: float) -> float:
        """Learn from a batch; the sum of squares of what was wrong before."""
        weights = self.weights
        waves = np.maximum(inputs @ weights.first + weights.bias, 0)
        wrong = waves @ weights.second + weights.last[0] - wanted
        slope = (wrong / len(wanted)).astype(np.float32)
        below = np.outer(slope, weights.second) * (waves > 0)
        slopes = [inputs.T @ below, below.sum(0), waves.T @ slope, slope.sum(keepdims=True)]
        self.steps += 1
        first, second = 1 - FIRST_MEAN**self.steps, 1 - SECOND_MEAN**self.steps
        for number, part in enumerate(weights.parts()):
            mean, square = self.means[number], self.squares[number]
            mean += (1 - FIRST_MEAN) * (slopes[number] - mean)
            square += (1 - SECOND_MEAN) * (slopes[number] ** 2 - square)
            part -= size * (mean / first) / (np.sqrt(square / second) + TINY)
            if part.size > 1:
                part *= 1 - DECAY * size / STEP
        return float(wrong @ wrong)


def returns(notes: Notes, judged: Floats, share: float) -> Floats:
    """What each row came to in points for its seat, all games from their ends at once."""
    found = notes.reached.copy()
    for left in range(1, int(notes.left.max(initial=0)) + 1):
        rows = np.flatnonzero(notes.left == left)
        after = rows + 1
        ours = np.where(notes.seat[rows] == notes.seat[after], 1, -1).astype(np.float32)
        found[rows] = ours * ((1 - share) * judged[after] + share * found[after])
    return found


def mix_rivals(inputs: Floats, seats: Whole, side: int, rng: np.random.Generator) -> None:
    """Show the rivals of each row in any order: what they are does not hang on where they sit."""
    for many in range(3, int(seats.max()) + 1):
        rows = np.flatnonzero(seats == many)
        rivals = inputs[rows, side : many * side].reshape(len(rows), many - 1, side)
        order = rng.random((len(rows), many - 1)).argsort(axis=1)
        mixed = np.take_along_axis(rivals, order[:, :, np.newaxis], axis=1)
        inputs[rows, side : many * side] = mixed.reshape(len(rows), (many - 1) * side)


def chunks(rows: int, size: int = 4096) -> Iterator[np.ndarray[tuple[int], np.dtype[np.int64]]]:
    for start in range(0, rows, size):
        yield np.arange(start, min(rows, start + size))
