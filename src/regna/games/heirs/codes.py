"""Everything the game can say, with the facts that come with it: what catalogues must have."""

from __future__ import annotations

from typing import Final

TILE: Final = ["tile", "building", "colour"]  # told of every tile

ASKS: Final = {
    "heirs-act": ["seat", "owed"],
    "heirs-surplus": ["seat", "surplus"],
    "heirs-destroy": ["seat", "cell", "cells"],
}

REFUSALS: Final[dict[str, list[str]]] = {
    "heirs-not-now": [],
    "heirs-no-tile-in-hand": [],
    "heirs-cell-taken": ["cell"],
    "heirs-no-unit-near": ["cell"],
    "heirs-too-expensive": ["building", "wood", "stone", "grain", "discounts"],
    "heirs-already-taken": [],
    "heirs-no-tile-in-ring": [],
    "heirs-out-of-reach": ["building", "reach", "order"],
    "heirs-unit-not-on-board": ["unit"],
    "heirs-unit-has-moved": ["unit"],
    "heirs-no-tile-to-step-on": ["cell"],
    "heirs-cell-has-unit": ["cell"],
    "heirs-no-regular-in-reserve": [],
    "heirs-summon-too-far": ["cell"],
    "heirs-elite-stays": [],
    "heirs-no-camp": ["tile"],
    "heirs-camp-before-taking": [],
    "heirs-camp-reserve-empty": [],
    "heirs-camp-hand-full": [],
    "heirs-take-owed": [],
    "heirs-nothing-to-destroy": ["cell"],
    "heirs-destroy-order": ["cell"],
    "heirs-must-destroy": [],
    "heirs-must-discard": ["surplus"],
    "heirs-discard-order": ["surplus"],
    "heirs-no-such-move": [],
}

EVENTS: Final = {
    "heirs-turn": ["seat", "turn"],
    "heirs-take": ["seat", "position", "left", *TILE],
    "heirs-refill": ["position", *TILE],
    "heirs-last-round": [],
    "heirs-build": ["seat", "cell", "discounts", *TILE],
    "heirs-expand": ["seat", "cell", *TILE],
    "heirs-camp": ["seat", "cell", *TILE],
    "heirs-destroyed": ["seat", "cell", *TILE],
    "heirs-step": ["seat", "unit", "from", "cell"],
    "heirs-summon": ["seat", "cell"],
    "heirs-withdraw": ["seat", "cell"],
    "heirs-discard": ["seat", *TILE],
    "heirs-end-turn": ["seat"],
    "heirs-over": [],
    "heirs-henry-builds": ["seat", "cell", "option", *TILE],
    "heirs-henry-no-place": TILE,
    "heirs-treasure": ["treasure", "cell"],
    "heirs-treasure-lifted": ["treasure", "cell"],
    "heirs-henry-moves": ["cell", *TILE],
}
