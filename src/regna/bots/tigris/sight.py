"""What a seat can know: the tiles it has not seen, and how likely a rival holds some."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.net import Net
from regna.bots.tigris.weights import Weights
from regna.games.tigris.pieces import COLOURS, HAND, LAST_TREASURES, leader
from regna.games.tigris.state import Tigris, zeros

ROW: Final = HAND + 2  # chances of at least 0 to 7 tiles
DRAWN: Final = 2.3  # tiles that a turn takes out of the bag
PER_TREASURE: Final = 1.5  # turns of each seat until one more is taken


class Sight:
    """The game as one seat sees it before it thinks: worlds it tries are judged by this."""

    def __init__(self, state: Tigris, seat: i64, weights: Weights, net: Net | None = None) -> None:
        self.seat = seat
        self.weights = weights
        self.net = net  # that corrects what positions are held to be worth
        self.careful = net is not None  # whether it is asked
        self.second = False  # whether a second action follows what is tried
        self.following: i64 = -1  # which one was the best
        unseen = zeros(COLOURS)
        total: i64 = 0
        for colour in range(COLOURS):
            # Only the sum is known to the seat, and nothing but the sum is used.
            number = state.bag[colour]
            for other in range(state.seats):
                if other != seat:
                    which = leader(other, colour)
                    number += state.hands[which] + state.swapped[which]
            unseen[colour] = number
            total += number
        self.unseen = unseen
        self.total = total
        self.turns = min(weights.horizon, turns_left(state))
        self.chances = vec[float]([0.0] * (COLOURS * ROW))
        for colour in range(COLOURS):
            chances = at_least(unseen[colour], total, HAND)
            for number in range(ROW):
                self.chances[colour * ROW + number] = chances[number]

    def holds(self, colour: i64, number: i64) -> float:
        """How likely a rival has at least so many tiles of a colour in a hand of six."""
        if number <= 0:
            return 1.0
        return 0.0 if number > HAND else self.chances[colour * ROW + number]

    def beats(self, colour: i64, lead: i64) -> float:
        """How likely one rival's tiles exceed another's by more than a lead."""
        chance = 0.0
        for number in range(HAND + 1):
            exactly = self.holds(colour, number) - self.holds(colour, number + 1)
            chance += exactly * self.holds(colour, lead + number + 1)
        return chance


def at_least(good: i64, total: i64, size: i64) -> vec[float]:
    """How likely a hand drawn from so many tiles has at least 0, 1, ... 7 of the good ones."""
    exactly = vec[float]([0.0] * ROW)
    exactly[0] = 1.0
    for drawn in range(min(size, total)):
        left = float(total - drawn)
        for number in range(drawn, -1, -1):
            chance = exactly[number]
            hit = max(0.0, float(good - number) / left)
            exactly[number + 1] += chance * hit
            exactly[number] = chance * (1.0 - hit)
    for number in range(ROW - 2, -1, -1):
        exactly[number] += exactly[number + 1]
    return exactly


def turns_left(state: Tigris) -> float:
    """How many more turns of its own a seat can count on."""
    by_bag = float(state.bag_size()) / (DRAWN * float(state.seats))
    by_treasures = float(state.treasures.count() - LAST_TREASURES) * PER_TREASURE
    return max(0.3, min(by_bag, by_treasures))
