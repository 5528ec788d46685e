"""The shared steps that cards are made of: no decisions here, those are in choices.py.

A card's frame has the locals `cursor` (a: how far round the table), `immune`
(b: a mask of seats that showed a Moat), `value` (c: a limit, a kind or a
number handed to a later step; each step says which).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from regna.core import Frame, Step
from regna.games.dominion.kinds import (
    ACTION,
    ATTACK,
    NAMES,
    PLUS_CARDS,
    TREASURE,
    TYPES,
    named,
)
from regna.games.dominion.state import Dominion

SEAT_BIT: Final[list[int]] = [1, 2, 4, 8]


class Act(Step[Dominion]):
    """A step that only does something."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def begin(self, state: Dominion, frame: Frame) -> bool:
        self.do(state, frame)
        return False

    @abstractmethod
    def do(self, state: Dominion, frame: Frame) -> None:
        """Carry the step out."""


class Bonus(Act):
    """The plain pluses of a card: cards first, then actions, buys, coins."""

    def __init__(self, kind: int) -> None:
        super().__init__("bonus")
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        seat = int(frame.seat)
        if PLUS_CARDS[self.kind] > 0:
            state.draw(seat, PLUS_CARDS[self.kind])
        state.add_bonus(seat, self.kind)


class EachOther(Act):
    """Each other player in turn order does a script of their own, unless immune (G17, D-moat-2).

    The called frame has the locals `attacker` and `card`.
    """

    def __init__(self, name: str, script: int) -> None:
        super().__init__(name)
        self.script = script

    def do(self, state: Dominion, frame: Frame) -> None:
        seat = int(frame.seat)
        cursor = max(int(frame.a), 1)
        while cursor < state.seats:
            other = (seat + cursor) % state.seats
            cursor += 1
            if int(frame.b) & SEAT_BIT[other] == 0:
                frame.a = cursor
                frame.again()
                state.call_number(self.script, other, seat, frame.script.number)
                return
        frame.a = 0


class EachDeck(Act):
    """The active player deals with one deck after the other in turn order (D-spy-1, D-thief-5).

    The called frame has the local `victim`; `mine` says whether the own deck comes first.
    """

    def __init__(self, name: str, script: int, mine: bool) -> None:
        super().__init__(name)
        self.script = script
        self.mine = mine

    def do(self, state: Dominion, frame: Frame) -> None:
        seat = int(frame.seat)
        cursor = max(int(frame.a), 0 if self.mine else 1)
        while cursor < state.seats:
            victim = (seat + cursor) % state.seats
            cursor += 1
            if int(frame.b) & SEAT_BIT[victim] == 0:
                frame.a = cursor
                frame.again()
                state.call_number(self.script, seat, victim)
                return
        frame.a = 0


class Draw(Act):
    """The seat of the frame draws so many cards."""

    def __init__(self, count: int) -> None:
        super().__init__("draw")
        self.cards = count

    def do(self, state: Dominion, frame: Frame) -> None:
        state.draw(int(frame.seat), self.cards)


class GainIfLeft(Act):
    """The seat of the frame gains a certain card, if the pile has any (D-witch-1)."""

    def __init__(self, kind: int) -> None:
        super().__init__("gain")
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        if state.piles[self.kind] > 0:
            state.gain(int(frame.seat), self.kind)
        else:
            tell_none_left(state, self.kind)


class GainOnDeck(Act):
    """Gain a certain card onto the own deck, if the pile has any (D-bureaucrat-1, -3)."""

    def __init__(self, kind: int) -> None:
        super().__init__("gain-on-deck")
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        if state.piles[self.kind] > 0:
            state.gain_on_deck(int(frame.seat), self.kind)
        else:
            tell_none_left(state, self.kind)


def tell_none_left(state: Dominion, kind: int) -> None:
    if state.telling:
        state.report("dominion-none-left", {"card": NAMES[kind]})


class TrashThis(Act):
    """The card itself goes from play to the trash; a second play finds it gone (D-feast-1)."""

    def __init__(self, kind: int) -> None:
        super().__init__("trash-this")
        self.kind = kind

    def do(self, state: Dominion, frame: Frame) -> None:
        state.trash_from_play(int(frame.seat), self.kind)


class DiscardChosen(Act):
    """The cards chosen go to the discard pile at once; `value` is how many (D-cellar-1)."""

    def __init__(self) -> None:
        super().__init__("discard-chosen")

    def do(self, state: Dominion, frame: Frame) -> None:
        frame.c = state.discard_held()


