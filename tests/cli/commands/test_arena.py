"""regna arena: what it is asked for is checked first, and what it played can be gone on with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regna.cli.commands.arena import read_terms
from regna.cli.main import main

MONEY = ["dominion", "bmu", "random", "--processes", "1"]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as end:
        main(["arena", *arguments])
    assert isinstance(end.value.code, int)
    return end.value.code


def test_shares_and_ratings_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*MONEY, "--games", "4") == 0
    shown = capsys.readouterr()
    assert re.search(r"bmu\s+│ random\s+│ 4\s+│ 100.0%", shown.out)
    assert "rating" in shown.out
    assert "4/4 games" in shown.err


def test_results_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results.jsonl"
    mix = ["--option", "kingdom=first_game", "--option", "kingdom=big_money"]
    assert run(*MONEY, *mix, "--games", "4", "--out", str(out)) == 0
    before = out.read_bytes()
    assert run(*MONEY, *mix, "--games", "8", "--out", str(out)) == 0
    assert out.read_bytes().startswith(before)
    assert len(out.read_bytes().splitlines()) == 9
    capsys.readouterr()
    assert run(*MONEY, "--games", "4", "--out", str(out)) == 2
    assert "--out: expected a new file" in capsys.readouterr().err


def test_it_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*MONEY, "--games", "100", "--bar", "0.5") == 0
    assert re.search(r"bmu\s+│ random\s+│ 20\s+│ 100.0%", capsys.readouterr().out)


def test_mixes_of_the_ladder_by_name() -> None:
    terms = read_terms(["level=3"], ["triples"])
    assert terms.options == {"level": 3}
    assert len(terms.turns["sets"]) == 20


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", "a", "b"], "game: expected one of heirs"),
        (["dominion", "bmu", "nobody"], "bot: expected one of random"),
        (["dominion", "bmu", "json:loads"], "bot: expected module:attribute of a bot or policy"),
        (["dominion", "bmu", "bmu"], "players: expected 2 different ones"),
        ([*MONEY, "--option", "kingdom"], "--option: expected name=value"),
        ([*MONEY, "--option", "kingdom=odd", "--option", "kingdom=random"], "kingdom: expected"),
        ([*MONEY, "--turns", "odd"], "--turns: expected one of recommended, random, triples"),
        ([*MONEY, "--seats", "9"], "seats: expected"),
    ],
)
def test_bad_input(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"regna: {said}")
    assert shown.out == ""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Playing on a cluster needs Ray: pip install 'regna[ray]'"),
        ("cs", "Ke hře na clusteru je potřeba Ray: pip install 'regna[ray]'"),
        ("pl", "Do gry na klastrze potrzebny jest Ray: pip install 'regna[ray]'"),
    ],
)
def test_without_ray_the_extra_is_named(
    lang: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.setattr("regna.arena.cluster.find_spec", lambda name: None)
    assert run(*MONEY, "--ray", "auto") == 2
    assert capsys.readouterr().err.strip() == said
