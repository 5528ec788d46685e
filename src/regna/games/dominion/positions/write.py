"""Positions written."""

from __future__ import annotations

from regna.core import Facts
from regna.games.dominion.kinds import NAMES, named, names_of
from regna.games.dominion.layers import IN_CHOICE, IN_HAND, IN_PILE, PILE, SHOWN
from regna.games.dominion.mat import Mat
from regna.games.dominion.options import options_of
from regna.games.dominion.positions import UNKNOWN
from regna.games.dominion.state import Dominion
from regna.games.dominion.view import spoils


def dump(state: Dominion, seat: int | None) -> dict[str, object]:
    """The whole truth, or what a seat with perfect memory knows."""
    document = state.game.header(state, options_of(state))
    document["piles"] = {NAMES[kind]: int(state.piles[kind]) for kind in state.kingdom.supply}
    document["trash"] = names_of(state.trash)
    document["turn"] = {
        "actions": int(state.actions),
        "buys": int(state.buys),
        "coins": int(state.coins),
    }
    document["players"] = [
        dump_player(state.mats[owner], seat is None, seat == owner) for owner in range(state.seats)
    ]
    if spoils(state):
        document["spoils"] = spoils(state)
    holder = int(state.stack[-1].seat) if state.stack else 0
    held = named(state.held(holder))
    if held:
        if seat is not None and seat != holder:
            held = [UNKNOWN] * len(held)
        document["held"] = {"seat": holder, "cards": held}
    return state.end_document(document, seat is None)


def dump_player(mat: Mat, true: bool, own: bool) -> Facts:
    """One mat: the truth, what its owner knows, or what the others know."""
    memory = mat.memory()
    hand, discard = names_of(mat.hand), names_of(mat.discard)
    deck = named(mat.deck_cards())
    unseen = int(mat.deck_size - mat.seen)
    facts: Facts = {}
    if not true:
        if not own:
            hand = named(memory.cards(0)) + [UNKNOWN] * memory.sum(IN_HAND)
            discard = named(memory.cards(PILE)) + [UNKNOWN] * memory.sum(IN_PILE)
        elif unseen > 0:
            facts["unknown"] = named(sorted(mat.deck_cards()[:unseen]))
        deck[:unseen] = [UNKNOWN] * unseen
    deck.reverse()
    facts["hand"] = hand
    facts["deck"] = deck
    facts["discard"] = discard
    facts["top"] = NAMES[mat.top] if mat.top >= 0 else None
    facts["play"] = named(mat.play_cards())
    facts["aside"] = named(mat.aside)
    facts["turns"] = int(mat.turns)
    facts["memory"] = dump_memory(mat)
    return facts


def dump_memory(mat: Mat) -> Facts:
    """What everybody knows about the hidden cards of a seat."""
    memory = mat.memory()
    hidden: list[Facts] = []
    for row in memory.layers():
        hidden.append(
            {
                "cards": named(memory.cards(row)),
                "hand": int(memory.cells[row + IN_HAND]),
                "held": int(memory.cells[row + IN_CHOICE]),
                "discard": int(memory.cells[row + IN_PILE]),
                "deck": int(memory.deck) if memory.deck_layer == row else 0,
            }
        )
    facts: Facts = {
        "hand": named(memory.cards(0)),
        "discard": named(memory.cards(PILE)),
        "top": int(mat.seen),
        "hidden": hidden,
    }
    shown = named(memory.cards(SHOWN))
    return {**facts, "shown": shown} if shown else facts
