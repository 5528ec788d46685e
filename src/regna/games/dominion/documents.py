"""Positions as documents: whole, as known to a seat, or written by hand.

docs/positions.md describes the fields. "?" stands for a card somebody does not
know; what is left out has a default; what is unknown is filled in by the seed.
"""

from __future__ import annotations

from regna.core import BadPosition, Facts, Fields, Game, Rng, rng_of
from regna.games.dominion.cards import TURN
from regna.games.dominion.faults import faults
from regna.games.dominion.filling import fill_seat
from regna.games.dominion.kinds import KINDS, NAMES, in_game, named, names_of, no_cards
from regna.games.dominion.knowledge import Memory, take
from regna.games.dominion.pending import check_pending
from regna.games.dominion.piles import Mat
from regna.games.dominion.players import UNKNOWN, PlayerReader, read_cards
from regna.games.dominion.setup import options_of, set_options
from regna.games.dominion.state import Dominion


def dump(state: Dominion, seat: int | None) -> dict[str, object]:
    """The whole truth, or what a seat with perfect memory knows."""
    document = state.game.header(state, options_of(state))
    document["piles"] = {NAMES[kind]: state.piles[kind] for kind in state.supply}
    document["trash"] = names_of(state.trash)
    document["turn"] = {"actions": state.actions, "buys": state.buys, "coins": state.coins}
    document["players"] = [dump_player(state, other, seat) for other in range(state.seats)]
    if sum(state.spoils) > 0:
        document["spoils"] = names_of(state.spoils)
    if state.held_size > 0:
        mine = seat is None or seat == state.held_seat
        cards = names_of(state.held) if mine else [UNKNOWN] * state.held_size
        document["held"] = {"seat": state.held_seat, "cards": cards}
    document["pending"] = state.dump_pending()
    if seat is None:
        document["draws"] = int(state.draws)
        document["looks"] = int(state.looks)
        document["rng"] = state.rng.document()
    return document


def dump_player(state: Dominion, owner: int, seat: int | None) -> Facts:
    """One mat as the seat knows it (None: the truth)."""
    mat = state.mats[owner]
    memory = mat.memory
    hand, discard = names_of(mat.hand), names_of(mat.discard)
    deck = named(mat.deck)
    unseen = len(deck) - memory.top
    facts: Facts = {}
    if seat is not None:
        if seat != owner:
            hand = names_of(memory.hand) + [UNKNOWN] * sum(memory.hand_places)
            discard = names_of(memory.discard) + [UNKNOWN] * sum(memory.pile_places)
        elif unseen > 0:
            facts["unknown"] = named(sorted(mat.deck[:unseen]))
        deck[:unseen] = [UNKNOWN] * unseen
    deck.reverse()
    facts["hand"] = hand
    facts["deck"] = deck
    facts["discard"] = discard
    facts["top"] = NAMES[mat.top] if mat.top >= 0 else None
    facts["play"] = named(mat.play)
    facts["aside"] = named(mat.aside)
    facts["turns"] = mat.turns
    facts["memory"] = dump_memory(memory)
    return facts


def dump_memory(memory: Memory) -> Facts:
    """What everybody knows about the hidden cards of a seat."""
    layers: list[Facts] = []
    for layer, cards in enumerate(memory.layers):
        layers.append(
            {
                "cards": names_of(cards),
                "hand": memory.hand_places[layer],
                "held": memory.held_places[layer],
                "discard": memory.pile_places[layer],
                "deck": memory.deck_places if memory.deck_layer == layer else 0,
            }
        )
    return {
        "hand": names_of(memory.hand),
        "discard": names_of(memory.discard),
        "top": memory.top,
        "hidden": layers,
    }


def load(game: Game, document: object, seed: int | str) -> Dominion:
    """The state of a position; every complaint names the field."""
    fields = Fields(document, "")
    seats, options = game.read_header(fields)
    if not fields.table("options").has("first"):
        options["first"] = 0  # a position is easier to write if nothing in it moves by chance
    rng = Rng(seed)
    state = Dominion(game, seats, rng)
    set_options(state, options, BadPosition)
    Loader(state, fields).read(rng)
    fields.done()
    broken = faults(state)
    if broken:
        raise BadPosition("position", f"a possible position ({broken[0]})")
    return state


