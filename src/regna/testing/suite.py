"""The conformance suite: one table of properties that every game must have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from regna.core import Game, Rng, State
from regna.testing import documents, luck, memory, rules, secrets
from regna.testing.failure import Case, PropertyFailed, rerun
from regna.testing.sample import LIMIT, Playthrough, Sample, begin, difference, starts

EACH, SAMPLED = "each state", "sampled states"
GAME, DEEP = "each game", "games with sampled states"


@dataclass(frozen=True)
class Property:
    """What must hold, where it is tried, and the function that yields what is wrong."""

    name: str
    where: str
    check: Callable[[Any], Iterator[str]]


# In this order: a game that breaks several is told the most basic one.
PROPERTIES: tuple[Property, ...] = (
    Property("ending", EACH, rules.decision),
    Property("invariants", EACH, rules.invariants),
    Property("ending", GAME, rules.ending),
    Property("contract", DEEP, rules.names),
    Property("copy", DEEP, documents.attributes),
    Property("copy", SAMPLED, documents.copy),
    Property("determinism", DEEP, luck.determinism),
    Property("contract", SAMPLED, rules.contract),
    Property("notation", SAMPLED, rules.notation),
    Property("legality", SAMPLED, rules.legality),
    Property("settle", SAMPLED, rules.settle),
    Property("documents", SAMPLED, documents.documents),
    Property("views", SAMPLED, documents.views),
    Property("scores", SAMPLED, documents.scores),
    Property("knowledge", SAMPLED, secrets.knowledge),
    Property("diversity", DEEP, secrets.diversity),
    Property("preview", SAMPLED, secrets.preview),
    Property("undo", SAMPLED, secrets.undo),
    Property("leak", SAMPLED, secrets.leak),
    Property("memory", DEEP, memory.memory),
)


def check_game(
    game: Game,
    *,
    games: int = 6,
    seed: int = 0,
    every: int = 8,
    cases: list[Case] | None = None,
) -> None:
    """Raise PropertyFailed unless the game has every property in some random games.

    `games` seeds beginning with `seed` are played, cycling through `cases`
    (arguments for `game.new`; the game's own cases and positions if left out); about one state in
    `every` is checked deeply.
    """
    chosen = starts(game) if cases is None else cases
    for number in range(seed, seed + games):
        check_seed(game, chosen[number % len(chosen)], number, every)


def check_seed(game: Game, case: Case, seed: int, every: int) -> int:
    """Check one random game; how many decisions it had."""
    check = Checker(game, case, seed, every)
    played = check.play()
    for row in PROPERTIES:
        if row.where == GAME or (row.where == DEEP and played.samples):
            check.one(row, played)
        elif row.where == SAMPLED:
            for sample in played.samples:
                sample.rng = Rng(f"{row.name} {seed} {sample.decision}")
                check.one(row, sample)
    return played.decisions


class Checker:
    """One random game under the properties."""

    def __init__(self, game: Game, case: Case, seed: int, every: int) -> None:
        self.game = game
        self.case = case
        self.seed = seed
        self.every = every

    def play(self) -> Playthrough:
        """Play at random to the end, keeping copies of about one state in `every`.

        A game of which any state is kept also has its start and its end kept.
        """
        choices, sampling = luck.chooser(self.seed), Rng(f"samples of {self.seed}")
        state = self.started()
        start = self.keep(state, 0)
        decision = 0
        samples: list[Sample] = []
        while True:
            here = Sample(self.game, state, decision, sampling)
            for row in PROPERTIES:
                if row.where == EACH:
                    self.one(row, here)
            if state.to_act is None or decision == LIMIT:
                break
            if sampling.below(self.every) == 0 and decision > 0:
                samples.append(self.keep(state, decision))
            self.step(state, int(choices.below(state.count())))
            decision += 1
        if samples:
            samples = [start, *samples, self.keep(state, decision)]
        return Playthrough(self.game, self.case, self.seed, state, decision, samples)

    def started(self) -> State:
        try:
            return begin(self.game, self.case, self.seed)
        except Exception as error:
            raise self.failed("contract", f"new raises {error!r}") from error

    def step(self, state: State, k: int) -> None:
        """One move; the rng moves exactly when draws are counted."""
        before, lanes = state.draws, state.rng.lanes()
        try:
            state.advance(state.nth(k))
        except Exception as error:
            raise self.failed("contract", f"a legal move raises {error!r}") from error
        if (state.draws == before) != (state.rng.lanes() == lanes):
            raise self.failed("determinism", "the rng is used without state.below, uncounted")

    def keep(self, state: State, decision: int) -> Sample:
        """A copy of the state, to try properties on."""
        try:
            twin = state.copy()
            one, other = state.dump(), twin.dump()
        except Exception as error:
            raise self.failed("copy", f"copy or dump raises {error!r}") from error
        if one != other:
            raise self.failed("copy", f"a copy differs at once: {difference(one, other)}")
        return Sample(self.game, twin, decision, Rng(0))

    def one(self, row: Property, subject: Sample | Playthrough) -> None:
        """Try one property."""
        place = f" (at decision {subject.decision})" if isinstance(subject, Sample) else ""
        try:
            for detail in row.check(subject):
                raise self.failed(row.name, detail + place)
        except PropertyFailed:
            raise
        except Exception as error:
            raise self.failed(row.name, f"raises {error!r}{place}") from error

    def failed(self, name: str, detail: str) -> PropertyFailed:
        command = rerun(self.game, self.case, self.seed, self.every)
        return PropertyFailed(name, self.seed, self.case, detail, command)
