"""The shared decisions that cards ask for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import Frame, Row, Verb
from regna.core.script import F
from regna.games.dominion import said
from regna.games.dominion.frames import Choosing, Suffering
from regna.games.dominion.kinds import (
    ACTIONS,
    COST,
    KINDS,
    MOAT,
    NAMES,
    TYPES,
    VICTORY,
    named,
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
)
from regna.games.dominion.question import Question, gain_refusal, is_verb
from regna.games.dominion.state import Dominion


class FromHand(Question[F]):
    """A question about the hand: not asked of an empty one."""

    def begin(self, state: Dominion, frame: F) -> bool:
        return state.mats[frame.seat].hand_size > 0


class React(Question[Suffering]):
    """Show a Moat or not, before the attack does anything (D-moat-1, D-moat-7).

    Everybody attacked is asked; who holds no Moat has one answer.
    """

    def offer(self, state: Dominion, frame: Suffering) -> None:
        if state.mats[frame.seat].hand[MOAT] > 0:
            state.offer(REVEAL.first)
        state.offer(PASS.first)

    def check(self, state: Dominion, frame: Suffering, move: i64) -> i64:
        if move == PASS.first:
            return 0
        if move != REVEAL.first:
            return said.NOT_NOW
        return 0 if state.mats[frame.seat].hand[MOAT] > 0 else said.NO_MOAT

    def asked(self, state: Dominion, frame: Suffering) -> list[object]:
        return [frame.seat, frame.attacker, NAMES[frame.card]]

    def choose(self, state: Dominion, frame: Suffering, move: i64) -> None:
        if move != REVEAL.first:
            state.tell(said.NO_REACTION, frame.seat)
            return
        frame.give(1)
        if state.remembers:
            state.mats[frame.seat].memory().show(MOAT, 1)
        state.tell(said.MOAT, frame.seat, NAMES[MOAT])


class Pick(FromHand[Choosing]):
    """Choose several cards of the hand, by kind in ascending order, to discard or trash.

    `most` limits their number (0: no limit); `leave`, if not -1, is the number
    of cards that must stay in hand, exactly (D-militia-1).
    """

    def __init__(self, question: Row, verb: Verb, most: i64 = 0, leave: i64 = -1) -> None:
        super().__init__(question, several=True)
        self.verb = verb
        self.most = most
        self.leave = leave

    def begin(self, state: Dominion, frame: Choosing) -> bool:
        return self.left(state, frame) > 0

    def missing(self, state: Dominion, frame: Choosing) -> i64:
        return state.mats[frame.seat].hand_size - self.leave if self.leave >= 0 else 0

    def left(self, state: Dominion, frame: Choosing) -> i64:
        """How many more cards end the choice by themselves, without a word that it is done."""
        if self.leave >= 0:
            return self.missing(state, frame)
        size = state.mats[frame.seat].hand_size
        return size if self.most == 0 else min(size, self.most - len(frame.held))

    def offer(self, state: Dominion, frame: Choosing) -> None:
        hand = state.mats[frame.seat].hand
        lowest = frame.last_held()
        highest = self.highest(state, frame)
        for kind in state.kingdom.supply:
            if hand[kind] > 0 and lowest <= kind <= highest:
                state.offer(self.verb.move(kind))
        if self.leave < 0:
            state.offer(DONE.first)

    def highest(self, state: Dominion, frame: Choosing) -> i64:
        """The highest kind that leaves enough cards of its kind or higher to go on with."""
        missing = self.missing(state, frame)
        hand = state.mats[frame.seat].hand
        kind: i64 = KINDS
        while missing > 0 and kind > 0:
            kind -= 1
            missing -= hand[kind]
        return min(kind, KINDS - 1)

    def check(self, state: Dominion, frame: Choosing, move: i64) -> i64:
        if move == DONE.first:
            return said.MUST_DISCARD if self.leave >= 0 else 0
        if not is_verb(self.verb, move):
            return said.NOT_NOW
        kind = self.verb.a(move)
        if state.mats[frame.seat].hand[kind] == 0:
            return said.NOT_IN_HAND
        if frame.last_held() <= kind <= self.highest(state, frame):
            return 0
        return said.OUT_OF_ORDER

    def asked(self, state: Dominion, frame: Choosing) -> list[object]:
        held = frame.held
        count = self.missing(state, frame) if self.leave >= 0 else len(held)
        least = self.missing(state, frame)
        return [frame.seat, count, named(held), self.left(state, frame), self.verb.name, least]

    def choose(self, state: Dominion, frame: Choosing, move: i64) -> None:
        if move != DONE.first:
            state.hold(frame, self.verb.a(move))
            frame.again()


class PutVictoryBack(FromHand):
    """Put a Victory card of the hand on the deck; without one show the hand (D-bureaucrat-2)."""

    def offer(self, state: Dominion, frame: Frame) -> None:
        hand = state.mats[frame.seat].hand
        for kind in state.kingdom.supply:
            if hand[kind] > 0 and TYPES[kind] & VICTORY:
                state.offer(TOPDECK.move(kind))
        if state.offers == 0:
            state.offer(SHOW.first)

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        if move == SHOW.first:
            return 0 if self.nth(state, frame, 0) == SHOW.first else said.HAS_VICTORY
        if not is_verb(TOPDECK, move):
            return said.NOT_NOW
        kind = TOPDECK.a(move)
        if TYPES[kind] & VICTORY == 0:
            return said.NOT_VICTORY
        return 0 if state.mats[frame.seat].hand[kind] > 0 else said.NOT_IN_HAND

    def asked(self, state: Dominion, frame: Frame) -> list[object]:
        return [frame.seat, TOPDECK.name]

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == SHOW.first:
            state.show_hand(frame.seat)
            return
        kind = TOPDECK.a(move)
        mat = state.mats[frame.seat]
        state.leave_hand(mat, kind)
        state.put_on_deck(mat, kind)
        state.tell(said.TOPDECK, frame.seat, NAMES[kind])


class FlipDeck(Question):
    """Turn the whole deck onto the discard pile or not, now or never (D-chancellor-1)."""

    def begin(self, state: Dominion, frame: Frame) -> bool:
        return state.mats[frame.seat].deck_size > 0

    def offer(self, state: Dominion, frame: Frame) -> None:
        state.offer(FLIP.first)
        state.offer(KEEP.first)

    def check(self, state: Dominion, frame: Frame, move: i64) -> i64:
        return 0 if move == FLIP.first or move == KEEP.first else said.NOT_NOW

    def choose(self, state: Dominion, frame: Frame, move: i64) -> None:
        if move == FLIP.first:
            state.flip_deck(frame.seat)


class OneOfHand(FromHand[Choosing]):
    """Do something with a card of certain kinds in the hand: a must if one is held.

    `may` says that the option may_effects allows to do it with none (first
    edition: it does not). `wrong` refuses a card of another kind, `must` refuses
    to pass.
    """

    def __init__(
        self, question: Row, verb: Verb, kinds: vec[i64], may: bool, wrong: i64, must: i64
    ) -> None:
        super().__init__(question)
        self.verb = verb
        self.kinds = kinds
        self.may = may
        self.wrong = wrong
        self.must = must

    def offer(self, state: Dominion, frame: Choosing) -> None:
        hand = state.mats[frame.seat].hand
        for kind in self.kinds:
            if hand[kind] > 0:
                state.offer(self.verb.move(kind))
        if state.offers == 0 or (self.may and state.may_effects):
            state.offer(PASS.first)

    def check(self, state: Dominion, frame: Choosing, move: i64) -> i64:
        if move == PASS.first:
            last = self.nth(state, frame, self.count(state, frame) - 1)
            return 0 if last == PASS.first else self.must
        if not is_verb(self.verb, move):
            return said.NOT_NOW
        kind = self.verb.a(move)
        if not any(kind == fitting for fitting in self.kinds):
            return self.wrong
        return 0 if state.mats[frame.seat].hand[kind] > 0 else said.NOT_IN_HAND

    def asked(self, state: Dominion, frame: Choosing) -> list[object]:
        return [frame.seat, self.verb.name]

    def choose(self, state: Dominion, frame: Choosing, move: i64) -> None:
        frame.value = 0
        if move != PASS.first:
            frame.value = self.do(state, frame.seat, self.verb.a(move))
            return
        if not (self.may and state.may_effects):
            state.has_none(frame.seat, self.kinds)
        self.tell_none(state, frame)

    def do(self, state: Dominion, seat: i64, kind: i64) -> i64:
        """Do it with a card; what the card's later steps find as `value`."""
        raise NotImplementedError

    def tell_none(self, state: Dominion, frame: Choosing) -> None:
        raise NotImplementedError


