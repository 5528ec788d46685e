"""regna heirs tiles: export, check, and what is wrong with a file."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from regna.cli.main import main
from regna.games.heirs.tiles import data_text


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    out, err = capsys.readouterr()
    assert isinstance(stopped.value.code, int)
    return stopped.value.code, out, err


def test_export_to_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "heirs", "tiles", "export")
    assert (code, err) == (0, "")
    assert out == data_text("tiles.toml")


def test_export_edit_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    code, out, _ = run(capsys, "heirs", "tiles", "export", str(path))
    assert code == 0
    assert out == f"{path}: the 54 built-in tiles, ready to be corrected.\n"
    code, out, _ = run(capsys, "heirs", "tiles", "check", str(path))
    assert code == 0
    assert "54 tiles" in out
    assert "the same as the built-in tiles" in out
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('colour = "green"', 'colour = "grey"', 1), encoding="utf-8")
    code, out, _ = run(capsys, "heirs", "tiles", "check", str(path))
    assert code == 0
    assert "One field differs from the built-in tiles: tra-inn-row.colour" in out


def test_export_overwrites_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("precious")
    code, _, err = run(capsys, "heirs", "tiles", "export", str(path))
    assert code == 2
    assert err == f"regna: {path}: expected a file that does not exist yet\n"
    assert path.read_text() == "precious"
    code, _, err = run(capsys, "heirs", "tiles", "export", str(tmp_path / "no" / "mine.toml"))
    assert code == 2
    assert "expected a file that can be written" in err


def test_wrong_files_are_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    code, out, err = run(capsys, "heirs", "tiles", "check", str(path))
    assert (code, out) == (2, "")
    assert err == f"regna: {path}: expected a readable file, got 'No such file or directory'\n"
    path.write_text(data_text("tiles.toml").replace('"green"', '"pink"', 1), encoding="utf-8")
    code, out, err = run(capsys, "heirs", "tiles", "check", str(path))
    assert (code, out) == (2, "")
    line = "tile tra-inn-row.colour: expected one of green, grey, yellow, got 'pink'"
    assert err == f"regna: {path}: {line}\n"
    path.write_text("= =", encoding="utf-8")
    code, out, err = run(capsys, "heirs", "tiles", "check", str(path))
    assert (code, out) == (2, "")
    assert err.startswith(f"regna: {path}: expected a TOML file, got ")
    assert err.count("\n") == 1


def test_a_missing_name(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "heirs", "tiles", "check")
    assert code == 2
    assert err.startswith("regna: ")


def test_a_game_with_tiles_of_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.toml"
    run(capsys, "heirs", "tiles", "export", str(path))
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('colour = "green"', 'colour = "grey"', 1), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {tmp_path / 'game.json'}\nquit\n"))
    code, _, err = run(capsys, "play", "heirs", "--seed", "3", "--option", f"tiles={path}")
    assert (code, err) == (0, "")
    saved = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert '"tra-inn-row"' in saved  # the save carries the tiles it is played with
    code, _, err = run(capsys, "play", "heirs", "--option", f"tiles={tmp_path / 'none.toml'}")
    assert code == 2
    assert "none.toml: expected a readable file" in err
