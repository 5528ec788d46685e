"""A net's word on tables that are much alike, as the endings of one turn are.

What the first of them is worth is summed up whole; of every other one only the inputs
that differ from it, which are few.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.bots.net import Inputs, Net

TOGETHER: Final = 4  # inputs that are summed up at once


class Alike:
    """A net, and how the first table that it was asked of looked to it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.less = vec[float]([0.0] * int(net.inputs))  # the inputs of the first, taken away
        self.places = vec[i64]()  # where those are that are something
        self.waves = net.bias[:]

    def value(self, inputs: Inputs) -> float:
        """What the net says, in points."""
        first = len(self.places) == 0
        waves = self.shifted(self.changes(inputs))
        if first:
            self.waves = waves
            for number in range(inputs.many):
                place = inputs.places[number]
                self.places = append(self.places, place)
                self.less[place] -= inputs.values[number]
        second = self.net.second
        found = self.net.last
        for wave in range(self.net.hidden):
            if waves[wave] > 0.0:
                found += waves[wave] * second[wave]
        return found

    def changes(self, inputs: Inputs) -> Inputs:
        """What differs from the first table, filled up with nothing to a full set."""
        differ = self.less[:]
        for number in range(inputs.many):
            differ[inputs.places[number]] += inputs.values[number]
        found = Inputs(inputs.many + i64(len(self.places)) + TOGETHER)
        for number in range(inputs.many):
            place = inputs.places[number]
            found.add(place, differ[place])
            differ[place] = 0.0
        for place in self.places:
            found.add(place, differ[place])
            differ[place] = 0.0
        found.many += (TOGETHER - found.many % TOGETHER) % TOGETHER
        return found

    def shifted(self, changes: Inputs) -> vec[float]:
        """The waves of the first table with some changes."""
        waves = self.waves[:]
        hidden = self.net.hidden
        first = self.net.first
        number: i64 = 0
        while number < changes.many:
            one = changes.values[number]
            two = changes.values[number + 1]
            three = changes.values[number + 2]
            four = changes.values[number + 3]
            first_of_one = changes.places[number] * hidden
            first_of_two = changes.places[number + 1] * hidden
            first_of_three = changes.places[number + 2] * hidden
            first_of_four = changes.places[number + 3] * hidden
            for wave in range(hidden):
                waves[wave] += (
                    one * first[first_of_one + wave]
                    + two * first[first_of_two + wave]
                    + three * first[first_of_three + wave]
                    + four * first[first_of_four + wave]
                )
            number += TOGETHER
        return waves