class TrashOne(OneOfHand):
    """Trash a card; `value` becomes its cost plus `plus` plus one, 0 if none was trashed."""

    def __init__(
        self, question: Row, kinds: vec[i64], plus: i64, may: bool, wrong: i64, must: i64
    ) -> None:
        super().__init__(question, TRASH, kinds, may, wrong, must)
        self.plus = plus

    def do(self, state: Dominion, seat: i64, kind: i64) -> i64:
        state.leave_hand(state.mats[seat], kind)
        state.put_in_trash(seat, kind)
        return COST[kind] + self.plus + 1

    def tell_none(self, state: Dominion, frame: Choosing) -> None:
        state.tell(said.TRASH_NONE, frame.seat, frame.script.name)


class ChooseAction(OneOfHand):
    """Throne Room: choose an Action (D-throne-room-4); `value` becomes its kind plus one."""

    def __init__(self, question: Row) -> None:
        super().__init__(question, PLAY, ACTIONS, True, said.NOT_ACTION, said.MUST_PLAY)

    def do(self, state: Dominion, seat: i64, kind: i64) -> i64:
        state.play_card(state.mats[seat], kind)
        return kind + 1

    def tell_none(self, state: Dominion, frame: Choosing) -> None:
        state.tell(said.THRONE_NONE, frame.seat)


