"""What a good player would do in somebody's place, how often that wins, and how sure that is."""

from __future__ import annotations

from typing import Final

from regna.bots.base import bot, offered_bots
from regna.bots.levels import Level
from regna.core import State

MOST: Final = 3  # moves that are named
ADVISER: Final = "level-5"


class Advice:
    """A move, and of the worlds it was tried in the share that was won; no chance: not tried."""

    def __init__(self, move: int, chance: float = -1.0, error: float = 0.0) -> None:
        self.move = move
        self.chance = chance
        self.error = error


def adviser(game: str) -> str:
    """The bot whose advice is asked: the best that does not take its time."""
    found = offered_bots(game)
    return ADVISER if ADVISER in found else found[-1]


def advise(game: str, world: State, budget: float) -> tuple[list[Advice], bool]:
    """The best moves, best first, and whether the first is clearly better than the second."""
    best = bot(game, adviser(game))
    if world.count() == 1 or not isinstance(best, Level) or best.rollout.simulations == 0:
        return [Advice(best.choose(world, budget))], True
    tried = best.rollout.try_out(world, budget)
    usual = best.rollout.best(tried)
    rest = [each for each in tried if each is not usual and each.rewards]
    rest.sort(key=lambda each: -each.mean())
    found = [usual, *rest[: MOST - 1]]
    clear = len(found) == 1 or usual.clearly_beats(found[1])
    return [Advice(each.move, *each.chance()) for each in found], clear
