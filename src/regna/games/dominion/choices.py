"""The shared decisions that cards ask for."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import Facts, Frame
from regna.games.dominion import reasons
from regna.games.dominion.choice import Choice, gain_reason
from regna.games.dominion.effects import SEAT_BIT
from regna.games.dominion.kinds import (
    ACTION,
    ACTIONS,
    COST,
    KINDS,
    MOAT,
    NAMES,
    TYPES,
    VICTORY,
    names_of,
)
from regna.games.dominion.moves import (
    DONE,
    FLIP,
    GAIN,
    KEEP,
    PASS,
    PLAY,
    REVEAL,
    SHOW,
    TOPDECK,
    TRASH,
    kind_of,
    verb_of,
)
from regna.games.dominion.state import Dominion


class React(Choice):
    """Show a Moat or not, before the attack does anything (D-moat-1, D-moat-7).

    Everybody attacked is asked; who holds no Moat has one answer.
    """

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        return [REVEAL, PASS] if state.mats[frame.seat].hand[MOAT] > 0 else [PASS]

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == PASS:
            return 0
        if move != REVEAL:
            return reasons.NOT_NOW
        return 0 if state.mats[frame.seat].hand[MOAT] > 0 else reasons.NO_MOAT

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        return {"seat": int(frame.seat), "attacker": int(frame.a), "card": NAMES[int(frame.b)]}

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        seat = int(frame.seat)
        facts: Facts = {"seat": seat}
        if move == REVEAL:
            attack = state.stack[-2]
            attack.b = int(attack.b) | SEAT_BIT[seat]
            state.mats[seat].memory.show(MOAT)
            facts["card"] = NAMES[MOAT]
        if state.telling:
            state.report("dominion-moat" if move == REVEAL else "dominion-no-reaction", facts)


class Pick(Choice):
    """Choose several cards of the hand, by kind in ascending order, to discard or trash.

    `most` limits their number (0: no limit); `leave`, if not -1, is the number
    of cards that must stay in hand, exactly (D-militia-1).
    """

    def __init__(self, name: str, rule: str, verb: int, most: int = 0, leave: int = -1) -> None:
        super().__init__(name, rule)
        self.verb = verb
        self.most = most
        self.leave = leave

    def begin(self, state: Dominion, frame: Frame) -> bool:
        size = state.mats[frame.seat].hand_size
        if self.leave >= 0:
            return size > self.leave
        return size > 0 and (self.most == 0 or state.held_size < self.most)

    def missing(self, state: Dominion, frame: Frame) -> int:
        return state.mats[frame.seat].hand_size - self.leave if self.leave >= 0 else 0

    def left(self, state: Dominion, frame: Frame) -> int:
        """How many more cards end the choice by themselves, without a word that it is done."""
        if self.leave >= 0:
            return self.missing(state, frame)
        size = state.mats[frame.seat].hand_size
        return size if self.most == 0 else min(size, self.most - state.held_size)

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        hand = state.mats[frame.seat].hand
        lowest = max(state.last_chosen(), 0)
        highest = self.highest(state, frame)
        found = [self.verb + kind for kind in range(lowest, highest + 1) if hand[kind] > 0]
        if self.leave < 0:
            found.append(DONE)
        return found

    def highest(self, state: Dominion, frame: Frame) -> int:
        """The highest kind that leaves enough cards of its kind or higher to go on with."""
        missing = self.missing(state, frame)
        hand = state.mats[frame.seat].hand
        kind = KINDS
        while missing > 0 and kind > 0:
            kind -= 1
            missing -= hand[kind]
        return min(kind, KINDS - 1)

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == DONE:
            return reasons.MUST_DISCARD if self.leave >= 0 else 0
        if verb_of(move) != self.verb:
            return reasons.NOT_NOW
        kind = kind_of(move)
        if state.mats[frame.seat].hand[kind] == 0:
            return reasons.NOT_IN_HAND
        if kind < state.last_chosen() or kind > self.highest(state, frame):
            return reasons.OUT_OF_ORDER
        return 0

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        count = self.missing(state, frame) if self.leave >= 0 else state.held_size
        return {
            "seat": int(frame.seat),
            "count": count,
            "cards": names_of(state.held),
            "left": self.left(state, frame),
        }

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move != DONE:
            state.choose_card(int(frame.seat), kind_of(move))
            frame.again()


class PutVictoryBack(Choice):
    """Put a Victory card of the hand on the deck; without one show the hand (D-bureaucrat-2)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.mats[frame.seat].hand_size > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        hand = state.mats[frame.seat].hand
        found = [
            TOPDECK + kind for kind in range(KINDS) if hand[kind] > 0 and TYPES[kind] & VICTORY
        ]
        return found or [SHOW]

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == SHOW:
            return 0 if self.moves(state, frame)[0] == SHOW else reasons.HAS_VICTORY
        if verb_of(move) != TOPDECK:
            return reasons.NOT_NOW
        kind = kind_of(move)
        if TYPES[kind] & VICTORY == 0:
            return reasons.NOT_VICTORY
        return 0 if state.mats[frame.seat].hand[kind] > 0 else reasons.NOT_IN_HAND

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        seat = int(frame.seat)
        mat = state.mats[seat]
        if move == SHOW:
            state.look()  # a move that does not name what it shows
            mat.memory.show_hand(mat.hand)
            if state.telling:
                state.report("dominion-show-hand", {"seat": seat, "cards": names_of(mat.hand)})
            return
        kind = kind_of(move)
        mat.leave_hand(kind)
        mat.put_on_deck(kind)
        if state.telling:
            state.report("dominion-topdeck", {"seat": seat, "card": NAMES[kind]})


