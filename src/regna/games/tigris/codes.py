"""Every code this game can say, with the names of its facts.

Facts are plain JSON: `seat`, `attacker`, `defender` and `loser` are numbers of
seats; `colour`, `tile`, `leader` and `monument` are names; `cell` and `origin`
are squares like "d7", `cells` a list of them; `kingdoms` is a list of tables
with `leaders` and `cells`; the rest are numbers or names told below.
"""

from __future__ import annotations

from typing import Final

from regna.core import Reason

# ---- refusals: rows of the table below ------------------------------------------
# A sentence that fits leaders and tiles has a row for each, since their rules differ; a row
# without a rule rests on the rule of the question that waits.

NOT_NOW: Final = 1
CATASTROPHE_HERE: Final = 2
NOT_EMPTY: Final = 3
LEADER_SAME_PLACE: Final = 4
LEADER_ON_RIVER: Final = 5
NOT_BESIDE_TEMPLE: Final = 6
LEADER_JOINS_KINGDOMS: Final = 7
LEADER_NOT_ON_BOARD: Final = 8
TILE_NOT_IN_HAND: Final = 9
FARM_ON_LAND: Final = 10
TILE_ON_RIVER: Final = 11
JOINS_THREE_KINGDOMS: Final = 12
NO_CATASTROPHE_LEFT: Final = 13
CATASTROPHE_ON_LEADER: Final = 14
CATASTROPHE_ON_TREASURE: Final = 15
CATASTROPHE_ON_MONUMENT: Final = 16
CATASTROPHE_TWICE: Final = 17
SWAP_NOTHING: Final = 18
SWAP_NOT_IN_HAND: Final = 19
NO_SUCH_WAR: Final = 20
SUPPORT_NOT_IN_HAND: Final = 21
SUPPORT_CANNOT_WIN: Final = 22
SUPPORT_NOT_LEVEL: Final = 23
NO_SQUARE: Final = 24
MONUMENT_USED: Final = 25
MONUMENT_COLOUR: Final = 26
NO_TREASURE: Final = 27
TREASURE_ELSEWHERE: Final = 28
CORNERS_FIRST: Final = 29
LEADER_ON_CATASTROPHE: Final = 30
LEADER_NOT_EMPTY: Final = 31

REASONS: Final = [
    Reason("", ""),
    Reason("tigris-not-now", ""),
    Reason("tigris-catastrophe-here", "16"),
    Reason("tigris-not-empty", "16"),
    Reason("tigris-leader-same-place", "10"),
    Reason("tigris-leader-on-river", "6"),
    Reason("tigris-not-beside-temple", "6"),
    Reason("tigris-leader-joins-kingdoms", "7"),
    Reason("tigris-leader-not-on-board", "11"),
    Reason("tigris-tile-not-in-hand", "16"),
    Reason("tigris-farm-on-land", "16"),
    Reason("tigris-tile-on-river", "16"),
    Reason("tigris-joins-three-kingdoms", "17"),
    Reason("tigris-no-catastrophe-left", "50"),
    Reason("tigris-catastrophe-on-leader", "48"),
    Reason("tigris-catastrophe-on-treasure", "48"),
    Reason("tigris-catastrophe-on-monument", "48"),
    Reason("tigris-catastrophe-twice", "48"),
    Reason("tigris-swap-nothing", "56"),
    Reason("tigris-swap-not-in-hand", "56"),
    Reason("tigris-no-such-war", "26"),
    Reason("tigris-support-not-in-hand", ""),
    Reason("tigris-support-cannot-win", "39"),
    Reason("tigris-support-not-level", "39"),
    Reason("tigris-no-square", "40"),
    Reason("tigris-monument-used", "43"),
    Reason("tigris-monument-colour", "43"),
    Reason("tigris-no-treasure", "52"),
    Reason("tigris-treasure-elsewhere", "52"),
    Reason("tigris-corners-first", "52"),
    Reason("tigris-catastrophe-here", "6"),
    Reason("tigris-not-empty", "6"),
]

