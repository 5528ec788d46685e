"""The public memory never excludes the truth, and says what it can."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Rng
from regna.games.dominion.kinds import KIND_OF, KINDS
from regna.games.dominion.layers import (
    FIRST,
    IN_CHOICE,
    IN_HAND,
    IN_PILE,
    PILE,
    SHOWN,
    WIDTH,
)
from regna.games.dominion.memory import Memory, no_memory
from regna.games.dominion.state import Dominion
from regna.testing import Trial
from tests.games.dominion.table import do, game, player, table

Place = tuple[int, int]  # layer of the place, kind of the card in it


def hidden_cards(state: Dominion, seat: int) -> list[tuple[list[int], list[int]]]:
    """For each zone the layers of its unseen places, and the cards truly in them."""
    mat = state.mats[seat]
    memory = mat.memory().settled()

    def spread(column: int) -> list[int]:
        return [row for row in memory.layers() for _ in range(memory.cells[row + column])]

    def cards(true: vec[i64], known: vec[i64]) -> list[int]:
        return [kind for kind in range(KINDS) for _ in range(true[kind] - known[kind])]

    deck = mat.deck_cards()[: mat.deck_size - mat.seen]
    return [
        (spread(IN_HAND), cards(mat.hand, memory.counts(0))),
        (spread(IN_PILE), cards(mat.discard, memory.counts(PILE))),
        (spread(IN_CHOICE), [int(kind) for kind in state.held(seat)]),
        ([int(memory.deck_layer)] * len(deck), deck),
    ]


def fits(memory: Memory, places: list[Place]) -> bool:
    """Whether the copies of every kind can be told to places no older than themselves."""
    for kind in {kind for _, kind in places}:
        wanted = sorted(layer for layer, card in places if card == kind)
        copies = [row for row in memory.layers() for _ in range(memory.cells[row + kind])]
        if len(copies) != len(wanted) or any(c > w for c, w in zip(copies, wanted, strict=True)):
            return False
    return True


def possible(state: Dominion, seat: int, luck: random.Random) -> bool:
    """Whether the memory allows what is true; a search by chance, old kinds first."""
    memory = state.mats[seat].memory().settled()
    zones = hidden_cards(state, seat)
    youngest = [
        max((row for row in memory.layers() if memory.cells[row + kind]), default=0)
        for kind in range(KINDS)
    ]
    for attempt in range(400):
        places: list[Place] = []
        for layers, cards in zones:
            assert len(layers) == len(cards)
            order = sorted(
                cards, key=lambda kind: youngest[kind] / WIDTH + luck.random() * attempt / 40
            )
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
            layers = max(layers, len(state.mats[seat].memory().layers()))
            assert possible(state, seat, luck), state.dump()["players"][seat]  # type: ignore[index]
    assert 2 <= layers <= 6


@pytest.mark.rule("G20")
def test_what_can_be_in_one_zone_only_is_known_there() -> None:
    """Everything else of the seat is in sight, so its hand is known though never shown."""
    state = table(player("village copper estate", "gold"), player("copper*2"))
    assert list(state.mats[1].memory().counts(0)) == list(state.mats[1].hand)
    assert state.mats[0].memory().known(0) == 0
    do(state, "play village")
    assert list(state.mats[0].memory().counts(0)) == list(state.mats[0].hand)


def test_layers_that_say_nothing_are_dropped() -> None:
    memory = no_memory()
    middle, last = memory.open(), memory.open()
    memory.cells[FIRST + 0] = 3
    memory.cells[last + 1] = 2
    memory.cells[FIRST + IN_HAND] = 2
    memory.cells[middle + IN_PILE] = 1
    memory.cells[last + IN_PILE] = 1
    memory.deck, memory.deck_layer = 1, last
    memory.tidy()
    assert memory.layers() == [FIRST, FIRST + WIDTH]
    assert memory.places(IN_HAND) == [2, 0]
    assert memory.places(IN_PILE) == [1, 1]
    assert (memory.deck, memory.deck_layer) == (1, FIRST + WIDTH)


COPPER, ESTATE, MINE = KIND_OF["copper"], KIND_OF["estate"], KIND_OF["mine"]
Layer = tuple[list[int], int]  # cards, places in the hand
Hand = tuple[int, ...]


def layered(*layers: Layer) -> Memory:
    """A memory of these layers; all other places are in the deck, of the last one."""
    memory = no_memory()
    memory.end = FIRST
    for cards, hand in layers:
        row = memory.open()
        for kind in cards:
            memory.cells[row + kind] += 1
        memory.cells[row + IN_HAND] = hand
    memory.deck_layer = memory.end - WIDTH
    memory.deck = sum(len(cards) - hand for cards, hand in layers)
    memory.tidy()
    return memory


def hands(memory: Memory) -> set[Hand]:
    """The hands that a memory allows."""
    settled = memory.settled()
    rows = settled.layers()
    layers = [(settled.cards(row), int(settled.cells[row + IN_HAND])) for row in rows]
    return {tuple(sorted((*settled.cards(0), *rest))) for rest in ways(layers, [])}


def ways(layers: list[Layer], shown: list[int]) -> set[Hand]:
    """What is left of each hand that these layers allow and that held the cards shown."""
    found: set[Hand] = set()

    def deal(layer: int, pool: tuple[int, ...], dealt: Hand) -> None:
        if layer == len(layers):
            rest = Counter(dealt)
            rest.subtract(shown)
            if min(rest.values(), default=0) >= 0:
                found.add(tuple(sorted(rest.elements())))
            return
        cards, places = layers[layer]
        pool = tuple(sorted((*pool, *cards)))
        for chosen in {tuple(pool[n] for n in which) for which in draws(len(pool), places)}:
            left = Counter(pool)
            left.subtract(chosen)
            deal(layer + 1, tuple(left.elements()), (*dealt, *chosen))

    deal(0, (), ())
    return found


def draws(cards: int, places: int) -> combinations[tuple[int, ...]]:
    return combinations(range(cards), places)


@pytest.mark.rule("G21")
def test_cards_shown_one_by_one_are_weighed_together() -> None:
    """Two old places can have held one Copper: of four Coppers three were new."""
    layers = [([COPPER, ESTATE, ESTATE, ESTATE], 2), ([COPPER] * 9 + [MINE], 3)]
    memory = layered(*layers)
    for _ in range(4):
        memory.leave_hand(COPPER)
    assert hands(memory) == {(ESTATE,)}
    assert memory.sum(IN_HAND) == 1
    assert memory.sum(COPPER) == 6
    memory.discard_hand()
    assert memory.known(SHOWN) == 0
    assert memory.sum(IN_PILE) + memory.known(PILE) == 1


@pytest.mark.rule("G21")
def test_a_card_shown_stays_in_hand() -> None:
    memory = layered(([COPPER, ESTATE], 1), ([COPPER, MINE], 2))
    memory.show(COPPER, 1)
    assert memory.counts(0)[COPPER] == 1
    memory.leave_hand(COPPER)
    memory.leave_hand(COPPER)
    assert hands(memory) == {(ESTATE,), (MINE,)}


@given(st.data())
@pytest.mark.rule("G21")
def test_cards_shown_exclude_nothing_that_can_be(data: st.DataObject) -> None:
    cards = st.lists(st.sampled_from([COPPER, ESTATE, MINE]), max_size=4)
    layers: list[Layer] = []
    spare = 0
    for _ in range(data.draw(st.integers(1, 3))):
        of_layer = data.draw(cards)
        spare += len(of_layer)
        layers.append((of_layer, data.draw(st.integers(0, min(3, spare)))))
        spare -= layers[-1][1]
    hand = data.draw(st.sampled_from(sorted(ways(layers, []))))
    shown = data.draw(st.permutations(hand))[: data.draw(st.integers(0, len(hand)))]
    memory = layered(*layers)
    for kind in shown:
        memory.leave_hand(kind)
    assert memory.shown_fit()
    assert hands(memory) >= ways(layers, list(shown))