class FlipDeck(Choice):
    """Turn the whole deck onto the discard pile or not, now or never (D-chancellor-1)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return len(state.mats[frame.seat].deck) > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        return [FLIP, KEEP]

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        return 0 if move in (FLIP, KEEP) else reasons.NOT_NOW

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == KEEP:
            return
        seat = int(frame.seat)
        mat = state.mats[seat]
        count = len(mat.deck)
        if mat.memory.top < count:
            state.look()  # the bottom card will show
        kind = mat.flip_deck()
        if state.telling:
            state.report("dominion-flip", {"seat": seat, "count": count, "card": NAMES[kind]})


class TrashOne(Choice):
    """Trash a card of certain kinds from the hand: a must if one is held (first edition).

    `value` becomes the card's cost plus `plus` plus one, 0 if none was
    trashed. With `may`, the option may_effects allows to trash none.
    """

    def __init__(
        self, name: str, rule: str, kinds: list[int], plus: int, may: bool, wrong: int, must: int
    ) -> None:
        super().__init__(name, rule)
        self.kinds = kinds
        self.plus = plus
        self.may = may
        self.wrong = wrong
        self.must = must

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.mats[frame.seat].hand_size > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        hand = state.mats[frame.seat].hand
        found = [TRASH + kind for kind in self.kinds if hand[kind] > 0]
        if not found or (self.may and state.may_effects):
            found.append(PASS)
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == PASS:
            return 0 if self.moves(state, frame)[-1] == PASS else self.must
        if verb_of(move) != TRASH:
            return reasons.NOT_NOW
        kind = kind_of(move)
        if kind not in self.kinds:
            return self.wrong
        return 0 if state.mats[frame.seat].hand[kind] > 0 else reasons.NOT_IN_HAND

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        seat = int(frame.seat)
        frame.c = 0
        if move == PASS:
            if not (self.may and state.may_effects):
                state.mats[seat].memory.has_none(self.kinds)
            if state.telling:
                facts: Facts = {"seat": seat, "card": NAMES[int(frame.script.number)]}
                state.report("dominion-trash-none", facts)
            return
        kind = kind_of(move)
        state.trash_from_hand(seat, kind)
        frame.c = COST[kind] + self.plus + 1


class GainOne(Choice):
    """Gain a supply card up to a cost; a must if any qualifies (G10, G19).

    The limit is `most`, or what TrashOne left in `value` if `most` is -1.
    """

    def __init__(self, rule: str, most: int, types: int = -1, to_hand: bool = False) -> None:
        super().__init__("dominion-take", rule)
        self.most = most
        self.types = types
        self.to_hand = to_hand

    def limit(self, state: Dominion, frame: Frame) -> int:
        return self.most if self.most >= 0 else int(frame.c) - 1

    def begin(self, state: Dominion, frame: Frame) -> bool:
        limit = self.limit(state, frame)
        if limit < 0:
            return False
        if self.moves(state, frame):
            return True
        if state.telling:
            state.report("dominion-take-none", {"seat": int(frame.seat), "limit": limit})
        return False

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        limit = self.limit(state, frame)
        found: list[int] = []
        for kind in state.supply:
            if gain_reason(state, kind, limit, self.types) == 0:
                found.append(GAIN + kind)
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move in (PASS, DONE):
            return reasons.MUST_GAIN
        if verb_of(move) != GAIN:
            return reasons.NOT_NOW
        return gain_reason(state, kind_of(move), self.limit(state, frame), self.types)

    def asked(self, state: Dominion, frame: Frame) -> Facts:
        return {
            "seat": int(frame.seat),
            "card": NAMES[int(frame.script.number)],
            "limit": self.limit(state, frame),
        }

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if self.to_hand:
            state.gain_to_hand(int(frame.seat), kind_of(move))
        else:
            state.gain(int(frame.seat), kind_of(move))


class ChooseAction(Choice):
    """Throne Room: choose an Action of the hand: a must if one is held (D-throne-room-4).

    `value` becomes its kind plus one, 0 for none.
    """

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.mats[frame.seat].hand_size > 0

    def moves(self, state: Dominion, frame: Frame) -> list[int]:
        hand = state.mats[frame.seat].hand
        found = [PLAY + kind for kind in ACTIONS if hand[kind] > 0]
        if not found or state.may_effects:
            found.append(PASS)
        return found

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == PASS:
            return 0 if self.moves(state, frame)[-1] == PASS else reasons.MUST_PLAY
        if verb_of(move) != PLAY:
            return reasons.NOT_NOW
        kind = kind_of(move)
        if TYPES[kind] & ACTION == 0:
            return reasons.NOT_ACTION
        return 0 if state.mats[frame.seat].hand[kind] > 0 else reasons.NOT_IN_HAND

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        seat = int(frame.seat)
        frame.c = 0
        if move == PASS:
            if not state.may_effects:
                state.mats[seat].memory.has_none(ACTIONS)
            if state.telling:
                state.report("dominion-throne-none", {"seat": seat})
            return
        kind = kind_of(move)
        state.mats[seat].play_card(kind)
        frame.c = kind + 1
