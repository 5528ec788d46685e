"""Bots at the terminal: they fill the last seats, see their own hand only, and their moves are
told."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from regna import core
from regna.bots import Bot, bots
from regna.bots.ratings import RATINGS
from regna.cli.main import main
from regna.cli.terminal.door import Door, door_for
from regna.cli.terminal.opponents import HANG, about, find_bot
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import Running, begin
from regna.cli.terminal.save import load
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.session import Session
from regna.core import Score, State
from regna.core import game as rules_of
from regna.words import LANGUAGES, words

GAMES: dict[str, dict[str, object]] = {"heirs": {}, "dominion": {"turn_limit": 6}, "tigris": {}}


class Player(Screen):
    """Plays any legal move, in words, and remembers who was asked."""

    def __init__(self, running: Running, lang: str) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO())
        self.is_terminal = True
        self.running = running
        self.door = door_for(running.table.game, words(lang))
        self.asked: set[int | None] = set()
        self.turn = 0
        self.file = ""  # to keep the game in when it is over

    def complete(self, words: object) -> None:
        """Nobody presses Tab here."""

    def ask(self, prompt: str) -> str:
        state = self.running.state
        if self.running.over:
            return self.file
        self.asked.add(state.to_act)
        self.turn += 1
        return state.game.write(state, state.nth(self.turn * 7919 % state.count()))


def played(running: Running, lang: str) -> Player:
    player = Player(running, lang)
    Session(running, player.door, words(lang), player).run()
    return player


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_to_its_end(game: str, lang: str) -> None:
    running = begin(game, 2, GAMES[game], 5, ("random",))
    player = played(running, lang)
    text = player.paper.getvalue()
    assert running.over
    assert player.asked == {0}  # nobody is asked for the bot, and no keyboard is passed on
    for leftover in ("cli-", f"{game}-", "{", "}", "None", "\x1b[2J"):
        assert leftover not in text
    assert all(len(line.rpartition("\r")[2]) <= 80 for line in text.split("\n"))
    assert {ply.by for ply in running.table.line.plies if ply.seat == 1} == {"bot"}
    own, other = (player.door.seat_name(Position(running.state), seat) for seat in (0, 1))
    assert any(line.startswith(f"  {other} ") for line in text.splitlines())  # what the bot did
    assert not any(line.startswith(f"  {own} ") for line in text.splitlines())  # that is "you"


@pytest.mark.parametrize(
    ("you", "seats", "said"),
    [
        (None, 2, "Player 2 wins by 4 points."),
        (1, 2, "You win by 4 points."),
        (0, 2, "You lose by 4 points."),
        (0, 3, "Player 2 wins, 4 points ahead of you."),
    ],
)
def test_the_result_is_told_to_whoever_plays(you: int | None, seats: int, said: str) -> None:
    class Ended(Position):
        def ranking(self) -> list[list[int]]:
            return [[1], [seat for seat in range(seats) if seat != 1]]

        def scores(self) -> list[Score]:
            return [Score(seat, 7 if seat == 1 else 3, (), []) for seat in range(seats)]

    game = rules_of("dominion")
    door = Door(game, words("en"))
    door.you = you
    assert door.result(Ended(game.new(seed=1, seats=seats))) == [said]


def test_a_finished_game_is_kept_to_be_reviewed(tmp_path: Path) -> None:
    running = begin("dominion", 2, {"turn_limit": 2}, 5, ("random",))
    player = Player(running, "en")
    player.file = str(tmp_path / "game")
    Session(running, player.door, words("en"), player).run()
    assert "regna review" in player.paper.getvalue()
    assert load(player.file).over


def test_two_people_and_a_bot_pass_the_keyboard_between_them() -> None:
    running = begin("dominion", 3, {"turn_limit": 2}, 5, ("random",))
    player = played(running, "en")
    assert running.over
    assert "Player 3 is thinking…" in player.paper.getvalue()
    assert "\nPlayer 1: You have 1 buy. " in player.paper.getvalue()
    assert "\n  Player 2 " in player.paper.getvalue()  # nobody of them is "you"
    assert player.asked == {0, 1}
    assert "\x1b[2J" in player.paper.getvalue()


def test_a_bot_sees_what_its_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    running = begin("dominion", 2, {"first": 1}, 5, ("random",))
    asked = []

    class Spy(Bot):
        def choose(self, world: State, budget: float) -> int:
            assert world.dump(1) == running.state.dump(1)
            assert world.dump() != running.state.dump()
            asked.append(world)
            return world.nth(0)

    monkeypatch.setattr("regna.cli.terminal.running.named_bot", lambda game, name: Spy())
    running.settle(lambda state: True)
    assert asked


@pytest.mark.parametrize(
    ("lang", "game", "typed_in", "said"),
    [
        ("en", "dominion", "hint", "Elisabeth suggests: "),
        ("cs", "tigris", "rada", "Eliška radí: "),
        ("pl", "heirs", "podpowiedz", "Elżbieta radzi: "),
        ("cs", "dominion", "hint", "Eliška radí: "),
    ],
)
def test_a_bot_gives_a_hint_that_can_be_typed(
    lang: str,
    game: str,
    typed_in: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed(monkeypatch, typed_in, "quit")
    first = {"heirs": "white"}.get(game, 0)
    options = ("--seed", "7", "--option", f"first={first}")
    assert run(game, "--bot", "random", "--lang", lang, *options) == 0
    hint = capsys.readouterr().out.partition(said)[2].partition("\n")[0]
    assert hint.endswith(".")
    running = begin(game, 2, {"first": first}, 7, ("random",))
    door = door_for(running.table.game, words(lang))
    running.settle(door.settles)
    now = Position(running.state)
    assert door.read(now, hint.rstrip("."))[0] in now.moves


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["play", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tigris", "--bot", "hal"], "There is no bot “hal” for this game. There are level-1"),
        (["tigris", "--solo"], "Play against a bot: --bot level-1, --bot level-2"),
        (["dominion", "--level", "3"], "--bot level-5 or --bot deep."),
        (["heirs", "--solo", "--bot", "random"], "Either --solo or --bot"),
        (["heirs", "--bot", "random", "--bot", "random"], "Only one bot fits at this table"),
        (["heirs", "--seats", "1", "--bot", "random"], "There is no seat left for a bot"),
        (["tigris", *["--bot", "random"] * 4], "At most 3 bots fit at this table"),
        (["tigris", "--seats", "2", *["--bot", "random"] * 2], "Only one bot fits"),
        (["dominion", "--bot", "steward", "--seats", "9"], "for 2 to 4 players"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments, "--lang", "en") == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


@pytest.mark.parametrize(
    ("lang", "bot", "said"),
    [
        ("en", "squirrel", "Player 3: Squirrel (not rated). Grabs what it can."),
        ("cs", "veverka", "Hráč 3: Veverka (bez ratingu). Bere, co může."),
        ("pl", "wiewiorka", "Gracz 3: Wiewiórka (bez rankingu). Bierze, co może."),
    ],
)
def test_bots_by_name_fill_the_last_seats(
    lang: str,
    bot: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed(monkeypatch)
    assert run("dominion", "--bot", "steward", "--bot", bot, "--lang", lang, "--seed", "1") == 0
    assert said in capsys.readouterr().out


class Stumbles(Bot):
    """Errs, or wants what is not legal, in turns."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, world: State, budget: float) -> int:
        self.asked += 1
        if self.asked % 2:
            raise ZeroDivisionError("oops")
        return -1


