"""docs/new-bot.md, done to a copy of the program exactly as it says."""

from __future__ import annotations

import tomllib
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

PAGE = page("new-bot.md")
HONEST = """
import regna
from regna.bots import policy
from regna.core import Rng

game, chosen, asked = regna.game("dominion"), policy("dominion", "smithy"), 0
for seed in range(6):
    state = game.new(seats=2, seed=seed, kingdom="first_game")
    while state.to_act is not None:
        move = chosen.choose(state, Rng(0))
        if state.count() > 1:
            world = state.determinize(state.to_act, Rng(asked))
            assert chosen.choose(world, Rng(0)) == move, (seed, game.write(state, move))
            asked += 1
        state.play(move)
assert asked > 300, asked
"""

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the files of the page; blocks of one file follow one another."""
    folder = copied(tmp_path_factory.mktemp("new-bot"), "src", "tools", "pyproject.toml")
    assert not (folder / "src" / "regna" / "bots" / "smithy.py").exists()
    for _, name, text in BLOCK.findall(PAGE):
        if name:
            add(folder / name, text)
    return folder


def test_every_block_is_used() -> None:
    assert has_no_other_blocks(PAGE)


def test_its_style(copy: Path) -> None:
    """What is on the page would pass the checks, words included."""
    written = "src/regna/bots/smithy.py"
    run(copy, "-m", "ruff", "check", "--no-cache", written)
    run(copy, "-m", "ruff", "format", "--no-cache", "--check", "--diff", written)
    run(copy, "-m", "mypy", "--cache-dir", str(copy / "cache"), written)
    run(copy, "tools/check_words.py")


def test_it_wins(copy: Path) -> None:
    run_examples(copy, PAGE)


def test_it_does_not_peek(copy: Path) -> None:
    run(copy, "-c", HONEST)


def test_it_sits_down(copy: Path) -> None:
    line = commands(PAGE)[0]
    played = run(copy, "-m", "regna", *line.split(), typed="end\n" * 30 + "quit\n\n")
    assert "Kowal" in played
    assert "bot-smithy" not in played


def test_a_bot_of_ones_own_is_named_anywhere(copy: Path) -> None:
    arena, play = commands(PAGE)[1:]
    assert "mine:last" in run(copy, "-m", "regna", *arena.split(), "--processes", "1")
    assert "mine:last" in run(copy, "-m", "regna", *play.split(), typed="quit\n")


def test_a_package_offers_its_bots(copy: Path) -> None:
    """The entry points of the page, as an installer would write them."""
    (text,) = [text for _, name, text in BLOCK.findall(PAGE) if name.startswith("pyproject-of")]
    points = tomllib.loads(text)["project"]["entry-points"]
    about = copy / "src" / "mine-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    lines = [
        f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in points[group].items())
        for group in points
    ]
    (about / "entry_points.txt").write_text("".join(lines))
    ask = "from regna.bots import offered_bots; print(offered_bots('heirs')[-1])"
    assert run(copy, "-c", ask) == "last\n"
