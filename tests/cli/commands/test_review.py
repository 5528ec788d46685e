"""regna review: where a saved game was lost, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regna.bots.advice import Advice, Judgement
from regna.cli.commands import review
from regna.cli.main import main
from regna.cli.terminal.running import Running, begin, now
from regna.cli.terminal.save import save
from regna.core import Facts
from regna.table import acts


def played(folder: Path, game: str, moves: int = 8, over: bool = True) -> str:
    """A saved game of a few moves, which its second seat gave up."""
    running: Running = begin(game, 2, {}, 5)
    for _ in range(moves):
        running.play(running.state.nth(running.state.count() // 2))
    if over:
        running.table.commit(acts.resign(running.table, 1, now()))
    return str(save(running, str(folder / "game")))


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["review", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture
def mistakes(monkeypatch: pytest.MonkeyPatch) -> list[Facts]:
    """Every move loses, by a judge who hears what was known."""
    heard: list[Facts] = []

    def look_back(game: str, known: Facts, move: int, budget: float, seed: int) -> Judgement:
        heard.append(known)
        return Judgement(Advice(move, 0.4, 0.03), Advice(move, 0.55, 0.03), True)

    monkeypatch.setattr(review, "look_back", look_back)
    return heard


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [
        ("heirs", "en", "wins in 40 ± 3 % of tries. Better:"),
        ("dominion", "cs", "vyhrává v 40 ± 3 % pokusů. Lepší:"),
        ("tigris", "pl", "wygrywa w 40 ± 3 % prób. Lepiej:"),
    ],
)
def test_the_worst_moves_in_words(
    game: str,
    lang: str,
    said: str,
    tmp_path: Path,
    mistakes: list[Facts],
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = played(tmp_path, game)
    assert run(file, "--lang", lang) == 0
    text = " ".join(capsys.readouterr().out.replace("\u00a0", " ").split())
    assert said in text
    assert "55 ± 3 %" in text
    assert 1 <= text.count(said) <= 6
    assert mistakes
    assert all("rng" not in known for known in mistakes)


@pytest.mark.parametrize("game", ["heirs", "dominion", "tigris"])
def test_a_bot_judges_a_small_game(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = played(tmp_path, game, moves=4)
    assert run(file, "--json", "--budget", "0.02") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == game
    assert found["decisions"] >= 1
    for lost in found["lost"]:
        assert lost["loss"] > 0
        assert lost["played"]["move"] != lost["better"]["move"]


def test_one_seat_alone(
    tmp_path: Path, mistakes: list[Facts], capsys: pytest.CaptureFixture[str]
) -> None:
    file = played(tmp_path, "heirs", moves=14)
    assert run(file, "--json", "--seat", "2") == 0
    assert {lost["seat"] for lost in json.loads(capsys.readouterr().out)["lost"]} == {1}
    assert run(file, "--seat", "3", "--lang", "en") == 2
    assert "the seats 1 to 2" in capsys.readouterr().err


def test_nothing_clear_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    even = Judgement(Advice(0, 0.5, 0.1), Advice(0, 0.5, 0.1), False)
    monkeypatch.setattr(review, "look_back", lambda *_: even)
    assert run(played(tmp_path, "dominion"), "--lang", "en") == 0
    assert capsys.readouterr().out.count("No clear mistake.") == 2


@pytest.mark.parametrize(
    ("lang", "unfinished", "damaged"),
    [
        ("en", "is not over yet", "damaged or cut short"),
        ("cs", "ještě není dohraná", "poškozená"),
        ("pl", "jeszcze się nie skończyła", "uszkodzon"),
    ],
)
def test_what_cannot_be_reviewed_is_one_sentence(
    lang: str,
    unfinished: str,
    damaged: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = played(tmp_path, "heirs", over=False)
    assert run(file, "--lang", lang) == 2
    assert unfinished in capsys.readouterr().err
    body = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(body[: len(body) // 2], encoding="utf-8")
    assert run(file, "--lang", lang) == 2
    error = capsys.readouterr().err
    assert damaged in error
    assert error.count("\n") == 1
    assert run(str(tmp_path / "nowhere"), "--lang", lang) == 2
