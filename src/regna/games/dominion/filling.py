"""What a seat does not know, filled in by chance: seat by seat, the strictest places first."""

from __future__ import annotations

from regna.core import Rng
from regna.games.dominion.cards import DISCARD_TO_THREE
from regna.games.dominion.kinds import KINDS, listed, no_cards
from regna.games.dominion.knowledge import take
from regna.games.dominion.piles import Mat
from regna.games.dominion.state import Dominion


def determinize(state: Dominion, seat: int, rng: Rng) -> Dominion:
    """A state this seat cannot tell from the true one."""
    twin = state.copy()
    for other in range(twin.seats):
        if other == seat:
            fill_deck(twin.mats[other], rng)
        else:
            fill_seat(twin, other, rng)
    twin.rng = rng.split()
    twin.draws = 0
    twin.looks = 0
    return twin


def fill_deck(mat: Mat, rng: Rng) -> None:
    """One's own deck: its cards are known, their order only as far as all know it."""
    unseen = len(mat.deck) - mat.memory.top
    tops = mat.known_tops()
    mat.deck = take(rng, sorted(mat.deck[:unseen]), unseen) + tops


def fill_seat(state: Dominion, seat: int, rng: Rng) -> None:
    """Another seat's hand, deck and discard pile, by what everybody remembers."""
    mat = state.mats[seat]
    memory = mat.memory
    tops = mat.known_tops()
    hand, held, pile = memory.hand[:], no_cards(), memory.discard[:]
    deck: list[int] = []
    memory.fill(rng, hand, held, pile, deck)
    mat.hand = hand
    mat.discard = pile
    mat.deck = deck + tops
    if state.held_seat == seat:
        state.held = held
        if state.stack and state.stack[-1].script.number == DISCARD_TO_THREE:
            hold_lowest(state, mat)


def hold_lowest(state: Dominion, mat: Mat) -> None:
    """Cards picked in ascending order leave enough to go on with."""
    last = state.last_chosen()
    higher = sum(mat.hand[kind] for kind in range(last, KINDS))
    if higher >= mat.hand_size - 3:
        return
    for kind in range(KINDS):
        mat.hand[kind] += state.held[kind]
    state.held = no_cards()
    for kind in listed(mat.hand)[: state.held_size]:
        mat.hand[kind] -= 1
        state.held[kind] += 1
