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
    BadPosition,
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
)

COIN, TWICE, PEEK, RAID, SHIELD = range(5)
END, KEEP, AWAY, SHOW, SUFFER, NONE = range(5, 11)
CARDS = ["coin", "twice", "peek", "raid", "shield"]
WORDS = [*CARDS, "end", "keep", "away", "show", "suffer", "none"]
OWNED = [COIN, COIN, COIN, TWICE, PEEK, RAID, SHIELD]
HAND = 3
REASONS = ["", "not-now", "not-in-hand", "no-shield"]
NOT_NOW, NOT_IN_HAND, NO_SHIELD = 1, 2, 3


class ToyState(State):
    """Piles of cards, of which the last is on top; what is known of them; points."""

    def __init__(self, game: Game, seats: int, rng: Rng, options: dict[str, object]) -> None:
        super().__init__(game, seats, rng)
        self.options = options
        self.deck: list[list[int]] = [[] for _ in range(seats)]
        self.hand: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.discard: list[list[int]] = [[] for _ in range(seats)]
        self.topped = [False] * seats  # the owner knows the top card of the deck
        self.shown = [False] * seats  # everybody knows of a shield in the hand
        self.points = [0] * seats
        self.turns = 0

    # ---- rules ---------------------------------------------------------------

    def top(self, seat: int) -> int:
        """Take the top card, which somebody will see; T6."""
        if not self.deck[seat]:
            self.deck[seat], self.discard[seat] = self.discard[seat], []
            self.shuffle(self.deck[seat])
        self.look()
        self.topped[seat] = False
        return self.deck[seat].pop()

    def draw(self, seat: int) -> None:
        cards = [self.top(seat) for _ in range(HAND)]
        self.hand[seat] = sorted(cards)
        if self.telling:
            names = [CARDS[card] for card in cards]
            self.tell("draws", {"seat": seat, "many": HAND}, {seat: {"cards": names}})

    def spend(self, seat: int, card: int) -> None:
        """A card of the hand is played."""
        self.hand[seat].remove(card)
        self.discard[seat].append(card)
        self.shown[seat] = self.shown[seat] and SHIELD in self.hand[seat]
        if self.telling:
            self.tell("plays", {"seat": seat, "card": CARDS[card]})

    def effect(self, seat: int, card: int) -> None:
        """T1 to T5."""
        if card == COIN:
            self.points[seat] += 1
        elif card == TWICE:
            self.call(1, seat)
        elif card == PEEK:
            self.call(2, seat)
        elif card == RAID:
            for distance in range(self.seats - 1, 0, -1):
                self.call(3, (seat + distance) % self.seats)

    # ---- copies and documents ------------------------------------------------

    def copy(self) -> ToyState:
        twin = ToyState(self.game, self.seats, self.rng.copy(), self.options)
        twin.deck = [list(cards) for cards in self.deck]
        twin.hand = [list(cards) for cards in self.hand]
        twin.discard = [list(cards) for cards in self.discard]
        twin.topped = list(self.topped)
        twin.shown = list(self.shown)
        twin.points = list(self.points)
        twin.turns = self.turns
        self.copy_pending(twin)
        return twin

    def dump(self, seat: int | None = None) -> dict[str, object]:
        document = self.game.header(self, self.options)
        document["turns"] = self.turns
        document["players"] = [self.dump_player(owner, seat) for owner in range(self.seats)]
        document["pending"] = self.dump_pending()
        document["draws"] = int(self.draws)
        document["looks"] = int(self.looks)
        if seat is None:
            document["rng"] = self.rng.lanes()
        return document

    def dump_player(self, owner: int, seat: int | None) -> Facts:
        deck: list[object] = [CARDS[card] for card in self.deck[owner]]
        hand: list[object] = [CARDS[card] for card in self.hand[owner]]
        if seat is not None:
            kept = 1 if self.topped[owner] and seat == owner else 0
            deck = [None] * (len(deck) - kept) + deck[len(deck) - kept :]
        if seat is not None and seat != owner:
            hand = [None] * len(hand)
            if self.shown[owner]:
                hand[-1] = "shield"
        return {
            "deck": deck,
            "hand": hand,
            "discard": [CARDS[card] for card in self.discard[owner]],
            "topped": self.topped[owner],
            "shown": self.shown[owner],
            "points": self.points[owner],
        }

    def determinize(self, seat: int, rng: Rng) -> ToyState:
        twin = self.copy()
        for owner in range(self.seats):
            kept = 1 if self.topped[owner] and seat == owner else 0
            deck = len(twin.deck[owner]) - kept
            unseen = twin.deck[owner][:deck]
            if seat != owner:
                hidden = list(twin.hand[owner])
                if twin.shown[owner]:
                    hidden.remove(SHIELD)
                unseen += hidden
            unseen.sort()
            mix(unseen, rng)
            twin.deck[owner][:deck] = unseen[:deck]
            if seat != owner:
                shield = [SHIELD] if twin.shown[owner] else []
                twin.hand[owner] = sorted(unseen[deck:] + shield)
        twin.rng = rng.split()
        return twin

    # ---- for people ----------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, object]:
        players: list[Facts] = []
        for owner in range(self.seats):
            player: Facts = {
                "deck": len(self.deck[owner]),
                "hand": len(self.hand[owner]),
                "discard": [CARDS[card] for card in self.discard[owner]],
                "shown": self.shown[owner],
                "points": self.points[owner],
            }
            if seat == owner:
                player["cards"] = [CARDS[card] for card in self.hand[owner]]
                player["top"] = CARDS[self.deck[owner][-1]] if self.topped[owner] else None
            players.append(player)
        return {"turns": self.turns, "to_act": self.to_act, "players": players}

    def scores(self) -> list[Score]:
        result: list[Score] = []
        for seat in range(self.seats):
            lines = [ScoreLine("T1", "table", self.points[seat])]
            key = (self.points[seat], -len(self.deck[seat]))
            result.append(Score(seat, self.points[seat], key, lines))
        return result

    def faults(self) -> list[str]:
        wrong: list[str] = []
        for seat in range(self.seats):
            cards = self.deck[seat] + self.hand[seat] + self.discard[seat]
            if sorted(cards) != OWNED:
                wrong.append(f"T6: seat {seat} has the cards {sorted(cards)}")
            if self.shown[seat] and SHIELD not in self.hand[seat]:
                wrong.append(f"T4: seat {seat} has shown a shield it does not hold")
        return wrong


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
        return sorted(set(state.hand[frame.seat])) + [self.other]

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
        state.shown[seat] = False
        if state.telling:
            state.tell("ends", {"seat": seat})
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
        card = state.top(frame.seat)
        state.deck[frame.seat].append(card)
        state.topped[frame.seat] = True
        if state.telling:
            seat = int(frame.seat)
            state.tell("peeks", {"seat": seat}, {seat: {"card": CARDS[card]}})
        return False


