"""Why a move can be refused: every row a code of the catalogue and its rule.

A sentence that fits two actions has a row for each, since their rules differ;
the row without a rule rests on the rule of the question that waits.
"""

from __future__ import annotations

from typing import Final

from regna.core import Reason

REASONS: Final = [
    Reason("", ""),
    Reason("heirs-not-now", "T2"),
    Reason("heirs-no-tile-in-hand", "T2"),
    Reason("heirs-cell-taken", "B0"),
    Reason("heirs-no-unit-near", "B0"),
    Reason("heirs-too-expensive", "B1"),
    Reason("heirs-already-taken", "A1"),
    Reason("heirs-no-tile-in-ring", "R3"),
    Reason("heirs-out-of-reach", "R3"),
    Reason("heirs-unit-not-on-board", "C1"),
    Reason("heirs-unit-has-moved", "C4"),
    Reason("heirs-no-tile-to-step-on", "C1"),
    Reason("heirs-cell-has-unit", "C1"),
    Reason("heirs-no-regular-in-reserve", "C2"),
    Reason("heirs-summon-too-far", "C2"),
    Reason("heirs-elite-stays", "C3"),
    Reason("heirs-no-camp", "LI5"),
    Reason("heirs-camp-before-taking", "LI5"),
    Reason("heirs-camp-reserve-empty", "E3"),
    Reason("heirs-camp-hand-full", "Q13"),
    Reason("heirs-take-owed", "T3"),
    Reason("heirs-nothing-to-destroy", "WA1"),
    Reason("heirs-destroy-order", "WA1"),
    Reason("heirs-must-destroy", "WA1"),
    Reason("heirs-must-discard", "A6"),
    Reason("heirs-discard-order", "A6"),
    Reason("heirs-no-such-move", ""),
    Reason("heirs-no-tile-to-step-on", "C2"),
    Reason("heirs-cell-has-unit", "C2"),
    Reason("heirs-unit-not-on-board", "C3"),
    Reason("heirs-no-tile-in-hand", "A6"),
]
NOT_NOW: Final = 1
NO_TILE_IN_HAND: Final = 2
CELL_TAKEN: Final = 3
NO_UNIT_NEAR: Final = 4
TOO_EXPENSIVE: Final = 5
ALREADY_TAKEN: Final = 6
NO_TILE_IN_RING: Final = 7
OUT_OF_REACH: Final = 8
UNIT_NOT_ON_BOARD: Final = 9
UNIT_HAS_MOVED: Final = 10
NO_TILE_TO_STEP_ON: Final = 11
CELL_HAS_UNIT: Final = 12
NO_REGULAR_IN_RESERVE: Final = 13
SUMMON_TOO_FAR: Final = 14
ELITE_STAYS: Final = 15
NO_CAMP: Final = 16
CAMP_BEFORE_TAKING: Final = 17
CAMP_RESERVE_EMPTY: Final = 18
CAMP_HAND_FULL: Final = 19
TAKE_OWED: Final = 20
NOTHING_TO_DESTROY: Final = 21
DESTROY_ORDER: Final = 22
MUST_DESTROY: Final = 23
MUST_DISCARD: Final = 24
DISCARD_ORDER: Final = 25
NO_SUCH_MOVE: Final = 26
NO_TILE_TO_SUMMON_TO: Final = 27
SUMMON_TO_UNIT: Final = 28
NOTHING_TO_WITHDRAW: Final = 29
NO_TILE_TO_DISCARD: Final = 30
