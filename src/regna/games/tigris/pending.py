"""Which decisions a position document may leave pending, and whether they make sense."""

from __future__ import annotations

from regna.core import BadPosition, Fields, Frame
from regna.games.tigris.board import SQUARES, cell_name
from regna.games.tigris.kingdoms import kingdoms_beside
from regna.games.tigris.monuments import completed_squares
from regna.games.tigris.pieces import COLOURS, HAND, LEADER_NAMES
from regna.games.tigris.revolt import rival_in_kingdom
from regna.games.tigris.scripts import REVOLT, TILE_PLACED, TREASURE, TURN, WAR
from regna.games.tigris.state import RUNNING, Tigris
from regna.games.tigris.treasures import rich_traders
from regna.games.tigris.war import colours_at_war, fighters

SHAPES = [
    [TURN],
    [TURN, TREASURE],
    [TURN, REVOLT],
    [TURN, TILE_PLACED],
    [TURN, TILE_PLACED, WAR],
]


def read_pending(state: Tigris, fields: Fields) -> None:
    """The stack; left out, the seat of `turn` chooses an action (`actions` are done)."""
    seat = fields.number("turn", 0, state.seats - 1, 0)
    actions = fields.number("actions", 0, 1, 0)
    if fields.has("pending"):
        state.load_pending(fields, "pending")
        return
    fields.raw("pending")
    if state.ending == RUNNING:
        state.call_number(TURN, seat, actions)


def check_pending(state: Tigris) -> None:
    """The stack has a shape the game can reach, and its locals fit the board."""
    stack = state.stack
    if (state.ending == RUNNING) != bool(stack):
        raise BadPosition("ending", "empty exactly while a decision is pending")
    if not stack:
        return
    shape = [int(frame.script.number) for frame in stack]
    if shape not in SHAPES:
        names = [[state.scripts[script].name for script in known] for known in SHAPES]
        raise BadPosition("pending", f"one of the stacks {names}")
    turn = stack[0]
    _want(0, "actions", 0 <= turn.a <= 1, "0 or 1")
    _want(0, "drawn", turn.b >= 0, "no number below zero")
    if len(stack) > 1:
        waiting = state.scripts[TURN].line_of("share-treasures")
        _want(0, "step", turn.line == waiting, "share-treasures below another script")
    if TILE_PLACED not in shape and state.marker >= 0:
        raise BadPosition("marker", "no marker unless a tile was just placed")
    top = stack[-1]
    if top.script.number == TREASURE:
        _want(1, "seat", rich_traders(state) == [int(top.seat)], "whose trader shares treasures")
    elif top.script.number == REVOLT:
        check_revolt(state, top)
    elif len(stack) > 1:
        check_tile_placed(state)
        if top.script.number == WAR:
            check_war(state, top)


def check_revolt(state: Tigris, frame: Frame) -> None:
    check_fight(frame, 1)
    _want(1, "attacker", frame.b == state.stack[0].seat, "the seat whose turn it is")
    placed = state.leader_at[COLOURS * frame.b + frame.a] >= 0
    _want(1, "colour", placed, "the colour of a leader of the attacker on the board")
    rival = rival_in_kingdom(state, frame.b, frame.a)
    _want(1, "defender", rival == frame.c, "the seat of the other leader in the kingdom")
    cell = state.leader_at[COLOURS * frame.b + frame.a]
    if len(kingdoms_beside(state, cell, cell)) > 1:
        field = f"players[{frame.b}].leaders.{LEADER_NAMES[frame.a]}"
        raise BadPosition(field, "a square where it joins no two kingdoms (7)", cell_name(cell))


def check_tile_placed(state: Tigris) -> None:
    frame = state.stack[1]
    _want(1, "cell", 0 <= frame.a < SQUARES and state.colour_at(frame.a) >= 0, "a face-up tile")
    _want(1, "seat", frame.seat == state.stack[0].seat, "the seat whose turn it is")
    at_war = frame.line == state.scripts[TILE_PLACED].line_of("tigris-war")
    if not at_war:
        _want(1, "cell", bool(completed_squares(state, frame.a)), "a tile in a square of four")
        _want(1, "step", len(state.stack) == 2, "tigris-war below a war")
    if state.marker != (frame.a if at_war else -1):
        raise BadPosition("marker", "the square of the tile placed, during wars only")
    if at_war and len(state.stack) == 2:
        _want(1, "step", len(colours_at_war(state)) > 1, "a choice between wars")


def check_war(state: Tigris, frame: Frame) -> None:
    check_fight(frame, 2)
    pair = [int(frame.b), int(frame.c)]
    _want(2, "colour", frame.a in colours_at_war(state), "a colour at war")
    _want(2, "attacker", fighters(state, frame.a) == pair, "attacker and defender by rule 27")


def check_fight(frame: Frame, place: int) -> None:
    _want(place, "colour", 0 <= frame.a < COLOURS, "a number from 0 to 3")
    _want(place, "support", 0 <= frame.d <= HAND, f"a number from 0 to {HAND}")
    _want(place, "support", frame.line == 1 or frame.d == 0, "0 before the attacker's choice")
    deciding = frame.c if frame.line == 1 else frame.b
    _want(place, "seat", frame.seat == deciding, "the seat that adds tiles now")


def _want(place: int, name: str, fine: bool, expected: str) -> None:
    if not fine:
        raise BadPosition(f"pending[{place}].{name}", expected)
