"""What always holds: no card appears, disappears or is counted twice."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from regna.games.dominion.frames import Playing
from regna.games.dominion.kinds import KINDS, NAMES, counted, in_game, no_cards, total
from regna.games.dominion.layers import IN_CHOICE, IN_HAND, IN_PILE, PILE
from regna.games.dominion.mat import Mat
from regna.games.dominion.state import Dominion


def faults(state: Dominion) -> Iterator[str]:
    """Which invariants do not hold."""
    all_owned = no_cards()
    for seat in range(state.seats):
        owned = state.owned(seat)
        for kind in range(KINDS):
            all_owned[kind] += owned[kind]
    stolen = spoils(state)
    for kind in range(KINDS):
        there = max(state.piles[kind], 0) + state.trash[kind] + all_owned[kind]
        expected = in_game(kind, state.seats) if state.piles[kind] >= 0 else 0
        if there != expected:
            yield f"G22: {there} {NAMES[kind]} in the game, not {expected}"
        if stolen[kind] > state.trash[kind]:
            yield f"D-thief-3: more {NAMES[kind]} stolen than trashed"
    if state.actions < 0 or state.buys < 0 or state.coins < 0:
        yield "G5: less than no actions, buys or coins"
    for seat, mat in enumerate(state.mats):
        of_mat = list(mat_faults(mat))
        if state.remembers:
            of_mat += [*memory_faults(mat, state.held(seat)), *layer_faults(mat)]
        for fault in of_mat:
            yield f"{fault} of seat {seat}"


def spoils(state: Dominion) -> vec[i64]:
    """What running Thieves may still gain."""
    counts = no_cards()
    for frame in state.stack:
        if isinstance(frame, Playing):
            for kind in frame.spoils:
                counts[kind] += 1
    return counts


def mat_faults(mat: Mat) -> Iterator[str]:
    """Sizes fit the cards."""
    if any(many < 0 for zone in (mat.hand, mat.discard) for many in zone):
        yield "G22: less than no cards in a zone"
    if total(mat.hand) != mat.hand_size or total(mat.discard) != mat.discard_size:
        yield "G22: a size does not fit the hand or discard pile"
    if (mat.top >= 0) != (mat.discard_size > 0):
        yield "G21: no face-up card on the discard pile, or one without a pile"


def memory_faults(mat: Mat, held: vec[i64]) -> Iterator[str]:
    """What is remembered fits the cards."""
    memory = mat.memory()
    if any(memory.cells[place] < 0 for place in range(memory.end)):
        yield "G22: less than no cards in a zone"
    hand, pile, unseen = memory.counts(0), memory.counts(PILE), memory.unseen()
    if mat.top >= 0 and pile[mat.top] == 0:
        yield "G21: nobody remembers the face-up card of the discard pile"
    deck = counted(mat.deck_cards()[: mat.deck_size - mat.seen])
    chosen = counted([int(kind) for kind in held])
    for kind in range(KINDS):
        if hand[kind] > mat.hand[kind] or pile[kind] > mat.discard[kind]:
            yield f"G21: a {NAMES[kind]} is remembered where it is not"
        hidden = mat.hand[kind] - hand[kind] + mat.discard[kind] - pile[kind]
        if unseen[kind] != hidden + deck[kind] + chosen[kind]:
            yield f"G21: the unseen {NAMES[kind]} are miscounted"
    places = (
        (memory.sum(IN_HAND), mat.hand_size - total(hand), "hand"),
        (memory.sum(IN_PILE), mat.discard_size - total(pile), "discard pile"),
        (memory.sum(IN_CHOICE), len(held), "choice"),
        (int(memory.deck), mat.deck_size - mat.seen, "deck"),
    )
    for count, expected, name in places:
        if count != expected:
            yield f"G21: the unseen places in the {name} are miscounted"


def layer_faults(mat: Mat) -> Iterator[str]:
    """Every place can be filled: the strict ones have cards enough."""
    memory = mat.memory()
    if not memory.shown_fit():
        yield "G21: the hand cannot have held the cards shown"
    spare = 0
    for row in memory.layers():
        spare += int(total(memory.counts(row)))
        for column in (IN_HAND, IN_CHOICE, IN_PILE):
            spare -= memory.cells[row + column]
        if row == memory.deck_layer:
            spare -= memory.deck
        if spare < 0:
            yield "G20: too few unseen cards for the places"
            return
    if spare > 0:
        yield "G20: too few places for the unseen cards"
