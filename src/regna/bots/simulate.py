"""Whole games in one compiled call: the same rules and states, nobody watching.

    >>> import regna
    >>> played = regna.simulate("dominion", ["big-money", "random"], games=3, seed=1)
    >>> [game.ranking for game in played]
    [[[0], [1]], [[0], [1]], [[0], [1]]]

Every game is that of `regna.game(name).new(seats, seed=played.seed, **options)`,
and `moves=True` keeps the moves, to be played again.
"""

from __future__ import annotations

from regna.bots.base import Policy, policy
from regna.core import BadOption, Facts, Game, Rng, State, game
from regna.core.option import read_options
from regna.core.state import ranked


class Played:
    """One simulated game: what it was dealt from, how long it was, how it ended."""

    def __init__(
        self, seed: int, decisions: int, scores: list[int], ranking: list[list[int]]
    ) -> None:
        self.seed = seed
        self.decisions = decisions
        self.scores = scores
        self.ranking = ranking  # seats, best first, ties together
        self.moves: list[int] = []

    def document(self) -> Facts:
        """As plain JSON."""
        return {
            "seed": self.seed,
            "decisions": self.decisions,
            "scores": self.scores,
            "ranking": self.ranking,
        }

    def __repr__(self) -> str:
        return f"Played(seed={self.seed}, decisions={self.decisions}, scores={self.scores})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and self.document() == other.document()

    def __hash__(self) -> int:
        return hash((self.seed, self.decisions, tuple(self.scores)))

    def __reduce__(self) -> tuple[object, ...]:
        return _played, (self.seed, self.decisions, self.scores, self.ranking, self.moves)


def _played(
    seed: int, decisions: int, scores: list[int], ranking: list[list[int]], moves: list[int]
) -> Played:
    found = Played(seed, decisions, scores, ranking)
    found.moves = moves
    return found


def simulate(
    name: str | Game,
    players: list[str],
    games: int = 1,
    seed: int = 0,
    moves: bool = False,
    **options: object,
) -> list[Played]:
    """Play whole games between policies, one for each seat; game k has the seed `seed + k`."""
    rules = game(name) if isinstance(name, str) else name
    if not rules.least_seats <= len(players) <= rules.most_seats:
        between = f"{rules.least_seats} to {rules.most_seats} policies"
        raise BadOption("players", between, len(players))
    chosen = [policy(rules.name, player) for player in players]
    checked = read_options(rules.options(), len(players), options)
    return [_play(rules, chosen, seed + number, checked, moves) for number in range(games)]


def _play(
    rules: Game, players: list[Policy], seed: int, options: dict[str, object], moves: bool
) -> Played:
    state: State = rules.deal(len(players), seed, options)
    state.remembers = False
    rng = Rng(f"players:{seed}")
    decisions = 0
    kept: list[int] = []
    while state.active >= 0:
        move = players[state.active].choose(state, rng)
        if moves:
            kept.append(move)
        state.advance(move)
        decisions += 1
    keys = rules.keys(state)
    played = Played(seed, decisions, [key[0] for key in keys], ranked(keys))
    played.moves = kept
    return played
