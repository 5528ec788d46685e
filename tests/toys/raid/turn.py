"""Raid, a turn: what is asked, and what the cards do."""

from __future__ import annotations

from mypy_extensions import i64

from regna.core import BadPosition, Frame, Menu, Row, Script, Step, Verb
from regna.core.script import F
from tests.toys.raid.said import (
    AWAY,
    CARDS,
    COIN,
    DROPS,
    END,
    ENDS,
    KEEP,
    KEEPS,
    MOVES,
    NONE,
    NOT_IN_HAND,
    NOT_NOW,
    PEEK,
    PEEKS,
    PLAY,
    RAID,
    SHIELD,
    SHOW,
    SHOWS,
    SUFFER,
    SUFFERS,
    TO_DECIDE,
    TO_PICK,
    TO_PLAY,
    TO_REACT,
    TWICE,
)
from tests.toys.raid.state import Raid


class Twice(Frame):
    """A card that is played twice, once it is picked."""

    def __init__(self, script: Script, seat: i64, card: i64) -> None:
        super().__init__(script, seat)
        self.card = card

    def copy(self) -> Frame:
        return self.onto(Twice(self.script, self.seat, self.card))

    def check(self, state: Raid, path: str) -> None:
        if not 0 <= self.card < len(CARDS):
            raise BadPosition(f"{path}.card", f"a card from 0 to {len(CARDS) - 1}", self.card)


class Raided(Frame):
    """The raided seat that answers, and how many more will."""

    def __init__(self, script: Script, seat: i64, more: i64) -> None:
        super().__init__(script, seat)
        self.more = more

    def copy(self) -> Frame:
        return self.onto(Raided(self.script, self.seat, self.more))

    def check(self, state: Raid, path: str) -> None:
        if not 0 <= self.more <= state.seats - 2:
            raise BadPosition(f"{path}.more", f"at most {state.seats - 2} seats", self.more)


class Answer(Menu[Raid, F]):
    """A choice in which all that is not offered is refused as not now."""

    def check(self, state: Raid, frame: F, move: i64) -> i64:
        return 0 if move in self.moves(state, frame) else NOT_NOW

    def refused(self, state: Raid, frame: F, move: i64, refusal: i64) -> list[object]:
        if refusal == NOT_IN_HAND:
            return [CARDS[PLAY.a(move)]]
        return [MOVES.write(state, move)]


class Play(Answer[F]):
    """Play a card, or end the turn."""

    def __init__(self, question: Row, other: Verb) -> None:
        super().__init__(question)
        self.other = other

    def offer(self, state: Raid, frame: F) -> None:
        for card in sorted(set(state.hand[frame.seat])):
            state.offer(PLAY.move(card))
        state.offer(self.other.move())

    def check(self, state: Raid, frame: F, move: i64) -> i64:
        if move >= PLAY.last and move != self.other.move():
            return NOT_NOW
        if move < PLAY.last and PLAY.a(move) not in state.hand[frame.seat]:
            return NOT_IN_HAND
        return 0

    def asked(self, state: Raid, frame: F) -> list[object]:
        return [frame.seat, len(state.hand[frame.seat])]

    def choose(self, state: Raid, frame: F, move: i64) -> None:
        seat = frame.seat
        if move < PLAY.last:
            frame.again()
            state.spend(seat, PLAY.a(move))
            effect(state, seat, PLAY.a(move))
            return
        state.discard[seat] += state.hand[seat]
        state.hand[seat] = []
        state.public[seat] = []
        state.tell(ENDS, seat)
        state.draw(seat)
        state.turns += 1
        if state.turns == int(str(state.options["rounds"])) * state.seats:
            state.finish()
            return
        frame.again()
        frame.seat = (seat + 1) % state.seats


class Pick(Play[Twice]):
    """Choose the card to play twice, or none."""

    def choose(self, state: Raid, frame: Twice, move: i64) -> None:
        if move >= PLAY.last:
            frame.goto(OVER)
            return
        frame.card = PLAY.a(move)
        state.spend(frame.seat, frame.card)


class Repeat(Step[Raid, Twice]):
    """Play the picked card."""

    def begin(self, state: Raid, frame: Twice) -> bool:
        effect(state, frame.seat, frame.card)
        return False


class Look(Step[Raid]):
    """Show the seat its top card, and leave it on top for now."""

    def begin(self, state: Raid, frame: Frame) -> bool:
        card = state.top(frame.seat, [])
        state.deck[frame.seat].append(card)
        state.topped[frame.seat] = True
        state.tell(PEEKS, frame.seat, CARDS[card])
        return False


class Decide(Answer):
    """Leave the top card on the deck or discard it."""

    def offer(self, state: Raid, frame: Frame) -> None:
        state.offer(KEEP.move())
        state.offer(AWAY.move())

    def asked(self, state: Raid, frame: Frame) -> list[object]:
        return [frame.seat, CARDS[state.deck[frame.seat][-1]]]

    def choose(self, state: Raid, frame: Frame, move: i64) -> None:
        seat = frame.seat
        if move == KEEP.move():
            state.tell(KEEPS, seat)
            return
        card = state.deck[seat].pop()
        state.discard[seat].append(card)
        state.topped[seat] = False
        state.tell(DROPS, seat, CARDS[card])


class React(Answer[Raided]):
    """Every raided seat is asked, whether it holds a shield or not."""

    def offer(self, state: Raid, frame: Raided) -> None:
        if SHIELD in state.hand[frame.seat]:
            state.offer(SHOW.move())
        state.offer(SUFFER.move())

    def choose(self, state: Raid, frame: Raided, move: i64) -> None:
        seat = frame.seat
        if frame.more:
            frame.again()
            frame.more -= 1
            frame.seat = (seat + 1) % state.seats
        if move == SHOW.move():
            if SHIELD not in state.public[seat]:
                state.public[seat].append(SHIELD)  # the last in order
            state.tell(SHOWS, seat)
            return
        card = state.top(seat, [])
        state.discard[seat].append(card)
        state.tell(SUFFERS, seat, CARDS[card])


OVER: Step[Raid] = Step("over")
FIRST, SECOND = Repeat("first"), Repeat("second")
TURN_PLAY = Play(TO_PLAY, END)

TURN = Script("turn", [TURN_PLAY])
TWO_TIMES = Script("twice", [Pick(TO_PICK, NONE), FIRST, SECOND, OVER], frame=Twice)
PEEKING = Script("peek", [Look("look"), Decide(TO_DECIDE)])
RAIDING = Script("raid", [React(TO_REACT)], frame=Raided)
SCRIPTS = [TURN, TWO_TIMES, PEEKING, RAIDING]

TURN_PLAY.stays = True
TURN_PLAY.calls = [TWO_TIMES, PEEKING, RAIDING]
FIRST.calls = [TWO_TIMES, PEEKING, RAIDING]
SECOND.calls = [TWO_TIMES, PEEKING, RAIDING]


def effect(state: Raid, seat: i64, card: i64) -> None:
    """T1 to T5."""
    if card == COIN:
        state.points[seat] += 1
    elif card == TWICE:
        state.call(Twice(TWO_TIMES, seat, COIN))
    elif card == PEEK:
        state.call(Frame(PEEKING, seat))
    elif card == RAID:
        state.call(Raided(RAIDING, (seat + 1) % state.seats, state.seats - 2))
