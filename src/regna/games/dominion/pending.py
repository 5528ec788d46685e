"""Whether the scripts of a loaded position can be running like that."""

from __future__ import annotations

from regna.core import BadPosition, Frame
from regna.games.dominion.cards import SPY_ON, STEAL_FROM, TURN
from regna.games.dominion.choices import GainOne, Pick
from regna.games.dominion.effects import EachDeck, EachOther, PlayChosen, is_action
from regna.games.dominion.kinds import COST, KINDS, LIBRARY, THIEF
from regna.games.dominion.spying import KeepOrAside
from regna.games.dominion.state import Dominion
from regna.games.dominion.turn import ActionPhase

HIGHEST = max(COST) + 4  # of `value` as a limit: a cost, up to three more, plus one


def check_pending(state: Dominion) -> None:
    """Complain about the first frame that could not be where it is."""
    for place, frame in enumerate(state.stack):
        path = f"pending[{place}]"
        if place == 0:
            if frame.script.number != TURN:
                raise BadPosition(f"{path}.script", "turn, which everything is part of")
            if not 0 <= frame.a <= 1:
                raise BadPosition(f"{path}.bought", "0 or 1", int(frame.a))
        else:
            check_call(state.stack[place - 1], frame, path)
            check_seats(state, frame, path)
            check_locals(state, frame, path)
    check_zones(state)


def check_call(caller: Frame, frame: Frame, path: str) -> None:
    """The line before calls this script."""
    steps = caller.script.steps
    here = steps[caller.line] if caller.line < len(steps) else None
    before = steps[caller.line - 1] if caller.line > 0 else None
    called = int(frame.script.number)
    card = called < KINDS and is_action(called)
    if isinstance(here, (EachOther, EachDeck)) and here.script == called:
        return
    if isinstance(here, ActionPhase) and card:
        return
    if isinstance(before, PlayChosen) and card and caller.c == called + 1:
        return
    raise BadPosition(f"{path}.script", "a script that the one before it calls here")


def check_seats(state: Dominion, frame: Frame, path: str) -> None:
    """The active player does the cards, the others suffer them."""
    active = state.stack[0].seat
    mine = frame.script.number < KINDS or frame.script.number in (SPY_ON, STEAL_FROM)
    if (frame.seat == active) != mine:
        whose = "the seat whose turn it is" if mine else "another seat than the active one"
        raise BadPosition(f"{path}.seat", whose, int(frame.seat))


def check_locals(state: Dominion, frame: Frame, path: str) -> None:
    """Numbers in frames are seats, kinds and limits."""
    last = state.seats - 1
    if frame.script.number < KINDS:
        _between(frame.a, state.seats, f"{path}.cursor")
        _between(frame.b, 15, f"{path}.immune")
        line = min(int(frame.line), len(frame.script.steps) - 1)
        top = isinstance(frame.script.steps[line], GainOne)
        _between(frame.c, HIGHEST if top else 500, f"{path}.value")
    elif frame.script.number in (SPY_ON, STEAL_FROM):
        _between(frame.a, last, f"{path}.victim")
        if frame.script.number == STEAL_FROM and frame.a == frame.seat:
            raise BadPosition(f"{path}.victim", "another seat", int(frame.a))
    else:
        _between(frame.a, last, f"{path}.attacker")
        _between(frame.b, KINDS - 1, f"{path}.card")


def _between(value: int, high: int, path: str) -> None:
    if not 0 <= value <= high:
        raise BadPosition(path, f"a whole number from 0 to {high}", int(value))


def check_zones(state: Dominion) -> None:
    """Cards are held, set aside or stolen only while some step deals with them."""
    top = state.stack[-1] if state.stack else None
    step = state.step() if top is not None else None
    if state.held_size > 0:
        if not isinstance(step, (Pick, KeepOrAside)) or top is None or top.seat != state.held_seat:
            raise BadPosition("held", "nothing, since nobody is choosing several cards")
        if isinstance(step, KeepOrAside) and state.held_size != 1:
            raise BadPosition("held.cards", "one card", state.held_size)
    owner = -1
    if top is not None:
        if top.script.number in (SPY_ON, STEAL_FROM):
            owner = int(top.a)
        elif top.script.number == LIBRARY:
            owner = int(top.seat)
    for seat, mat in enumerate(state.mats):
        if mat.aside and seat != owner:
            raise BadPosition(f"players[{seat}].aside", "nothing, since no card deals with it")
        if mat.play and (top is None or seat != state.stack[0].seat):
            raise BadPosition(f"players[{seat}].play", "nothing outside the own turn")
    if sum(state.spoils) > 0 and not any(frame.script.number == THIEF for frame in state.stack):
        raise BadPosition("spoils", "nothing, since no Thief is running")
