"""Why a move is refused: every reason with its rule; without one, that of the question asked."""

from __future__ import annotations

from typing import Final

from regna.core import Reason

REASONS: Final[list[Reason]] = [
    Reason("legal", ""),
    Reason("dominion-not-now", ""),
    Reason("dominion-not-in-hand", ""),
    Reason("dominion-not-playable", "G5"),
    Reason("dominion-treasure-early", "G12"),
    Reason("dominion-treasure-late", "G13"),
    Reason("dominion-action-late", "G13"),
    Reason("dominion-buy-early", "G12"),
    Reason("dominion-no-treasures", "G12"),
    Reason("dominion-no-pile", "G10"),
    Reason("dominion-pile-empty", "G10"),
    Reason("dominion-too-expensive", "G12"),
    Reason("dominion-over-limit", "G6"),
    Reason("dominion-must-gain", "G19"),
    Reason("dominion-must-discard", "D-militia-1"),
    Reason("dominion-out-of-order", "G25"),
    Reason("dominion-no-moat", "D-moat-1"),
    Reason("dominion-not-action", "D-throne-room-4"),
    Reason("dominion-must-play", "D-throne-room-4"),
    Reason("dominion-not-treasure", "D-mine-1"),
    Reason("dominion-must-trash-treasure", "D-mine-1"),
    Reason("dominion-take-treasure", "D-mine-1"),
    Reason("dominion-not-copper", "D-moneylender-1"),
    Reason("dominion-must-trash-copper", "D-moneylender-1"),
    Reason("dominion-must-trash", "D-remodel-1"),
    Reason("dominion-not-victory", "D-bureaucrat-2"),
    Reason("dominion-has-victory", "D-bureaucrat-2"),
    Reason("dominion-keep-only", "D-library-1"),
    Reason("dominion-not-revealed", "D-thief-2"),
    Reason("dominion-not-stolen", "D-thief-3"),
]

_ROW: Final = {reason.code: row for row, reason in enumerate(REASONS)}

NOT_NOW: Final = _ROW["dominion-not-now"]
NOT_IN_HAND: Final = _ROW["dominion-not-in-hand"]
NOT_PLAYABLE: Final = _ROW["dominion-not-playable"]
TREASURE_EARLY: Final = _ROW["dominion-treasure-early"]
TREASURE_LATE: Final = _ROW["dominion-treasure-late"]
ACTION_LATE: Final = _ROW["dominion-action-late"]
BUY_EARLY: Final = _ROW["dominion-buy-early"]
NO_TREASURES: Final = _ROW["dominion-no-treasures"]
NO_PILE: Final = _ROW["dominion-no-pile"]
PILE_EMPTY: Final = _ROW["dominion-pile-empty"]
TOO_EXPENSIVE: Final = _ROW["dominion-too-expensive"]
OVER_LIMIT: Final = _ROW["dominion-over-limit"]
MUST_GAIN: Final = _ROW["dominion-must-gain"]
MUST_DISCARD: Final = _ROW["dominion-must-discard"]
OUT_OF_ORDER: Final = _ROW["dominion-out-of-order"]
NO_MOAT: Final = _ROW["dominion-no-moat"]
NOT_ACTION: Final = _ROW["dominion-not-action"]
MUST_PLAY: Final = _ROW["dominion-must-play"]
NOT_TREASURE: Final = _ROW["dominion-not-treasure"]
MUST_TRASH_TREASURE: Final = _ROW["dominion-must-trash-treasure"]
TAKE_TREASURE: Final = _ROW["dominion-take-treasure"]
NOT_COPPER: Final = _ROW["dominion-not-copper"]
MUST_TRASH_COPPER: Final = _ROW["dominion-must-trash-copper"]
MUST_TRASH: Final = _ROW["dominion-must-trash"]
NOT_VICTORY: Final = _ROW["dominion-not-victory"]
HAS_VICTORY: Final = _ROW["dominion-has-victory"]
KEEP_ONLY: Final = _ROW["dominion-keep-only"]
NOT_REVEALED: Final = _ROW["dominion-not-revealed"]
NOT_STOLEN: Final = _ROW["dominion-not-stolen"]
