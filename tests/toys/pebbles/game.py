"""The whole game of pebbles."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from regna.core import (
    BadPosition,
    Codec,
    Fields,
    Frame,
    Game,
    Menu,
    Named,
    Option,
    Rng,
    Said,
    Score,
    ScoreLine,
    Script,
    State,
    Verb,
    make_rng,
    rng_of,
)

COLOURS = ["clay", "salt", "flint", "ember"]
CLAY, SALT, FLINT, EMBER = range(4)
BAG = [CLAY, SALT, FLINT, EMBER] * 6

CHOOSE = Verb("choose", Named("pebble", COLOURS), word="")
TAKE = Verb("draw")
SHIELD = Verb("shield")
SUFFER = Verb("suffer")
MOVES = Codec(CHOOSE, TAKE, SHIELD, SUFFER)
DRAW = int(TAKE.move())  # what tests play most

SAID = Said("pebbles")
TO_CHOOSE = SAID.ask("choose", "P1", "seat hand")
TO_REACT = SAID.ask("react", "P2")
NOT_HELD = SAID.refusal("not-held", "P1", "pebble")
NO_SHIELD = SAID.refusal("no-shield", "P2")
NOT_NOW = SAID.refusal("not-now", "P3")
DREW = SAID.event("drew", "seat", private="pebble")
PLAYED = SAID.event("played", "seat pebble")
SHIELDED = SAID.event("shielded", "seat")
SUFFERED = SAID.event("suffered", "seat")


class Pebbles(State):
    """Hands, the bag (its last pebble is drawn next), what was spent."""

    def __init__(self, game: Game[Pebbles], seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bag: list[int] = []
        self.spent: list[int] = []
        self.points = [0] * seats
        self.turn = 0
        self.length = 12

    def copy(self) -> Pebbles:
        twin = Pebbles(self.game, self.seats, self.rng.copy())
        twin.hands = [list(hand) for hand in self.hands]
        twin.bag = list(self.bag)
        twin.spent = list(self.spent)
        twin.points = list(self.points)
        twin.turn = self.turn
        twin.length = self.length
        self.copy_pending(twin)
        return twin

    def take(self, seat: int) -> None:
        """Draw a pebble; an empty bag is filled with what was spent."""
        if not self.bag:
            self.bag, self.spent = self.spent, []
            self.shuffle(self.bag)
        if self.bag:
            self.look()
            pebble = self.bag.pop()
            self.hands[seat].append(pebble)
            self.hands[seat].sort()
            self.tell(DREW, seat, pebble)


class Attacked(Frame):
    """The attacked seat that answers, and how many more will."""

    def __init__(self, script: Script, seat: i64, more: i64) -> None:
        super().__init__(script, seat)
        self.more = more

    def copy(self) -> Frame:
        return self.onto(Attacked(self.script, self.seat, self.more))

    def check(self, state: Pebbles, path: str) -> None:
        if not 0 <= self.more <= state.seats - 2:
            raise BadPosition(f"{path}.more", f"at most {state.seats - 2} seats", self.more)


class Choose(Menu[Pebbles]):
    """Play a pebble, or draw one."""

    def begin(self, state: Pebbles, frame: Frame) -> bool:
        if state.turn >= state.length * state.seats:
            state.finish()
            return False
        return True

    def offer(self, state: Pebbles, frame: Frame) -> None:
        hand = state.hands[frame.seat]
        for pebble in sorted(set(hand)):
            state.offer(CHOOSE.move(pebble))
        if state.bag or state.spent or not hand:
            state.offer(TAKE.move())

    def check(self, state: Pebbles, frame: Frame, move: i64) -> i64:
        if move in self.moves(state, frame):
            return 0
        return NOT_HELD if move < CHOOSE.last else NOT_NOW

    def refused(self, state: Pebbles, frame: Frame, move: i64, refusal: i64) -> list[object]:
        return [COLOURS[CHOOSE.a(move)]] if refusal == NOT_HELD else []

    def asked(self, state: Pebbles, frame: Frame) -> list[object]:
        return [frame.seat, list(state.hands[frame.seat])]

    def choose(self, state: Pebbles, frame: Frame, move: i64) -> None:
        seat, pebble = frame.seat, CHOOSE.a(move)
        frame.again()
        if move >= CHOOSE.last or pebble != FLINT:
            state.turn += 1
            frame.seat = (seat + 1) % state.seats
        if move >= CHOOSE.last:
            state.take(seat)
            return
        state.hands[seat].remove(pebble)
        state.spent.append(pebble)
        state.points[seat] += pebble
        state.tell(PLAYED, seat, pebble)
        if pebble == EMBER:
            state.call(Attacked(ATTACK, (seat + 1) % state.seats, state.seats - 2))


class React(Menu[Pebbles, Attacked]):
    """Discard a clay pebble as a shield, or lose a point."""

    def offer(self, state: Pebbles, frame: Attacked) -> None:
        if CLAY in state.hands[frame.seat]:
            state.offer(SHIELD.move())
        state.offer(SUFFER.move())

    def check(self, state: Pebbles, frame: Attacked, move: i64) -> i64:
        if move == SUFFER.move():
            return 0
        if move == SHIELD.move():
            return 0 if CLAY in state.hands[frame.seat] else NO_SHIELD
        return NOT_NOW

    def choose(self, state: Pebbles, frame: Attacked, move: i64) -> None:
        seat = frame.seat
        if frame.more:
            frame.again()
            frame.more -= 1
            frame.seat = (seat + 1) % state.seats
        if move == SHIELD.move():
            state.hands[seat].remove(CLAY)
            state.spent.append(CLAY)
            state.tell(SHIELDED, seat)
        else:
            state.points[seat] -= 1
            state.tell(SUFFERED, seat)


CHOOSING = Choose(TO_CHOOSE)
TURN = Script("turn", [CHOOSING])
ATTACK = Script("attack", [React(TO_REACT)], frame=Attacked)
CHOOSING.calls = [ATTACK]
CHOOSING.stays = True


class PebblesGame(Game[Pebbles]):
    """Pebbles for two to four."""

    def __init__(self) -> None:
        super().__init__(
            name="pebbles",
            rules_version=1,
            least_seats=2,
            most_seats=4,
            scripts=[TURN, ATTACK],
            said=SAID,
            verbs=MOVES,
        )

    def options(self) -> list[Option]:
        return [Option("length", "number", 12, low=1, high=1000), Option("tiles", "file", None)]

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Pebbles:
        state = Pebbles(self, seats, make_rng(seed))
        state.length = cast(int, options["length"])
        state.bag = list(BAG)
        state.shuffle(state.bag)
        for seat in range(seats):
            for _ in range(3):
                state.take(seat)
        state.call(Frame(TURN, 0))
        state.run()
        return state

    def view(self, state: Pebbles, seat: int | None) -> dict[str, object]:
        return {
            "hand": None if seat is None else list(state.hands[seat]),
            "hands": [len(hand) for hand in state.hands],
            "bag": len(state.bag),
            "spent": list(state.spent),
            "points": list(state.points),
            "turn": state.turn,
        }

    def scores(self, state: Pebbles) -> list[Score]:
        return [
            Score(seat, points, (points,), [ScoreLine("P1", "", points)])
            for seat, points in enumerate(state.points)
        ]

    def determinize(self, state: Pebbles, seat: int, rng: Rng) -> Pebbles:
        twin = state.copy()
        twin.rng = rng
        fill(twin, [other for other in range(state.seats) if other != seat])
        return twin

    def dump(self, state: Pebbles, seat: int | None) -> dict[str, object]:
        document = self.header(state, {"length": state.length})
        document["hands"] = [
            list(hand) if seat is None or seat == owner else len(hand)
            for owner, hand in enumerate(state.hands)
        ]
        document["bag"] = list(state.bag) if seat is None else len(state.bag)
        document["spent"] = list(state.spent)
        document["points"] = list(state.points)
        document["turn"] = state.turn
        document["pending"] = state.dump_pending()
        if seat is None:
            document["rng"] = state.rng.document()
        return document

    def load(self, document: object, seed: int | str = 0) -> Pebbles:
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
            pool = list(BAG)
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


def fill(state: Pebbles, unknown: list[int]) -> None:
    """Deal the pebbles of these hands and of the bag anew."""
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


game = PebblesGame()
