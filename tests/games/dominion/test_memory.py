"""The public memory never excludes the truth, and says what it can."""

from __future__ import annotations

import random

import pytest

from regna.core import Rng
from regna.games.dominion.kinds import KINDS, no_cards
from regna.games.dominion.knowledge import Memory, no_memory
from regna.games.dominion.state import Dominion
from regna.testing import Trial
from tests.games.dominion.table import do, game, player, table

Place = tuple[int, int]  # layer of the place, kind of the card in it


def hidden_cards(state: Dominion, seat: int) -> list[tuple[list[int], list[int]]]:
    """For each zone the layers of its unseen places, and the cards truly in them."""
    mat = state.mats[seat]
    memory = mat.memory

    def spread(places: list[int]) -> list[int]:
        return [layer for layer, many in enumerate(places) for _ in range(many)]

    def cards(true: list[int], known: list[int]) -> list[int]:
        return [kind for kind in range(KINDS) for _ in range(true[kind] - known[kind])]

    held = state.held if state.held_seat == seat else no_cards()
    deck = mat.deck[: len(mat.deck) - memory.top]
    return [
        (spread(memory.hand_places), cards(mat.hand, memory.hand)),
        (spread(memory.pile_places), cards(mat.discard, memory.discard)),
        (spread(memory.held_places), cards(held, no_cards())),
        ([memory.deck_layer] * len(deck), deck),
    ]


def fits(memory: Memory, places: list[Place]) -> bool:
    """Whether the copies of every kind can be told to places no older than themselves."""
    for kind in {kind for _, kind in places}:
        wanted = sorted(layer for layer, card in places if card == kind)
        copies = [layer for layer, cards in enumerate(memory.layers) for _ in range(cards[kind])]
        if len(copies) != len(wanted) or any(c > w for c, w in zip(copies, wanted, strict=True)):
            return False
    return True


def possible(state: Dominion, seat: int, luck: random.Random) -> bool:
    """Whether the memory allows what is true; a search by chance, old kinds first."""
    memory = state.mats[seat].memory
    zones = hidden_cards(state, seat)
    youngest = [
        max((layer for layer, cards in enumerate(memory.layers) if cards[kind]), default=0)
        for kind in range(KINDS)
    ]
    for attempt in range(400):
        places: list[Place] = []
        for layers, cards in zones:
            assert len(layers) == len(cards)
            order = sorted(cards, key=lambda kind: youngest[kind] + luck.random() * attempt / 40)
            places.extend(zip(sorted(layers), order, strict=True))
        if fits(memory, places):
            return True
    return False


@pytest.mark.rule("G20", "G21")
@pytest.mark.parametrize("number", range(0, 39, 3))
def test_the_truth_is_always_possible(number: int) -> None:
    case = Trial(game).cases()[number]
    state = game.new(seed=number, **case)
    assert isinstance(state, Dominion)
    rng, luck = Rng(f"truth {number}"), random.Random(number)
    layers = 1
    while state.to_act is not None:
        state.advance(state.nth(int(rng.below(state.count()))))
        for seat in range(state.seats):
            layers = max(layers, len(state.mats[seat].memory.layers))
            assert possible(state, seat, luck), state.dump()["players"][seat]  # type: ignore[index]
    assert 2 <= layers <= 6


@pytest.mark.rule("G20")
def test_what_can_be_in_one_zone_only_is_known_there() -> None:
    """Everything else of the seat is in sight, so its hand is known though never shown."""
    state = table(player("village copper estate", "gold"), player("copper*2"))
    assert state.mats[1].memory.hand == state.mats[1].hand
    assert sum(state.mats[0].memory.hand) == 0
    do(state, "play village")
    assert state.mats[0].memory.hand == state.mats[0].hand


def test_layers_that_say_nothing_are_dropped() -> None:
    memory = no_memory()
    memory.layers = [no_cards(), no_cards(), no_cards()]
    memory.layers[0][0] = 3
    memory.layers[2][1] = 2
    memory.hand_places = [2, 0, 0]
    memory.held_places = [0, 0, 0]
    memory.pile_places = [0, 1, 1]
    memory.deck_places, memory.deck_layer = 1, 2
    memory.tidy()
    assert len(memory.layers) == 2
    assert memory.hand_places == [2, 0]
    assert memory.pile_places == [1, 1]
    assert (memory.deck_places, memory.deck_layer) == (1, 1)
