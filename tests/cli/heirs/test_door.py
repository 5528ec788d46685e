"""The Two Heirs at the terminal: whole games in every language, decisions, typos."""

from __future__ import annotations

import io
from random import Random

import pytest

import regna
from regna.cli.heirs.door import HeirsDoor
from regna.cli.terminal.door import door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import Running, begin
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.session import Session
from regna.core import State
from regna.words import LANGUAGES, words
from tests.cli.typed import type_in

CASES = [(lang, seats) for lang in LANGUAGES for seats in (2, 1)]
SETS = {2: ["travel", "lands_industry", "trade_church"], 1: ["war", "crafts", "patrol"]}


class Player(Screen):
    """Types moves in words: builds when it can, and now and then moves a unit."""

    def __init__(self, running: Running, door: HeirsDoor) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO())
        self.running = running
        self.door = door
        self.asked = 0

    def ask(self, prompt: str) -> str:
        self.asked += 1
        state = self.running.state
        wanted = ["destroy", "build", "take", "summon", "camp", "discard", "end"]
        wanted += ["step", "expand", "withdraw", "done"]
        verbs = {move: str(state.game.parts(state, move)["verb"]) for move in state.moves()}
        if self.asked % 4 == 0:
            wanted.insert(0, "expand")
        move = min(verbs, key=lambda move: (wanted.index(verbs[move]), move % 7, move))
        return self.door.describe(Position(state), move)


def played(lang: str, seats: int, seed: int) -> tuple[Running, str]:
    options: dict[str, object] = {"sets": SETS[seats]}
    running = begin("heirs", seats, options, seed)
    door = door_for(running.table.game, words(lang))
    assert isinstance(door, HeirsDoor)
    player = Player(running, door)
    Session(running, door, words(lang), player).run()
    return running, player.paper.getvalue()


@pytest.mark.parametrize(("lang", "seats"), CASES)
def test_a_whole_game(lang: str, seats: int) -> None:
    running, text = played(lang, seats, 3)
    assert running.over
    assert all(len(line) <= 80 for line in text.splitlines())
    for leftover in ("heirs-", "cli-", "{", "}", "$seat", "None"):
        assert leftover not in text
    assert words(lang).name("cli-score-end") in text
    for score in running.state.scores():
        for line in score.lines:
            assert f"[{line.rule}]" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2])
def test_every_move_is_read_as_it_is_called(lang: str, seats: int) -> None:
    running = begin("heirs", seats, {"sets": SETS[seats]}, 11)
    door = door_for(running.table.game, words(lang))
    assert isinstance(door, HeirsDoor)
    player = Player(running, door)
    for _ in range(60):
        if running.over:
            break
        state = running.state
        now = Position(state)
        for move in now.moves:
            assert door.read(now, door.describe(now, move)) == [move]
            assert door.read(now, now.write(move)) == [move]
        listed = [move for group in door.groups(now) for move, _ in group.moves]
        assert sorted(listed) == sorted(state.moves())
        running.play(door.read(Position(state), player.ask(""))[0])


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("cs", "vzitt pilu", "Nemyslíte: vzít pilu?"),
        ("cs", "vzít dům", "„dům“ v královské nabídce není"),
        ("cs", "ukoncit", "Než tah ukončíte, musíte si vzít destičku. [T3]"),
        ("cs", "krok 0 n4", "Místo n4 nesousedí s místem 0."),
        ("cs", "proc ukoncit", "T3 Kdy smí tah skončit"),
        ("pl", "wez kosciol", "takiego kafelka nie ma w rezerwie"),
        ("pl", "idz 0 n1", "Na n1 nie ma kafelka, nie da się tam stanąć. [C1]"),
        ("pl", "blabla", "Nie rozumiem: „blabla”."),
        ("en", "tkae sawmill", "Did you mean: take sawmill?"),
        ("en", "take 5", "and your reach is only 3. [R3]"),
        ("en", "build", "Like this: build TILE PLACE"),
        ("en", "99", "There is no move 99."),
        ("en", "", "Type a move"),
        ("en", "rule T99", "There is no rule or chapter “T99”"),
        ("en", "summon n1", "There is no tile at n1 to stand on. [C2]"),
        ("en", "withdraw", "None of your regulars is in the landscape."),
        ("en", "destroy n1", "That cannot be done now. [T2]"),
        ("en", "undo", "There is nothing to take back."),
        ("en", "take inn#", "is no"),
    ],
)
def test_what_is_typed_wrong_is_answered(
    lang: str,
    typed: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code = type_in(
        [typed, "quit"], "--lang", lang, "--option", "first=white", monkeypatch=monkeypatch
    )
    text = " ".join(capsys.readouterr().out.split())
    assert code == 0
    assert said in text
    assert "Traceback" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_landscape_is_drawn_again_after_a_move_of_ones_own(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["take 2", "expand #1 n1", "quit"]
    assert type_in(lines, "--lang", lang, "--option", "first=white", monkeypatch=monkeypatch) == 0
    after = capsys.readouterr().out.partition("expand #1 n1")[2]
    drawn = [line[:4] for line in after.splitlines() if line.startswith(" ") and "|" in line]
    assert {" n1 ", "  0 "} <= set(drawn)


def test_several_moves_at_once_and_undo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["take 2; expand lodge n1; end", "undo", "look", "help", "?", "score", "board", "quit"]
    assert type_in(lines, "--lang", "en", "--option", "first=white", monkeypatch=monkeypatch) == 0
    text = capsys.readouterr().out
    assert "White ends the turn." in text
    assert "Taken back: end." in text
    assert "n1: open terrain, yellow." in text


def position(code: str, sets: list[str]) -> State:
    """A position of some random game where this is asked."""
    game = regna.game("heirs")
    for seed in range(300):
        state = game.new(seats=2, seed=seed, sets=sets)
        rng = Random(seed)
        while state.to_act is not None:
            if state.ask is not None and state.ask.code == code:
                return state
            liked = ("build",) if code == "heirs-destroy" else ("take", "end")
            moves = state.moves()
            wanted = [move for move in moves if game.parts(state, move)["verb"] in liked]
            state.play(rng.choice(wanted or moves))
    raise AssertionError(code)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["heirs-destroy", "heirs-surplus"])
def test_decisions_inside_a_turn(lang: str, code: str) -> None:
    state = position(code, ["war", "lands_industry", "patrol"])
    door = door_for(state.game, words(lang))
    assert isinstance(door, HeirsDoor)
    for move in state.moves():
        assert door.read(Position(state), door.describe(Position(state), move)) == [move]
    refusal = state.why_not(state.game.read(state, "end"))
    assert refusal is not None
    assert refusal.rule == ("WA1" if code == "heirs-destroy" else "A6")
    assert door.say(Position(state), refusal.code, refusal.facts).endswith(".")


def test_several_tiles_are_discarded_in_any_order() -> None:
    state = position("heirs-surplus", ["war", "lands_industry", "patrol"])
    door = door_for(state.game, words("en"))
    first, second = door.read(Position(state), "discard #3 #1")
    assert [state.game.write(state, move).split()[0] for move in (first, second)] == ["discard"] * 2
    assert second - first == 1  # the third tile is the second once the first is gone
