"""Raid, the game: setup, views, documents, scores."""

from __future__ import annotations

from regna.core import (
    BadPosition,
    Facts,
    Fields,
    Frame,
    Game,
    Option,
    Rng,
    Score,
    ScoreLine,
    rng_of,
)
from regna.core.fields import choice_at
from tests.toys.raid.said import CARDS, MOVES, SAID, names
from tests.toys.raid.state import OWNED, Raid
from tests.toys.raid.turn import SCRIPTS, TURN


class RaidGame(Game[Raid]):
    """Raid for two or three."""

    def __init__(self) -> None:
        super().__init__(
            name="raid",
            rules_version=1,
            least_seats=2,
            most_seats=3,
            scripts=SCRIPTS,
            said=SAID,
            verbs=MOVES,
        )

    def options(self) -> list[Option]:
        return [Option("rounds", "number", 5, low=1, high=20)]

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Raid:
        state = Raid(self, seats, Rng(seed), options)
        for owner in range(seats):
            state.deck[owner] = list(OWNED)
            state.shuffle(state.deck[owner])
            state.draw(owner)
        state.call(Frame(TURN, 0))
        state.run()
        return state

    # ---- what a state answers ------------------------------------------------

    def view(self, state: Raid, seat: int | None) -> dict[str, object]:
        players: list[Facts] = []
        for owner in range(state.seats):
            player: Facts = {
                "deck": len(state.deck[owner]),
                "hand": len(state.hand[owner]),
                "discard": names(state.discard[owner]),
                "public": names(state.public[owner]),
                "points": state.points[owner],
            }
            if seat == owner:
                player["cards"] = names(state.hand[owner])
                player["top"] = CARDS[state.deck[owner][-1]] if state.topped[owner] else None
            players.append(player)
        return {"turns": state.turns, "to_act": state.to_act, "players": players}

    def scores(self, state: Raid) -> list[Score]:
        return [
            Score(seat, coins, (coins, -len(state.deck[seat])), [ScoreLine("T1", "table", coins)])
            for seat, coins in enumerate(state.points)
        ]

    def faults(self, state: Raid) -> list[str]:
        wrong: list[str] = []
        for seat in range(state.seats):
            cards = state.deck[seat] + state.hand[seat] + state.discard[seat]
            if sorted(cards) != OWNED:
                wrong.append(f"T6: seat {seat} has the cards {sorted(cards)}")
            if any(state.public[seat].count(c) > state.hand[seat].count(c) for c in OWNED):
                wrong.append(f"T4: seat {seat} has shown what it does not hold")
        return wrong

    # ---- knowledge -----------------------------------------------------------

    def determinize(self, state: Raid, seat: int, rng: Rng) -> Raid:
        twin = state.copy()
        for owner in range(state.seats):
            kept = 1 if state.topped[owner] and seat == owner else 0
            deck = len(twin.deck[owner]) - kept
            unseen = twin.deck[owner][:deck]
            if seat != owner:
                unseen += twin.hand[owner]
                for card in twin.public[owner]:
                    unseen.remove(card)
            unseen.sort()
            mix(unseen, rng)
            twin.deck[owner][:deck] = unseen[:deck]
            if seat != owner:
                twin.hand[owner] = sorted(unseen[deck:] + twin.public[owner])
        twin.rng = rng.split()
        return twin

    def dump(self, state: Raid, seat: int | None) -> dict[str, object]:
        document = self.header(state, state.options)
        document["turns"] = state.turns
        document["players"] = [dump_player(state, owner, seat) for owner in range(state.seats)]
        document["pending"] = state.dump_pending()
        document["draws"] = int(state.draws)
        document["looks"] = int(state.looks)
        if seat is None:
            document["rng"] = state.rng.lanes()
        return document

    def load(self, document: object, seed: int | str = 0) -> Raid:
        fields = Fields(document, "")
        seats, options = self.read_header(fields)
        rng = Rng(seed)
        state = Raid(self, seats, rng, options)
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


def dump_player(state: Raid, owner: int, seat: int | None) -> Facts:
    """One seat's piles, with nothing for the cards that `seat` does not know."""
    deck, hand = names(state.deck[owner]), names(state.hand[owner])
    if seat is not None:
        kept = 1 if state.topped[owner] and seat == owner else 0
        deck = [None] * (len(deck) - kept) + deck[len(deck) - kept :]
    if seat is not None and seat != owner:
        seen = names(state.public[owner])
        hand = [None] * (len(hand) - len(seen)) + seen
    return {
        "deck": deck,
        "hand": hand,
        "discard": names(state.discard[owner]),
        "topped": state.topped[owner],
        "public": names(state.public[owner]),
        "points": state.points[owner],
    }


def load_player(state: Raid, owner: int, fields: Fields, rng: Rng) -> None:
    """One seat's piles, the unknown cards filled in."""
    piles: dict[str, list[int]] = {}
    for name in ("deck", "hand", "discard", "public"):
        items, path = fields.items(name, []), fields.at(name)
        piles[name] = [
            -1 if item is None else CARDS.index(choice_at(item, path, CARDS, BadPosition))
            for item in items
        ]
    public = piles.pop("public")
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
    state.public[owner] = sorted(public)
    state.points[owner] = fields.number("points", 0, 10**6, 0)
    fields.done()


def mix(cards: list[int], rng: Rng) -> None:
    """Shuffle outside the game: for fills."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


game = RaidGame()
