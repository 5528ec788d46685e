"""Everything this game can say: code, rule and facts of each question, refusal and event.

`seat`, `attacker`, `defender` and `loser` are numbers of seats; `colour`, `tile`,
`leader` and `monument` are names; `cell` and `origin` are squares like "d7".
"""

from __future__ import annotations

from typing import TypedDict

from regna.core import Said


class ToldLeader(TypedDict):
    """A leader on the board."""

    seat: int
    leader: str
    colour: str
    cell: str


class ToldKingdom(TypedDict):
    """A kingdom by its leaders and squares."""

    leaders: list[ToldLeader]
    cells: list[str]


SAID = Said(
    "tigris",
    {
        int: "seat attacker defender loser left attack defence support count held points",
        str: "cell origin leader colour tile piece monument verb ask ending",
        list[str]: "cells colours monuments",
        dict[str, int]: "tiles",
        list[ToldKingdom]: "kingdoms",
    },
)

# ---- questions -------------------------------------------------------------------

# The tile that counts; what the attacker has added from the hand, which is in `attack`.
FIGHT = "seat leader colour attacker defender attack defence tile support"

ACTION = SAID.ask("action", "1", "seat left")  # actions left, this one included
WHICH_WAR = SAID.ask("war", "26", "seat cell colours")
REVOLT_ATTACK = SAID.ask("revolt-attack", "24", FIGHT)
REVOLT_DEFENCE = SAID.ask("revolt-defence", "24", FIGHT)
WAR_ATTACK = SAID.ask("war-attack", "25a", FIGHT)
WAR_DEFENCE = SAID.ask("war-defence", "25a", FIGHT)
MONUMENT = SAID.ask("monument", "40", "seat colour cells monuments")  # top left squares; names
TREASURE = SAID.ask("treasure", "52", "seat left cells")  # still to take; where from

# ---- refusals --------------------------------------------------------------------

NOT_NOW = SAID.refusal("not-now", "", "verb ask")  # the verb of the move; the ask that waits

LEADER_SAME_PLACE = SAID.refusal("leader-same-place", "10", "leader cell")
LEADER_ON_CATASTROPHE = SAID.refusal("catastrophe-here", "6", "cell")
LEADER_NOT_EMPTY = SAID.refusal("not-empty", "6", "cell piece")  # a piece, or "monument"
LEADER_ON_RIVER = SAID.refusal("leader-on-river", "6", "leader cell")
NOT_BESIDE_TEMPLE = SAID.refusal("not-beside-temple", "6", "leader cell")
LEADER_JOINS_KINGDOMS = SAID.refusal("leader-joins-kingdoms", "7", "leader cell kingdoms")
LEADER_NOT_ON_BOARD = SAID.refusal("leader-not-on-board", "11", "leader")

TILE_NOT_IN_HAND = SAID.refusal("tile-not-in-hand", "16", "tile colour")
TILE_ON_CATASTROPHE = SAID.refusal("catastrophe-here", "16", "cell")
TILE_NOT_EMPTY = SAID.refusal("not-empty", "16", "cell piece")
FARM_ON_LAND = SAID.refusal("farm-on-land", "16", "cell")
TILE_ON_RIVER = SAID.refusal("tile-on-river", "16", "tile colour cell")
JOINS_THREE_KINGDOMS = SAID.refusal("joins-three-kingdoms", "17", "cell count kingdoms")

NO_CATASTROPHE_LEFT = SAID.refusal("no-catastrophe-left", "50")
CATASTROPHE_ON_LEADER = SAID.refusal("catastrophe-on-leader", "48", "cell leader seat")
CATASTROPHE_ON_TREASURE = SAID.refusal("catastrophe-on-treasure", "48", "cell")
CATASTROPHE_ON_MONUMENT = SAID.refusal("catastrophe-on-monument", "48", "cell monument")
CATASTROPHE_TWICE = SAID.refusal("catastrophe-twice", "48", "cell")

SWAP_NOTHING = SAID.refusal("swap-nothing", "56")
SWAP_NOT_IN_HAND = SAID.refusal("swap-not-in-hand", "56", "tile colour count held")

NO_SUCH_WAR = SAID.refusal("no-such-war", "26", "leader colour colours")  # colours at war
SUPPORT_NOT_IN_HAND = SAID.refusal("support-not-in-hand", "", "tile colour count held")
SUPPORT_CANNOT_WIN = SAID.refusal("support-cannot-win", "39", "count attack defence")  # with it
SUPPORT_NOT_LEVEL = SAID.refusal("support-not-level", "39", "count attack defence")

NO_SQUARE = SAID.refusal("no-square", "40", "cells")
MONUMENT_USED = SAID.refusal("monument-used", "43", "monument cell")
MONUMENT_COLOUR = SAID.refusal("monument-colour", "43", "monument colour")

NO_TREASURE = SAID.refusal("no-treasure", "52", "cell")
TREASURE_ELSEWHERE = SAID.refusal("treasure-elsewhere", "52", "cell")
CORNERS_FIRST = SAID.refusal("corners-first", "52", "cell cells")  # the corner treasures

# ---- events ----------------------------------------------------------------------

TURN = SAID.event("turn", "seat")
PASSED = SAID.event("passed", "seat")
LEADER_PLACED = SAID.event("leader-placed", "seat leader colour cell")
LEADER_MOVED = SAID.event("leader-moved", "seat leader colour cell origin")
LEADER_WITHDRAWN = SAID.event("leader-withdrawn", "seat leader colour cell")
LEADER_DISPLACED = SAID.event("leader-displaced", "seat leader colour cell")
TILE_PLACED = SAID.event("tile-placed", "seat tile colour cell")
TILE_SCORED = SAID.event("tile-scored", "seat leader colour points cell")
UNITED = SAID.event("united", "seat cell kingdoms")
UNION_OVER = SAID.event("union-over", "cell")
CATASTROPHE_PLACED = SAID.event("catastrophe-placed", "seat cell")
TILE_DESTROYED = SAID.event("tile-destroyed", "tile colour cell")
SWAPPED = SAID.event("swapped", "seat count", private="tiles")  # tiles by colour
DREW = SAID.event("drew", "seat count", private="tiles")
REVOLT = SAID.event("revolt", "attacker defender leader colour cell attack defence")
SUPPORTED = SAID.event("supported", "seat tile colour count")
REVOLT_WON = SAID.event("revolt-won", "seat loser leader colour attack defence points")
WAR_BEGUN = SAID.event("war-begun", "attacker defender leader colour attack defence")
WAR_WON = SAID.event("war-won", "seat loser leader colour attack defence points cells")
WARS_VANISHED = SAID.event("wars-vanished", "colours")
MONUMENT_BUILT = SAID.event("monument-built", "seat monument colour cell cells")
MONUMENT_DECLINED = SAID.event("monument-declined", "seat")
TREASURE_TAKEN = SAID.event("treasure-taken", "seat cell")
MONUMENT_POINTS = SAID.event("monument-points", "seat leader colour monument points")
OVER = SAID.event("over", "ending")  # "treasures", "bag" or "stall"