class GainOne(Question[Choosing]):
    """Gain a supply card up to a cost; a must if any qualifies (G10, G19).

    The limit is `most`, or what TrashOne left in `value` if `most` is -1.
    """

    def __init__(self, question: Row, most: i64, types: i64 = -1, to_hand: bool = False) -> None:
        super().__init__(question)
        self.most = most
        self.types = types
        self.to_hand = to_hand

    def limit(self, state: Dominion, frame: Choosing) -> i64:
        return self.most if self.most >= 0 else frame.value - 1

    def begin(self, state: Dominion, frame: Choosing) -> bool:
        limit = self.limit(state, frame)
        if limit < 0:
            return False
        for kind in state.kingdom.supply:
            if gain_refusal(state, kind, limit, self.types) == 0:
                return True
        state.tell(said.TAKE_NONE, frame.seat, limit)
        return False

    def offer(self, state: Dominion, frame: Choosing) -> None:
        limit = self.limit(state, frame)
        for kind in state.kingdom.supply:
            if gain_refusal(state, kind, limit, self.types) == 0:
                state.offer(GAIN.move(kind))

    def check(self, state: Dominion, frame: Choosing, move: i64) -> i64:
        if move == PASS.first or move == DONE.first:
            return said.MUST_GAIN
        if not is_verb(GAIN, move):
            return said.NOT_NOW
        return gain_refusal(state, GAIN.a(move), self.limit(state, frame), self.types)

    def asked(self, state: Dominion, frame: Choosing) -> list[object]:
        return [frame.seat, frame.script.name, self.limit(state, frame), GAIN.name]

    def choose(self, state: Dominion, frame: Choosing, move: i64) -> None:
        if self.to_hand:
            state.gain_to_hand(frame.seat, GAIN.a(move))
        else:
            state.gain(frame.seat, GAIN.a(move))
