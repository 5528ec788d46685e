"""Value nets: what a position is worth beyond what a policy says of it, learned from games.

A net has one hidden layer of half-waves (what is negative counts as nothing) and one
output, in points. It is a small file of numbers beside its game's policy, made by
`regna train`; reading one needs nothing but Python.
"""

from __future__ import annotations

import struct
import zipfile
from array import array
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.core import BadFile

PARTS: Final = ["first", "bias", "second", "last"]  # arrays of a file
MAGIC: Final = b"\x93NUMPY\x01\x00"


class Inputs:
    """The inputs of a net that are not nothing: which, and how much."""

    def __init__(self, most: i64) -> None:
        self.places = vec[i64]([0] * int(most))
        self.values = vec[float]([0.0] * int(most))
        self.many: i64 = 0

    def add(self, place: i64, value: float) -> None:
        if value != 0.0:
            self.places[self.many] = place
            self.values[self.many] = value
            self.many += 1

    def row(self, size: int) -> list[float]:
        """All inputs, also those that are nothing."""
        found = [0.0] * size
        for number in range(self.many):
            found[self.places[number]] += self.values[number]
        return found


class Net:
    """Numbers between inputs, hidden waves and the output."""

    def __init__(
        self, first: list[float], bias: list[float], second: list[float], last: float
    ) -> None:
        """`first` holds for each input its part in every wave."""
        self.first = vec_of(first)
        self.bias = vec_of(bias)
        self.second = vec_of(second)
        self.last = last
        self.hidden: i64 = len(bias)
        self.inputs: i64 = len(first) // len(bias)

    def value(self, inputs: Inputs) -> float:
        """The output in points."""
        hidden = self.hidden
        first = self.first
        waves = self.bias[:]
        for number in range(inputs.many):
            start = inputs.places[number] * hidden
            value = inputs.values[number]
            for wave in range(hidden):
                waves[wave] += value * first[start + wave]
        found = self.last
        for wave in range(hidden):
            if waves[wave] > 0.0:
                found += waves[wave] * self.second[wave]
        return found


def vec_of(numbers: list[float]) -> vec[float]:
    found = vec[float]()
    for number in numbers:
        found = append(found, number)
    return found


def read_net(path: Path) -> Net:
    """The net of a file."""
    try:
        with zipfile.ZipFile(path) as archive:
            parts = [numbers(archive.read(f"{name}.npy")) for name in PARTS]
    except (OSError, KeyError, zipfile.BadZipFile, ValueError, struct.error) as error:
        raise BadFile("net", f"a file made by regna train ({error})", str(path)) from None
    return Net(parts[0], parts[1], parts[2], parts[3][0])


def numbers(data: bytes) -> list[float]:
    """The numbers of an array as numpy saves them, of four bytes each."""
    if not data.startswith(MAGIC):
        raise ValueError("not an array")
    (length,) = struct.unpack("<H", data[8:10])
    if b"'<f4'" not in data[10 : 10 + length]:
        raise ValueError("not numbers of four bytes")
    return array("f", data[10 + length :]).tolist()
