"""docs/new-game.md, done to a copy of the program exactly as it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.applied import (
    BLOCK,
    add,
    commands,
    copied,
    has_no_other_blocks,
    page,
    run,
    run_examples,
)

PAGE = page("new-game.md")
MOVES = [f"lay {card}" for card in (5, 4, 3, 2, 1)]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the files of the page; blocks of one file follow one another."""
    folder = tmp_path_factory.mktemp("new-game")
    copied(folder, "src", "pyproject.toml", "tests/conftest.py")
    assert not (folder / "src" / "regna" / "games" / "crowns").exists()
    for _, name, text in BLOCK.findall(PAGE):
        if name:
            add(folder / name, text)
    return folder


def test_every_block_is_used() -> None:
    assert has_no_other_blocks(PAGE)


@pytest.mark.interpreted_only
def test_its_tests_pass(copy: Path) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games")


@pytest.mark.interpreted_only
def test_its_style(copy: Path) -> None:
    """What is on the page would pass the checks."""
    written = ("src/regna/games/crowns", "tests/games")
    run(copy, "-m", "ruff", "check", "--no-cache", *written)
    run(copy, "-m", "ruff", "format", "--no-cache", "--check", "--diff", *written)


@pytest.mark.interpreted_only
def test_its_commands(copy: Path) -> None:
    """Every command of the page runs; a game is played to its end by typing moves."""
    lines = commands(PAGE)
    typed = "\n".join(MOVES)
    printed = {line: run(copy, "-m", "regna", *line.split(), typed=typed) for line in lines}
    assert [line.split()[0] for line in lines] == ["fuzz", "golden", "play"]
    assert printed[lines[0]].startswith("nothing found in 50 games of crowns")
    assert "3 golden playthroughs, 0 rewritten" in printed[lines[1]]
    played = printed[lines[2]]
    assert "Crowns" in played
    assert played.count("A crown worth") >= 5
    assert "takes the crown worth" in played
    assert "crowns-" not in played, "a code without words"


@pytest.mark.interpreted_only
def test_its_simulation(copy: Path) -> None:
    run_examples(copy, PAGE)
