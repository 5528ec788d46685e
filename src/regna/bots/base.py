"""What a bot and a policy are, and which of them play which game."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from regna.bots.net import Net
from regna.core import BadInput, Rng, State

ANY = "*"
USUAL = "level-2"  # whom one meets if nobody says whom
PATIENCE: Final = 2.0  # seconds that nobody minds to wait


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat, in a world that its seat cannot tell from the true one."""

    patience: float = PATIENCE  # seconds for which others may have to wait for a decision
    rated: bool = True  # not where more time makes it better: its strength is the machine's

    def choose(self, world: State, budget: float) -> int:
        """The move for the seat to act, within about `budget` seconds."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Decides at once, by rules of thumb: the players that simulations are made of.

    It is handed the true state, because making a world for every decision would
    cost more than the decision. It must not look at what its seat cannot know: a
    test compares its choices in worlds that its seat cannot tell apart.
    """

    def choose(self, state: State, rng: Rng) -> i64:
        """The move for the seat to act."""
        raise NotImplementedError

    def play_turn(self, state: State, rng: Rng) -> None:
        """Play on, for all seats, to the end of the turn."""
        turn = self.turn(state)
        while state.active >= 0 and self.turn(state) == turn:
            state.advance(int(self.choose(state, rng)))

    def turn(self, state: State) -> i64:
        """A number that changes when a turn is over; by itself: who decides."""
        return state.active

    def inputs(self, state: State, seat: int) -> list[float]:
        """What a net is shown of a position between two turns; nothing: the policy has none."""
        return []

    def taught(self, net: Net) -> Policy:
        """The same policy with a net that corrects what positions are held to be worth."""
        return self

    def lines(self, state: State, most: int, rng: Rng) -> list[list[int]]:
        """Ways to go on that are worth a thought, its own first: one move or more of the turn.

        Whatever is dealt, all moves of a line can be made. By itself: any moves.
        """
        own = int(self.choose(state, rng))
        others = [move for move in state.moves() if move != own]
        rng.shuffle(others)
        return [[own], *[[move] for move in others[: most - 1]]]

    def worth(self, state: State, seat: int) -> float:
        """How many points ahead a seat will end, as it looks between two turns; by itself: is."""
        return outcome(state, seat)[1]


def outcome(state: State, seat: int) -> tuple[float, float]:
    """What a seat has of the win, and by how many points it is ahead of the best other."""
    keys = state.game.keys(state)
    mine = keys[seat]
    best: tuple[int, ...] | None = None
    for other, key in enumerate(keys):
        if other != seat and (best is None or key > best):
            best = key
    if best is None:
        return 0.5, 0.0
    return 1.0 if mine > best else 0.5 if mine == best else 0.0, float(mine[0] - best[0])


class _Row:
    """One player of one game (ANY: of every game), or several, and the module that has them."""

    def __init__(
        self, game: str, name: str, module: str, what: str, old: bool = False, found: object = None
    ) -> None:
        self.game = game
        self.name = name  # empty: as many as the module has in a dict
        self.module = module
        self.what = what  # "bot", "policy", "bots" or "policies": its name in the module
        self.old = old  # no longer offered
        self.found = found  # of somebody's own: the player itself

    def offered(self) -> dict[str, object]:
        """What the module has, by name."""
        if self.found is not None:
            return {self.name: self.found}
        found: object = getattr(importlib.import_module(self.module), self.what)
        if self.name:
            return {self.name: found}
        assert isinstance(found, dict)
        return found

    def names(self) -> list[str]:
        return [self.name] if self.name else list(self.offered())


_rows: list[_Row] = []
_seekers: list[Callable[[], None]] = []  # who look for more players when one is first asked for
SEVERAL = {"bot": "bots", "policy": "policies"}


def register_bot(game: str, name: str, module: str, old: bool = False) -> None:
    """Say in which module a bot lives, as `bot`; an old one still plays, but is not offered."""
    _rows.append(_Row(game, name, module, "bot", old))


def register_bots(game: str, module: str) -> None:
    """Say in which module several bots live by their names, in the dict `bots`."""
    _rows.append(_Row(game, "", module, "bots"))


def register_policy(game: str, name: str, module: str) -> None:
    """Say in which module a policy lives, as `policy`."""
    _rows.append(_Row(game, name, module, "policy"))


def register_policies(game: str, module: str) -> None:
    """Say in which module several policies live by their names, in the dict `policies`."""
    _rows.append(_Row(game, "", module, "policies"))


def register_own(field: str, game: str, name: str, bot: Bot, policy: Policy | None) -> None:
    """Add a player of somebody's own: it is offered last, and never takes another's name."""
    taken = [row for row in _rows if game in (ANY, row.game) or row.game == ANY]
    if any(name in row.names() for row in taken):
        raise BadInput(field, "a name that no other bot or policy of the game has", name)
    _rows.append(_Row(game, name, "", "bot", found=bot))
    if policy is not None:
        _rows.append(_Row(game, name, "", "policy", found=policy))


def when_asked(seek: Callable[[], None]) -> None:
    """Call this before players are first looked up."""
    _seekers.append(seek)


def bots(game: str) -> list[str]:
    """All bots that play a game, from the simplest."""
    return _names(game, "bot")


def offered_bots(game: str) -> list[str]:
    """The bots to choose from: the game's own, else those of every game; then added ones."""
    rows = [row for row in _rows_of(game, "bot") if not row.old]
    added = [row.name for row in rows if row.found is not None]
    return _usual(rows) + added


def _usual(rows: list[_Row]) -> list[str]:
    ours = [row for row in rows if row.found is None]
    own = [row for row in ours if row.game != ANY]
    return [name for row in own or ours for name in row.names()]


def policies(game: str) -> list[str]:
    """The policies that play a game, from the simplest."""
    return _names(game, "policy")


def usual_bot(game: str) -> str:
    """The bot to play with when nobody says which."""
    found = _usual([row for row in _rows_of(game, "bot") if not row.old])
    return USUAL if USUAL in found else found[-1]


def bot(game: str, name: str) -> Bot:
    """The bot of that name for a game."""
    found = _find(game, name, "bot")
    if not isinstance(found, Bot):
        raise BadInput("bot", f"one of {', '.join(bots(game))}", name)
    return found


def policy(game: str, name: str) -> Policy:
    """The policy of that name for a game."""
    found = _find(game, name, "policy")
    if not isinstance(found, Policy):
        raise BadInput("policy", f"one of {', '.join(policies(game))}", name)
    return found


def _rows_of(game: str, what: str) -> list[_Row]:
    while _seekers:
        _seekers.pop()()
    kinds = (what, SEVERAL[what])
    return [row for row in _rows if row.what in kinds and row.game in (ANY, game)]


def _names(game: str, what: str) -> list[str]:
    return [name for row in _rows_of(game, what) for name in row.names()]


def _find(game: str, name: str, what: str) -> object:
    """What a module offers under that name; the last registered comes first."""
    for row in reversed(_rows_of(game, what)):
        if name in row.names():
            return row.offered()[name]
    return None
