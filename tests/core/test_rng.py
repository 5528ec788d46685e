"""The rng: the same numbers everywhere, each equally likely."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regna.core import BadPosition, Rng, rng_of

VECTORS: dict[int | str, list[int]] = {
    0: [3912552769, 3983883152, 2782862209, 3083192475, 1490280801, 3634473771],
    7: [2311234725, 121305185, 157484567, 2882082279, 2061133101, 2209320688],
    "table 12": [2199761342, 2783999621, 1051451367, 1205506487, 1238945231, 144318490],
}


@pytest.mark.parametrize("seed", list(VECTORS))
def test_fixed_vectors(seed: int | str) -> None:
    """A seed gives these numbers, interpreted or compiled."""
    rng = Rng(seed)
    assert [int(rng.word()) for _ in range(6)] == VECTORS[seed]


def test_lanes_are_the_hash_of_the_seed() -> None:
    """The first lanes are the first 16 bytes of sha256("regna:7"), the last one odd."""
    assert Rng(7).lanes() == [1147907823, 2132226169, 3965737629, 418506397]


def test_below_is_uniform() -> None:
    """Chi-square of 70,000 draws below 7 stays within five standard deviations."""
    rng = Rng("uniform")
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 6 + 5 * 12**0.5


@given(st.integers(), st.integers(1, 2**32))
def test_below_is_below(seed: int, bound: int) -> None:
    """Every draw is from 0 to bound - 1."""
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(5))


@given(st.text() | st.integers())
def test_a_copy_goes_its_own_way(seed: int | str) -> None:
    """A copy gives the same numbers and does not disturb its original."""
    rng = Rng(seed)
    twin = rng.copy()
    numbers = [int(twin.word()) for _ in range(4)]
    assert [int(rng.word()) for _ in range(4)] == numbers


def test_a_split_stream_is_another_one() -> None:
    """A stream and its child have no number in common for a long while."""
    rng = Rng(1)
    child = rng.split()
    assert not {int(rng.word()) for _ in range(500)} & {int(child.word()) for _ in range(500)}


def test_documents() -> None:
    """A stream read back from its document goes on alike."""
    rng = Rng(5)
    again = rng_of(rng.document(), "rng")
    assert [int(again.word()) for _ in range(4)] == [int(rng.word()) for _ in range(4)]


@pytest.mark.parametrize("document", [None, [1, 2, 3], [0, 0, 0, 0], [1, 2, 3, 2**32], "abcd"])
def test_a_bad_document_is_refused(document: object) -> None:
    """A document that is no stream names its field."""
    with pytest.raises(BadPosition, match=r"^rng: expected"):
        rng_of(document, "rng")