REFUSALS: Final[dict[str, list[str]]] = {
    "tigris-not-now": ["verb", "ask"],  # the verb of the move; the ask that waits
    "tigris-catastrophe-here": ["cell"],
    "tigris-not-empty": ["cell", "piece"],  # the tile's or leader's name, or "monument"
    "tigris-leader-same-place": ["leader", "cell"],
    "tigris-leader-on-river": ["leader", "cell"],
    "tigris-not-beside-temple": ["leader", "cell"],
    "tigris-leader-joins-kingdoms": ["leader", "cell", "kingdoms"],
    "tigris-leader-not-on-board": ["leader"],
    "tigris-tile-not-in-hand": ["tile", "colour"],
    "tigris-farm-on-land": ["cell"],
    "tigris-tile-on-river": ["tile", "colour", "cell"],
    "tigris-joins-three-kingdoms": ["cell", "count", "kingdoms"],
    "tigris-no-catastrophe-left": [],
    "tigris-catastrophe-on-leader": ["cell", "leader", "seat"],
    "tigris-catastrophe-on-treasure": ["cell"],
    "tigris-catastrophe-on-monument": ["cell", "monument"],
    "tigris-catastrophe-twice": ["cell"],
    "tigris-swap-nothing": [],
    "tigris-swap-not-in-hand": ["tile", "colour", "count", "held"],
    "tigris-no-such-war": ["leader", "colour", "colours"],  # colours at war
    "tigris-support-not-in-hand": ["tile", "colour", "count", "held"],
    "tigris-support-cannot-win": ["count", "attack", "defence"],  # strengths with it
    "tigris-support-not-level": ["count", "attack", "defence"],
    "tigris-no-square": ["cells"],
    "tigris-monument-used": ["monument", "cell"],
    "tigris-monument-colour": ["monument", "colour"],
    "tigris-no-treasure": ["cell"],
    "tigris-treasure-elsewhere": ["cell"],
    "tigris-corners-first": ["cell", "cells"],  # the corner treasures
}

ASKS: Final[dict[str, list[str]]] = {
    "tigris-action": ["seat", "left"],  # actions left, this one included
    "tigris-war": ["seat", "cell", "colours"],
    "tigris-revolt-attack": [
        "seat",
        "leader",
        "colour",
        "attacker",
        "defender",
        "attack",
        "defence",
    ],
    "tigris-revolt-defence": [
        "seat",
        "leader",
        "colour",
        "attacker",
        "defender",
        "attack",
        "defence",
    ],
    "tigris-war-attack": ["seat", "leader", "colour", "attacker", "defender", "attack", "defence"],
    "tigris-war-defence": ["seat", "leader", "colour", "attacker", "defender", "attack", "defence"],
    "tigris-monument": ["seat", "colour", "cells", "monuments"],  # top left squares; names
    "tigris-treasure": ["seat", "left", "cells"],  # still to take; where from
}

EVENTS: Final[dict[str, list[str]]] = {
    "tigris-turn": ["seat"],
    "tigris-passed": ["seat"],
    "tigris-leader-placed": ["seat", "leader", "colour", "cell"],
    "tigris-leader-moved": ["seat", "leader", "colour", "origin", "cell"],
    "tigris-leader-withdrawn": ["seat", "leader", "colour", "cell"],
    "tigris-leader-displaced": ["seat", "leader", "colour", "cell"],
    "tigris-tile-placed": ["seat", "tile", "colour", "cell"],
    "tigris-tile-scored": ["seat", "leader", "colour", "points", "cell"],
    "tigris-united": ["seat", "cell", "kingdoms"],
    "tigris-union-over": ["cell"],
    "tigris-catastrophe-placed": ["seat", "cell"],
    "tigris-tile-destroyed": ["tile", "colour", "cell"],
    "tigris-swapped": ["seat", "count"],
    "tigris-drew": ["seat", "count"],
    "tigris-revolt": ["attacker", "defender", "leader", "colour", "cell", "attack", "defence"],
    "tigris-supported": ["seat", "tile", "colour", "count"],
    "tigris-revolt-won": ["seat", "loser", "leader", "colour", "attack", "defence", "points"],
    "tigris-war-begun": ["attacker", "defender", "leader", "colour", "attack", "defence"],
    "tigris-war-won": ["seat", "loser", "leader", "colour", "attack", "defence", "points", "cells"],
    "tigris-wars-vanished": ["colours"],
    "tigris-monument-built": ["seat", "monument", "colour", "cell", "cells"],
    "tigris-monument-declined": ["seat"],
    "tigris-treasure-taken": ["seat", "cell"],
    "tigris-monument-points": ["seat", "leader", "colour", "monument", "points"],
    "tigris-over": ["ending"],  # "treasures", "bag" or "stall"
}

# Facts only the seat concerned gets: tiles by colour.
PRIVATE_FACTS: Final[dict[str, list[str]]] = {
    "tigris-swapped": ["tiles"],
    "tigris-drew": ["tiles"],
}

CODES: Final[dict[str, list[str]]] = {**ASKS, **REFUSALS, **EVENTS}
