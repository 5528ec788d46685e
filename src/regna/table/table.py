"""One running game: who sits where, what was decided, and what stands now.

A table is a head and a log. Everything that happens to it is one *entry* of
the log, with a sequence number; what a table is follows from its entries
alone. `acts` make entries, the store keeps them, `commit` makes them true: an
entry that could not be stored has changed nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Final, Literal, cast

from regna.core import (
    BadFile,
    BadInput,
    BadNotation,
    Event,
    Facts,
    FairRng,
    Game,
    State,
    game,
    make_rng,
)
from regna.core.fields import Fields
from regna.table import choice, fairness
from regna.table.chair import OPEN, Chair, ChairSeen
from regna.table.clock import Clock
from regna.table.denied import Denied
from regna.table.entries import Change, Draw, Rematch, decode, encode
from regna.table.entry import Entry
from regna.table.line import Line
from regna.table.settings import FREE, LIVE, OFF, Settings, read_settings
from regna.table.told import Plea

Status = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
Source = Literal["dealt", "position", "record", "sandbox"]  # whose luck a table began with
DEALT: Final = "dealt"
POSITION: Final = "position"
RECORD: Final = "record"
SANDBOX: Final = "sandbox"
FORMAT = 1
TRAIL = 24  # positions kept for undo; earlier ones are played again
IDS = 256  # client ids remembered, so that a retry is not a second move


class Played:
    """What a list of moves did."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[int] = []
        self.texts: list[str] = []
        self.quiet: list[bool] = []
        self.draws: list[Draw] = []
        self.events: list[Event] = []