class DrawAsMany(Act):
    """Draw as many cards as were discarded (D-cellar-1, D-cellar-2)."""

    def __init__(self) -> None:
        super().__init__("draw-as-many")

    def do(self, state: Dominion, frame: Frame) -> None:
        if frame.c > 0:
            state.draw(int(frame.seat), int(frame.c))


class TrashChosen(Act):
    """The cards chosen go to the trash (D-chapel-1)."""

    def __init__(self) -> None:
        super().__init__("trash-chosen")

    def do(self, state: Dominion, frame: Frame) -> None:
        state.trash_held()


class CoinsIfTrashed(Act):
    """Coins for the card trashed just before (D-moneylender-1)."""

    def __init__(self, coins: int) -> None:
        super().__init__("coins-if-trashed")
        self.coins = coins

    def do(self, state: Dominion, frame: Frame) -> None:
        if frame.c > 0:
            state.coins += self.coins
            if state.telling:
                state.tell_left(int(frame.seat))


class RevealUntil(Act):
    """Reveal until so many Treasures are found; they go to hand, the rest is discarded.

    Revealed cards stay out of a shuffle on the way (D-adventurer-1), and the
    search ends when there is nothing left to reveal (D-adventurer-2).
    """

    def __init__(self, treasures: int) -> None:
        super().__init__("reveal-until")
        self.treasures = treasures

    def do(self, state: Dominion, frame: Frame) -> None:
        seat = int(frame.seat)
        mat = state.mats[seat]
        found: list[int] = []
        while len(found) < self.treasures and state.show_top(seat):
            if TYPES[mat.aside[-1]] & TREASURE:
                found.append(mat.aside[-1])
        state.tell_shown(seat)
        for kind in found:
            mat.aside.remove(kind)
            mat.join_hand(kind)
        if state.telling and found:
            state.report("dominion-to-hand", {"seat": seat, "cards": named(found)})
        state.discard_aside(seat)


class DrawToLook(Act):
    """Library: draw one card to decide on, or go to the end (D-library-2)."""

    def __init__(self, hand: int) -> None:
        super().__init__("draw-one")
        self.hand = hand

    def do(self, state: Dominion, frame: Frame) -> None:
        seat = int(frame.seat)
        if state.mats[seat].hand_size >= self.hand or not state.draw_to_look(seat):
            frame.line += 1  # past the question


class DiscardAside(Act):
    """Cards set aside or revealed go to the discard pile (D-library-1)."""

    def __init__(self) -> None:
        super().__init__("discard-aside")

    def do(self, state: Dominion, frame: Frame) -> None:
        state.discard_aside(int(frame.seat))


class RevealTop(Act):
    """The victim reveals up to so many cards of the deck (D-spy-1, D-thief-1)."""

    def __init__(self, count: int) -> None:
        super().__init__("reveal-top")
        self.cards = count

    def do(self, state: Dominion, frame: Frame) -> None:
        victim = int(frame.a)
        shown = 0
        while shown < self.cards and state.show_top(victim):
            shown += 1
        if shown > 0:
            state.tell_shown(victim)
        elif state.telling:
            state.report("dominion-no-deck", {"seat": victim})


class DiscardVictims(Act):
    """What the victim still has revealed is discarded (D-thief-2)."""

    def __init__(self) -> None:
        super().__init__("discard-revealed")

    def do(self, state: Dominion, frame: Frame) -> None:
        state.discard_aside(int(frame.a))


class PlayChosen(Act):
    """Throne Room: play the chosen card, which stays in play (D-throne-room-1).

    `value` is its kind plus one, 0 for none.
    """

    def __init__(self, time: int) -> None:
        super().__init__("first-play" if time == 1 else "second-play")
        self.time = time

    def do(self, state: Dominion, frame: Frame) -> None:
        if frame.c > 0:
            seat, kind = int(frame.seat), int(frame.c) - 1
            if state.telling:
                facts: dict[str, object] = {"seat": seat, "card": NAMES[kind], "count": self.time}
                state.report("dominion-throne", facts)
            state.call_number(kind, seat)


def is_attack(kind: int) -> bool:
    return TYPES[kind] & ATTACK != 0


def is_action(kind: int) -> bool:
    return TYPES[kind] & ACTION != 0
