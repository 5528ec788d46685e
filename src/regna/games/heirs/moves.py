"""Moves as ints: what each number means, the same in every position.

    0 ..  7167   build hand tile s on cell c         s * 1024 + c
 7168 .. 14335   expand with hand tile s on cell c
14336 .. 15359   summon a regular to cell c
15360 .. 15366   take the tile at ring position p
15368 .. 15391   step with unit u in direction d     u * 8 + d
15392 .. 15394   withdraw unit u
15400 .. 15453   use the camp on tile t
15460 .. 15463   destroy the building at side e of the new siege tower
15464            done destroying
15470 .. 15476   discard hand tile s
15480            end the turn
"""

from __future__ import annotations

from typing import Final

SLOTS: Final = 7  # the most tiles a hand holds: 3 kept, 1 taken, 3 camps

BUILD: Final = 0
EXPAND: Final = 7168
SUMMON: Final = 14336
TAKE: Final = 15360
STEP: Final = 15368
WITHDRAW: Final = 15392
CAMP_MOVE: Final = 15400
DESTROY: Final = 15460
DONE: Final = 15464
DISCARD: Final = 15470
END: Final = 15480
SPACE: Final = 15481

NOTHING: Final = -1  # a number between the ranges


def kind_of(move: int) -> int:
    """The first number of the range a move is in, or NOTHING."""
    if move < EXPAND:
        return BUILD
    if move < SUMMON:
        return EXPAND
    if move < TAKE:
        return SUMMON
    if move < TAKE + 7:
        return TAKE
    if STEP <= move < STEP + 24:
        return STEP
    if WITHDRAW <= move < WITHDRAW + 3:
        return WITHDRAW
    if CAMP_MOVE <= move < CAMP_MOVE + 54:
        return CAMP_MOVE
    if DESTROY <= move < DESTROY + 4:
        return DESTROY
    if DISCARD <= move < DISCARD + SLOTS:
        return DISCARD
    if move in (DONE, END):
        return move
    return NOTHING