class Table:
    """A game between seats."""

    def __init__(self, head: Facts) -> None:
        fields = Fields(head, "", BadFile)
        fields.number("format", FORMAT, FORMAT)
        self.head = head
        self.id = fields.text("id")
        # The table's name when its numbers were promised: an imported record keeps the old one.
        self.origin = fields.text("origin", self.id)
        self.source = source_of(head)
        self.game: Game = game(fields.text("game"))
        version = fields.number("rules_version", 0, 2**31)
        if version != self.game.rules_version:
            raise OtherRules(self.game, version)
        self.settings: Settings = read_settings(fields.raw("settings"), "settings", BadFile)
        self.seats = fields.number("seats", 1, 16)
        self.options = cast(dict[str, Any], fields.raw("options") or {})
        self.chairs = [Chair(place) for place in range(self.seats)]
        self._seated: list[ChairSeen] | None = None  # as told since the last change
        self.status: Status = GATHERING
        self.log: list[bytes] = []  # entry i of the log has sequence number i + 1
        self.last: Entry | None = None  # the last of them
        self.made = self.at = fields.number("made", 0, 2**53)
        self.line = Line()
        self.state: State | None = None
        self.to_act: int | None = None
        self.stood = 0  # the entry since which the position is as it is
        self.plea: Plea | None = None  # somebody asks to take back
        self.pleaded: frozenset[int] = frozenset()  # the seats that asked since then
        self.clock = Clock(self.settings, self.seats)
        self.ids: dict[tuple[int, str], int] = {}
        self.trail: list[tuple[int, State]] = []
        self.looked_at: list[tuple[int, State]] = []  # positions far back somebody asked for
        self.seed = ""
        self.draws = 0
        self.again: Rematch | None = None  # the table that plays this game once more

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def secret(self) -> str:
        """The server's number: nobody may see it before the game is over."""
        return cast(str, cast(Facts, self.head["server"])["number"])

    @property
    def helped(self) -> bool:
        """Whether bots may help: not where something of a game of other people is tried out."""
        sandbox = self.head.get("sandbox")
        return not isinstance(sandbox, dict) or bool(sandbox.get("helped"))

    @property
    def promised(self) -> str:
        return cast(str, cast(Facts, self.head["server"])["commitment"])

    def seated(self) -> list[ChairSeen]:
        """What everybody may know of the chairs."""
        if self._seated is None:
            begun = self.status != GATHERING
            self._seated = [chair.seen(begun, self.is_free(chair)) for chair in self.chairs]
        return self._seated

    def is_free(self, chair: Chair) -> bool:
        """Whether whoever watches may sit down there."""
        if self.status == GATHERING:
            return chair.kind == OPEN
        late = self.settings.late and self.status == PLAYING
        return late and chair.left(self.settings.clock == LIVE)

    # ---- positions -----------------------------------------------------------

    def make_seed(self) -> str:
        numbers = [chair.number for chair in sorted(self.chairs, key=lambda chair: chair.place)]
        return fairness.game_seed(self.origin, self.secret, numbers)

    def deal(self, seed: str) -> State:
        """The first position."""
        position = self.head.get("position")
        if position is None:
            state = self.game.new(seats=self.seats, seed=seed, **self.options)
            if not isinstance(state.rng, FairRng):
                raise BadInput("game", "a game that deals with make_rng", self.game.name)
            return state
        state = self.game.load(position, seed=seed)
        state.rng = make_rng(seed)
        return state

    def play(
        self, state: State, seat: int, moves: Sequence[int | str], written: bool = False
    ) -> Played:
        """Play moves, by number or in notation, on a copy: all of them, or by an error none.

        A list ends with the first move that draws or shows something, and
        where another seat decides. Otherwise a list that fails would tell
        what the draw would have been.
        """
        played = Played(state.copy())
        for wanted in choice.in_order(played.state, moves):
            if played.moves:
                self._settle_before(played, seat, wanted, written)
                if played.state.to_act != seat or not all(played.quiet):
                    raise Denied("list-too-long", good=len(played.moves))
            move = wanted if isinstance(wanted, int) else self.game.read(played.state, wanted)
            self._one(played, move, written)
        return played

    def _settle_before(self, played: Played, seat: int, wanted: int | str, written: bool) -> None:
        """In a list of moves, answer what has one answer if that is not the next move."""
        while (
            self.chairs[seat].quick
            and all(played.quiet)
            and played.state.to_act == seat
            and played.state.count() == 1
            and not self._is(played.state, played.state.nth(0), wanted)
        ):
            self._one(played, played.state.nth(0), written)

    def _is(self, state: State, move: int, wanted: int | str) -> bool:
        """Whether a move is the one meant by a number or a text."""
        if isinstance(wanted, int):
            return move == wanted
        try:
            return move == self.game.read(state, wanted)
        except BadNotation:
            return False

    def _one(self, played: Played, move: int, written: bool) -> None:
        state = played.state
        draws, looks = state.draws, state.looks
        if written and 0 <= move < self.game.move_space:
            played.texts.append(self.game.write(state, move))
        state.play(move, played.events)
        played.moves.append(move)
        played.quiet.append(draws == state.draws and looks == state.looks)
        if isinstance(state.rng, FairRng):
            played.draws += state.rng.drain()

    def _known_before(self, ply: int) -> tuple[int, State | None]:
        """The last position still known that is not after so many moves of the line."""
        if self.state is not None and ply == len(self.line):
            return ply, self.state
        base, state = 0, None
        for at, position in [*self.trail, *self.looked_at]:
            if base <= at <= ply:
                base, state = at, position
        return base, state

    def way_back(self, ply: int) -> int:
        """How many moves must be played again to see a position."""
        return ply - self._known_before(ply)[0]

    def state_at(self, ply: int) -> State:
        """The position after so many moves of the line, to be changed freely."""
        base, state = self._known_before(ply)
        state = self.deal(self.seed) if state is None else state.copy()
        for step in self.line.plies[base:ply]:
            state.advance(step.move)
        if ply - base > TRAIL:
            self.looked_at = [*self.looked_at[-3:], (ply, state.copy())]
        if isinstance(state.rng, FairRng):
            state.rng.drain()
        return state

    # ---- entries -------------------------------------------------------------

    def stamp(self, now: int) -> tuple[int, int]:
        """Number and time of the entry that would come next; time never goes back in a log."""
        return self.seq + 1, max(now, self.at)

    def commit(self, change: Change) -> None:
        """Make an entry true."""
        entry = change.entry
        self.at = entry.at
        self.last = entry
        self.log.append(change.body)
        if not entry.decides:
            self._seated = None
        entry.apply(self, change.state)
        if self.status == PLAYING:
            self.clock.turn(self._thinking(), self.at, entry.decides)

    def replay(self, body: bytes, light: bool = False) -> None:
        """Make an entry of the store true; light: without the position."""
        entry = decode(body)
        if entry.seq != self.seq + 1:
            raise BadFile(f"entry {self.seq + 1}: seq", f"{self.seq + 1}", entry.seq)
        self.commit(Change(entry, None if light else entry.foresee(self), body))

    def stands(self, state: State | None, next_: int | None) -> None:
        """From now on this is the position, and this seat decides."""
        self.state = state
        self.stood = self.seq
        self.plea, self.pleaded = None, frozenset()
        self.to_act = next_
        self.status = OVER if next_ is None else PLAYING
        self._seated = None if self.status == OVER else self._seated

    def keep(self) -> None:
        """Remember the position before a move, for undo."""
        if self.state is None or self.settings.undo == OFF:
            return
        self.trail.append((len(self.line), self.state))
        if len(self.trail) > TRAIL:
            del self.trail[0]

    def remember(self, seat: int, name: str) -> None:
        """Know an act by the name its client gave it."""
        if not name:
            return
        self.ids[(seat, name)] = self.seq
        if len(self.ids) > IDS:
            del self.ids[next(iter(self.ids))]

    # ---- who decides ---------------------------------------------------------

    def _thinking(self) -> int:
        """The seat whose time runs."""
        if self.status != PLAYING or self.to_act is None or self.chairs[self.to_act].bot:
            return -1
        return self.to_act

    def bot_turn(self) -> tuple[int, str] | None:
        """The seat a bot must decide for, and which bot."""
        if self.status != PLAYING or self.to_act is None or not self.chairs[self.to_act].bot:
            return None
        return self.to_act, self.chairs[self.to_act].bot

    def may_go_back(self, seat: int) -> bool:
        """Whether taking back would take the turn from nobody else."""
        return self.settings.undo == FREE or self.to_act == seat

    def ready(self) -> bool:
        """Everybody sits and has opened what he committed to."""
        return self.status == GATHERING and all(chair.ready for chair in self.chairs)

    def due(self) -> int | None:
        """When the clock runs out."""
        return self.clock.due() if self.status == PLAYING else None

    def outlook(self, change: Change) -> Table:
        """The table after an entry, but without its log and line: for lists of tables."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        twin.clock = copy(self.clock)
        twin.clock.left = list(self.clock.left)
        twin.log, twin.line, twin.ids = [], Line(), {}
        twin.trail, twin.looked_at = [], []
        twin.commit(change)
        return twin

    def snapshot(self) -> bytes:
        """The position as a document, to start from without playing all moves again."""
        state = None if self.state is None else self.state.dump()
        return encode({"seq": self.seq, "state": state})


def source_of(head: Facts) -> Source:
    """Dealt by the fair stream, or from a position or record that somebody brought along, or
    from a moment of another game, to try something.

    Whoever wrote a position arranged its hidden cards, and whoever imports
    a record knows the server's number: everybody at the table must be told.
    """
    if head.get("sandbox") is not None:
        return SANDBOX
    if head.get("origin") not in (None, head["id"]):
        return RECORD
    return DEALT if head.get("position") is None else POSITION


class OtherRules(BadFile):
    """The table was played by other rules than this program's."""

    def __init__(self, rules: Game, version: int) -> None:
        super().__init__(
            "rules_version",
            f"{rules.rules_version} of {rules.name}, the rules this program plays by",
            version,
        )


def load(head: Facts, bodies: Sequence[bytes], snapshot: Facts | None = None) -> Table:
    """A table from the store: its head, its log, and a position somewhere in it."""
    table = Table(head)
    known = cast(int, snapshot["seq"]) if snapshot and snapshot["state"] is not None else 0
    for number, body in enumerate(bodies, start=1):
        table.replay(body, light=number <= known)
        if snapshot is not None and number == known:
            table.state = table.game.load(snapshot["state"])
    return table
