"""A turn: up to two actions, then monuments, tiles and the end of the game (sections A, I)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Frame, Script, Step
from regna.games.tigris import actions, said
from regna.games.tigris.actions import PLACED_SCRIPT, Deed
from regna.games.tigris.blocks import Blocks
from regna.games.tigris.monuments import score_monuments
from regna.games.tigris.moves import (
    CATASTROPHE,
    LEADER,
    MOVES,
    PASS,
    SWAP,
    TILE,
    WITHDRAW,
)
from regna.games.tigris.openings import list_openings, swaps
from regna.games.tigris.pieces import LAST_TREASURES
from regna.games.tigris.revolt import REVOLT_SCRIPT
from regna.games.tigris.state import BY_BAG, BY_STALL, BY_TREASURES, Tigris
from regna.games.tigris.steps import Question, Turn
from regna.games.tigris.treasures import SHARE_TREASURES

ACTIONS: Final = 2


class Pass(Deed):
    """Do nothing more in this turn (rule 2)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        return 0

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        if state.telling:
            state.tell(said.PASSED, turn.seat)
        turn.goto(MONUMENT_POINTS)


def _deeds() -> list[Deed]:
    """What each verb does, by its number."""
    deeds = [Deed() for _ in MOVES.verbs]
    deeds[PASS.number] = Pass()
    deeds[LEADER.number] = actions.PlaceLeader()
    deeds[WITHDRAW.number] = actions.Withdraw()
    deeds[TILE.number] = actions.PlaceTile()
    deeds[CATASTROPHE.number] = actions.PlaceCatastrophe()
    deeds[SWAP.number] = actions.Swap()
    return deeds


DEEDS: Final = _deeds()


class Action(Question[Turn]):
    """The active player acts or passes (rules 1, 2)."""

    def __init__(self) -> None:
        super().__init__(said.ACTION)
        self.calls = [PLACED_SCRIPT, REVOLT_SCRIPT]

    def asked(self, state: Tigris, turn: Turn) -> list[object]:
        return [turn.seat, ACTIONS - turn.actions]

    def openings(self, state: Tigris, turn: Turn) -> Blocks:
        """All actions but swaps, listed once for each decision."""
        blocks = state.actions
        if blocks is None:
            blocks = state.actions = Blocks()
        if state.offers < 0:
            list_openings(state, turn.seat, blocks)
            state.offers = blocks.total
        return blocks

    def count(self, state: Tigris, turn: Turn) -> i64:
        return self.openings(state, turn).total + len(swaps(state, turn.seat))

    def nth(self, state: Tigris, turn: Turn, k: i64) -> i64:
        openings = self.openings(state, turn)
        if k < openings.total:
            return openings.nth(k)
        return swaps(state, turn.seat)[k - openings.total]

    def moves(self, state: Tigris, turn: Turn) -> list[int]:
        return self.openings(state, turn).moves(swaps(state, turn.seat))

    def check(self, state: Tigris, turn: Turn, move: i64) -> i64:
        return DEEDS[MOVES.number(move)].check(state, turn.seat, move)

    def why(self, state: Tigris, turn: Turn, move: i64, refusal: i64) -> list[object]:
        return DEEDS[MOVES.number(move)].refused(state, turn.seat, move, refusal)

    def choose(self, state: Tigris, turn: Turn, move: i64) -> None:
        DEEDS[MOVES.number(move)].do(state, turn, move)


# ---- the rest of the turn -------------------------------------------------------


class NextAction(Step[Tigris, Turn]):
    """An action is over; the turn has two (rule 1)."""

    def begin(self, state: Tigris, turn: Turn) -> bool:
        turn.actions += 1
        if turn.actions < ACTIONS:
            turn.goto(ACTION)
        return False


class MonumentPoints(Step[Tigris]):
    """First of all at the end of a turn (rules 4, 47)."""

    def begin(self, state: Tigris, frame: Frame) -> bool:
        score_monuments(state, frame.seat)
        return False


class Refill(Step[Tigris, Turn]):
    """All hands back to six, the active player first; a bag too small ends the game (57)."""

    def begin(self, state: Tigris, turn: Turn) -> bool:
        for steps in range(state.seats):
            seat = (turn.seat + steps) % state.seats
            wanted = state.missing_tiles(seat)
            if wanted > 0:
                drawn = state.draw_tiles(seat, wanted)
                turn.drawn += drawn
                if drawn < wanted:
                    state.end_game(BY_BAG)
                    return False
        return False


class EndTurn(Step[Tigris, Turn]):
    """Few treasures or endless play end the game (rules 59, 62); else the next seat's turn."""

    def begin(self, state: Tigris, turn: Turn) -> bool:
        if state.treasures.count() <= LAST_TREASURES:
            state.end_game(BY_TREASURES)
            return False
        state.idle = 0 if turn.drawn > 0 else state.idle + 1
        limit = state.variant.stall_turns * state.seats
        if limit > 0 and state.idle >= limit:
            state.end_game(BY_STALL)
            return False
        turn.seat = (turn.seat + 1) % state.seats
        turn.actions = 0
        turn.drawn = 0
        turn.goto(ACTION)
        if state.telling:
            state.tell(said.TURN, turn.seat)
        return False


ACTION: Final = Action()
MONUMENT_POINTS: Final = MonumentPoints("monument-points", "47")

TURN_SCRIPT: Final = Script(
    "turn",
    [
        ACTION,
        SHARE_TREASURES,
        NextAction("next-action", "1"),
        MONUMENT_POINTS,
        Refill("refill", "4"),
        EndTurn("end-turn", "59"),
    ],
    frame=Turn,
)
