"""What a bot and a policy are, and which of them play which game."""

from __future__ import annotations

import importlib

from mypy_extensions import i64, mypyc_attr

from regna.core import BadInput, Rng, State

ANY = "*"
USUAL = "level-2"  # whom one meets if nobody says whom


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat, in a world that its seat cannot tell from the true one."""

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

    def worth(self, state: State, seat: int) -> float:
        """How many points ahead a seat will end, as it looks between two turns."""
        raise NotImplementedError

    def candidates(self, state: State, most: int, rng: Rng) -> list[int]:
        """Moves worth a thought, at most so many: unless a policy knows better, any."""
        moves = state.moves()
        rng.shuffle(moves)
        return moves[:most]


class _Row:
    """One player of one game (ANY: of every game), or several, and the module that has them."""

    def __init__(self, game: str, name: str, module: str, what: str, old: bool = False) -> None:
        self.game = game
        self.name = name  # empty: as many as the module has in a dict
        self.module = module
        self.what = what  # "bot", "policy", "bots" or "policies": its name in the module
        self.old = old  # no longer offered

    def offered(self) -> dict[str, object]:
        """What the module has, by name."""
        found: object = getattr(importlib.import_module(self.module), self.what)
        if self.name:
            return {self.name: found}
        assert isinstance(found, dict)
        return found

    def names(self) -> list[str]:
        return [self.name] if self.name else list(self.offered())


_rows: list[_Row] = []
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


def bots(game: str) -> list[str]:
    """All bots that play a game, from the simplest."""
    return _names(game, "bot")


def offered_bots(game: str) -> list[str]:
    """The bots to choose from: the game's own, or if it has none those of every game."""
    rows = [row for row in _rows_of(game, "bot") if not row.old]
    own = [row for row in rows if row.game != ANY]
    return [name for row in own or rows for name in row.names()]


def policies(game: str) -> list[str]:
    """The policies that play a game, from the simplest."""
    return _names(game, "policy")


def usual_bot(game: str) -> str:
    """The bot to play with when nobody says which."""
    found = offered_bots(game)
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
