"""The shared steps that cards are made of: no decisions here, those are in choices.py."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.core import Frame, Script, Step
from regna.core.script import F
from regna.games.dominion import kinds, said
from regna.games.dominion.frames import (
    CARD_SCRIPTS,
    SEAT_BIT,
    Choosing,
    Playing,
    Spying,
    Suffering,
)
from regna.games.dominion.state import Dominion


class Act(Step[Dominion, F]):
    """A step that only does something."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def begin(self, state: Dominion, frame: F) -> bool:
        self.do(state, frame)
        return False

    @abstractmethod
    def do(self, state: Dominion, frame: F) -> None:
        """Carry the step out."""


class Bonus(Act):
    """The plain pluses of a card: cards first, then actions, buys, coins."""

    def __init__(self, kind: i64) -> None:
        super().__init__("bonus")
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        if kinds.PLUS_CARDS[self.kind] > 0:
            state.draw(frame.seat, kinds.PLUS_CARDS[self.kind])
        state.add_bonus(frame.seat, self.kind)


class Each(Act[Playing]):
    """Something is done with one player after the other in turn order, unless immune (G17).

    `mine` says whether the own seat comes first.
    """

    def __init__(self, name: str, script: Script, mine: bool = False) -> None:
        super().__init__(name)
        self.script = script
        self.mine = mine
        self.calls = [script]
        self.stays = True

    def do(self, state: Dominion, card: Playing) -> None:
        if card.result > 0:
            self.hear(card, (card.seat + card.cursor - 1) % state.seats, card.result)
            card.result = 0
        cursor = max(card.cursor, 0 if self.mine else 1)
        while cursor < state.seats:
            other = (card.seat + cursor) % state.seats
            cursor += 1
            if card.immune & SEAT_BIT[other] == 0:
                card.cursor = cursor
                card.again()
                state.call(self.called(card, other))
                return
        card.cursor = 0

    @abstractmethod
    def called(self, card: Playing, other: i64) -> Frame:
        """What is done with that seat."""

    @abstractmethod
    def hear(self, card: Playing, other: i64, result: i64) -> None:
        """What came of it."""


class EachOther(Each):
    """Each other player does a script of their own; to show a Moat is to be immune (D-moat-2)."""

    def called(self, card: Playing, other: i64) -> Frame:
        return Suffering(self.script, other, card.seat, kinds.KIND_OF[card.script.name])

    def hear(self, card: Playing, other: i64, result: i64) -> None:
        card.immune |= SEAT_BIT[other]


class EachDeck(Each):
    """The active player deals with one deck after the other (D-spy-1, D-thief-5).

    What is trashed from a deck, its kind plus one, is among the spoils.
    """

    def called(self, card: Playing, other: i64) -> Frame:
        return Spying(self.script, card.seat, other)

    def hear(self, card: Playing, other: i64, result: i64) -> None:
        card.spoils = kinds.with_card(card.spoils, result - 1)


class Draw(Act):
    """The seat of the frame draws so many cards."""

    def __init__(self, count: i64) -> None:
        super().__init__("draw")
        self.cards = count

    def do(self, state: Dominion, frame: Frame) -> None:
        state.draw(frame.seat, self.cards)


class GainIfLeft(Act):
    """The seat of the frame gains a certain card, if the pile has any (D-witch-1)."""

    def __init__(self, kind: i64, name: str = "gain") -> None:
        super().__init__(name)
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        if state.piles[self.kind] > 0:
            self.gain(state, frame.seat)
        else:
            state.tell(said.NONE_LEFT, kinds.NAMES[self.kind])

    def gain(self, state: Dominion, seat: i64) -> None:
        state.gain(seat, self.kind)


class GainOnDeck(GainIfLeft):
    """Gain a certain card onto the own deck, if the pile has any (D-bureaucrat-1, -3)."""

    def __init__(self, kind: i64) -> None:
        super().__init__(kind, "gain-on-deck")

    def gain(self, state: Dominion, seat: i64) -> None:
        state.gain_on_deck(seat, self.kind)


class TrashThis(Act):
    """The card itself goes from play to the trash; a second play finds it gone (D-feast-1)."""

    def __init__(self, kind: i64) -> None:
        super().__init__("trash-this")
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        if state.mats[frame.seat].take_from_play(self.kind):
            state.put_in_trash(frame.seat, self.kind)


