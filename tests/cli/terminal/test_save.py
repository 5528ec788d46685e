"""Saved games: they go on, only their own saves are replaced, and bad ones are left alone."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from regna.cli.language import Said
from regna.cli.main import main
from regna.cli.terminal.running import begin
from regna.cli.terminal.save import load, save
from tests.cli.typed import type_in


def test_a_saved_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening"
    type_in(["1", f"save {file}", "quit"], "--lang", "en", monkeypatch=monkeypatch)
    saved = load(str(file))
    assert saved.moves == 1
    monkeypatch.setattr("sys.stdin", io.StringIO("undo\nquit\n"))
    with pytest.raises(SystemExit) as end:
        main(["resume", str(file), "--lang", "pl"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert "Wracamy do gry po 1 ruchu." in text
    assert "Cofnięto: weź" in text
    assert list(tmp_path.iterdir()) == [file]  # no temporary file is left


def test_only_a_save_of_the_same_game_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "save"
    running = begin("heirs", 2, {}, 1)
    save(running, str(file))
    running.play(running.state.moves()[0])
    save(running, str(file))
    assert load(str(file)).moves == 1
    running.table.head["made"] = 1
    with pytest.raises(Said, match="save-other-game"):
        save(running, str(file))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear mother")
    with pytest.raises(Said, match="save-foreign"):
        save(running, str(letter))
    assert letter.read_text() == "Dear mother"
    with pytest.raises(Said, match="save-unwritable"):
        save(running, str(tmp_path / "no" / "such" / "folder"))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text[: len(text) // 2], "poškozená nebo neúplná"),
        (lambda text: "", "není uložená hra"),
        (lambda text: "{}", "není uložená hra"),
        (lambda text: text.replace('"format":1', '"format":2', 1), "novější Regna"),
        (lambda text: text.replace('"rules_version":1', '"rules_version":7'), "verze 7"),
        (lambda text: text.replace('"game":"heirs"', '"game":"chess"', 1), "nezná: chess"),
        (lambda text: json.dumps({**json.loads(text), "entries": 5}), "poškozená"),
    ],
)
def test_a_bad_save_is_refused_and_left_alone(
    spoil: object, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(spoil)
    file = tmp_path / "save"
    save(begin("heirs", 2, {}, 1), str(file))
    body = spoil(file.read_text())
    file.write_text(body)
    with pytest.raises(SystemExit) as end:
        main(["resume", str(file), "--lang", "cs"])
    assert end.value.code == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert file.read_text() == body


def test_a_missing_save(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["resume", "/nowhere/at/all", "--lang", "pl"])
    assert end.value.code == 2
    assert "Nie ma pliku" in capsys.readouterr().err
