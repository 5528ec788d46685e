"""What Henry will do after a turn: all of it follows from what everybody sees (H).

Only the colour of the next stock tile may be unknown, if the player has yet to take
a tile: then every colour counts as often as the stock has it. Treasures are
counted as those nobody has seen, one as likely as another.
"""

from __future__ import annotations

from mypy_extensions import i64

from regna.bots.heirs.judge import final_worth, treasure_worth
from regna.bots.heirs.ledger import Ledger
from regna.games.heirs.moves import END
from regna.games.heirs.scoring import TREASURE_POINTS
from regna.games.heirs.state import BLUE, WHITE, Heirs
from regna.games.heirs.tiles import COLOURS


class Unseen:
    """The treasures nobody has seen: which they may be, and how many are in the stack."""

    def __init__(self, kinds: list[int], stack: i64) -> None:
        self.kinds = kinds
        self.stack = stack


def worth_after_henry(state: Heirs, unseen: Unseen, known: bool, turns: i64, mine: i64) -> float:
    """The lead after his turn, which is one of `turns`; `known`: the next stock tile's colour."""
    if known or len(state.stock) < 2:
        return after_his_turn(state.copy(), unseen, turns, mine)
    total = 0.0
    for colour in range(len(COLOURS)):
        share: i64 = 0
        last: i64 = 0
        for place in range(len(state.stock)):
            if state.tiles.colour[state.stock[place]] == colour:
                share += 1
                last = place
        if share:
            twin = state.copy()
            top = i64(len(twin.stock)) - 1
            tile = twin.stock[last]
            twin.stock[last] = twin.stock[top]
            twin.stock[top] = tile
            total += float(share) * after_his_turn(twin, unseen, turns, mine)
    return total / float(len(state.stock))


def after_his_turn(twin: Heirs, unseen: Unseen, turns: i64, mine: i64) -> float:
    """Let him play in a world that is only for this, in which no treasures are stacked."""
    hand = twin.hands[WHITE]
    laid = len(twin.board)
    twin.hands[WHITE] = 0  # else the surplus would have to be discarded first
    twin.advance(END.first)
    twin.hands[WHITE] = hand
    worth = final_worth(twin, Ledger(twin, turns - 1), WHITE, turns - 1, mine)
    worth -= float(TREASURE_POINTS * unseen.stack)
    if unseen.stack > 0 and len(twin.board) > laid:
        tile = twin.board[laid]
        assert twin.owns(BLUE, tile)
        for treasure in unseen.kinds:
            kept = treasure_worth(twin, tile, treasure, turns - 1)
            worth += (float(TREASURE_POINTS) - kept) / float(len(unseen.kinds))
    return worth