class Decide(ToyStep):
    """Leave the top card on the deck or discard it."""

    def offers(self, state: ToyState, frame: Frame) -> list[int]:
        return [KEEP, AWAY]

    def ask(self, state: ToyState, frame: Frame) -> Ask:
        return Ask(self.name, {"card": CARDS[state.deck[frame.seat][-1]]}, self.rule)

    def choose(self, state: ToyState, frame: Frame, move: int) -> None:
        card = state.deck[frame.seat][-1]
        if move == AWAY:
            state.discard[frame.seat].append(state.deck[frame.seat].pop())
            state.topped[frame.seat] = False
        if state.telling:
            public: Facts = {"seat": int(frame.seat), "kept": move == KEEP}
            if move == AWAY:
                public["card"] = CARDS[card]
            state.tell("decides", public)


class React(ToyStep):
    """Every raided seat is asked, whether it holds a shield or not."""

    def offers(self, state: ToyState, frame: Frame) -> list[int]:
        return [SHOW, SUFFER] if SHIELD in state.hand[frame.seat] else [SUFFER]

    def check(self, state: ToyState, frame: Frame, move: int) -> int:
        if move != SHOW:
            return 0 if move == SUFFER else NOT_NOW
        return 0 if SHIELD in state.hand[frame.seat] else NO_SHIELD

    def choose(self, state: ToyState, frame: Frame, move: int) -> None:
        seat = int(frame.seat)
        if move == SHOW:
            state.shown[seat] = True
            if state.telling:
                state.tell("shows", {"seat": seat})
            return
        card = state.top(seat)
        state.discard[seat].append(card)
        if state.telling:
            state.tell("suffers", {"seat": seat, "card": CARDS[card]})


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
        state.call(0, 0)
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
        lanes = fields.items("rng", [])
        state.rng = rng.split()
        if lanes:
            state.rng.set_lanes([int(str(lane)) for lane in lanes])
        fields.done()
        state.wake()
        return state

    def parts(self, state: State, move: int) -> Facts:
        if move <= SHIELD:
            return {"verb": "play", "piece": CARDS[move]}
        return {"verb": WORDS[move]}

    def write(self, state: State, move: int) -> str:
        return WORDS[move]

    def read(self, state: State, text: str) -> int:
        if text not in WORDS:
            raise BadNotation("move", f"one of {', '.join(WORDS)}", text)
        return WORDS.index(text)


def load_player(state: ToyState, owner: int, fields: Fields, rng: Rng) -> None:
    """One seat's piles, the unknown cards filled in."""
    piles: dict[str, list[int]] = {}
    for name in ("deck", "hand", "discard"):
        piles[name] = [card_at(fields, name, item) for item in fields.items(name, [])]
    unseen = list(OWNED)
    for pile in piles.values():
        for card in pile:
            if card in unseen:
                unseen.remove(card)
            elif card >= 0:
                raise BadPosition(fields.path, "only cards that a seat owns", CARDS[card])
    mix(unseen, rng)
    for pile in piles.values():
        for place, card in enumerate(pile):
            if card < 0:
                pile[place] = unseen.pop(0)
    state.deck[owner] = piles["deck"]
    state.hand[owner] = sorted(piles["hand"])
    state.discard[owner] = piles["discard"]
    state.topped[owner] = fields.flag("topped", False)
    state.shown[owner] = fields.flag("shown", False)
    state.points[owner] = fields.number("points", 0, 10**6, 0)
    fields.done()


def card_at(fields: Fields, name: str, item: object) -> int:
    if item is None:
        return -1
    if not isinstance(item, str) or item not in CARDS:
        raise fields.fail(name, f"cards among {', '.join(CARDS)}", item)
    return CARDS.index(item)


def mix(cards: list[int], rng: Rng) -> None:
    """Shuffle outside the game: for fills."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


game = ToyGame()
