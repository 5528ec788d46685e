"""What a seat does not know, filled in by chance: seat by seat, the strictest places first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Rng
from regna.games.dominion.choices import Pick
from regna.games.dominion.frames import Choosing
from regna.games.dominion.kinds import KINDS, listed, no_cards
from regna.games.dominion.layers import PILE, Pool
from regna.games.dominion.mat import Mat
from regna.games.dominion.state import Dominion

TRIES: Final = 1000  # a hand of five fits at the first or second


def determinize(state: Dominion, seat: int, rng: Rng) -> Dominion:
    """A state this seat cannot tell from the true one."""
    twin = state.copy()
    for other in range(twin.seats):
        if other == seat:
            fill_deck(twin.mats[other], rng)
        else:
            fill_seat(twin, other, rng)
    twin.renew(rng)
    return twin


def fill_deck(mat: Mat, rng: Rng) -> None:
    """One's own deck: its cards are known, their order only as far as all know it."""
    unseen = mat.deck_size - mat.seen
    counts = no_cards()
    for place in range(unseen):
        counts[mat.deck[place]] += 1
    pool = Pool()
    for kind in range(KINDS):
        pool.add(kind, counts[kind])
    for place in range(unseen):
        mat.deck[place] = pool.take(rng)


def fill_seat(state: Dominion, seat: i64, rng: Rng) -> None:
    """Another seat's hand, deck and discard pile, by what everybody remembers.

    A fill in which the cards picked so far cannot have been picked is dealt
    again, so that all that fit are equally likely.
    """
    mat = state.mats[seat]
    memory = mat.memory().settled()
    frame = state.stack[-1] if state.stack else None
    for _ in range(TRIES):
        mat.hand = memory.counts(0)
        mat.discard = memory.counts(PILE)
        held = no_cards()
        memory.fill(rng, mat.hand, held, mat.discard, mat.deck)
        if not isinstance(frame, Choosing) or frame.seat != seat:
            return
        frame.held = vec[i64](listed(held))
        step = state.step()
        if not isinstance(step, Pick) or frame.last_held() <= step.highest(state, frame):
            return
    assert isinstance(frame, Choosing)
    pick_lowest(mat, frame)


def pick_lowest(mat: Mat, frame: Choosing) -> None:
    """The lowest cards are picked: what always fits, for hands of dozens of cards."""
    for kind in frame.held:
        mat.hand[kind] += 1
    frame.held = vec[i64](listed(mat.hand)[: len(frame.held)])
    for kind in frame.held:
        mat.hand[kind] -= 1
