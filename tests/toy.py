"""Raid: a small card game with everything that makes hidden information hard.

Each seat owns seven cards: deck, hand, discard pile. On a turn one plays any
cards of the hand and ends; the hand is discarded and three cards are drawn.

T1  coin    one point
T2  twice   play a card of the hand twice
T3  peek    look at the top card of one's deck; leave it there or discard it
T4  raid    every other seat shows a shield, or discards the top card of its deck
T5  shield  answers a raid; played, it does nothing
T6  a drawing seat without a deck shuffles its discard pile
T7  after the agreed number of rounds the most points win, then fewer cards in the deck
"""

from __future__ import annotations

from regna.core import (
    Ask,
    BadNotation,
    Facts,
    Fields,
    Frame,
    Game,
    Option,
    Reason,
    Rng,
    Script,
    State,
    Step,
    rng_of,
)
from tests.toy_state import (
    AWAY,
    CARDS,
    END,
    KEEP,
    NONE,
    OWNED,
    SHIELD,
    SHOW,
    SUFFER,
    WORDS,
    ToyState,
    load_player,
)

REASONS = ["", "not-now", "not-in-hand"]
NOT_NOW, NOT_IN_HAND = 1, 2


class ToyStep(Step[ToyState]):
    """A step that asks lists its moves once: to count, to give and to check."""

    def offers(self, state: ToyState, frame: Frame) -> list[int]:
        return []

    def count(self, state: ToyState, frame: Frame) -> int:
        return len(self.offers(state, frame))

    def nth(self, state: ToyState, frame: Frame, k: int) -> int:
        return self.offers(state, frame)[k]

    def check(self, state: ToyState, frame: Frame, move: int) -> int:
        return 0 if move in self.offers(state, frame) else NOT_NOW

    def facts(self, state: ToyState, frame: Frame, move: int, reason: int) -> Facts:
        return {"move": WORDS[move]}


class Play(ToyStep):
    """Play a card, or end the turn."""

    other = END

    def offers(self, state: ToyState, frame: Frame) -> list[int]:
        return [*sorted(set(state.hand[frame.seat])), self.other]

    def check(self, state: ToyState, frame: Frame, move: int) -> int:
        if move > SHIELD and move != self.other:
            return NOT_NOW
        if move <= SHIELD and move not in state.hand[frame.seat]:
            return NOT_IN_HAND
        return 0

    def ask(self, state: ToyState, frame: Frame) -> Ask:
        return Ask(self.name, {"cards": len(state.hand[frame.seat])}, self.rule)

    def choose(self, state: ToyState, frame: Frame, move: int) -> None:
        if move != END:
            frame.again()
            state.spend(frame.seat, move)
            state.effect(frame.seat, move)
            return
        seat = frame.seat
        state.discard[seat] += state.hand[seat]
        state.hand[seat] = []
        state.public[seat] = []
        if state.telling:
            state.report("ends", {"seat": seat})
        state.draw(seat)
        state.turns += 1
        if state.turns == int(str(state.options["rounds"])) * state.seats:
            state.finish()
            return
        frame.again()
        frame.seat = (seat + 1) % state.seats


class Pick(Play):
    """Choose the card to play twice, or none."""

    other = NONE

    def choose(self, state: ToyState, frame: Frame, move: int) -> None:
        if move == NONE:
            frame.line = 3
            return
        frame.a = move
        state.spend(frame.seat, move)


class Repeat(ToyStep):
    """Play the picked card."""

    def begin(self, state: ToyState, frame: Frame) -> bool:
        state.effect(frame.seat, frame.a)
        return False


class Look(ToyStep):
    """Show the seat its top card, and leave it on top for now."""

    def begin(self, state: ToyState, frame: Frame) -> bool:
        card = state.top(frame.seat, [])
        state.deck[frame.seat].append(card)
        state.topped[frame.seat] = True
        if state.telling:
            seat = int(frame.seat)
            state.report("peeks", {"seat": seat}, {seat: {"card": CARDS[card]}})
        return False


