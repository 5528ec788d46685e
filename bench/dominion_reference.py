"""Plays three published matches between simple bots and puts our figures beside the published ones.

python bench/dominion_reference.py --games 20000

The bots buy by a list (first line that can be paid and is true), play every Treasure, and keep the
guard that the published figures contain: no bot takes a card that would end the game (the last
Province, or the last card of a third pile) if then another player has more points, or as many
points in fewer turns; it tries the next line. The seats alternate; both simulators did so too.

Published figures: DominionSim, 10,000 games for each match. Ties and wins are compared; turns and
points are informative, since they depend on what counts as a turn of the last round.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

import regna
from regna.bots.dominion import loses_by_ending
from regna.core import State
from regna.games.dominion import moves
from regna.games.dominion.frames import Turn
from regna.games.dominion.kinds import (
    COINS,
    COST,
    DUCHY,
    ESTATE,
    GOLD,
    KIND_OF,
    PROVINCE,
    SILVER,
    TREASURES,
)
from regna.games.dominion.state import Dominion

SMITHY = KIND_OF["smithy"]
KINGDOM = "village_square"  # any kingdom with a Smithy

Wish = tuple[int, Callable[[Dominion, list[int]], bool]]


def money(owned: list[int]) -> int:
    """The coins of all Treasures owned."""
    return sum(COINS[kind] * owned[kind] for kind in TREASURES)


def provinces(most: int) -> Callable[[Dominion, list[int]], bool]:
    """So many Provinces or fewer are left."""

    def test(state: Dominion, owned: list[int]) -> bool:
        return state.piles[PROVINCE] <= most

    return test


def richer_than(coins: int) -> Callable[[Dominion, list[int]], bool]:
    def test(state: Dominion, owned: list[int]) -> bool:
        return money(owned) > coins

    return test


def always(state: Dominion, owned: list[int]) -> bool:
    return True


def few_smithies(state: Dominion, owned: list[int]) -> bool:
    return owned[SMITHY] < sum(owned[kind] for kind in TREASURES) / 11


BASIC: list[Wish] = [(PROVINCE, always), (GOLD, always), (SILVER, always)]
ULTIMATE: list[Wish] = [
    (PROVINCE, richer_than(18)),
    (DUCHY, provinces(4)),
    (ESTATE, provinces(2)),
    (GOLD, always),
    (DUCHY, provinces(6)),
    (SILVER, always),
]
SMITHY_MONEY: list[Wish] = [
    (PROVINCE, richer_than(15)),
    (DUCHY, provinces(4)),
    (ESTATE, provinces(2)),
    (GOLD, always),
    (DUCHY, provinces(6)),
    (SMITHY, few_smithies),
    (SILVER, always),
]


def purchase(state: Dominion, seat: int, wishes: list[Wish]) -> int:
    """The move of the first wish that can be bought, or the end of the turn."""
    owned = [int(many) for many in state.owned(seat)]
    for kind, wanted in wishes:
        affordable = state.piles[kind] > 0 and COST[kind] <= state.coins
        if affordable and wanted(state, owned) and not loses_by_ending(state, seat, kind):
            return moves.BUY.move(kind)
    return moves.END.first


def choice(state: Dominion, seat: int, wishes: list[Wish]) -> int:
    """The bot's move."""
    step = state.step().name
    hand = state.mats[seat].hand
    if step == "dominion-action":
        return moves.PLAY.move(SMITHY) if hand[SMITHY] > 0 else moves.BUYS.first
    frame = state.stack[-1]
    assert isinstance(frame, Turn)
    if frame.bought == 0 and any(hand[kind] > 0 for kind in TREASURES):
        return moves.TREASURES.first
    return purchase(state, seat, wishes)


@dataclass
class Tally:
    """What came of a match: bot A is the one in the first list."""

    games: int = 0
    a: int = 0
    b: int = 0
    ties: int = 0
    first: int = 0
    turns: int = 0
    points: int = 0


def play(seed: int, bots: list[list[Wish]]) -> State:
    state = regna.game("dominion").new(seats=2, seed=seed, kingdom=KINGDOM, first=0)
    assert isinstance(state, Dominion)
    while state.to_act is not None:
        state.advance(choice(state, state.to_act, bots[state.to_act]))
    return state


def match(a: list[Wish], b: list[Wish], games: int) -> Tally:
    """Seat 0 always begins; A and B take it in turns."""
    tally = Tally()
    for seed in range(games):
        swapped = seed % 2 == 1
        state = play(seed, [b, a] if swapped else [a, b])
        best = state.ranking()[0]
        tally.games += 1
        tally.turns += sum(mat.turns for mat in state.mats)  # type: ignore[attr-defined]
        tally.points += sum(score.total for score in state.scores())
        if len(best) > 1:
            tally.ties += 1
            continue
        tally.first += best[0] == 0
        if (best[0] == 0) != swapped:
            tally.a += 1
        else:
            tally.b += 1
    return tally


def line(name: str, hits: int, games: int, published: float, allowed: float) -> bool:
    """One figure with its 95 % interval, and whether it is near enough."""
    share = 100 * hits / games
    half = 196 * sqrt(share / 100 * (1 - share / 100) / games)
    good = abs(share - published) <= allowed
    verdict = "within" if good else "NOT within"
    print(f"  {name:<22} {share:5.1f} ± {half:3.1f}   published {published:5.1f}"
          f"   {verdict} {allowed:g} points")  # fmt: skip
    return good


def informative(tally: Tally, turns: float | None, worth: float | None) -> None:
    """Turns and points per player."""
    for name, value, published in (
        ("turns per player", tally.turns / tally.games / 2, turns),
        ("points per player", tally.points / tally.games / 2, worth),
    ):
        other = "" if published is None else f"   published {published:5.2f}   informative"
        print(f"  {name:<22} {value:5.2f}         {other}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=20000)
    games = parser.parse_args().games
    start = time.perf_counter()
    good = True
    print(f"{games} games each, {'compiled' if regna.COMPILED else 'interpreted'} engine")
    print("Basic Big Money against itself")
    tally = match(BASIC, BASIC, games)
    good &= line("ties", tally.ties, games, 33.0, 2)
    good &= line("first player wins", tally.first, games, 24.5, 2)
    informative(tally, 17.75, 27.0)
    print("Big Money Ultimate against itself")
    tally = match(ULTIMATE, ULTIMATE, games)
    good &= line("ties", tally.ties, games, 8.3, 2)
    good &= line("first player wins", tally.first, games, 51.4, 2)
    informative(tally, 20.2, 37.9)
    print("Smithy against Big Money Ultimate")
    tally = match(SMITHY_MONEY, ULTIMATE, games)
    good &= line("Smithy wins", tally.a, games, 71.5, 3)
    good &= line("Ultimate wins", tally.b, games, 22.4, 3)
    good &= line("ties", tally.ties, games, 6.1, 3)
    informative(tally, None, None)
    print(f"{time.perf_counter() - start:.0f} s")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
