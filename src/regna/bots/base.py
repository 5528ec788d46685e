"""What a bot and a policy are, and which of them play which game."""

from __future__ import annotations

import importlib

from mypy_extensions import i64, mypyc_attr

from regna.core import BadInput, Rng, State

ANY = "*"


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


class _Row:
    """One player of one game (ANY: of every game), and the module that has it."""

    def __init__(self, game: str, name: str, module: str, what: str) -> None:
        self.game = game
        self.name = name
        self.module = module
        self.what = what  # "bot", "policy" or "policies": its name in the module


_rows: list[_Row] = []


def register_bot(game: str, name: str, module: str) -> None:
    """Say in which module a bot lives, as `bot`; a game's last is its usual."""
    _rows.append(_Row(game, name, module, "bot"))


def register_policy(game: str, name: str, module: str) -> None:
    """Say in which module a policy lives, as `policy`."""
    _rows.append(_Row(game, name, module, "policy"))


def register_policies(game: str, module: str) -> None:
    """Say in which module several policies live by their names, in the dict `policies`.

    The module is read when somebody asks for them; a policy registered alone comes before.
    """
    _rows.append(_Row(game, "", module, "policies"))


def bots(game: str) -> list[str]:
    """The bots that play a game, from the simplest."""
    return _names(game, "bot")


def policies(game: str) -> list[str]:
    """The policies that play a game, from the simplest."""
    return _names(game, "policy")


def usual_bot(game: str) -> str:
    """The bot to play with when nobody says which."""
    return bots(game)[-1]


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


def _names(game: str, what: str) -> list[str]:
    found: dict[str, None] = {}
    for row in _rows:
        if row.game in (ANY, game):
            if row.what == what:
                found[row.name] = None
            elif row.what == "policies" and what == "policy":
                found.update(dict.fromkeys(_offered(row)))
    return list(found)


def _find(game: str, name: str, what: str) -> object:
    """What a module offers under that name; the last registered comes first."""
    for row in reversed(_rows):
        if row.what == what and row.name == name and row.game in (ANY, game):
            return getattr(importlib.import_module(row.module), what)
    for row in reversed(_rows):
        if row.what == "policies" and what == "policy" and row.game in (ANY, game):
            if name in _offered(row):
                return _offered(row)[name]
    return None


def _offered(row: _Row) -> dict[str, object]:
    """The policies of a module that has several."""
    offered: dict[str, object] = importlib.import_module(row.module).policies
    return offered
