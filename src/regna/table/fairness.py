"""Whose luck it is: commitments, the seed made of all of them, and its checks.

The server and every person choose a secret number (32 bytes), publish its
commitment, and open it when all commitments are known. The seed of the game is
the hash of everything opened, so that nobody who acts alone can choose it.
docs/fairness.md says exactly what this protects, and what it does not.
"""

from __future__ import annotations

from hashlib import sha256

from regna.core import FairRng
from regna.core.rng import FAIR

SERVER = "server"


def commitment(table: str, who: str, number: str) -> str:
    """The hash that binds `who` (a place as text, or "server") to a number (64 hex digits)."""
    return _hash(f"regna:commit:1:{table}:{who}:{number}")


def game_seed(table: str, server: str, opened: list[str | None]) -> str:
    """The seed text of the game: every opened number by place, "-" for none."""
    numbers = ":".join(number or "-" for number in opened)
    return FAIR + _hash(f"regna:seed:1:{table}:{server}:{numbers}")


def seating(seed: str, places: int) -> list[int]:
    """A random order of the places, from a stream of its own."""
    rng = FairRng(bytes.fromhex(_hash(f"regna:seating:1:{seed}")))
    order = list(range(places))
    for last in range(places - 1, 0, -1):
        other = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def check_draw(seed: str, index: int, bound: int, value: int) -> bool:
    """Whether the stream of the seed gives this value for this bound at this word."""
    return int(FairRng(bytes.fromhex(seed.removeprefix(FAIR)), index).below(bound)) == value


def is_number(text: str) -> bool:
    """Whether a text is 32 bytes in small hexadecimal digits."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
