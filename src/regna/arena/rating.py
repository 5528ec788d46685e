"""What results say: shares of wins with their intervals, and ratings of all players together.

A share is what a player has of the wins: half of a tie for two. Its interval is
Wilson's, of 95 %. Deals are played in all orders of seats, which makes shares a little
more certain than that. Ratings are Bradley and Terry's on Elo's scale: 400 points are
ten to one. Their intervals come from chances drawn again, as the results leave them open.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from regna.arena.match import Result

Z = 1.96  # 95 %
SCALE = 400 / math.log(10)
DRAWS = 400  # of chances
ROUNDS = 100  # of fitting
LEAST = 20  # games before a match may be called decided
SURE = 3.0  # standard errors that decide it

Duels = defaultdict[tuple[str, str], float]  # how often the first ended before the second


class Standing(Struct, frozen=True):
    """How one player fares among others; `fair` is the share of an equal."""

    player: str
    others: tuple[str, ...]
    games: int
    share: float
    low: float
    high: float
    fair: float
    cpu: float  # seconds of CPU in a game


class Rating(Struct, frozen=True):
    """A player's rating, and between what it lies."""

    player: str
    elo: float
    low: float
    high: float


def standings(results: Iterable[Result], order: Sequence[str] = ()) -> list[Standing]:
    """A line for every player in every meeting; of two that meet, the first in order has it."""

    def place(player: str) -> tuple[int, str]:
        return order.index(player) if player in order else len(order), player

    shares: defaultdict[tuple[str, tuple[str, ...]], list[tuple[float, float]]] = defaultdict(list)
    for result in results:
        names = Counter(result.players)
        duel = len(names) == len(result.players) == 2
        for player in [min(names, key=place)] if duel else names:
            if names[player] == 1:
                seat = result.players.index(player)
                others = tuple(sorted(name for name in result.players if name != player))
                cpu = result.cpu[seat] if result.cpu else 0.0
                shares[(player, others)].append((result.share(seat), cpu))
    found: list[Standing] = []
    for (player, others), rows in sorted(shares.items(), key=lambda item: place(item[0][0])):
        share = sum(row[0] for row in rows) / len(rows)
        low, high = wilson(share, len(rows))
        cpu = sum(row[1] for row in rows) / len(rows)
        fair = 1 / max(2, len(others) + 1)  # alone one plays against the game
        found.append(Standing(player, others, len(rows), share, low, high, fair, cpu))
    return found


def wilson(share: float, games: int) -> tuple[float, float]:
    """Between what a share lies, with 95 %."""
    spread = Z * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
    middle = share + Z * Z / (2 * games)
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def decided(standing: Standing, bar: float) -> bool:
    """Whether more games will hardly bring a share to the other side of a bar."""
    if standing.games < LEAST:
        return False
    smooth = (standing.share * standing.games + 1) / (standing.games + 2)
    error = math.sqrt(smooth * (1 - smooth) / (standing.games + 2))
    return abs(standing.share - bar) > SURE * error


def rate(results: Iterable[Result], anchor: str = "") -> list[Rating]:
    """Ratings of all players, best first; their mean is 0, or the anchor is.

    A tie of each pair, which nobody played, keeps them finite.
    """
    won = duels(results)
    elo = seen_from(anchor, fit(defaultdict(float, {duel: won[duel] + 0.5 for duel in won})))
    luck = random.Random("ratings")
    drawn = [seen_from(anchor, fit(drawn_again(won, luck))) for _ in range(DRAWS if elo else 0)]
    found: list[Rating] = []
    for player in sorted(elo, key=lambda name: (-elo[name], name)):
        spread = sorted(draw[player] for draw in drawn)
        low, high = spread[int(0.025 * DRAWS)], spread[int(0.975 * DRAWS)]
        found.append(Rating(player, elo[player], min(low, elo[player]), max(high, elo[player])))
    return found


def seen_from(anchor: str, elo: dict[str, float]) -> dict[str, float]:
    """Ratings with the anchor at 0, if there is one."""
    zero = elo.get(anchor, 0.0)
    return {player: rating - zero for player, rating in elo.items()}


def duels(results: Iterable[Result]) -> Duels:
    """How often one player ended before another, ties as halves."""
    found: Duels = defaultdict(float)
    for result in results:
        for one, name in enumerate(result.players):
            for other, against in enumerate(result.players):
                if name != against:
                    found[(name, against)] += result.beats(one, other)
    return found


def drawn_again(won: Duels, luck: random.Random) -> Duels:
    """Duels as they might have been: each chance drawn from what the results leave open."""
    found: Duels = defaultdict(float)
    for (one, other), many in won.items():
        if one < other:
            lost = won[(other, one)]
            chance = luck.betavariate(many + 0.5, lost + 0.5)
            found[(one, other)] = chance * (many + lost)
            found[(other, one)] = (1 - chance) * (many + lost)
    return found


def fit(won: Duels) -> dict[str, float]:
    """Bradley and Terry's strengths, as Elo."""
    names = sorted({name for duel in won for name in duel})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            wins = expected = 0.0
            for other in names:
                games = won.get((name, other), 0.0) + won.get((other, name), 0.0)
                if other != name and games:
                    wins += won.get((name, other), 0.0)
                    expected += games / (strength[name] + strength[other])
            strength[name] = wins / expected
        middle = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / middle for name, value in strength.items()}
    return {name: SCALE * math.log(value) for name, value in strength.items()}