class Loader:
    """Reads the parts of a position in an order in which each can be checked."""

    def __init__(self, state: Dominion, fields: Fields) -> None:
        self.state = state
        self.fields = fields

    def read(self, rng: Rng) -> None:
        state, fields = self.state, self.fields
        self._read_held()
        readers = self._read_players()
        self._read_supply(readers)
        self._read_turn()
        hidden = False
        for seat, reader in enumerate(readers):
            if reader.hidden:
                fill_seat(state, seat, rng)
                hidden = True
            elif reader.unknown:
                self._fill_deck(state.mats[seat], reader, rng)
                hidden = True
        state.draws = fields.number("draws", 0, 2**40, 0)
        state.looks = fields.number("looks", 0, 2**40, 0)
        if fields.has("rng"):
            state.rng = rng_of(fields.raw("rng"), "rng")
            if hidden:
                raise fields.fail("rng", "nothing while something is unknown")
        else:
            fields.raw("rng")
            state.rng = rng.split()
        state.wake()

    def _fill_deck(self, mat: Mat, reader: PlayerReader, rng: Rng) -> None:
        """A deck whose cards are known in no order."""
        tops = mat.known_tops()
        many = len(mat.deck) - len(tops)
        mat.deck = take(rng, sorted(reader.unknown), many) + tops

    def _read_held(self) -> None:
        """Cards held for a choice in progress; -1 for those unknown."""
        state, fields = self.state, self.fields
        self.held: list[int] = []
        if not fields.has("held"):
            fields.raw("held")
            return
        item = fields.table("held")
        state.held_seat = item.number("seat", 0, state.seats - 1)
        self.held = read_cards(state, item, "cards")
        item.done()
        if not self.held:
            raise item.fail("cards", "at least one card")
        state.held_size = len(self.held)
        for kind in self.held:
            if kind >= 0:
                state.held[kind] += 1

    def _read_players(self) -> list[PlayerReader]:
        state, fields = self.state, self.fields
        given = fields.tables("players")
        if not given:
            given = [Fields({}, f"players[{seat}]") for seat in range(state.seats)]
        if len(given) != state.seats:
            raise fields.fail("players", f"{state.seats} tables, one for each seat")
        readers: list[PlayerReader] = []
        for seat, item in enumerate(given):
            held = self.held if state.held_seat == seat else []
            reader = PlayerReader(state, item, held)
            state.mats.append(reader.read())
            readers.append(reader)
        return readers

    def _read_supply(self, readers: list[PlayerReader]) -> None:
        """Piles and trash; what is left out is what the rest leaves over (G22)."""
        state, fields = self.state, self.fields
        owned = no_cards()
        for reader in readers:
            for kind in range(KINDS):
                owned[kind] += reader.owned[kind]
        trash_given = fields.has("trash")
        trash = read_cards(state, fields, "trash", known=True)
        for kind in trash:
            state.trash[kind] += 1
        for kind in read_cards(state, fields, "spoils", known=True):
            state.spoils[kind] += 1
        piles = fields.table("piles")
        for kind in range(KINDS):
            name = NAMES[kind]
            if state.piles[kind] < 0:
                continue
            rest = in_game(kind, state.seats) - owned[kind] - state.trash[kind]
            if rest < 0:
                total = f"at most {in_game(kind, state.seats)} {name} in all"
                raise fields.fail("players", total, owned[kind] + state.trash[kind])
            state.piles[kind] = piles.number(name, 0, rest, rest)
            if trash_given and state.piles[kind] != rest:
                raise piles.fail(name, f"{rest}, as many as are nowhere else", state.piles[kind])
            state.trash[kind] += rest - state.piles[kind]
        piles.done()

    def _read_turn(self) -> None:
        """What is left of the turn, whose it is, and the pending decision."""
        state, fields = self.state, self.fields
        turn = fields.table("turn")
        pending = isinstance(fields.values.get("pending"), list)
        if pending:
            state.load_pending(fields, "pending")
            if turn.has("seat") or turn.has("phase"):
                raise turn.fail("seat", "neither seat nor phase beside a pending decision")
        else:
            fields.raw("pending")
            seat = turn.number("seat", 0, state.seats - 1, state.first)
            phase = turn.choice("phase", ["action", "buy"], "action")
            line = state.scripts[TURN].line_of(f"dominion-{phase}")
            bought = 1 if turn.flag("bought", False) else 0
            state.call_number(TURN, seat, bought)
            state.stack[-1].line = line
        over = not state.stack
        state.actions = turn.number("actions", 0, 1000, 0 if over else 1)
        state.buys = turn.number("buys", 0, 1000, 0 if over else 1)
        state.coins = turn.number("coins", 0, 10000, 0)
        turn.done()
        self._default_turns()
        check_pending(state)

    def _default_turns(self) -> None:
        """Left-out turns: everybody is in the first round."""
        state = self.state
        playing = int(state.stack[0].seat) if state.stack else state.seats - 1
        for seat, mat in enumerate(state.mats):
            if mat.turns < 0:
                before = (seat - state.first) % state.seats
                mat.turns = 1 if before <= (playing - state.first) % state.seats else 0
