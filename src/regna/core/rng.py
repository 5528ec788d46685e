"""Random numbers that anyone can reproduce.

`Rng` is xoshiro128** in four lanes of 32 bits, which keep every product below
2**62, so that compiled and interpreted runs give the same numbers.

`FairRng` is for games between people: block i of its stream is HMAC-SHA256 of
the number i (eight bytes, big endian) under the game's key, and every block is
eight words of 32 bits, big endian. docs/fairness.md tells where the key comes
from and has test vectors.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regna.core.errors import BadOption, BadPosition
from regna.core.fields import Fields

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000

FAIR = "hmac:"  # how the seed of a fair stream begins
MOST_WORDS = 2**53 - 1  # an index that any reader of JSON keeps exact


def _word(octets: bytes, at: i64) -> i64:
    """32 bits, big endian."""
    word: i64 = 0
    for place in range(at, at + 4):
        word = (word << 8) | octets[place]
    return word


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
        self.a = _word(digest, 0)
        self.b = _word(digest, 4)
        self.c = _word(digest, 8)
        self.d = _word(digest, 12) | 1  # never all zero

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
        """A number from 0 to bound - 1, each equally likely.

        Words behind the last whole multiple of the bound are thrown away; few words are so
        near the end that this must be worked out.
        """
        word = self.word()
        while word > SPAN - bound and word >= SPAN - SPAN % bound:
            word = self.word()
        return word % bound

    def shuffle(self, items: list[int]) -> None:
        """Put items into random order, last place first (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

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


class FairRng(Rng):
    """The stream of a key, which remembers every draw until `drain` takes them."""

    def __init__(self, key: bytes, index: int = 0) -> None:
        super().__init__()
        self.key = key
        self.index: i64 = index  # how many words were taken
        self.block = b""
        self.drawn: list[tuple[int, int, int]] = []  # index of the first word, bound, value

    def word(self) -> i64:
        """The next 32 bits."""
        place = self.index % 8
        if place == 0 or not self.block:
            number: int = self.index // 8
            self.block = digest(self.key, number.to_bytes(8, "big"), "sha256")
        self.index += 1
        return _word(self.block, 4 * place)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely, and on record."""
        index = self.index
        value = super().below(bound)
        self.drawn.append((int(index), int(bound), int(value)))
        return value

    def drain(self) -> list[tuple[int, int, int]]:
        """The draws since the last call: (index, bound, value) each."""
        drawn = self.drawn
        self.drawn = []
        return drawn

    def copy(self) -> Rng:
        """An equal stream, independent from now on, with no draws to tell of."""
        return FairRng(self.key, int(self.index))

    def lanes(self) -> list[int]:
        """A fair stream has no lanes: save its `document`."""
        raise TypeError("a fair stream has a key and an index, not four lanes")

    def set_lanes(self, lanes: list[int]) -> None:
        raise TypeError("a fair stream has a key and an index, not four lanes")

    def document(self) -> object:
        return {"hmac": self.key.hex(), "index": int(self.index)}


def make_rng(seed: int | str = 0) -> Rng:
    """The stream of a new game: a fair one for `hmac:` and 64 hexadecimal digits."""
    if not isinstance(seed, str) or not seed.startswith(FAIR):
        return Rng(seed)
    key = _key(seed[len(FAIR) :])
    if not key:
        raise BadOption("seed", f"{FAIR} and 64 hexadecimal digits", seed)
    return FairRng(key)


def rng_of(document: object, path: str) -> Rng:
    """The stream that a document describes."""
    if isinstance(document, dict):
        fields = Fields(document, path)
        key = _key(fields.text("hmac"))
        if not key:
            raise fields.fail("hmac", "64 hexadecimal digits")
        fair = FairRng(key, fields.number("index", 0, MOST_WORDS, 0))
        fields.done()
        return fair
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


def _key(text: str) -> bytes:
    """32 bytes from hexadecimal digits; none if the text is anything else."""
    digits = "0123456789abcdef"
    if len(text) != 64 or any(digit not in digits for digit in text):
        return b""
    return bytes.fromhex(text)
