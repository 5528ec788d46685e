"""A game in progress: the driver of scripts, and what every state answers.

A game's own state holds its boards and hands and says how to copy, view, dump
and score them; everything about *whose decision it is* is here, once.
"""

from __future__ import annotations

import html
import importlib
import json
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regna.core.errors import BadInput, BadPosition, IllegalMove
from regna.core.fields import Fields
from regna.core.messages import Ask, Event, Facts, Refusal, Score
from regna.core.registry import game
from regna.core.rng import Rng, rng_of
from regna.core.script import Frame, Script, Step, check_calls

if TYPE_CHECKING:
    from regna.core.game import Game

OVER: Final = -1
NOTHING: Final = Frame(Script("nothing", []), 0)  # what runs before anything is called
_painters: list[str] = []


def paint_with(module: str) -> None:
    """Say which module has `picture(state)`: the engine knows no words."""
    _painters.append(module)


def _restore(name: str, document: object, remembers: bool) -> State:
    """A state that was pickled."""
    state = game(name).load(document)
    state.remembers = remembers
    return state


DEEPEST: Final = 100  # frames of a pending stack in a document; play never comes near it
MOST_LOOKS: Final = 2**40  # and draws


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one game, of which the scripts' stack is the pending decision."""

    events: list[Event]  # what has happened, while somebody listens: copies need no list

    def __init__(self, game: Game[Any], seats: int, rng: Rng) -> None:
        self.game = game
        self.scripts = game.scripts
        self.seats = seats
        self.rng = rng
        self.stack: list[Frame] = []
        # The last of the stack, kept beside it because taking it out costs a check.
        self.running = NOTHING
        self.active: i64 = OVER  # the seat to act, OVER when the game is over
        self.draws: i64 = 0  # how often the rng was used
        self.looks: i64 = 0  # how often something hidden was shown to somebody
        self.telling = False  # whether somebody listens to events
        # Whether who saw what is kept. If not it is for simulation and is never dumped.
        self.remembers = True
        self.cut: i64 = -1  # how many events had happened before the first draw or look
        self.offered = vec[i64]()  # the legal moves, if a step has listed them
        self.offers: i64 = -1  # how many; -1: not listed since the last move

    # ---- a Python object like others ------------------------------------------

    def __str__(self) -> str:
        """The table as the terminal draws it."""
        if not _painters:
            return repr(self)
        drawn: str = importlib.import_module(_painters[-1]).picture(self)
        return drawn

    def _repr_html_(self) -> str:
        """The same for a notebook."""
        return f"<pre>{html.escape(str(self))}</pre>"

    def __eq__(self, other: object) -> bool:
        """Equal states have equal documents: they will go on alike."""
        if not isinstance(other, State):
            return NotImplemented
        return self.game is other.game and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(json.dumps(self.dump(), sort_keys=True))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its document, so that it can be read where the engine is not compiled."""
        return _restore, (self.game.name, self.dump(), self.remembers)

    # ---- the decision ------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        return None if self.active < 0 else int(self.active)

    @property
    def ask(self) -> Ask | None:
        """What the seat decides now, None when the game is over."""
        if self.active < 0:
            return None
        return self.step().ask(self, self.running)

    def step(self) -> Step[Any, Any]:
        """The step that waits for a decision."""
        return self.running.script.lines[self.running.line]

    def count(self) -> int:
        """How many moves are legal: at least one until the game is over, then none."""
        if self.active < 0:
            return 0
        return self.step().count(self, self.running)

    def nth(self, k: int) -> int:
        """The k-th legal move, without building the list."""
        if self.active >= 0 and k >= 0:
            try:
                return self.step().nth(self, self.running, k)
            except IndexError:
                pass
        raise BadInput("k", f"a whole number below {self.count()}", k)

    def moves(self) -> list[int]:
        """A fresh list of the legal moves."""
        if self.active < 0:
            return []
        return self.step().moves(self, self.running)

    def why_not(self, move: int) -> Refusal | None:
        """None if the move is legal, else the reason; any int gets an answer."""
        if self.active < 0:
            return Refusal("game-over", {}, "")
        if move < 0 or move >= self.game.move_space:
            return Refusal("no-such-move", {"move": move}, "")
        frame = self.running
        step = self.step()
        reason = step.check(self, frame, move)
        if reason == 0:
            return None
        row = self.game.said.refusals[reason]
        facts = row.named(step.refused(self, frame, move, reason))
        return Refusal(row.code, facts, row.rule or step.rule)

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """Check and carry out a move, appending what happens to `events`."""
        refusal = self.why_not(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if events is None:
            self.advance(move)
            return
        self.telling, self.events = True, []
        try:
            self.advance(move)
            events.extend(self.events)
        finally:
            self.telling, self.events = False, []

    def advance(self, move: int) -> None:
        """Carry out a move known to be legal: for simulation."""
        frame = self.running
        step = frame.script.lines[frame.line]
        frame.line += 1
        self.offers = -1
        step.choose(self, frame, move)
        self.run()

    def settle(self, events: list[Event] | None = None) -> None:
        """Play every decision that has one answer."""
        while self.active >= 0 and self.count() == 1:
            move = self.nth(0)
            if events is None:
                self.advance(move)
            else:
                self.play(move, events)

    def preview(self, move: int) -> list[Event]:
        """The public events of a move up to the first draw or look at something hidden."""
        twin = self.copy()
        events: list[Event] = []
        twin.cut = -1
        twin.play(move, events)
        known = events if twin.cut < 0 else events[: twin.cut]
        return [Event(event.code, event.public) for event in known]

    # ---- the driver, for rules ---------------------------------------------

    def offer(self, move: i64) -> None:
        """List one more legal move: for steps that are a `Menu`."""
        if self.offers < len(self.offered):
            self.offered[self.offers] = move
        else:
            self.offered = append(self.offered, move)
        self.offers += 1

    def run(self) -> None:
        """Go on until somebody must decide or nothing is left to do."""
        while True:
            if len(self.stack) == 0:
                self.active = OVER
                return
            frame = self.running
            lines = frame.script.lines
            if frame.line >= len(lines):
                self.stack.pop()
                if len(self.stack) > 0:
                    self.running = self.stack[-1]
                    self.running.result = frame.given
                continue
            step = lines[frame.line]
            frame.line += 1
            self.offers = -1  # a menu passed over may have listed that it has no moves
            if step.begin(self, frame):
                frame.line -= 1
                self.active = frame.seat
                return

    def call(self, frame: Frame) -> None:
        """Do another script first, then go on with the one running."""
        self.stack.append(frame)
        self.running = frame

    def finish(self) -> None:
        """The game is over."""
        self.stack.clear()

    def find_running(self) -> None:
        """After the stack was changed from outside: its last frame is the one that runs."""
        self.running = self.stack[-1] if self.stack else NOTHING

    def below(self, bound: i64) -> i64:
        """A random number from 0 to bound - 1: the only door to the rng for rules."""
        self.draws += 1
        if self.telling:
            self._reveal()
        return self.rng.below(bound)

    def beginner(self, first: object) -> i64:
        """Who begins by the option `first`: a seat, or drawn by lot."""
        return first if isinstance(first, int) else self.below(self.seats)

    def shuffle(self, items: list[int]) -> None:
        """Put items into random order, last place first (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def look(self) -> None:
        """Something hidden is about to be shown to at least one seat."""
        self.looks += 1
        if self.telling:
            self._reveal()

    def _reveal(self) -> None:
        if self.cut < 0:
            self.cut = len(self.events)

    def tell(self, event: int, *values: object) -> None:
        """Report an event, if somebody listens: the values of its facts, as declared.

        Where speed matters guard it by `if state.telling`.
        """
        if self.telling:
            said = self.game.said
            self.events.append(said.events[event].event(list(values)))

    # ---- copies and documents ----------------------------------------------

    @abstractmethod
    def copy(self) -> State:
        """A cheap, independent twin."""

    def copy_pending(self, twin: State) -> None:
        """Give a twin what this class holds besides the game's own fields."""
        for frame in self.stack:
            twin.stack.append(frame.copy())
        twin.find_running()
        twin.active = self.active
        twin.draws = self.draws
        twin.looks = self.looks
        twin.remembers = self.remembers

    def dump(self, seat: int | None = None) -> dict[str, object]:
        """The whole truth, or what one seat with perfect memory knows."""
        self.seat_of(seat)
        self.must_remember(seat)
        return self.game.dump(self, seat)

    def determinize(self, seat: int, rng: Rng) -> State:
        """A state this seat cannot tell from the true one; as load(dump(seat), seed)."""
        self.seat_of(seat)
        self.must_remember(seat)
        twin: State = self.game.determinize(self, seat, rng)
        return twin

    def renew(self, rng: Rng) -> None:
        """A world of a seat has other luck, and no counters: they are part of the truth alone."""
        self.rng = rng.split()
        self.draws = self.looks = 0

    def must_remember(self, seat: int | None) -> None:
        """A world made for simulation knows the truth and nobody's memory of it."""
        if seat is not None and not self.remembers:
            raise BadInput("seat", "none: a simulated world keeps nobody's memory", seat)

    def seat_of(self, seat: int | None) -> int | None:
        """The seat if there is one of that number, or None."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadInput("seat", f"a whole number from 0 to {self.seats - 1}", seat)
        return seat

    def dump_pending(self) -> list[Facts]:
        """The stack as a document, outermost script first."""
        items: list[Facts] = []
        for frame in self.stack:
            script = frame.script
            item: Facts = {
                "script": script.name,
                "step": script.step_name(frame.line),
                "seat": int(frame.seat),
            }
            for name, attribute in zip(script.names, script.locals, strict=True):
                item[name] = getattr(frame, attribute)
            items.append(item)
        return items

    def end_document(self, document: Facts, truth: bool) -> Facts:
        """The last fields of every document: what waits, and in the truth what chance will do."""
        document["pending"] = self.dump_pending()
        if truth:
            document["draws"] = int(self.draws)
            document["looks"] = int(self.looks)
            document["rng"] = self.rng.document()
        return document

    def load_stream(self, fields: Fields, rng: Rng, unknown: bool) -> None:
        """What chance will do by the document, which then knows all, or by the seed."""
        if fields.has("rng"):
            self.rng = rng_of(fields.raw("rng"), "rng")
            if unknown:
                raise fields.fail("rng", "nothing while something is unknown")
        else:
            self.rng = rng.split()
        self.draws = fields.number("draws", 0, MOST_LOOKS, 0)
        self.looks = fields.number("looks", 0, MOST_LOOKS, 0)

    def load_pending(self, fields: Fields, name: str) -> None:
        """Fill the stack from a document; the game has checked or will check the locals."""
        self.stack = []
        deep = len(fields.items(name, []))
        if deep > DEEPEST:
            raise BadPosition(fields.at(name), f"at most {DEEPEST} steps that wait", deep)
        names = [script.name for script in self.scripts]
        for item in fields.tables(name):
            script = self.scripts[names.index(item.choice("script", names))]
            steps = [step.name for step in script.steps] + ["end"]
            line = steps.index(item.choice("step", steps))
            seat = item.number("seat", 0, self.seats - 1)
            values = [item.number(local, -(2**31), 2**31, 0) for local in script.names]
            item.done()
            frame = script.frame(script, seat, *values)
            frame.line = line
            self.stack.append(frame)
        self.find_running()
        if self.stack:
            lines = self.running.script.lines
            if self.running.line >= len(lines) or not lines[self.running.line].asks:
                raise BadPosition(fields.at(name), "a last step that asks for a decision")
        check_calls(self.stack, self.scripts[0], fields.at(name))

    def wake(self) -> None:
        """After loading: let the top step look around and ask again."""
        if not self.stack:
            self.active = OVER
            return
        for place, waiting in enumerate(self.stack):
            waiting.check(self, f"pending[{place}]")
        if not self.step().begin(self, self.running):
            raise BadPosition("pending", "a decision with at least one answer")
        self.active = self.running.seat

    def check_faults(self) -> None:
        """After loading: BadPosition if an invariant of the game does not hold."""
        for fault in self.faults():
            raise BadPosition("position", f"a possible position ({fault})")

    # ---- for people and learners -------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What this seat (None: a spectator) sees, as plain JSON."""
        return self.game.view(self, self.seat_of(seat))

    def scores(self) -> list[Score]:
        """Every seat's points so far, line by line."""
        return self.game.scores(self)

    def faults(self) -> list[str]:
        """Which invariants of the game do not hold, each with its rule; empty if all do."""
        return self.game.faults(self)

    def ranking(self) -> list[list[int]]:
        """Seats best first, ties together."""
        return ranked(self.game.keys(self))

    def returns(self) -> list[float]:
        """For learning: winners share +1, the others share -1; zeros until the end."""
        ranking = self.ranking()
        seats = sum(len(group) for group in ranking)
        result = [0.0] * seats
        winners = ranking[0]
        if self.active >= 0 or len(winners) == seats:
            return result
        for group in ranking:
            for seat in group:
                result[seat] = -1.0 / (seats - len(winners))
        for seat in winners:
            result[seat] = 1.0 / len(winners)
        return result


def ranked(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Seats by their keys, best first, ties together."""
    by_key: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        by_key.setdefault(key, []).append(seat)
    return [by_key[key] for key in sorted(by_key, reverse=True)]
