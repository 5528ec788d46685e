"""A small game to try tables with: hidden hands, draws, an attack and a reaction.

Pebbles of four colours. In a turn play one (worth its colour), or draw one.
Colour 2 gives another go. Colour 3 attacks the others: each shows a 0, which
is then discarded, or loses a point. Over after 12 turns each.
"""

from __future__ import annotations

from typing import cast

from regna.core import (
    Ask,
    BadNotation,
    Event,
    Facts,
    Fields,
    Frame,
    Game,
    Option,
    Reason,
    Rng,
    Score,
    ScoreLine,
    Script,
    State,
    Step,
    make_rng,
    register,
    rng_of,
)

DRAW, SHIELD, SUFFER = 4, 5, 6
NAMES = ["clay", "salt", "flint", "ember", "draw", "shield", "suffer"]
NOT_HELD, NO_SHIELD, NOT_NOW = 1, 2, 3


class Pebbles(State):
    def __init__(self, game: PebblesGame, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag: list[int] = []
        self.spent: list[int] = []
        self.points = [0] * seats
        self.turn = 0
        self.length = 12

    def copy(self) -> Pebbles:
        twin = Pebbles(cast(PebblesGame, self.game), self.seats, self.rng.copy())
        twin.hands = [list(hand) for hand in self.hands]
        twin.bag = list(self.bag)
        twin.spent = list(self.spent)
        twin.points = list(self.points)
        twin.turn = self.turn
        twin.length = self.length
        self.copy_pending(twin)
        return twin

    def take(self, seat: int) -> None:
        if not self.bag:
            self.bag, self.spent = self.spent, []
            self.shuffle(self.bag)
        if self.bag:
            self.look()
            pebble = self.bag.pop()
            self.hands[seat].append(pebble)
            self.hands[seat].sort()
            if self.telling:
                self.report("drew", {"seat": seat}, {seat: {"pebble": pebble}})

    def view(self, seat: int | None = None) -> dict[str, object]:
        return {
            "hand": None if seat is None else list(self.hands[seat]),
            "hands": [len(hand) for hand in self.hands],
            "bag": len(self.bag),
            "spent": list(self.spent),
            "points": list(self.points),
            "turn": self.turn,
        }

    def dump(self, seat: int | None = None) -> dict[str, object]:
        document = self.game.header(self, {"length": self.length})
        document["hands"] = [
            list(hand) if seat is None or seat == index else len(hand)
            for index, hand in enumerate(self.hands)
        ]
        document["bag"] = list(self.bag) if seat is None else len(self.bag)
        document["spent"] = list(self.spent)
        document["points"] = list(self.points)
        document["turn"] = self.turn
        document["pending"] = self.dump_pending()
        if seat is None:
            document["rng"] = self.rng.document()
        return document

    def determinize(self, seat: int, rng: Rng) -> State:
        twin = self.copy()
        twin.rng = rng
        fill(twin, [index for index in range(self.seats) if index != seat])
        return twin

    def scores(self) -> list[Score]:
        return [
            Score(seat, points, (points,), [ScoreLine("P1", "", points)])
            for seat, points in enumerate(self.points)
        ]


def fill(state: Pebbles, unknown: list[int]) -> None:
    pool = list(state.bag)
    for seat in unknown:
        pool += state.hands[seat]
    pool.sort()
    for last in range(len(pool) - 1, 0, -1):
        other = state.rng.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    for seat in unknown:
        size = len(state.hands[seat])
        state.hands[seat] = sorted(pool[:size])
        pool = pool[size:]
    state.bag = pool


class Choose(Step[Pebbles]):
    def begin(self, state: Pebbles, frame: Frame) -> bool:
        if state.turn >= state.length * state.seats:
            state.finish()
            return False
        return True

    def options(self, state: Pebbles, frame: Frame) -> list[int]:
        moves = sorted(set(state.hands[frame.seat]))
        return [*moves, DRAW] if state.bag or state.spent or not moves else moves

    def count(self, state: Pebbles, frame: Frame) -> int:
        return len(self.options(state, frame))

    def nth(self, state: Pebbles, frame: Frame, k: int) -> int:
        return self.options(state, frame)[k]

    def check(self, state: Pebbles, frame: Frame, move: int) -> int:
        if move in self.options(state, frame):
            return 0
        return NOT_HELD if move < DRAW else NOT_NOW

    def facts(self, state: Pebbles, frame: Frame, move: int, reason: int) -> Facts:
        return {"pebble": NAMES[move]} if reason == NOT_HELD else {}

    def ask(self, state: Pebbles, frame: Frame) -> Ask:
        return Ask("choose", {"hand": list(state.hands[frame.seat])}, "P1")

    def choose(self, state: Pebbles, frame: Frame, move: int) -> None:
        seat = int(frame.seat)
        frame.again()
        if move != 2:
            state.turn += 1
            frame.seat = (seat + 1) % state.seats
        if move == DRAW:
            state.take(seat)
            return
        state.hands[seat].remove(move)
        state.spent.append(move)
        state.points[seat] += move
        if state.telling:
            state.report("played", {"seat": seat, "pebble": move})
        if move == 3:
            for step in range(state.seats - 1, 0, -1):
                state.call_number(1, (seat + step) % state.seats)


class React(Step[Pebbles]):
    def count(self, state: Pebbles, frame: Frame) -> int:
        return 2 if 0 in state.hands[frame.seat] else 1

    def nth(self, state: Pebbles, frame: Frame, k: int) -> int:
        return ([SHIELD, SUFFER] if 0 in state.hands[frame.seat] else [SUFFER])[k]

    def check(self, state: Pebbles, frame: Frame, move: int) -> int:
        if move == SUFFER:
            return 0
        if move == SHIELD:
            return 0 if 0 in state.hands[frame.seat] else NO_SHIELD
        return NOT_NOW

    def choose(self, state: Pebbles, frame: Frame, move: int) -> None:
        seat = int(frame.seat)
        if move == SHIELD:
            state.hands[seat].remove(0)
            state.spent.append(0)
        else:
            state.points[seat] -= 1
        if state.telling:
            state.report("shielded" if move == SHIELD else "suffered", {"seat": seat})


class PebblesGame(Game):
    def __init__(self) -> None:
        scripts = [
            Script("turn", [Choose("choose", "P1", True)]),
            Script("attack", [React("react", "P2", True)]),
        ]
        reasons = [
            Reason("", ""),
            Reason("not-held", "P1"),
            Reason("no-shield", "P2"),
            Reason("not-now", "P3"),
        ]
        super().__init__("pebbles", 1, len(NAMES), 2, 4, scripts, reasons)

    def options(self) -> list[Option]:
        return [Option("length", "number", 12, low=1, high=1000), Option("tiles", "document", None)]

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> State:
        state = Pebbles(self, seats, make_rng(seed))
        state.length = cast(int, options["length"])
        state.bag = [0, 1, 2, 3] * 6
        state.shuffle(state.bag)
        for seat in range(seats):
            for _ in range(3):
                state.take(seat)
        state.call_number(0, 0)
        state.run()
        return state

    def load(self, document: object, seed: int | str = 0) -> State:
        fields = Fields(document, "")
        seats, options = self.read_header(fields)
        rng = rng_of(fields.raw("rng"), "rng") if fields.has("rng") else make_rng(seed)
        state = Pebbles(self, seats, rng)
        state.length = cast(int, options["length"])
        state.spent = cast(list[int], fields.items("spent"))
        state.points = cast(list[int], fields.items("points"))
        state.turn = fields.number("turn", 0, 10**6)
        known = list(state.spent)
        unknown = []
        for seat, hand in enumerate(fields.items("hands")):
            if isinstance(hand, int):
                unknown.append(seat)
                state.hands[seat] = [-1] * hand
            else:
                state.hands[seat] = cast(list[int], hand)
                known += state.hands[seat]
        bag = fields.raw("bag")
        state.bag = list(bag) if isinstance(bag, list) else [-1] * cast(int, bag)
        if unknown or not isinstance(bag, list):
            pool = [0, 1, 2, 3] * 6
            for pebble in known:
                pool.remove(pebble)
            for seat in unknown:
                size = len(state.hands[seat])
                state.hands[seat], pool = pool[:size], pool[size:]
            state.bag = pool
            fill(state, unknown)
        state.load_pending(fields, "pending")
        state.wake()
        return state

    def parts(self, state: State, move: int) -> Facts:
        known = 0 <= move < len(NAMES)
        return {"verb": "choose", "piece": NAMES[move] if known else str(move)}

    def write(self, state: State, move: int) -> str:
        return NAMES[move] if 0 <= move < len(NAMES) else str(move)

    def read(self, state: State, text: str) -> int:
        if text not in NAMES:
            raise BadNotation("move", f"one of {', '.join(NAMES)}", text)
        return NAMES.index(text)


game = PebblesGame()
register("pebbles", "tests.pebbles")

__all__ = ["Event", "game"]
