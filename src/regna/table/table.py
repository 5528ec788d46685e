"""One running game: who sits where, what was decided, and what stands now.

A table is a head and a log. Everything that happens to it is one *entry* of
the log, with a sequence number; what a table is follows from its entries
alone. `acts` make entries, the store keeps them, `commit` makes them true: an
entry that could not be stored has changed nothing.
"""

from __future__ import annotations

from copy import copy
from typing import Any, cast

from regna.core import BadFile, BadInput, Event, Facts, FairRng, Game, State, game
from regna.core.fields import Fields
from regna.table import fairness
from regna.table.chair import BOT, PERSON, Chair
from regna.table.change import Change, decode, encode
from regna.table.clock import Clock
from regna.table.denied import Denied
from regna.table.line import Line
from regna.table.settings import FREE, OFF, Settings, read_settings

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
DEALT, POSITION, RECORD = "dealt", "position", "record"  # whose luck a table began with
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
        self.draws: list[tuple[int, int, int]] = []
        self.events: list[Event] = []


class Table:
    """A game between seats."""

    def __init__(self, head: Facts) -> None:
        fields = Fields(head, "", BadFile)
        fields.number("format", FORMAT, FORMAT)
        self.head = head
        self.id = fields.text("id")
        self.game: Game = game(fields.text("game"))
        version = fields.number("rules_version", 0, 2**31)
        if version != self.game.rules_version:
            raise OtherRules(self.game, version)
        self.settings: Settings = read_settings(fields.raw("settings"), "settings", BadFile)
        self.seats = fields.number("seats", 1, 16)
        self.options = cast(dict[str, Any], fields.raw("options") or {})
        self.chairs = [Chair(place) for place in range(self.seats)]
        self.status = GATHERING
        self.log: list[bytes] = []  # entry i of the log has sequence number i + 1
        self.last: Facts = {}  # the last of them
        self.at = fields.number("made", 0, 2**53)
        self.line = Line()
        self.state: State | None = None
        self.to_act: int | None = None
        self.clock = Clock(self.settings, self.seats)
        self.ids: dict[tuple[int, str], int] = {}
        self.trail: list[tuple[int, State]] = []
        self.looked_at: list[tuple[int, State]] = []  # positions far back somebody asked for
        self.seed = ""
        self.draws = 0
        self.again: Facts | None = None  # the table that plays this game once more

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def origin(self) -> str:
        """The table's name when its numbers were promised: an imported record keeps the old one."""
        return cast(str, self.head.get("origin") or self.id)

    @property
    def source(self) -> str:
        """Dealt by the fair stream, or from a position or record that somebody brought along.

        Whoever wrote a position arranged its hidden cards, and whoever imports
        a record knows the server's number: everybody at the table must be told.
        """
        if self.origin != self.id:
            return RECORD
        return DEALT if self.head.get("position") is None else POSITION

    @property
    def secret(self) -> str:
        """The server's number: nobody may see it before the game is over."""
        return cast(str, cast(Facts, self.head["server"])["number"])

    @property
    def promised(self) -> str:
        return cast(str, cast(Facts, self.head["server"])["commitment"])

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
        state.rng = FairRng(bytes.fromhex(seed.removeprefix("hmac:")))
        return state

    def play(self, state: State, seat: int, moves: list[int], written: bool = False) -> Played:
        """Play moves on a copy: all of them, or by an error none.

        A list ends with the first move that draws or shows something, and
        where another seat decides. Otherwise a list that fails would tell
        what the draw would have been.
        """
        played = Played(state.copy())
        for move in moves:
            if played.moves:
                self._settle_before(played, seat, move, written)
                if played.state.to_act != seat or not all(played.quiet):
                    raise Denied("list-too-long", good=len(played.moves))
            self._one(played, move, written)
        return played

    def _settle_before(self, played: Played, seat: int, move: int, written: bool) -> None:
        """In a list of moves, answer what has one answer if that is not the next move."""
        while (
            self.chairs[seat].quick
            and all(played.quiet)
            and played.state.to_act == seat
            and played.state.count() == 1
            and played.state.nth(0) != move
        ):
            self._one(played, played.state.nth(0), written)

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

    def commit(self, change: Change) -> None:
        """Make an entry true."""
        entry = change.entry
        kind = cast(str, entry["kind"])
        self.at = cast(int, entry["at"])
        self.last = entry
        self.log.append(change.body)
        if entry.get("id"):
            self._remember(cast(int, entry.get("seat", -1)), cast(str, entry["id"]))
        getattr(self, f"_commit_{kind}")(entry, change.state)
        if self.status == PLAYING or kind == "start":
            self.clock.turn(self._thinking(), self.at, kind in ("move", "undo"))

    def replay(self, body: bytes, light: bool = False) -> None:
        """Make an entry of the store true; light: without the position."""
        entry = decode(body)
        if entry["seq"] != self.seq + 1:
            raise BadFile(f"entry {self.seq + 1}: seq", f"{self.seq + 1}", entry["seq"])
        change = Change.__new__(Change)
        change.entry, change.body, change.state = entry, body, None
        if not light:
            change.state = self.foresee(entry)
        self.commit(change)

    def foresee(self, entry: Facts) -> State | None:
        """The position an entry gives, None if it changes none; checks the recorded draws."""
        kind = entry["kind"]
        if kind == "start":
            state = self.deal(self.make_seed())
            self._same_draws(entry, cast(FairRng, state.rng).drain())
            return state
        if kind == "undo":
            return self.state_at(cast(int, entry["to"]))
        if kind == "move":
            assert self.state is not None
            seat = cast(int, entry["seat"])
            played = self.play(self.state, seat, cast(list[int], entry["moves"]))
            self._same_draws(entry, played.draws)
            return played.state
        return None

    def _same_draws(self, entry: Facts, drawn: list[tuple[int, int, int]]) -> None:
        recorded = [tuple(draw) for draw in cast(list[list[int]], entry["draws"])]
        if recorded != drawn:
            raise BadFile(f"entry {self.seq + 1}: draws", f"{_few(drawn)}", _few(recorded))

    def _remember(self, seat: int, name: str) -> None:
        self.ids[(seat, name)] = self.seq
        if len(self.ids) > IDS:
            del self.ids[next(iter(self.ids))]

    def _commit_sit(self, entry: Facts, state: State | None) -> None:
        chair = self.chairs[cast(int, entry["place"])]
        committed = cast("str | None", entry["commitment"])
        number = cast("str | None", entry["number"])
        chair.sit(cast(str, entry["name"]), cast(str, entry["key"]), committed, number)

    def _commit_bot(self, entry: Facts, state: State | None) -> None:
        chair = Chair(cast(int, entry["place"]))
        self.chairs[chair.place] = chair
        chair.kind = BOT
        chair.bot = chair.name = cast(str, entry["bot"])

    def _commit_stand(self, entry: Facts, state: State | None) -> None:
        place = cast(int, entry["place"])
        self.chairs[place] = Chair(place)

    def _commit_open(self, entry: Facts, state: State | None) -> None:
        self.chairs[cast(int, entry["place"])].number = cast(str, entry["number"])

    def _commit_rekey(self, entry: Facts, state: State | None) -> None:
        place = cast(int, entry["place"])
        next(chair for chair in self.chairs if chair.place == place).key = cast(str, entry["key"])

    def _commit_start(self, entry: Facts, state: State | None) -> None:
        self.seed = self.make_seed()
        self.chairs = [self.chairs[place] for place in cast(list[int], entry["order"])]
        persons = [chair for chair in self.chairs if chair.kind == PERSON]
        if len(persons) == 1:
            persons[0].quick = True  # there is nobody to hide the haste from
        self.draws = len(cast(list[object], entry["draws"]))
        self.clock.since = self.at
        self._stand(entry, state, PLAYING)

    def _commit_move(self, entry: Facts, state: State | None) -> None:
        seat, by = cast(int, entry["seat"]), cast(str, entry["by"])
        self._keep()
        moves, quiet = cast(list[int], entry["moves"]), cast(list[bool], entry["quiet"])
        self.line.add(self.seq, seat, moves, quiet, by)
        self.draws += len(cast(list[object], entry["draws"]))
        self._stand(entry, state, PLAYING)
        if self.settings.undo != FREE and not all(quiet):
            self.trail.clear()

    def _commit_undo(self, entry: Facts, state: State | None) -> None:
        to = cast(int, entry["to"])
        self.line.cut(to)
        self.trail = [(at, position) for at, position in self.trail if at < to]
        self.looked_at = [(at, position) for at, position in self.looked_at if at <= to]
        self._stand(entry, state, PLAYING)

    def _commit_resign(self, entry: Facts, state: State | None) -> None:
        chair = self.chairs[cast(int, entry["seat"])]
        chair.resigned = 1 + max(other.resigned for other in self.chairs)
        chair.bot, chair.why = cast(str, entry["bot"]), "resigned"
        left = [other for other in self.chairs if not other.resigned]
        if len(left) <= 1 or all(other.kind == BOT for other in left):
            self.status, self.to_act = OVER, None
            self.clock.turn(-1, self.at, False)

    def _commit_hand(self, entry: Facts, state: State | None) -> None:
        chair = self.chairs[cast(int, entry["seat"])]
        chair.bot, chair.why = cast(str, entry["bot"]), cast(str, entry["why"])

    def _commit_away(self, entry: Facts, state: State | None) -> None:
        self.clock.excuse(cast(int, entry["ms"]), self.at)

    def _commit_again(self, entry: Facts, state: State | None) -> None:
        self.again = {
            "id": entry["table"],
            "seat": entry["seat"],
            "places": entry["places"],
        }

    def _commit_quick(self, entry: Facts, state: State | None) -> None:
        self.chairs[cast(int, entry["seat"])].quick = cast(bool, entry["on"])

    def _stand(self, entry: Facts, state: State | None, status: str) -> None:
        self.state = state
        self.to_act = cast("int | None", entry["next"])
        self.status = status if self.to_act is not None else OVER

    def _keep(self) -> None:
        """Remember the position before a move, for undo."""
        if self.state is None or self.settings.undo == OFF:
            return
        self.trail.append((len(self.line), self.state))
        if len(self.trail) > TRAIL:
            del self.trail[0]

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


class OtherRules(BadFile):
    """The table was played by other rules than this program's."""

    def __init__(self, rules: Game, version: int) -> None:
        super().__init__(
            "rules_version",
            f"{rules.rules_version} of {rules.name}, the rules this program plays by",
            version,
        )


def load(head: Facts, bodies: list[bytes], snapshot: Facts | None = None) -> Table:
    """A table from the store: its head, its log, and a position somewhere in it."""
    table = Table(head)
    known = cast(int, snapshot["seq"]) if snapshot and snapshot["state"] is not None else 0
    for number, body in enumerate(bodies, start=1):
        table.replay(body, light=number <= known)
        if snapshot is not None and number == known:
            table.state = table.game.load(snapshot["state"])
    return table


def _few(draws: object) -> str:
    text = str(draws)
    return text if len(text) <= 80 else text[:77] + "..."