stumbles = Stumbles()


def test_a_bot_of_ones_own_plays_and_its_mistakes_end_no_game(
    caplog: pytest.LogCaptureFixture,
) -> None:
    name = f"{__name__}:stumbles"
    assert find_bot(rules_of("dominion"), name, words("en")) == name
    running = begin("dominion", 2, {"turn_limit": 6}, 5, (name,))
    played(running, "en")
    assert running.over
    assert stumbles.asked > 2
    assert f"{name}: ZeroDivisionError: oops" in caplog.text
    assert f"{name}: move -1 is not legal" in caplog.text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "--bot: expected module:attribute of a bot or a policy, got “json:loads”"),
        ("cs", "--bot: čekám modul:atribut s botem nebo taktikou, ne „json:loads“"),
        ("pl", "--bot: oczekiwano moduł:atrybut z botem albo taktyką, a jest „json:loads”"),
    ],
)
def test_a_module_without_the_bot(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("tigris", "--bot", "json:loads", "--lang", lang) == 2
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["3", "2"], "Bull: Agnes (level 1, not rated yet). Still learning: "),
        (["3", "3 3"], "Potter: Luke (level 2, not rated yet).\n"),
        (["dominion", "4"], "Player 2: Hedwig (level 3, not rated yet). Collects money"),
        (["tigris", "dice, squirrel"], "Potter: Squirrel (not rated). Grabs what it can."),
        (["heirs", "2"], "Henry"),
        (["dominion", ""], "Player 2> "),
        (["dominion", "5 9", "steward"], "Type one number, or several from 2 to 7."),
        (["heirs", "dice dice", "dice"], "Only one bot fits at this table"),
    ],
)
def test_without_a_game_the_opponents_are_asked_for(
    answers: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for game in GAMES:
        monkeypatch.setitem(RATINGS, game, {})
    typed(monkeypatch, *answers)
    assert run("--lang", "en", "--seed", "3") == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_opponents_are_listed_with_level_rating_and_character(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(RATINGS, game, {"level-1": 812, "level-5": 1640})
    monkeypatch.setenv("COLUMNS", "80")
    typed(monkeypatch, game)
    assert run("--lang", lang) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    known = words(lang)
    for level, rating in (("level-1", "812"), ("level-5", "1640"), ("level-2", "")):
        (at,) = [n for n, line in enumerate(lines) if known.name(f"bot-{level}") in line]
        assert known.say("rated-level", {"number": level[-1]}) in lines[at]
        assert (rating or known.say("rated-not-yet")) in lines[at]
        assert lines[at + 1] == HANG + about(core.game(game), level, known)  # in one line


def test_a_saved_game_has_its_bots_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening"
    typed(monkeypatch, "end", f"save {file}", "quit")
    assert run("dominion", "--bot", "random", "--lang", "en", "--seed", "7") == 0
    running = load(str(file))
    assert running.bots == {1: "random"}
    assert running.people == [0]
    assert "Player 2: Dice" in capsys.readouterr().out


def test_undo_takes_back_what_bots_answered() -> None:
    running = begin("dominion", 2, {"first": 0}, 7, ("random",))
    running.settle(lambda state: True)
    before = running.state.dump()
    running.play(running.table.game.read(running.state, "end"))
    running.settle(lambda state: True)
    assert running.state.to_act == 0
    assert running.undo() == "end"
    assert running.state.dump() == before


def test_every_bot_of_every_game_can_be_asked_for() -> None:
    for game in GAMES:
        for name in bots(game):
            running = begin(game, 2, GAMES[game], 1, (name,))
            running.settle(lambda state: False)
            assert running.state.to_act == 0


@pytest.mark.parametrize(("height", "after"), [(24, True), (200, False)])
def test_what_bots_did_stays_in_sight(height: int, after: bool) -> None:
    """Above the table where both have room on the screen, else below it, next to the prompt."""
    running = begin("heirs", 2, {"first": "blue"}, 5, ("random",))
    player = Player(running, "en")
    player.height = height
    session = Session(running, player.door, words("en"), player)
    session.tell(running.settle(player.door.settles))
    session.draw()
    session.ask()
    text = player.paper.getvalue()
    assert text.count("Blue ends the turn.") == 1
    assert (text.index("Blue ends the turn.") > text.index("Royal reserve")) is after
