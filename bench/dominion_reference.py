"""Plays published matches between simple bots and puts our figures beside the published ones.

PYTHONPATH=build/compiled python bench/dominion_reference.py --games 10000

The players are menus of regna.bots.dominion. They keep the guard that the published figures
contain: no bot takes a card that would end the game (the last Province, or the last card of a
third pile) if then another player has more points, or as many points in fewer turns; it tries the
next line. The seats alternate; the simulators did so too.

Published figures: DominionSim, 10,000 games for each match. What is only informative are turns and
points, which depend on what counts as a turn of the last round, and matches of menus of which
only a summary was published.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import regna
from regna.bots import Policy, policy
from regna.bots.dominion.menu import Menu
from regna.bots.dominion.player import MenuPlayer
from regna.core import Rng, State
from regna.games.dominion.kinds import KINGDOM, PROVINCE
from regna.games.dominion.moves import BUYS, END
from regna.games.dominion.state import Dominion

DRAWS = 3.0  # points allowed for Treasures and cards that draw
DECISIONS = 6.0  # and for cards that ask
ALONE = 0.3  # turns until the fourth Province, alone

# A, B, the cards that must be there; wins of A, of B (-1: not published), what is allowed.
MATCHES: list[tuple[str, str, str, float, float, float]] = [
    ("smithy", "bmu", "smithy", 71.5, 22.4, DRAWS),
    ("double-witch", "bmu", "witch", 94.6, 4.8, DRAWS),
    ("militia", "bmu", "militia", 69.9, 24.8, DECISIONS),
    ("council-room", "bmu", "council_room", 69.2, 25.9, DRAWS),
    ("workshop-gardens", "bmu", "workshop gardens", 96.8, 3.1, DECISIONS),
    ("chancellor", "bmu", "chancellor", 51.7, 40.6, DECISIONS),
    ("basic-bm", "bmu", "", 14, -1, DRAWS),
    ("moat", "bmu", "moat", 56.6, -1, DRAWS),
    ("laboratory", "bmu", "laboratory", 56, -1, DRAWS),
    ("festival", "bmu", "festival", 50.6, -1, DRAWS),
    ("market", "bmu", "market", 52, -1, DRAWS),
    ("adventurer", "bmu", "adventurer", 48, -1, DRAWS),
    ("bureaucrat", "bmu", "bureaucrat", 60.7, -1, DECISIONS),
    ("mine", "bmu", "mine", 54.6, -1, DECISIONS),
    ("remodel", "bmu", "remodel", 53.9, -1, DECISIONS),
    ("moneylender", "bmu", "moneylender", 50.3, -1, DECISIONS),
    ("woodcutter", "bmu", "woodcutter", 50.6, -1, DRAWS),
    ("thief", "bmu", "thief", 49, -1, DECISIONS),
    ("bureaucrat-laboratory", "bmu", "bureaucrat laboratory", 73, -1, DECISIONS),
]
# Only told: what was published is a summary, or a win by hundreds of decisions.
LOOSE: list[tuple[str, str, str, float]] = [
    ("lab-militia-chapel", "bmu", "laboratory militia chapel festival market spy", 95.6),
    ("council-militia-village", "bmu", "council_room militia village", 60.8),
    ("spy-thief", "bmu", "spy thief", 54.6),
    ("first-game-engine", "bmu", "first_game", 98),
    ("first-game-engine", "smithy", "first_game", 90),
    ("first-game-engine", "market-militia", "first_game", 82),
    ("market-militia", "bmu", "first_game", 81),
    ("militia-library-festival", "bmu", "interaction", 80),
    ("adventurer-laboratory", "bmu", "big_money", 73),
    ("wg5", "double-witch", "size_distortion", 78),
    ("wg5", "witch-lab-chapel", "size_distortion", 65),
    ("wg2", "wg5", "size_distortion", 84),
    ("wg2", "workshop-gardens", "size_distortion", 100),
    ("witch-lab-chapel", "wg2", "size_distortion", 63),
    ("witch-lab-chapel", "double-witch", "size_distortion", 65),
    ("village-square-engine", "bmu", "village_square", 81),
    ("village-square-engine", "smithy", "village_square", 59),
    ("library-festival-smithy", "bmu", "village_square", 76),
]
LONE_SMITHY = "province\ngold\nsmithy if n < {}\nsilver"


class Idle(Policy):
    """Does nothing, so that the other one is alone."""

    def choose(self, state: State, rng: Rng) -> int:
        last = state.nth(state.count() - 1)
        return last if last in (BUYS.first, END.first) else state.nth(0)


class Tally:
    """What came of a match: A is the first of the two names."""

    def __init__(self) -> None:
        self.a = self.b = self.ties = self.first = 0
        self.games = self.turns = self.points = 0


def kingdom(cards: str) -> object:
    """A recommended set, or ten cards with these among them."""
    if cards in regna.game("dominion").options()[0].choices:
        return cards
    wanted = cards.split()
    return wanted + [card for card in KINGDOM if card not in wanted][: 10 - len(wanted)]


def match(a: str, b: str, cards: str, games: int) -> Tally:
    """Seat 0 always begins; A and B take it in turns."""
    tally = Tally()
    rules = regna.game("dominion")
    players = [policy("dominion", a), policy("dominion", b)]
    for seed in range(games):
        swapped = seed % 2
        state = rules.new(seats=2, seed=seed, kingdom=kingdom(cards), first=0)
        assert isinstance(state, Dominion)
        state.remembers = False
        rng = Rng(seed)
        while state.active >= 0:
            state.advance(players[state.active ^ swapped].choose(state, rng))
        keys = rules.keys(state)
        tally.games += 1
        tally.turns += sum(int(mat.turns) for mat in state.mats)
        tally.points += keys[0][0] + keys[1][0]
        if keys[0] == keys[1]:
            tally.ties += 1
            continue
        first = keys[0] > keys[1]
        tally.first += first
        tally.a += first != bool(swapped)
        tally.b += first == bool(swapped)
    return tally


def alone(menu: str, games: int) -> tuple[float, float]:
    """The turn of the fourth Province of a player whom nobody disturbs: mean and deviation."""
    player = MenuPlayer(Menu("alone", menu))
    idle = Idle()
    turns: list[int] = []
    for seed in range(games):
        state = regna.game("dominion").new(seats=2, seed=seed, kingdom="first_game", first=0)
        assert isinstance(state, Dominion)
        state.remembers = False
        rng = Rng(seed)
        while state.piles[PROVINCE] > 4:
            state.advance((player if state.active == 0 else idle).choose(state, rng))
        turns.append(int(state.mats[0].turns))
    mean = sum(turns) / games
    return mean, sqrt(sum((turn - mean) ** 2 for turn in turns) / games)


def line(name: str, share: float, games: int, published: float, allowed: float) -> bool:
    """One figure with its 95 % interval, and whether it is near enough (0: only told)."""
    half = 196 * sqrt(share / 100 * (1 - share / 100) / games)
    good = allowed == 0 or abs(share - published) <= allowed
    verdict = "informative" if allowed == 0 else f"{'within' if good else 'NOT within'} {allowed:g}"
    print(f"  {name:<42} {share:5.1f} ± {half:3.1f}   published {published:5.1f}   {verdict}")
    return good


def mirror(name: str, games: int, published: list[float]) -> bool:
    tally = match(name, name, "", games)
    good = line(f"{name} mirror: ties", 100 * tally.ties / games, games, published[0], 2)
    good &= line(f"{name} mirror: first player", 100 * tally.first / games, games, published[1], 2)
    for what, value, other in (
        ("turns", tally.turns / games / 2, published[2]),
        ("points", tally.points / games / 2, published[3]),
    ):
        print(f"  {f'{name} mirror: {what}':<42} {value:5.2f}         published {other:5.2f}")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10000)
    games = parser.parse_args().games
    start = time.perf_counter()
    print(f"{games} games each, {'compiled' if regna.COMPILED else 'interpreted'} engine")
    good = mirror("bmu", games, [8.3, 51.4, 20.2, 37.9])
    good &= mirror("basic-bm", games, [33.0, 24.5, 17.75, 27.0])
    for a, b, cards, wins, losses, allowed in MATCHES:
        tally = match(a, b, cards, games)
        good &= line(f"{a} v {b}", 100 * tally.a / games, games, wins, allowed)
        if losses >= 0:
            good &= line("    lost", 100 * tally.b / games, games, losses, allowed)
    for name, menu, published in (
        ("alone: money", "province\ngold\nsilver", 16.80),
        ("alone: one Smithy", LONE_SMITHY.format(1), 14.93),
        ("alone: two Smithies", LONE_SMITHY.format(2), 14.8),
    ):
        mean, deviation = alone(menu, games)
        near = abs(mean - published) <= ALONE
        good &= near
        verdict = f"{'within' if near else 'NOT within'} {ALONE}"
        shown = f"{mean:5.2f} (sd {deviation:.2f})"
        print(f"  {name + ', 4th Province':<42} {shown} published {published:5.2f}   {verdict}")
    for a, b, cards, wins in LOOSE:
        few = max(200, games // 10)
        line(f"{a} v {b}", 100 * match(a, b, cards, few).a / few, few, wins, 0)
    print(f"{time.perf_counter() - start:.0f} s")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
