"""Positions read: every complaint names the field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regna.core import BadPosition, Fields, Game, Rng
from regna.games.dominion.choices import Pick
from regna.games.dominion.frames import Choosing, Playing, Spying, Turn
from regna.games.dominion.kinds import NAMES, counted, in_game, no_cards
from regna.games.dominion.knowledge import fill_deck, fill_seat
from regna.games.dominion.options import set_up
from regna.games.dominion.positions.players import PlayerReader, read_cards
from regna.games.dominion.spying import GainSpoils, KeepOrAside
from regna.games.dominion.state import Dominion
from regna.games.dominion.turn import TURN


def load(game: Game, document: object, seed: int | str) -> Dominion:
    """The state of a position."""
    fields = Fields(document, "")
    seats, options = game.read_header(fields)
    if not fields.table("options").has("first"):
        options["first"] = 0  # a position is easier to write if nothing in it moves by chance
    rng = Rng(seed)
    state = set_up(game, seats, rng, options, BadPosition)
    Loader(state, fields).read(rng)
    fields.done()
    state.check_faults()
    return state


class Loader:
    """Reads the parts of a position in an order in which each can be checked."""

    def __init__(self, state: Dominion, fields: Fields) -> None:
        self.state = state
        self.fields = fields
        self.held: list[int] = []  # cards held for a choice in progress; -1 for those unknown
        self.holder = -1
        self.spoils: list[int] = []

    def read(self, rng: Rng) -> None:
        state, fields = self.state, self.fields
        self._read_held()
        readers = self._read_players()
        self._read_supply(readers)
        self._read_turn()
        self._check_zones()
        hidden = False
        for seat, reader in enumerate(readers):
            if reader.hidden:
                fill_seat(state, seat, rng)
                hidden = True
            elif reader.unknown:
                fill_deck(state.mats[seat], rng)
                hidden = True
        state.load_stream(fields, rng, hidden)
        state.wake()

    def _read_held(self) -> None:
        fields = self.fields
        if not fields.has("held"):
            return
        item = fields.table("held")
        self.holder = item.number("seat", 0, self.state.seats - 1)
        self.held = sorted(read_cards(self.state, item, "cards"))
        item.done()
        if not self.held:
            raise item.fail("cards", "at least one card")

    def _read_players(self) -> list[PlayerReader]:
        state, fields = self.state, self.fields
        readers: list[PlayerReader] = []
        for seat, item in enumerate(fields.players(state.seats)):
            reader = PlayerReader(state, item, self.held if self.holder == seat else [])
            state.mats.append(reader.read())
            readers.append(reader)
        return readers

    def _read_supply(self, readers: list[PlayerReader]) -> None:
        """Piles and trash; what is left out is what the rest leaves over (G22)."""
        state, fields = self.state, self.fields
        owned = no_cards()
        for reader in readers:
            for kind in state.kingdom.supply:
                owned[kind] += reader.owned[kind]
        trash_given = fields.has("trash")
        state.trash = counted(read_cards(state, fields, "trash", known=True))
        self.spoils = sorted(read_cards(state, fields, "spoils", known=True))
        piles = fields.table("piles")
        for kind in state.kingdom.supply:
            name = NAMES[kind]
            rest = in_game(kind, state.seats) - int(owned[kind] + state.trash[kind])
            if rest < 0:
                total = f"at most {in_game(kind, state.seats)} {name} in all"
                raise fields.fail("players", total, int(owned[kind] + state.trash[kind]))
            left = piles.number(name, 0, rest, rest)
            if trash_given and left != rest:
                raise piles.fail(name, f"{rest}, as many as are nowhere else", left)
            state.piles[kind] = left
            state.trash[kind] += rest - left
        piles.done()

    def _read_turn(self) -> None:
        """What is left of the turn, whose it is, and the pending decision."""
        state, fields = self.state, self.fields
        turn = fields.table("turn")
        if fields.has("pending"):
            state.load_pending(fields, "pending")
            if turn.has("seat") or turn.has("phase"):
                raise turn.fail("seat", "neither seat nor phase beside a pending decision")
        else:
            seat = turn.number("seat", 0, state.seats - 1, int(state.first))
            phase = turn.choice("phase", ["action", "buy"], "action")
            frame = Turn(TURN, seat, 1 if turn.flag("bought", False) else 0)
            frame.line = TURN.line_of(f"dominion-{phase}")
            state.call(frame)
        over = not state.stack
        state.actions = turn.number("actions", 0, 1000, 0 if over else 1)
        state.buys = turn.number("buys", 0, 1000, 0 if over else 1)
        state.coins = turn.number("coins", 0, 10000, 0)
        turn.done()
        self._default_turns()

    def _default_turns(self) -> None:
        """Left-out turns: everybody is in the first round."""
        state = self.state
        playing = int(state.stack[0].seat) if state.stack else state.seats - 1
        for seat, mat in enumerate(state.mats):
            if mat.turns < 0:
                before = (seat - state.first) % state.seats
                mat.turns = 1 if before <= (playing - state.first) % state.seats else 0

    def _check_zones(self) -> None:
        """Cards are held, set aside or stolen only while some step deals with them."""
        state = self.state
        top = state.stack[-1] if state.stack else None
        step = state.step() if top is not None else None
        if self.held:
            if not isinstance(top, Choosing) or top.seat != self.holder:
                raise BadPosition("held", "nothing, since nobody is choosing several cards")
            if not isinstance(step, (Pick, KeepOrAside)):
                raise BadPosition("held", "nothing, since nobody is choosing several cards")
            if isinstance(step, KeepOrAside) and len(self.held) != 1:
                raise BadPosition("held.cards", "one card", len(self.held))
            top.held = vec[i64]([kind for kind in self.held if kind >= 0])
        owner = -1
        if isinstance(top, Spying):
            owner = top.victim
        elif isinstance(step, KeepOrAside) and top is not None:
            owner = int(top.seat)
        for seat, mat in enumerate(state.mats):
            if len(mat.aside) > 0 and seat != owner:
                raise BadPosition(f"players[{seat}].aside", "nothing, since no card deals with it")
            if mat.play_size > 0 and (top is None or seat != state.stack[0].seat):
                raise BadPosition(f"players[{seat}].play", "nothing outside the own turn")
        if self.spoils:
            thief = [frame for frame in state.stack if isinstance(frame, Playing) and robs(frame)]
            if not thief:
                raise BadPosition("spoils", "nothing, since no Thief is running")
            thief[-1].spoils = vec[i64](self.spoils)


def robs(frame: Playing) -> bool:
    """Whether what is trashed by this card may be gained."""
    return any(isinstance(step, GainSpoils) for step in frame.script.steps)
