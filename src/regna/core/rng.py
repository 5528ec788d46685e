"""Random numbers that anyone can reproduce: xoshiro128** in four 32-bit lanes.

Lanes of 32 bits keep every product below 2**62, so that compiled and
interpreted runs give the same numbers.
"""

from __future__ import annotations

from hashlib import sha256

from mypy_extensions import i64, mypyc_attr

from regna.core.errors import BadPosition

MASK: i64 = 0xFFFFFFFF
SPAN: i64 = 0x100000000


def _rotate(x: i64, k: i64) -> i64:
    return ((x << k) | (x >> (32 - k))) & MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of draws from a seed (any int or text; None: its lanes will be set)."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int | str | None = 0) -> None:
        if seed is None:
            self.a, self.b, self.c, self.d = 0, 0, 0, 1
            return
        digest = sha256(f"regna:{seed}".encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.d = int.from_bytes(digest[12:16], "big") | 1  # never all zero

    def word(self) -> i64:
        """The next 32 bits."""
        result = (_rotate((self.b * 5) & MASK, 7) * 9) & MASK
        t = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = _rotate(self.d, 11)
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (by rejection)."""
        limit = SPAN - SPAN % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def copy(self) -> Rng:
        """An equal stream, independent from now on."""
        twin = Rng(None)
        twin.a, twin.b, twin.c, twin.d = self.a, self.b, self.c, self.d
        return twin

    def split(self) -> Rng:
        """A fresh stream made of the next draws of this one."""
        child = Rng(None)
        child.set_lanes(
            [int(self.word()), int(self.word()), int(self.word()), int(self.word()) | 1]
        )
        return child

    def lanes(self) -> list[int]:
        """The stream's whole state, for saving."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def document(self) -> object:
        """The stream as part of a state's document; `rng_of` reads it back."""
        return self.lanes()

    def set_lanes(self, lanes: list[int]) -> None:
        self.a, self.b, self.c, self.d = lanes[0], lanes[1], lanes[2], lanes[3]


def rng_of(document: object, path: str) -> Rng:
    """The stream that a document describes."""
    if not isinstance(document, list) or len(document) != 4:
        raise BadPosition(path, "a list of four numbers", document)
    lanes: list[int] = []
    for lane in document:
        if isinstance(lane, bool) or not isinstance(lane, int) or not 0 <= lane < 2**32:
            raise BadPosition(path, "numbers of 32 bits", lane)
        lanes.append(lane)
    if not any(lanes):
        raise BadPosition(path, "at least one number that is not 0")
    rng = Rng(None)
    rng.set_lanes(lanes)
    return rng
