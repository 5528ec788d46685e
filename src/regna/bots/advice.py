"""What a good player would do in somebody's place, how often that wins, and how sure that is."""

from __future__ import annotations

from typing import Final

from regna.bots.base import bot, offered_bots
from regna.bots.rollout import Rollout, Tried
from regna.bots.seated import luck
from regna.core import Rng, State

MOST: Final = 3  # moves that are named
LEAST: Final = 0.01  # of the chance: what differs by less reads alike
ADVISER: Final = "level-5"


class Advice:
    """A move, and of the worlds it was tried in the share that was won; no chance: not tried."""

    def __init__(self, move: int, chance: float = -1.0, error: float = 0.0) -> None:
        self.move = move
        self.chance = chance
        self.error = error


class Judgement:
    """A move that was played beside the best that was tried in the same worlds.

    `loss` is how much more often the best wins, `error` the standard error of that.
    `clear`: the best did better by more than luck does, and wins more often.
    """

    def __init__(self, played: Advice, best: Advice, clear: bool, error: float = 0.0) -> None:
        self.played = played
        self.best = best
        self.loss = best.chance - played.chance
        self.error = error
        self.clear = clear and self.loss > LEAST


def adviser(game: str) -> str:
    """The bot whose advice is asked: the best that does not take its time."""
    found = offered_bots(game)
    return ADVISER if ADVISER in found else found[-1]


def advise(game: str, world: State, budget: float) -> tuple[list[Advice], bool]:
    """The best moves, best first, and whether the first is clearly better than the second."""
    best = bot(game, adviser(game))
    if world.count() == 1 or not isinstance(best, Rollout):
        return [Advice(best.choose(world, budget))], True
    found: list[Tried] = []
    for each in sorted(best.try_out(world, budget, luck(world)), key=lambda each: -each.mean()):
        if len(found) < MOST and each.rewards and all(each.move != other.move for other in found):
            found.append(each)
    advices = [_advice(each) for each in found]
    if len(found) == 1:
        return advices, True
    ahead = advices[0].chance - advices[1].chance  # points alone, without wins, are no reason
    return advices, ahead > LEAST and found[0].clearly_beats(found[1])


def judge(game: str, world: State, move: int, budget: float, seed: int = 0) -> Judgement:
    """What a move that was played lost, in worlds of what its seat knew."""
    best = bot(game, adviser(game))
    if world.count() == 1 or not isinstance(best, Rollout):
        return Judgement(Advice(move), Advice(move), False)
    tried = best.try_out(world, budget, Rng(seed), move)
    played = next(each for each in tried if each.move == move)
    better = played
    for other in tried:
        if other.mean() > better.mean() and other.clearly_beats(played):
            better = other
    error = better.wins_ahead_of(played)[1]
    return Judgement(_advice(played), _advice(better), better is not played, error)


def _advice(tried: Tried) -> Advice:
    return Advice(tried.move, *tried.chance())
