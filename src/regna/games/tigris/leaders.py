"""Leaders are placed, moved and withdrawn (section B)."""

from __future__ import annotations

from mypy_extensions import i64

from regna.games.tigris import said
from regna.games.tigris.board import cell_name
from regna.games.tigris.moves import LEADER, WITHDRAW
from regna.games.tigris.pieces import LEADER_NAMES, leader
from regna.games.tigris.revolt import begin_revolt
from regna.games.tigris.state import Tigris
from regna.games.tigris.steps import Deed, Turn


class PlaceLeader(Deed):
    """Place a leader, or move it: lift, then place (rules 6 to 10); then perhaps a revolt."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        cell = LEADER.b(move)
        origin = state.leader_at[leader(seat, LEADER.a(move))]
        if origin == cell:
            return said.LEADER_SAME_PLACE
        if state.ruins.has(cell):
            return said.LEADER_ON_CATASTROPHE
        if state.occupied.has(cell):
            return said.LEADER_NOT_EMPTY
        if state.variant.chart.river.has(cell):
            return said.LEADER_ON_RIVER
        if not state.beside_temple(cell):
            return said.NOT_BESIDE_TEMPLE
        if len(state.kingdoms_beside(cell, origin)) >= 2:
            return said.LEADER_JOINS_KINGDOMS
        return 0

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        colour, cell = LEADER.a(move), LEADER.b(move)
        if refusal == said.LEADER_ON_CATASTROPHE:
            return [cell_name(cell)]
        if refusal == said.LEADER_NOT_EMPTY:
            return [cell_name(cell), state.piece_at(cell)]
        if refusal == said.LEADER_JOINS_KINGDOMS:
            kingdoms = state.kingdoms_beside(cell, state.leader_at[leader(seat, colour)])
            return [LEADER_NAMES[colour], cell_name(cell), state.kingdoms_facts(kingdoms)]
        return [LEADER_NAMES[colour], cell_name(cell)]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        colour = LEADER.a(move)
        which = leader(turn.seat, colour)
        origin = state.leader_at[which]
        if origin >= 0:
            state.lift_leader(which)
        state.put_leader(which, LEADER.b(move))
        if state.telling:
            facts = state.told(which)
            if origin >= 0:
                state.tell(said.LEADER_MOVED, *facts, cell_name(origin))
            else:
                state.tell(said.LEADER_PLACED, *facts)
        begin_revolt(state, turn.seat, colour)


class Withdraw(Deed):
    """Take a leader back: an action of its own (rule 11)."""

    def check(self, state: Tigris, seat: i64, move: i64) -> i64:
        on_board = state.leader_at[leader(seat, WITHDRAW.a(move))] >= 0
        return 0 if on_board else said.LEADER_NOT_ON_BOARD

    def refused(self, state: Tigris, seat: i64, move: i64, refusal: i64) -> list[object]:
        return [LEADER_NAMES[WITHDRAW.a(move)]]

    def do(self, state: Tigris, turn: Turn, move: i64) -> None:
        which = leader(turn.seat, WITHDRAW.a(move))
        if state.telling:
            state.tell(said.LEADER_WITHDRAWN, *state.told(which))
        state.lift_leader(which)
