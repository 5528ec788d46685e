"""Players of somebody's own package or module, offered beside ours.

Their names begin with the game: `heirs.mine`, or `any.mine` for one that plays every
game. An installed package names them as entry points of the group `regna.bots`: a bot or
policy each, or a dict of them by such names. A module has that dict as `bots`.
"""

from __future__ import annotations

import logging
import re
from importlib.metadata import entry_points
from typing import Final

from regna.bots.base import ANY, Policy, register_own
from regna.bots.seated import seated
from regna.core import BadInput, BadModule, RegnaError, games, module_of

GROUP: Final = "regna.bots"
EVERY: Final = "any"  # before a name: of every game
A_MODULE: Final = "a module that has a dict `bots`, by names like heirs.mine"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")

_offered: dict[str, object] = {}


def offer(name: str, found: object, field: str) -> None:
    """Offer a player by its name with the game; again does nothing."""
    if name in _offered and _offered[name] is found:
        return
    game, _, own = name.partition(".")
    if (game != EVERY and game not in games()) or NAME.fullmatch(own) is None:
        raise BadInput(field, f"GAME.NAME, with a game of {EVERY}, {', '.join(games())}", name)
    player = seated(found, field, "a bot or policy", name)
    policy = found if isinstance(found, Policy) else None
    register_own(field, ANY if game == EVERY else game, own, player, policy)
    _offered[name] = found


def offer_all(found: object, field: str) -> None:
    """Offer all players of a dict."""
    if not isinstance(found, dict):
        raise BadModule(field, A_MODULE, None, "there is no dict `bots`")
    for name, player in found.items():
        offer(str(name), player, field)


def offer_module(module: str, field: str = "--bots-from") -> None:
    """Offer the players of a module, which is looked for in the working folder first."""
    offer_all(getattr(module_of(module, field, A_MODULE), "bots", None), f"{field} {module}")


def installed() -> None:
    """Offer the players of installed packages; one that cannot be had is told, and left out."""
    for entry in entry_points(group=GROUP):
        field = f"{GROUP} {entry.name}"
        try:
            found: object = entry.load()
            if isinstance(found, dict):
                offer_all(found, field)
            else:
                offer(entry.name, found, field)
        except RegnaError as refused:
            logging.getLogger(GROUP).warning("%s", refused)
        except Exception as error:  # noqa: BLE001 - a broken package must not stop a game
            logging.getLogger(GROUP).warning("%s: %s: %s", field, type(error).__name__, error)
