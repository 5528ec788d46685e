"""regna play: what a new game is to be like, asked for or told, and complained about."""

from __future__ import annotations

import io

import pytest

from regna.cli.main import main
from tests.cli.typed import type_in


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--lang", "de"], "There is no language “de” here"),
        (["--lang", "pl", "--option", "roads=maybe"], "Opcja „roads” to tak albo nie"),
        (["--lang", "cs", "--sets", "war"], "U volby „sets“ vyberte 3"),
        (["--lang", "cs", "--sets", "war,crafts,xyz"], "lze vybírat z"),
        (["--lang", "en", "--level", "4"], "a whole number from 1 to 3, not “4”"),
        (["--lang", "en", "--option", "level=2"], "does not go with this number of players"),
        (["--lang", "en", "--option", "nothing"], "written name=value"),
        (["--lang", "en", "--option", "x=1"], "The game has no option “x”"),
        (["--lang", "en", "--seats", "5"], "for 1 to 2 players"),
        (["--lang", "en", "--option", "tiles=/nowhere"], "The option “tiles” does not fit"),
    ],
)
def test_bad_arguments_are_one_sentence(
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert type_in([], *arguments, monkeypatch=monkeypatch) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_sets_by_their_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--lang", "cs", "--solo", "--level", "3", "--sets", "Válčení,řemesla,straz"]
    assert type_in(["odejít"], *arguments, monkeypatch=monkeypatch) == 0
    assert "Jindřich Neúprosný" in capsys.readouterr().out


def test_without_a_game_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("šachy\nDva\n\n"))
    with pytest.raises(SystemExit) as end:
        main(["play", "--lang", "cs"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert "Hru „šachy“ neznám." in text
    assert "Královská nabídka" in text
    assert "Na shledanou!" in text
