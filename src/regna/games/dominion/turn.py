"""The turn: actions, buys, clean-up, and whether the game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regna.core import Facts, Frame, Step
from regna.games.dominion import reasons
from regna.games.dominion.choice import Choice, pile_reason
from regna.games.dominion.kinds import (
    ACTION,
    COINS,
    COST,
    NAMES,
    PROVINCE,
    TREASURE,
    TREASURES,
    TYPES,
    named,
)
from regna.games.dominion.moves import BUY, BUYS, END, PLAY, kind_of, verb_of
from regna.games.dominion.moves import TREASURES as ALL_TREASURES
from regna.games.dominion.state import Dominion


class Begin(Step[Dominion]):
    """The turn begins (G5)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        frame.a = 0
        state.begin_turn(int(frame.seat))
        return False


class ActionPhase(Choice):
    """Play an Action or go on to the buys; asked as long as there are actions left (G5)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.actions > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        hand = state.mats[frame.seat].hand
        found = [PLAY + kind for kind in state.kingdom if hand[kind] > 0 and TYPES[kind] & ACTION]
        found.append(BUYS)
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == BUYS:
            return 0
        kind, verb = kind_of(move), verb_of(move)
        if verb == BUY:
            return reasons.BUY_EARLY
        if move == ALL_TREASURES:
            return reasons.TREASURE_EARLY
        if verb != PLAY:
            return reasons.NOT_NOW
        if TYPES[kind] & TREASURE:
            return reasons.TREASURE_EARLY
        if TYPES[kind] & ACTION == 0:
            return reasons.NOT_PLAYABLE
        return 0 if state.mats[frame.seat].hand[kind] > 0 else reasons.NOT_IN_HAND

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        return {
            "seat": int(frame.seat),
            "actions": state.actions,
            "buys": state.buys,
            "coins": state.coins,
        }

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == BUYS:
            return
        kind = kind_of(move)
        seat = int(frame.seat)
        state.actions -= 1
        state.mats[seat].play_card(kind)
        if state.telling:
            facts: Facts = {"seat": seat, "card": NAMES[kind], "actions": state.actions}
            state.report("dominion-play", facts)
        frame.again()
        state.call_number(kind, seat)


class BuyPhase(Choice):
    """Play Treasures, then buy, as long as there are buys left (G12, G13).

    The frame's `bought` says that the first buy is made.
    """

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.buys > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        found: list[int] = []
        if frame.a == 0:
            hand = state.mats[frame.seat].hand
            for kind in TREASURES:
                if hand[kind] > 0:
                    found.append(PLAY + kind)
        piles = state.piles
        coins = state.coins
        for kind in state.supply:
            if piles[kind] > 0 and COST[kind] <= coins:
                found.append(BUY + kind)
        if frame.a == 0 and found and found[0] < BUY:
            found.append(ALL_TREASURES)
        found.append(END)
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == END:
            return 0
        kind, verb = kind_of(move), verb_of(move)
        if verb == BUY:
            reason = pile_reason(state, kind)
            if reason != 0:
                return reason
            return reasons.TOO_EXPENSIVE if COST[kind] > state.coins else 0
        if move == ALL_TREASURES:
            if frame.a != 0:
                return reasons.TREASURE_LATE
            hand = state.mats[frame.seat].hand
            for kind in TREASURES:
                if hand[kind] > 0:
                    return 0
            return reasons.NO_TREASURES
        if verb != PLAY:
            return reasons.NOT_NOW
        if TYPES[kind] & ACTION:
            return reasons.ACTION_LATE
        if TYPES[kind] & TREASURE == 0:
            return reasons.NOT_PLAYABLE
        if frame.a != 0:
            return reasons.TREASURE_LATE
        return 0 if state.mats[frame.seat].hand[kind] > 0 else reasons.NOT_IN_HAND

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        hand = state.mats[frame.seat].hand
        treasures: list[int] = []
        if frame.a == 0:
            treasures = [kind for kind in TREASURES for _ in range(hand[kind])]
        return {
            "seat": int(frame.seat),
            "buys": state.buys,
            "coins": state.coins,
            "cards": named(treasures),
        }

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == END:
            return
        frame.again()
        seat = int(frame.seat)
        if move == ALL_TREASURES:
            self.play_all(state, seat)
            return
        kind = kind_of(move)
        if verb_of(move) == PLAY:
            self.play_treasure(state, seat, kind)
            return
        frame.a = 1
        state.coins -= COST[kind]
        state.buys -= 1
        if state.telling:
            facts: Facts = {
                "seat": seat,
                "card": NAMES[kind],
                "cost": COST[kind],
                "coins": state.coins,
                "buys": state.buys,
            }
            state.report("dominion-bought", facts)
        state.gain(seat, kind)

    def play_all(self, state: Dominion, seat: int) -> None:
        """Told as if played one by one, so that nobody learns that these were all."""
        hand = state.mats[seat].hand
        for kind in TREASURES:
            for _ in range(hand[kind]):
                self.play_treasure(state, seat, kind)

    def play_treasure(self, state: Dominion, seat: int, kind: int) -> None:
        state.mats[seat].play_card(kind)
        state.coins += COINS[kind]
        if state.telling:
            facts: Facts = {"seat": seat, "cards": named([kind]), "coins": state.coins}
            state.report("dominion-pay", facts)


class CleanUp(Step[Dominion]):
    """All played and held cards are discarded, five drawn (G4)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        state.actions = 0
        state.buys = 0
        state.coins = 0
        state.clean_up(int(frame.seat))
        return False


class NextTurn(Step[Dominion]):
    """The end is tested at the end of a turn only (G14, G22); else the left neighbour plays.

    House rule G18: when the next seat has had as many turns as the limit
    allows, the game ends after that full round and is scored as any other.
    """

    def begin(self, state: Dominion, frame: Frame) -> bool:
        following = (int(frame.seat) + 1) % state.seats
        if state.is_over():
            self.tell_end(state)
            state.finish()
        elif state.mats[following].turns >= state.turn_limit:
            if state.telling:
                state.report("dominion-over-turns", {"count": state.turn_limit})
            state.finish()
        else:
            frame.seat = following
            frame.line = 0
        return False

    def tell_end(self, state: Dominion) -> None:
        if state.telling:
            if state.piles[PROVINCE] == 0:
                state.report("dominion-over-provinces", {"card": NAMES[PROVINCE]})
            else:
                state.report("dominion-over-piles", {"cards": named(state.empty_piles())})


TURN_STEPS: Final[list[Step[Dominion]]] = [
    Begin("begin"),
    ActionPhase("dominion-action", "G5"),
    BuyPhase("dominion-buy", "G12"),
    CleanUp("clean-up"),
    NextTurn("next-turn"),
]
