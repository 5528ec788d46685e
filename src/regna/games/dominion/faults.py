"""What always holds: no card appears, disappears or is counted twice."""

from __future__ import annotations

from regna.games.dominion.kinds import KINDS, NAMES, in_game, no_cards
from regna.games.dominion.piles import Mat
from regna.games.dominion.state import Dominion


def faults(state: Dominion) -> list[str]:
    """Which invariants do not hold."""
    found: list[str] = []
    owned = [state.owned(seat) for seat in range(state.seats)]
    for kind in range(KINDS):
        mine = sum(counts[kind] for counts in owned)
        total = max(state.piles[kind], 0) + state.trash[kind] + mine
        expected = in_game(kind, state.seats) if state.piles[kind] >= 0 else 0
        if total != expected:
            found.append(f"G22: {total} {NAMES[kind]} in the game, not {expected}")
        if state.spoils[kind] > state.trash[kind]:
            found.append(f"D-thief-3: more {NAMES[kind]} stolen than trashed")
    if sum(state.held) != state.held_size or (state.held_size > 0) != (state.held_seat >= 0):
        found.append("G20: the cards held for a choice are miscounted")
    if state.actions < 0 or state.buys < 0 or state.coins < 0:
        found.append("G5: less than no actions, buys or coins")
    for seat, mat in enumerate(state.mats):
        held = state.held if state.held_seat == seat else no_cards()
        found.extend(f"{fault} of seat {seat}" for fault in mat_faults(mat, held))
    return found


def mat_faults(mat: Mat, held: list[int]) -> list[str]:
    """Sizes and memory fit the cards."""
    found: list[str] = []
    memory = mat.memory
    zones = [mat.hand, mat.discard, memory.hand, memory.discard, *memory.layers]
    if any(many < 0 for zone in zones for many in zone):
        found.append("G22: less than no cards in a zone")
    if sum(mat.hand) != mat.hand_size or sum(mat.discard) != mat.discard_size:
        found.append("G22: a size does not fit the hand or discard pile")
    if (mat.top >= 0) != (mat.discard_size > 0):
        found.append("G21: no face-up card on the discard pile, or one without a pile")
    elif mat.top >= 0 and memory.discard[mat.top] == 0:
        found.append("G21: nobody remembers the face-up card of the discard pile")
    unseen = memory.unseen()
    deck = no_cards()
    for kind in mat.deck[: len(mat.deck) - memory.top]:
        deck[kind] += 1
    for kind in range(KINDS):
        if memory.hand[kind] > mat.hand[kind] or memory.discard[kind] > mat.discard[kind]:
            found.append(f"G21: a {NAMES[kind]} is remembered where it is not")
        hidden = mat.hand[kind] - memory.hand[kind] + mat.discard[kind] - memory.discard[kind]
        if unseen[kind] != hidden + deck[kind] + held[kind]:
            found.append(f"G21: the unseen {NAMES[kind]} are miscounted")
    places = (
        (memory.hand_places, mat.hand_size - sum(memory.hand), "hand"),
        (memory.pile_places, mat.discard_size - sum(memory.discard), "discard pile"),
        (memory.held_places, sum(held), "choice"),
        ([memory.deck_places], len(mat.deck) - memory.top, "deck"),
    )
    for counts, expected, name in places:
        if sum(counts) != expected or any(many < 0 for many in counts):
            found.append(f"G21: the unseen places in the {name} are miscounted")
    return found + layer_faults(mat)


def layer_faults(mat: Mat) -> list[str]:
    """Every place can be filled: the strict ones have cards enough."""
    memory = mat.memory
    spare = 0
    for layer, cards in enumerate(memory.layers):
        spare += sum(cards)
        spare -= memory.hand_places[layer] + memory.held_places[layer] + memory.pile_places[layer]
        if layer == memory.deck_layer:
            spare -= memory.deck_places
        if spare < 0:
            return ["G20: too few unseen cards for the places"]
    return [] if spare == 0 else ["G20: too few places for the unseen cards"]
