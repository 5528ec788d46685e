"""A game that the terminal has never heard of plays, and a folder makes it nicer."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import regna.cli
from regna.cli.main import main
from regna.cli.terminal.door import Door, door_for
from regna.cli.terminal.position import Position
from regna.cli.terminal.running import begin
from regna.cli.terminal.screen import Screen
from regna.cli.terminal.session import Session
from regna.words import LANGUAGES, words
from tests.toys import pebbles


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if `regna.cli` had a folder for the toy."""
    toys = Path(pebbles.__file__).parent.parent / "terminal"
    monkeypatch.setattr(regna.cli, "__path__", [*regna.cli.__path__, str(toys)])
    yield
    for name in [name for name in sys.modules if name.startswith("regna.cli.pebbles")]:
        del sys.modules[name]


class Player(Screen):
    """Plays any legal move as the door calls it, the first words shortened."""

    def __init__(self, door: Door) -> None:
        self.paper = io.StringIO()
        super().__init__(self.paper, io.StringIO())
        self.door = door
        self.session: Session | None = None
        self.turn = 0

    def ask(self, prompt: str) -> str:
        assert self.session is not None
        now = self.session.now
        self.turn += 1
        return self.door.describe(now, now.moves[self.turn * 7919 % len(now.moves)])[:4]


def played(lang: str) -> tuple[Player, bool]:
    running = begin("pebbles", 3, {"length": 8}, 5, ("random",))
    player = Player(door_for(running.table.game, words(lang)))
    player.session = Session(running, player.door, words(lang), player)
    player.session.run()
    return player, running.over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unheard_of_game_plays(lang: str) -> None:
    player, over = played(lang)
    assert over
    assert type(player.door) is Door
    assert "hands: [" in player.paper.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_folder_makes_it_nicer(folder: None, lang: str) -> None:
    player, over = played(lang)
    assert over
    assert type(player.door).__name__ == "PebblesDoor"
    assert "You hold " in player.paper.getvalue()
    assert "hands: [" not in player.paper.getvalue()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("sal", "not-held: pebble salt [P1]"),
        ("embr", "Did you mean: ember?"),
        ("xyzzy", "A move begins with one of these: ember and draw."),
        ("shield", "not-now [P3]"),
        ("hint", " suggests: "),
        ("rule P1", "There are no written rules of this game here."),
        ("help", "says what a bot would do here"),
        ("?", "1 ember · 2 draw"),
    ],
)
def test_what_is_typed(
    typed: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\nquit\n"))
    with pytest.raises(SystemExit) as end:
        main(["play", "pebbles", "--bot", "random", "--seed", "3", "--lang", "en"])
    assert end.value.code == 0
    assert said in " ".join(capsys.readouterr().out.split())


def test_a_position_shows_no_more_than_the_seat_sees() -> None:
    state = begin("pebbles", 2, {}, 1).state
    now = Position(state)
    assert now.view == state.view(state.to_act)
    assert now.moves == state.moves()
