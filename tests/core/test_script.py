"""Frames and scripts, shown on the smallest game that has all of it.

A seat counts: it says digits, each added to the total of its frame, until it is
done. The total is given to the main script, which notes it and asks for more.
"""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from regna.core import (
    BadPosition,
    Codec,
    Fields,
    Frame,
    Game,
    Menu,
    Named,
    Rng,
    Said,
    Score,
    ScoreLine,
    Script,
    State,
    Step,
    Verb,
)
from tests.toys.raid import game as raid

SAY = Verb("say", Named("digit", ["0", "1", "2", "3"]))
DONE = Verb("done")
MORE = Verb("more")
STOP = Verb("stop")
MOVES = Codec(SAY, DONE, MORE, STOP)
SAID = Said("counting")
TO_SAY = SAID.ask("say", "C1", "seat total")
TO_GO_ON = SAID.ask("go-on", "C2")
TOO_MUCH = SAID.refusal("too-much", "C1", "digit total")
NOT_NOW = SAID.refusal("not-now")
MOST = 5


class Counting(State):
    """What was noted, and how often moves were listed."""

    def __init__(self, game: Game[Counting], seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.notes: list[int] = []
        self.listings = 0

    def copy(self) -> Counting:
        twin = Counting(self.game, self.seats, self.rng)
        twin.notes = list(self.notes)
        self.copy_pending(twin)
        return twin


class Tally(Frame):
    """What was said so far."""

    def __init__(self, script: Script, seat: i64, total: i64, digits: i64) -> None:
        super().__init__(script, seat)
        self.total = total
        self.digits = digits

    def copy(self) -> Frame:
        return self.onto(Tally(self.script, self.seat, self.total, self.digits))

    def check(self, state: Counting, path: str) -> None:
        if not 0 <= self.total <= MOST:
            raise BadPosition(f"{path}.total", f"at most {MOST}", self.total)


class Go(Step[Counting]):
    """Let the seat count first."""

    def begin(self, state: Counting, frame: Frame) -> bool:
        state.call(Tally(COUNT, frame.seat, 0, 0))
        return False


class Say(Menu[Counting, Tally]):
    """Say a digit that fits, or be done; with nothing left to say nobody is asked."""

    def begin(self, state: Counting, frame: Tally) -> bool:
        return self.listed(state, frame) > 0

    def offer(self, state: Counting, frame: Tally) -> None:
        state.listings += 1
        if frame.total == MOST:
            return
        for digit in range(4):
            if frame.total + digit <= MOST:
                state.offer(SAY.move(digit))
        state.offer(DONE.move())

    def check(self, state: Counting, frame: Tally, move: i64) -> i64:
        if move < SAY.last:
            return 0 if frame.total + SAY.a(move) <= MOST else TOO_MUCH
        return 0 if move == DONE.move() else NOT_NOW

    def refused(self, state: Counting, frame: Tally, move: i64, refusal: i64) -> list[object]:
        return [SAY.a(move), frame.total] if refusal == TOO_MUCH else []

    def asked(self, state: Counting, frame: Tally) -> list[object]:
        return [frame.seat, frame.total]

    def choose(self, state: Counting, frame: Tally, move: i64) -> None:
        if move < SAY.last:
            frame.total += SAY.a(move)
            frame.digits += 1
            frame.again()


class Give(Step[Counting, Tally]):
    """The total is what counting gives; nothing said gives nothing."""

    def begin(self, state: Counting, frame: Tally) -> bool:
        if frame.digits:
            frame.give(frame.total)
        return False


class Note(Step[Counting]):
    """Note what was given."""

    def begin(self, state: Counting, frame: Frame) -> bool:
        state.notes.append(frame.result)
        return False


class GoOn(Menu[Counting]):
    """Count once more, or stop."""

    def offer(self, state: Counting, frame: Frame) -> None:
        state.offer(MORE.move())
        state.offer(STOP.move())

    def check(self, state: Counting, frame: Frame, move: i64) -> i64:
        return 0 if move >= MORE.first else NOT_NOW

    def choose(self, state: Counting, frame: Frame, move: i64) -> None:
        if move == MORE.move():
            frame.goto(GO)


GO = Go("go")
MAIN = Script("main", [GO, Note("note"), GoOn(TO_GO_ON)])
COUNT = Script("count", [Say(TO_SAY), Give("give")], frame=Tally)
GO.calls = [COUNT]


class CountingGame(Game[Counting]):
    """Counting for one or two."""

    def __init__(self) -> None:
        super().__init__(
            name="counting",
            rules_version=1,
            least_seats=1,
            most_seats=2,
            scripts=[MAIN, COUNT],
            said=SAID,
            verbs=MOVES,
        )

    def deal(self, seats: int, seed: int | str, options: dict[str, object]) -> Counting:
        state = Counting(self, seats, Rng(seed))
        state.call(Frame(MAIN, 0))
        state.run()
        return state

    def dump(self, state: Counting, seat: int | None) -> dict[str, object]:
        return {**self.header(state, {}), "pending": state.dump_pending()}

    def scores(self, state: Counting) -> list[Score]:
        total = sum(state.notes)
        return [Score(0, total, (total,), [ScoreLine("C1", "", total)])]

    def load(self, document: object, seed: int | str = 0) -> Counting:
        fields = Fields(document, "")
        seats, _ = self.read_header(fields)
        state = Counting(self, seats, Rng(seed))
        state.load_pending(fields, "pending")
        fields.done()
        state.wake()
        return state


game = CountingGame()


def new() -> Counting:
    return game.deal(2, 0, {})


def do(state: Counting, *texts: str) -> None:
    for text in texts:
        state.play(game.read(state, text))


def legal(state: Counting) -> list[str]:
    return [game.write(state, move) for move in state.moves()]


def stack(state: Counting) -> list[str]:
    return [frame.script.name for frame in state.stack]


def frame_of(script: str, step: str, **more: object) -> dict[str, object]:
    return {"script": script, "step": step, "seat": 0, **more}


# ---- results and jumps -------------------------------------------------------------


def test_a_result() -> None:
    """What a script gives is there for the step after the call."""
    state = new()
    do(state, "say 2", "say 1", "done")
    assert state.notes == [3]
    assert len(state.stack) == 1


def test_no_result() -> None:
    """A script that gives nothing gives 0, whatever was given before."""
    state = new()
    do(state, "say 3", "done", "more", "done")
    assert state.notes == [3, 0]


def test_a_jump() -> None:
    """`goto` goes on with a step of the same script, here again and again, until the end."""
    state = new()
    for _ in range(3):
        do(state, "say 1", "done", "more")
    do(state, "done", "stop")
    assert state.notes == [1, 1, 1, 0]
    assert state.to_act is None
    assert state.stack == []


def test_a_step_with_nothing_to_ask() -> None:
    """`begin` of an asking step says whether there is anything to ask."""
    state = new()
    do(state, "say 3", "say 2")
    assert state.notes == [5]
    assert stack(state) == ["main"]


def test_a_menu_passed_over_leaves_no_listing() -> None:
    """Whoever is asked next has moves, though a menu before it found that it has none."""
    state = new()
    do(state, "say 3", "say 2")
    assert legal(state) == ["more", "stop"]


def test_questions_and_refusals() -> None:
    """Facts are named by what was declared."""
    state = new()
    do(state, "say 3")
    assert state.ask is not None
    assert state.ask.document() == {
        "code": "counting-say",
        "facts": {"seat": 0, "total": 3},
        "rule": "C1",
    }
    refusal = state.why_not(game.read(state, "say 3"))
    assert refusal is not None
    assert refusal.facts == {"digit": 3, "total": 3}
    other = state.why_not(game.read(state, "stop"))
    assert other is not None
    assert (other.code, other.facts, other.rule) == ("counting-not-now", {}, "C1")


# ---- frames as data ----------------------------------------------------------------


def test_a_copied_frame() -> None:
    """A copy has the locals and the line, and goes its own way."""
    state = new()
    do(state, "say 2")
    twin = state.copy()
    assert twin.dump() == state.dump()
    do(twin, "say 3")
    assert twin.notes == [5]
    assert state.dump_pending()[1]["total"] == 2
    do(state, "done")
    assert (state.notes, twin.notes) == ([2], [5])


def test_a_dumped_frame() -> None:
    """A frame is saved under the names of its script and step, its locals under their own."""
    state = new()
    do(state, "say 2", "say 1")
    assert state.dump_pending() == [
        frame_of("main", "note"),
        frame_of("count", "counting-say", total=3, digits=2),
    ]


def test_a_loaded_frame() -> None:
    """A loaded stack goes on as the saved one; a local left out is 0."""
    saved = [frame_of("main", "note"), frame_of("count", "counting-say", total=4)]
    state = game.load({"game": "counting", "pending": saved})
    assert legal(state) == ["say 0", "say 1", "done"]
    do(state, "say 1")
    assert state.notes == [5]


def test_a_script_knows_its_lines() -> None:
    """Lines are found by names, and behind the last is the end."""
    assert MAIN.line_of("counting-go-on") == 2
    assert MAIN.line_of("counting-say") == -1
    assert [MAIN.step_name(line) for line in range(4)] == ["go", "note", "counting-go-on", "end"]
    assert COUNT.names == ["total", "digits"]


def test_a_step_belongs_to_one_script() -> None:
    """A step knows its line, so it cannot stand in two scripts."""
    with pytest.raises(AssertionError, match="go of other belongs to another script"):
        Script("other", [GO])


# ---- stacks that cannot be ---------------------------------------------------------

SAYING = frame_of("count", "counting-say")


@pytest.mark.parametrize(
    ("pending", "path"),
    [
        ([SAYING], "pending[0].script: expected main, which everything is part of"),
        (
            [frame_of("main", "note"), frame_of("main", "counting-go-on")],
            "pending[1].script: expected a script that the one before it calls here",
        ),
        ([frame_of("main", "go"), SAYING], "pending[1].script"),
        ([frame_of("main", "counting-go-on"), SAYING], "pending[1].script"),
        ([frame_of("main", "end"), SAYING], "pending[1].script"),
        ([frame_of("main", "note"), SAYING, SAYING], "pending[2].script"),
        ([frame_of("main", "note")], "pending: expected a last step that asks"),
        ([frame_of("main", "note"), {**SAYING, "total": 6}], "pending[1].total: expected at most"),
        ([frame_of("main", "note"), {**SAYING, "total": 5}], "pending: expected a decision with"),
        ([frame_of("main", "note"), {**SAYING, "digits": 2**40}], "pending[1].digits"),
        ([frame_of("main", "note"), {**SAYING, "digits": "one"}], "pending[1].digits"),
        ([frame_of("main", "note"), {**SAYING, "a": 1}], "pending[1].a: expected one of the"),
        ([frame_of("main", "counting-go-on", total=1)], "pending[0].total: expected one of the"),
        ([{**SAYING, "seat": 2}], "pending[0].seat"),
        ([frame_of("main", "note")] + [SAYING] * 100, "pending: expected at most 100 steps"),
    ],
)
def test_a_stack_that_cannot_be(pending: list[object], path: str) -> None:
    """A document's stack must be one that steps can have called; the error says which frame."""
    with pytest.raises(BadPosition) as bad:
        game.load({"game": "counting", "pending": pending})
    assert str(bad.value).startswith(path)


TURN = {"script": "turn", "step": "raid-play", "seat": 0}
TWICE = {"script": "twice", "seat": 0, "card": 1}
PEEK = {"script": "peek", "step": "raid-decide", "seat": 0}
RAIDED = {"script": "raid", "step": "raid-react", "seat": 1}


@pytest.mark.parametrize(
    ("stack", "path"),
    [
        ([TURN, RAIDED], None),
        ([TURN, {**TWICE, "step": "second"}, PEEK], None),
        ([TURN, {**TWICE, "step": "over"}, {**TWICE, "step": "second"}, PEEK], None),
        ([TURN, {**TWICE, "step": "raid-pick"}, PEEK], "pending[2].script"),
        ([TURN, {**TWICE, "step": "first"}, PEEK], "pending[2].script"),
        ([TURN, {**TWICE, "step": "end"}, PEEK], "pending[2].script"),
        ([TURN, PEEK, PEEK], "pending[2].script"),
        ([TURN, RAIDED, RAIDED], "pending[2].script"),
        ([TURN, TURN], "pending[1].script"),
        ([TURN, {**RAIDED, "more": 1}], "pending[1].more: expected at most 0 seats"),
        ([TURN, {**TWICE, "step": "second", "card": 9}, PEEK], "pending[1].card"),
    ],
)
def test_calls_that_stay_and_calls_that_go_on(
    stack: list[dict[str, object]], path: str | None
) -> None:
    """A turn is at the same step while its cards run; a doubled card is at the next."""
    document = {**raid.new(seed=1).dump(), "pending": stack}
    if path is None:
        assert raid.load(document).dump_pending()[-1]["script"] == stack[-1]["script"]
    else:
        with pytest.raises(BadPosition) as bad:
            raid.load(document)
        assert str(bad.value).startswith(path)


# ---- menus -------------------------------------------------------------------------


def test_a_menu_is_listed_once() -> None:
    """Beginning, counting, picking and listing share a listing, which is never handed out."""
    state = new()
    assert state.listings == 1
    assert state.count() == 5
    assert [state.nth(k) for k in range(5)] == state.moves()
    state.moves().clear()
    assert legal(state) == ["say 0", "say 1", "say 2", "say 3", "done"]
    assert state.listings == 1


def test_a_menu_is_fresh_after_each_move() -> None:
    """A move makes a new listing, longer or shorter; nothing of the old one is left."""
    state = new()
    assert len(legal(state)) == 5
    do(state, "say 3")
    assert legal(state) == ["say 0", "say 1", "say 2", "done"]
    do(state, "say 1")
    assert legal(state) == ["say 0", "say 1", "done"]
    do(state, "done")
    assert legal(state) == ["more", "stop"]
    do(state, "more")
    assert len(legal(state)) == 5


def test_a_copy_lists_for_itself() -> None:
    """A copy made between listing and move has nothing of the listing."""
    state = new()
    assert len(legal(state)) == 5
    twin = state.copy()
    do(twin, "say 3")
    assert legal(twin) == ["say 0", "say 1", "say 2", "done"]
    assert len(legal(state)) == 5


def test_a_menu_beyond_its_end() -> None:
    """The step refuses an index that the listing does not have."""
    state = new()
    with pytest.raises(IndexError):
        state.step().nth(state, state.stack[-1], 5)
