"""A sane player of Dominion: money, one or two good cards of the kingdom, then Provinces.

Every choice is a list of wishes; the first that is legal is taken. It looks at
nothing but its own cards and what lies open.
"""

from __future__ import annotations

from typing import Final

from regna.bots.base import Bot
from regna.core import State, Verb
from regna.games.dominion import moves
from regna.games.dominion.kinds import (
    ACTION,
    COINS,
    COPPER,
    COST,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    KIND_OF,
    KINDS,
    PLUS_ACTIONS,
    PROVINCE,
    SILVER,
    TREASURES,
    TYPES,
    VICTORY,
)
from regna.games.dominion.scoring import points
from regna.games.dominion.state import Dominion

# Cards worth a place beside the money, best first, and how many of each.
KINGDOM: Final = [
    ("witch", 2),
    ("council_room", 1),
    ("smithy", 1),
    ("laboratory", 3),
    ("militia", 1),
    ("market", 2),
    ("festival", 1),
    ("library", 1),
    ("bureaucrat", 1),
    ("moat", 1),
]
# In which order Actions are played: first those that give new actions, then drawing.
PLAY_ORDER: Final = (
    ["throne_room", "laboratory", "market", "festival", "village", "spy", "witch"]
    + ["council_room", "smithy", "library", "militia", "bureaucrat", "moat", "moneylender"]
    + ["mine", "adventurer", "woodcutter", "chancellor", "thief", "workshop", "feast"]
)
TERMINALS_PER: Final = 8  # Treasures for each Action that gives no further action


class Steward(Bot):
    """Buys by a list of wishes and plays what it bought."""

    def choose(self, world: State, budget: float) -> int:
        assert isinstance(world, Dominion)
        seat = world.to_act
        assert seat is not None
        legal = world.moves()
        for wish in wishes(world, seat):
            if wish in legal:
                return wish
        return legal[-1]


def wishes(state: Dominion, seat: int) -> list[int]:
    """What to do now, best first; not all of it is legal."""
    step = state.step().name
    if step in ("dominion-action", "dominion-throne-room"):
        actions = named(moves.PLAY, [KIND_OF[name] for name in PLAY_ORDER])
        return [*actions, lone(moves.BUYS), lone(moves.PASS)]
    if step == "dominion-buy":
        buys = named(moves.BUY, shopping(state, seat))
        return [lone(moves.TREASURES), *buys, lone(moves.END)]
    if step == "dominion-react":
        return [lone(moves.REVEAL), lone(moves.PASS)]
    if step in ("dominion-take", "dominion-thief-gain"):
        worth = sorted(range(KINDS), key=lambda kind: -value(kind))
        good = [kind for kind in worth if value(kind) > value(COPPER)]
        return [*named(moves.GAIN, good), lone(moves.DONE), *named(moves.GAIN, worth)]
    if step == "dominion-library":
        return [lone(moves.ASIDE if state.actions == 0 else moves.KEEP), lone(moves.KEEP)]
    if step == "dominion-spy":
        return spying(state, seat)
    if step == "dominion-thief":
        return named(moves.TRASH, [GOLD, SILVER, COPPER])
    if step == "dominion-mine":
        return named(moves.TRASH, [SILVER, COPPER, GOLD])
    if step == "dominion-chancellor":
        return [lone(moves.FLIP)]
    if step == "dominion-cellar":
        return [*named(moves.DISCARD, [ESTATE, DUCHY, PROVINCE, CURSE]), lone(moves.DONE)]
    if step == "dominion-chapel":
        return [*named(moves.TRASH, [ESTATE, CURSE]), lone(moves.DONE)]
    spare = sorted(range(KINDS), key=use)
    found: list[int] = []
    for verb in (moves.TOPDECK, moves.DISCARD, moves.TRASH):
        found += named(verb, spare)
    return found


def named(verb: Verb, kinds: list[int]) -> list[int]:
    """The moves of a verb with these cards."""
    return [int(verb.move(kind)) for kind in kinds]


def lone(verb: Verb) -> int:
    """The move of a verb without a card."""
    return int(verb.first)


def shopping(state: Dominion, seat: int) -> list[int]:
    """What to buy, best first; nothing that ends the game while somebody else is ahead."""
    owned = state.owned(seat)
    left = state.piles[PROVINCE]
    treasures = sum(owned[kind] for kind in TREASURES)
    terminals = sum(
        owned[kind] for kind in range(KINDS) if TYPES[kind] & ACTION and not PLUS_ACTIONS[kind]
    )
    wanted: list[int] = []
    if sum(COINS[kind] * owned[kind] for kind in TREASURES) > 15:
        wanted.append(PROVINCE)
    if left <= 4:
        wanted.append(DUCHY)
    if left <= 2:
        wanted.append(ESTATE)
    for name, most in KINGDOM:
        kind = KIND_OF[name]
        room = PLUS_ACTIONS[kind] > 0 or (terminals + 1) * TERMINALS_PER <= treasures + 1
        if COST[kind] >= 5 and owned[kind] < most and room:
            wanted.append(kind)
    wanted.append(GOLD)
    if left <= 6:
        wanted.append(DUCHY)
    for name, most in KINGDOM:
        kind = KIND_OF[name]
        room = PLUS_ACTIONS[kind] > 0 or (terminals + 1) * TERMINALS_PER <= treasures + 1
        if COST[kind] < 5 and owned[kind] < most and room:
            wanted.append(kind)
    wanted.append(SILVER)
    return [kind for kind in wanted if not loses_by_ending(state, seat, kind)]


def loses_by_ending(state: Dominion, seat: int, kind: int) -> bool:
    """Whether the card ends the game and somebody else is then ahead."""
    last_of_three = len(state.empty_piles()) >= 2
    if state.piles[kind] > 1 or not (kind == PROVINCE or last_of_three):
        return False
    owned = state.owned(seat)
    owned[kind] += 1
    mine = (points(owned), -state.mats[seat].turns)
    others = [other for other in range(state.seats) if other != seat]
    return any((points(state.owned(o)), -state.mats[o].turns) > mine for o in others)


def spying(state: Dominion, seat: int) -> list[int]:
    """Own junk and others' good cards go."""
    ask = state.ask
    assert ask is not None
    good = use(KIND_OF[str(ask.facts["card"])]) > 2
    keep = good == (ask.facts["victim"] == seat)
    return [lone(moves.KEEP if keep else moves.DROP)]


def value(kind: int) -> int:
    """How much a card is worth having."""
    if kind == CURSE:
        return -1
    return 2 * COST[kind] + (1 if kind in TREASURES else 0)


def use(kind: int) -> int:
    """How much a card in hand is worth keeping: dead cards first, then Copper, then by price."""
    if TYPES[kind] & VICTORY or kind == CURSE:
        return 0
    return 1 + COST[kind]


bot = Steward()
