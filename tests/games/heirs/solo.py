"""The human's turn in the solo game, set up so that Henry plays next."""

from __future__ import annotations

from typing import Any

from regna.core import Event
from regna.games.heirs.state import Heirs
from tests.games.heirs.table import PRINTED, load, new, play, ring_of

SETS = ["travel", "lands_industry", "trade_church"]
ALL = [tile for tile in new().tiles.ids if PRINTED[tile]["set"] in SETS]
ASIDE = ["aside"] * 3
HOME = ["0", "reserve", "reserve"]


def solo(*board: str, ring: list[str], top: str | None = None, **fields: Any) -> Heirs:
    """A human turn whose tile is already taken: `end` lets Henry play with this ring.

    `top` is the colour of the stock's top tile; without one the stock is empty.
    """
    options = {"sets": SETS, "level": fields.pop("level", 1)}
    if top is None:
        used = " ".join([*board, *ring, str(fields.get("hands", ""))]).split()
        rest = [tile for tile in ALL if tile not in used and tile not in str(fields)]
        start = [] if board and board[0].startswith("0 ") else [f"0 {rest.pop()}"]
        fields.setdefault("last_turns", 2)
        return load(
            *start, *board, seats=1, ring=ring_of(*ring), stock=[], gone=rest, crown=1,
            options=options, **fields,
        )  # fmt: skip
    return load(
        *board, seats=1, ring=ring_of(*ring), stock={"top": top}, crown=1, options=options, **fields
    )


def henry(state: Heirs) -> dict[str, Event]:
    """Let Henry play; his events by code."""
    events = play(state, "end")
    return {event.code.removeprefix("heirs-"): event for event in events}


MIXED = ["tch-farm-a", "tch-quarry-a", "lnd-sty", "lnd-forge", "tch-farm-b", "tch-quarry-b"]
MIX = ["tra-market-grey", "lnd-mill", "lnd-sty", "lnd-forge", "lnd-bakery", "lnd-lodge"]
