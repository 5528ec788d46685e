"""docs/new-language.md, done to a copy of the program exactly as it says."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.docs.applied import BLOCK, copied, has_no_other_blocks, page, run, run_examples

MESSAGE = re.compile(r"^([a-z][\w-]*) = .*\n(?:[ }].*\n)*", re.MULTILINE)
PAGE = page("new-language.md")

pytestmark = pytest.mark.interpreted_only


def write(path: Path, text: str) -> None:
    """A new file, or messages of one that is there written anew."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    room = path.read_text(encoding="utf-8")
    old = {found[1]: found[0] for found in MESSAGE.finditer(room)}
    for found in MESSAGE.finditer(text):
        room = room.replace(old[found[1]], found[0])
    path.write_text(room, encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with what the page writes and copies, from top to bottom."""
    folder = tmp_path_factory.mktemp("new-language")
    copied(folder, "src", "tools")
    assert not (folder / "src" / "regna" / "words" / "sk").exists()
    for _, name, text in BLOCK.findall(PAGE):
        if name:
            write(folder / name, text)
        for source, target in re.findall(r"^\$ cp (\S+) (\S+)$", text, re.MULTILINE):
            shutil.copy(folder / source, folder / target)
    return folder


def test_every_block_is_used() -> None:
    assert has_no_other_blocks(PAGE)


def test_it_can_be_played_at_once(copy: Path) -> None:
    command, shown = re.findall(r"^\$ regna (.*)\n(.*)$", PAGE, re.MULTILINE)[0]
    assert shown in run(copy, "-m", "regna", *command.split(), typed="quit\n\n")


def test_rooms_of_two_languages_go_together(copy: Path) -> None:
    """English sentences about Slovak things: no form is missing, whoever asks for it."""
    typed = "?\nwhy build inn n9\ntake 1\nscore\nquit\n\n"
    played = run(copy, "-m", "regna", "play", "heirs", "--seed", "7", typed=typed, lang="sk_SK")
    assert "Dvaja bratia" in played
    assert " si berie " in played
    assert "{" not in played
    assert "heirs-" not in played


def test_its_example(copy: Path) -> None:
    run_examples(copy, PAGE)


def test_the_check_names_what_is_missing_until_nothing_is(copy: Path) -> None:
    words = copy / "src" / "regna" / "words"
    *problems, _ = run(copy, "tools/check_words.py", code=1).splitlines()
    assert "sk: cli.ftl is missing" in problems
    missing = re.findall(r"^sk: (\S+) is missing$", "\n".join(problems), re.MULTILINE)
    assert len(missing) == len(problems), problems
    for room in missing:
        (words / "sk" / room).parent.mkdir(exist_ok=True)
        shutil.copy(words / "cs" / room, words / "sk" / room)
    assert run(copy, "tools/check_words.py").endswith("complete\n")