class DiscardChosen(Act[Choosing]):
    """The cards chosen go to the discard pile at once; `value` is how many (D-cellar-1)."""

    def __init__(self) -> None:
        super().__init__("discard-chosen")

    def do(self, state: Dominion, frame: Choosing) -> None:
        frame.value = state.discard_held(frame)


class DrawAsMany(Act[Choosing]):
    """Draw as many cards as were discarded (D-cellar-1, D-cellar-2)."""

    def __init__(self) -> None:
        super().__init__("draw-as-many")

    def do(self, state: Dominion, frame: Choosing) -> None:
        state.draw(frame.seat, frame.value)


class TrashChosen(Act[Choosing]):
    """The cards chosen go to the trash (D-chapel-1)."""

    def __init__(self) -> None:
        super().__init__("trash-chosen")

    def do(self, state: Dominion, frame: Choosing) -> None:
        state.trash_held(frame)


class CoinsIfTrashed(Act[Choosing]):
    """Coins for the card trashed just before (D-moneylender-1)."""

    def __init__(self, coins: i64) -> None:
        super().__init__("coins-if-trashed")
        self.coins = coins

    def do(self, state: Dominion, frame: Choosing) -> None:
        if frame.value > 0:
            state.coins += self.coins
            state.tell_left(frame.seat)


class RevealUntil(Act):
    """Reveal until so many Treasures are found; they go to hand, the rest is discarded.

    Revealed cards stay out of a shuffle on the way (D-adventurer-1), and the
    search ends when there is nothing left to reveal (D-adventurer-2).
    """

    def __init__(self, treasures: i64) -> None:
        super().__init__("reveal-until")
        self.treasures = treasures

    def do(self, state: Dominion, frame: Frame) -> None:
        seat = frame.seat
        mat = state.mats[seat]
        found = vec[i64]()
        while len(found) < self.treasures and state.show_top(seat):
            kind = mat.aside[len(mat.aside) - 1]
            if kinds.TYPES[kind] & kinds.TREASURE:
                found = append(found, kind)
        tell_shown(state, seat)
        for kind in found:
            mat.aside = kinds.without(mat.aside, kind)
            state.join_hand(mat, kind)
        if state.telling and len(found) > 0:
            state.tell(said.TO_HAND, seat, kinds.named(found))
        state.discard_aside(seat)


class DrawToLook(Act[Choosing]):
    """Library: draw one card to decide on, or go to the end (D-library-2)."""

    def __init__(self, hand: i64) -> None:
        super().__init__("draw-one")
        self.hand = hand

    def do(self, state: Dominion, frame: Choosing) -> None:
        if state.mats[frame.seat].hand_size < self.hand:
            state.draw_to_look(frame.seat, frame)


class DiscardAside(Act):
    """Cards set aside or revealed go to the discard pile (D-library-1)."""

    def __init__(self) -> None:
        super().__init__("discard-aside")

    def do(self, state: Dominion, frame: Frame) -> None:
        state.discard_aside(frame.seat)


class RevealTop(Act[Spying]):
    """The victim reveals up to so many cards of the deck (D-spy-1, D-thief-1)."""

    def __init__(self, count: i64) -> None:
        super().__init__("reveal-top")
        self.cards = count

    def do(self, state: Dominion, frame: Spying) -> None:
        victim = frame.victim
        shown: i64 = 0
        while shown < self.cards and state.show_top(victim):
            shown += 1
        if shown > 0:
            tell_shown(state, victim)
        else:
            state.tell(said.NO_DECK, victim)


class DiscardVictims(Act[Spying]):
    """What the victim still has revealed is discarded (D-thief-2)."""

    def __init__(self) -> None:
        super().__init__("discard-revealed")

    def do(self, state: Dominion, frame: Spying) -> None:
        state.discard_aside(frame.victim)


class PlayChosen(Act[Choosing]):
    """Throne Room: play the chosen card, which stays in play (D-throne-room-1).

    `value` is its kind plus one, 0 for none.
    """

    def __init__(self, time: i64) -> None:
        super().__init__("first-play" if time == 1 else "second-play")
        self.time = time

    def do(self, state: Dominion, frame: Choosing) -> None:
        kind = frame.value - 1
        if kind >= 0:
            if state.telling:
                state.tell(said.THRONE, frame.seat, kinds.NAMES[kind], self.time)
            state.call(Playing(CARD_SCRIPTS[kind], frame.seat))


def tell_shown(state: Dominion, seat: i64) -> None:
    if state.telling:
        state.tell(said.SHOW, seat, kinds.named(state.mats[seat].aside))