class Decide(ToyStep):
    """Leave the top card on the deck or discard it."""

    def offers(self, state: ToyState, frame: Frame) -> list[int]:
        return [KEEP, AWAY]

    def ask(self, state: ToyState, frame: Frame) -> Ask:
        return Ask(self.name, {"card": CARDS[state.deck[frame.seat][-1]]}, self.rule)

    def choose(self, state: ToyState, frame: Frame, move: int) -> None:
        seat = int(frame.seat)
        facts: Facts = {"seat": seat, "kept": move == KEEP}
        if move == AWAY:
            state.discard[seat].append(state.deck[seat].pop())
            state.topped[seat] = False
            facts["card"] = CARDS[state.discard[seat][-1]]
        if state.telling:
            state.report("decides", facts)


class React(ToyStep):
    """Every raided seat is asked, whether it holds a shield or not."""

    def offers(self, state: ToyState, frame: Frame) -> list[int]:
        return [SHOW, SUFFER] if SHIELD in state.hand[frame.seat] else [SUFFER]

    def choose(self, state: ToyState, frame: Frame, move: int) -> None:
        seat = int(frame.seat)
        if move == SHOW:
            if SHIELD not in state.public[seat]:
                state.public[seat].append(SHIELD)  # the last in order
            if state.telling:
                state.report("shows", {"seat": seat})
            return
        card = state.top(seat, [])
        state.discard[seat].append(card)
        if state.telling:
            state.report("suffers", {"seat": seat, "card": CARDS[card]})


class ToyGame(Game):
    """Raid for two or three."""

    def __init__(self) -> None:
        scripts = [
            Script("turn", [Play("play", "T7", True)]),
            Script(
                "twice", [Pick("pick", "T2", True), Repeat("first"), Repeat("second")], ["card"]
            ),
            Script("peek", [Look("look"), Decide("decide", "T3", True)]),
            Script("raid", [React("react", "T4", True)]),
        ]
        reasons = [Reason(code, "T7") for code in REASONS]
        super().__init__("toy", 1, len(WORDS), 2, 3, scripts, reasons)

    def options(self) -> list[Option]:
        return [Option("rounds", "number", 5, low=1, high=20)]

    def cases(self) -> list[dict[str, object]]:
        return [{"seats": 2}, {"seats": 3}, {"seats": 2, "rounds": 8}]

    def tables(self) -> list[str]:
        return [*super().tables(), "options"]

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> ToyState:
        state = ToyState(self, seats, Rng(seed), options)
        for owner in range(seats):
            state.deck[owner] = list(OWNED)
            state.shuffle(state.deck[owner])
            state.draw(owner)
        state.call_number(0, 0)
        state.run()
        return state

    def load(self, document: object, seed: int | str = 0) -> ToyState:
        fields = Fields(document, "")
        seats, options = self.read_header(fields)
        rng = Rng(seed)
        state = ToyState(self, seats, rng, options)
        state.turns = fields.number("turns", 0, 1000, 0)
        players = fields.tables("players")
        if len(players) != seats:
            raise fields.fail("players", f"{seats} players", len(players))
        for owner, player in enumerate(players):
            load_player(state, owner, player, rng)
        state.load_pending(fields, "pending")
        state.draws = fields.number("draws", 0, 10**9, 0)
        state.looks = fields.number("looks", 0, 10**9, 0)
        told = fields.raw("rng")
        state.rng = rng.split() if told is None else rng_of(told, "rng")
        fields.done()
        state.wake()
        return state

    def parts(self, state: State, move: int) -> Facts:
        return {"verb": "play" if move <= SHIELD else "answer", "piece": WORDS[move]}

    def write(self, state: State, move: int) -> str:
        return WORDS[move]

    def read(self, state: State, text: str) -> int:
        if text not in WORDS:
            raise BadNotation("move", f"one of {', '.join(WORDS)}", text)
        return WORDS.index(text)


game = ToyGame()
