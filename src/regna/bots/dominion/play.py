"""Which Action to play: what gives actions, then what draws, then what is worth most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regna.bots.dominion.gains import gain_worth, mined, remodelled, sight_of
from regna.bots.dominion.hand import many_to_trash
from regna.bots.dominion.menu import Menu
from regna.bots.dominion.sight import is_terminal
from regna.games.dominion.kinds import COPPER, CURSE, KIND_OF, NAMES, PLUS_ACTIONS, PLUS_CARDS
from regna.games.dominion.state import Dominion

CELLAR: Final[int] = KIND_OF["cellar"]
CHAPEL: Final[int] = KIND_OF["chapel"]
FEAST: Final[int] = KIND_OF["feast"]
LIBRARY: Final[int] = KIND_OF["library"]
MINE: Final[int] = KIND_OF["mine"]
MONEYLENDER: Final[int] = KIND_OF["moneylender"]
REMODEL: Final[int] = KIND_OF["remodel"]
THRONE_ROOM: Final[int] = KIND_OF["throne_room"]
VILLAGE: Final[int] = KIND_OF["village"]
WITCH: Final[int] = KIND_OF["witch"]
WORKSHOP: Final[int] = KIND_OF["workshop"]

# The order of play: everything that costs no action, then the best for the last action.
ORDER: Final[dict[str, int]] = {
    "throne_room": 200,  # while there is something left to double
    "spy": 190,  # before drawing: it may better the next card
    "village": 180,
    "festival": 170,
    "laboratory": 160,
    "market": 150,
    "cellar": 100,  # knows best what to discard after the other draws
    "witch": 90,
    "council_room": 85,
    "smithy": 80,
    "library": 78,
    "adventurer": 75,
    "militia": 70,
    "moneylender": 65,
    "bureaucrat": 60,
    "mine": 58,
    "feast": 56,
    "moat": 54,
    "woodcutter": 52,
    "chancellor": 50,
    "thief": 48,
    "remodel": 46,
    "workshop": 44,
    "chapel": 40,
}
RANK: Final[vec[i64]] = vec[i64]([ORDER.get(name, 0) for name in NAMES])

# What is best played twice.
TWICE: Final[dict[str, int]] = {
    "witch": 95,
    "council_room": 90,
    "smithy": 85,
    "laboratory": 80,
    "festival": 75,
    "adventurer": 74,
    "throne_room": 99,  # if there are two others
    "feast": 72,
    "market": 70,
}
DOUBLED: Final[vec[i64]] = vec[i64]([TWICE.get(name, ORDER.get(name, 0)) for name in NAMES])

CLEARING: Final = 84  # a Chapel with so many cards to trash as to come before drawing:
MANY_TO_TRASH: Final = 3
AFTER_DRAWS: Final = 72  # a Cellar with actions to spare: before what does not draw
LAST: Final = 20  # a Library with actions to spare: it fills the hand when all else is played
FEW: Final = 12  # by so much a Library is lower for each card fewer than three that it draws
NO_CURSES: Final = 47  # a Witch that only draws
MANY_ACTIONS: Final = 97  # a doubled Village for a hand full of terminals
NO_NEED: Final = 10  # or for one without
# Cards that ask the menu what they would do, and the highest rank they can have.
ASKING: Final[dict[str, int]] = {
    **{card: ORDER[card] for card in ("throne_room", "feast", "remodel", "workshop")},
    "chapel": CLEARING,
}
SLOW: Final[vec[i64]] = vec[i64]([ASKING.get(name, 0) for name in NAMES])
LIBRARY_HAND: Final = 7
WORKSHOP_LIMIT: Final = 4
FEAST_LIMIT: Final = 5


def next_action(menu: Menu, state: Dominion, seat: i64) -> i64:
    """The Action to play now, -1 for none; what takes long to judge comes last, if it can win."""
    hand = state.mats[seat].hand
    best: i64 = -1
    most: i64 = 0
    for kind in state.kingdom.actions:
        if hand[kind] > 0 and SLOW[kind] == 0:
            value = rank(menu, state, seat, kind)
            if value > most:
                best, most = kind, value
    for kind in state.kingdom.actions:
        if hand[kind] > 0 and SLOW[kind] > most:
            value = rank(menu, state, seat, kind)
            if value > most:
                best, most = kind, value
    return best


def rank(menu: Menu, state: Dominion, seat: i64, kind: i64) -> i64:
    """How early an Action is to be played; 0: not at all."""
    mat = state.mats[seat]
    if kind == THRONE_ROOM:
        return RANK[kind] if doubled(menu, state, seat, mat.hand[kind] - 1) >= 0 else 0
    if kind == CELLAR:
        # With actions to spare it waits until the others have drawn.
        return RANK[kind] if state.actions == 1 or not draws(state, seat) else AFTER_DRAWS
    if kind == LIBRARY:
        missing = LIBRARY_HAND - (mat.hand_size - 1)
        if missing <= 0:
            return 0
        return LAST if state.actions > 1 else RANK[kind] - FEW * max(3 - missing, 0)
    return effect(menu, state, seat, kind)


def effect(menu: Menu, state: Dominion, seat: i64, kind: i64) -> i64:
    """The same for cards that may have nothing to do."""
    mat = state.mats[seat]
    if kind == WITCH and state.piles[CURSE] == 0:
        return NO_CURSES
    if kind == MONEYLENDER:
        return RANK[kind] if mat.hand[COPPER] > 0 else 0
    if kind == MINE:
        return RANK[kind] if mined(state, seat) >= 0 else 0
    if kind == CHAPEL:
        many = many_to_trash(menu, state, seat)
        return CLEARING if many >= MANY_TO_TRASH else RANK[kind] if many > 0 else 0
    if kind in (WORKSHOP, FEAST):
        limit: i64 = WORKSHOP_LIMIT if kind == WORKSHOP else FEAST_LIMIT
        return RANK[kind] if gain_worth(menu, sight_of(state, seat), limit) > 0 else 0
    if kind == REMODEL:
        return RANK[kind] if remodelled(menu, sight_of(state, seat), 1)[1] > 0 else 0
    return RANK[kind]


def draws(state: Dominion, seat: i64) -> bool:
    """Whether the hand has a terminal that draws."""
    hand = state.mats[seat].hand
    for kind in state.kingdom.actions:
        if hand[kind] > 0 and PLUS_CARDS[kind] > 1 and PLUS_ACTIONS[kind] == 0:
            return True
    return False


def doubled(menu: Menu, state: Dominion, seat: i64, thrones: i64) -> i64:
    """The Action of the hand to play twice, -1 for none that is worth it.

    So many Throne Rooms of the hand can be chosen.
    """
    hand = state.mats[seat].hand
    terminals: i64 = 0
    others: i64 = 0
    for kind in state.kingdom.actions:
        if kind != THRONE_ROOM:
            others += hand[kind]
            terminals += hand[kind] if is_terminal(kind) else 0
    best: i64 = -1
    most: i64 = 0
    for kind in state.kingdom.actions:
        value: i64 = 0
        if kind == THRONE_ROOM:
            # Two cards are doubled by a doubled Throne Room; for one it is wasted.
            value = DOUBLED[kind] if thrones > 0 and others > 1 else 0
        elif hand[kind] > 0 and rank(menu, state, seat, kind) > 0:
            value = DOUBLED[kind]
            if kind == VILLAGE:
                value = MANY_ACTIONS if terminals > state.actions else NO_NEED
        if value > most:
            best, most = kind, value
    return best
