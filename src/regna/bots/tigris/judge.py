"""What a position is worth: by the rules of thumb, and by a net that was taught to correct them.

A net is shown hands as they are expected to be when they are full, and so takes the
place of what the rules of thumb say of tiles that are kept.
"""

from __future__ import annotations

from regna.bots.net import Inputs
from regna.bots.tigris.features import features
from regna.bots.tigris.sight import Sight
from regna.bots.tigris.value import compared, ends_now, kept, projected, result, value
from regna.games.tigris.state import Tigris


def judged(state: Tigris, sight: Sight) -> float:
    """What a position between two actions is worth to the seat that looks."""
    if sight.net is None or not sight.careful:
        return value(state, sight)
    if ends_now(state):
        return result(state, sight) + kept(state, sight)
    return corrected(state, sight, True)


def between_turns(state: Tigris, sight: Sight) -> float:
    """What a position is worth when a turn is over and the next has not begun: hands are full."""
    return corrected(state, sight, False)


def corrected(state: Tigris, sight: Sight, pending: bool) -> float:
    """What is projected, and what a net, if there is one, adds to that."""
    net = sight.net
    points = projected(state, sight)
    found = compared(state, sight, points)
    return found if net is None else found + net.value(features(state, sight, points, pending))


def shown(state: Tigris, sight: Sight, pending: bool) -> Inputs:
    """What a net is shown of a position; `pending`: the turn is not over yet."""
    return features(state, sight, projected(state, sight), pending)
