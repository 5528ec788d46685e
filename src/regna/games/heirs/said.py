"""Everything the game can say: what is asked, why a move is refused, what happens.

A sentence that fits two actions is declared for each, since their rules differ.
"""

from __future__ import annotations

from typing import Final

from regna.core import Said

SAID: Final = Said(
    "heirs",
    {
        int: "seat owed surplus wood stone grain discounts reach order position left turn",
        str: "cell unit tile building colour from option treasure",
        list[str]: "cells",
    },
)
TILE: Final = "tile building colour"  # told of every tile: `Heirs.told`

ACT: Final = SAID.ask("act", "T2", "seat owed")
SURPLUS: Final = SAID.ask("surplus", "A6", "seat surplus")
DESTROY: Final = SAID.ask("destroy", "WA1", "seat cell cells")

NO_SUCH_MOVE: Final = SAID.refusal("no-such-move")
NOT_NOW: Final = SAID.refusal("not-now", "T2")
NO_TILE_IN_HAND: Final = SAID.refusal("no-tile-in-hand", "T2")
CELL_TAKEN: Final = SAID.refusal("cell-taken", "B0", "cell")
NO_UNIT_NEAR: Final = SAID.refusal("no-unit-near", "B0", "cell")
TOO_EXPENSIVE: Final = SAID.refusal("too-expensive", "B1", "building wood stone grain discounts")
ALREADY_TAKEN: Final = SAID.refusal("already-taken", "A1")
NO_TILE_IN_RING: Final = SAID.refusal("no-tile-in-ring", "R3")
OUT_OF_REACH: Final = SAID.refusal("out-of-reach", "R3", "building reach order")
UNIT_NOT_ON_BOARD: Final = SAID.refusal("unit-not-on-board", "C1", "unit")
NOTHING_TO_WITHDRAW: Final = SAID.refusal("unit-not-on-board", "C3", "unit")
UNIT_HAS_MOVED: Final = SAID.refusal("unit-has-moved", "C4", "unit")
NO_TILE_TO_STEP_ON: Final = SAID.refusal("no-tile-to-step-on", "C1", "cell")
NO_TILE_TO_SUMMON_TO: Final = SAID.refusal("no-tile-to-step-on", "C2", "cell")
CELL_HAS_UNIT: Final = SAID.refusal("cell-has-unit", "C1", "cell")
SUMMON_TO_UNIT: Final = SAID.refusal("cell-has-unit", "C2", "cell")
NO_REGULAR_IN_RESERVE: Final = SAID.refusal("no-regular-in-reserve", "C2")
SUMMON_TOO_FAR: Final = SAID.refusal("summon-too-far", "C2", "cell")
ELITE_STAYS: Final = SAID.refusal("elite-stays", "C3")
NO_CAMP: Final = SAID.refusal("no-camp", "LI5", "tile")
CAMP_BEFORE_TAKING: Final = SAID.refusal("camp-before-taking", "LI5")
CAMP_RESERVE_EMPTY: Final = SAID.refusal("camp-reserve-empty", "E3")
CAMP_HAND_FULL: Final = SAID.refusal("camp-hand-full", "Q13")
TAKE_OWED: Final = SAID.refusal("take-owed", "T3")
NOTHING_TO_DESTROY: Final = SAID.refusal("nothing-to-destroy", "WA1", "cell")
DESTROY_ORDER: Final = SAID.refusal("destroy-order", "WA1", "cell")
MUST_DESTROY: Final = SAID.refusal("must-destroy", "WA1")
MUST_DISCARD: Final = SAID.refusal("must-discard", "A6", "surplus")
DISCARD_ORDER: Final = SAID.refusal("discard-order", "A6", "surplus")
NO_TILE_TO_DISCARD: Final = SAID.refusal("no-tile-in-hand", "A6")

TURN_BEGINS: Final = SAID.event("turn", "seat turn")
TAKEN: Final = SAID.event("take", f"seat position left {TILE}")
REFILLED: Final = SAID.event("refill", f"position {TILE}")
LAST_ROUND: Final = SAID.event("last-round")
BUILT: Final = SAID.event("build", f"seat cell discounts {TILE}")
EXPANDED: Final = SAID.event("expand", f"seat cell {TILE}")
CAMP_USED: Final = SAID.event("camp", f"seat cell {TILE}")
DESTROYED: Final = SAID.event("destroyed", f"seat cell {TILE}")
STEPPED: Final = SAID.event("step", "seat unit from cell")
SUMMONED: Final = SAID.event("summon", "seat cell")
WITHDRAWN: Final = SAID.event("withdraw", "seat cell")
DISCARDED: Final = SAID.event("discard", f"seat {TILE}")
TURN_ENDS: Final = SAID.event("end-turn", "seat")
OVER: Final = SAID.event("over")
HENRY_BUILDS: Final = SAID.event("henry-builds", f"seat cell option {TILE}")
HENRY_NO_PLACE: Final = SAID.event("henry-no-place", TILE)
TREASURE: Final = SAID.event("treasure", "treasure cell")
TREASURE_LIFTED: Final = SAID.event("treasure-lifted", "treasure cell")
HENRY_MOVES: Final = SAID.event("henry-moves", f"cell {TILE}")
