"""The regna command: exit code 0 for good, 1 for found, 2 and one sentence for bad input."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import regna
from regna.cli.main import main


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    assert isinstance(stopped.value.code, int)
    return stopped.value.code


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version says how the engine runs."""
    assert run("--version") == 0
    how = "compiled" if regna.COMPILED else "interpreted"
    assert capsys.readouterr().out == f"regna {regna.__version__} ({how})\n"


def test_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a command there is help."""
    assert run() == 0
    assert "fuzz" in capsys.readouterr().out


def test_module() -> None:
    """`python -m regna` is the command."""
    done = subprocess.run(
        [sys.executable, "-m", "regna", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("regna ")


def test_fuzz_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """A sound game: exit code 0, and one line that says what was done."""
    nine = ("--games", "9", "--processes", "1", "--every", "20")
    assert run("fuzz", "tests.toys.raid:game", *nine) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("nothing found in 9 games of tests.toys.raid:game, seeds 0 to 8: ")
    assert "9/9 games" in shown.err
    assert "decisions/s" in shown.err
    assert "seeds 0-8" in shown.err


def test_fuzz_finds_something(capsys: pytest.CaptureFixture[str]) -> None:
    """An unsound game: exit code 1; the command printed finds exactly it again."""
    assert run("fuzz", "tests.toys.raid.unsound:game", "--processes", "1") == 1
    text = capsys.readouterr().err.rstrip()
    command = text.splitlines()[-1].partition("again: ")[2]
    assert command.startswith("regna fuzz tests.toys.raid.unsound:game --games 1 --seed ")
    words = shlex.split(command)
    assert run(*words[1:]) == 1
    assert capsys.readouterr().err.rstrip().splitlines()[-1].partition("again: ")[2] == command


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fuzz", "chess"], "regna: game: expected one of heirs"),
        (["fuzz", "tests.toys.raid:game", "--seats", "9"], "regna: seats: expected a whole number"),
        (["fuzz", "tests.toys.raid:game", "--option", "x=1"], "regna: x: expected an option"),
        (["fuzz", "tests.toys.raid:game", "--option", "x"], "regna: --option: expected name=value"),
        (
            ["fuzz", "tests.toys.raid:game", "--case", "[1]"],
            "regna: --case: expected a JSON object",
        ),
        (["fuzz", "tests.toys.raid:game", "--games", "0"], "regna: Invalid value for '--games'"),
        (["fuzz"], "regna: Missing argument"),
        (["fuss"], "regna: No such command"),
        (["golden", "--folder", "nowhere"], "regna: no golden playthroughs at "),
        (["golden", "heirs", "--folder", "nowhere"], "regna: no golden playthroughs at "),
    ],
)
def test_bad_input(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One clear sentence on stderr, and exit code 2."""
    assert run(*arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(sentence)
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "pointer"),
    [
        (["fuss"], "See: regna --help"),
        (["play", "--bott", "greedy"], "See: regna play --help"),
        (["fuzz"], "See: regna fuzz --help"),
        (["heirs", "tiles", "check"], "See: regna heirs tiles check --help"),
    ],
)
def test_usage_errors_point_to_help(
    arguments: list[str], pointer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    assert capsys.readouterr().err.endswith(f". {pointer}\n")


@pytest.mark.parametrize("wanted", ["smithy", "Smithy", "kovarna", "throne_room"])
def test_rules_of_a_card_by_its_english_name_too(
    wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("rules", "dominion", wanted, "--lang", "cs") == 0
    title = "Trůnní sál" if wanted.startswith("throne") else "Kovářna"
    assert capsys.readouterr().out.startswith(title)


def test_golden(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Golden files are made, compared and rewritten."""
    folder = ["--folder", str(tmp_path)]
    assert run("golden", "tests.toys.raid:game", "--seed", "4", "--write", *folder) == 0
    assert run("golden", *folder) == 0
    path = tmp_path / "raid-4.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("seat 0", "seat 7"), encoding="utf-8")
    capsys.readouterr()
    assert run("golden", *folder) == 1
    assert "1 golden playthroughs, 1 differ" in capsys.readouterr().out
    assert run("golden", "--write", *folder) == 0
    assert run("golden", *folder) == 0
