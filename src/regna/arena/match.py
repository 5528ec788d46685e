"""One game between bots, each of which is shown only worlds that its seat cannot tell apart.

Nothing depends on the time of day or on the machine: the same match has the same
result wherever it is played. Bots are given all the time they want, so that what
they do is bounded by their own count of simulations. A bot that fails, or wants what the
rules refuse, ends the match with an error that says how to see it again.
"""

from __future__ import annotations

import math
import time
from typing import Any

from msgspec import Struct

from regna.arena.schedule import Match
from regna.bots import Bot, named_bot
from regna.core import Game, RegnaError, Rng, State


class BotFailed(RegnaError):
    """A bot raised an error, or chose what is no legal move."""

    def __init__(self, bot: str, seed: int, decision: int, why: str) -> None:
        super().__init__(bot, seed, decision, why)

    def __str__(self) -> str:
        bot, seed, decision, why = self.args
        return f"the bot {bot} failed in the game of seed {seed}, decision {decision}: {why}"


class Result(Struct, frozen=True):
    """How a match ended; `cpu` is what it cost, and not the same everywhere."""

    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]  # seats, best first, ties together
    decisions: int
    options: dict[str, Any] = {}
    cpu: tuple[float, ...] = ()  # seconds, by seat

    @property
    def match(self) -> Match:
        return Match(self.seed, self.players)

    def share(self, seat: int) -> float:
        """What a seat has of the win: those who share the first place share it."""
        first = self.ranking[0]
        return 1 / len(first) if seat in first else 0.0

    def beats(self, one: int, other: int) -> float:
        """1 if a seat ended before another, half if they tied."""
        place = {seat: place for place, group in enumerate(self.ranking) for seat in group}
        return 0.5 if place[one] == place[other] else float(place[one] < place[other])


def play(game: Game, match: Match, options: dict[str, Any]) -> Result:
    """Play a match to its end."""
    state = game.new(len(match.players), seed=match.seed, **options)
    bots: list[Bot] = [named_bot(game.name, player) for player in match.players]
    cpu = [0.0] * len(bots)
    decisions = 0
    while (seat := state.to_act) is not None:
        world = state.determinize(seat, Rng(f"arena:{match.seed}:{decisions}"))
        began = time.process_time()
        try:
            move = bots[seat].choose(world, math.inf)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BotFailed(match.players[seat], match.seed, decisions, why) from error
        cpu[seat] += time.process_time() - began
        if why := fault(state, move):
            raise BotFailed(match.players[seat], match.seed, decisions, why)
        state.play(move)
        decisions += 1
    return Result(
        match.seed,
        match.players,
        tuple(score.total for score in state.scores()),
        tuple(tuple(group) for group in state.ranking()),
        decisions,
        options,
        tuple(round(seconds, 4) for seconds in cpu),
    )


def fault(state: State, move: object) -> str:
    """What is wrong with a bot's choice; nothing if it is a legal move."""
    if not isinstance(move, int) or isinstance(move, bool):
        return f"a move is a whole number, not {move!r}"
    refusal = state.why_not(move)
    return "" if refusal is None else f"move {move} is refused: {refusal.code} ({refusal.rule})"
