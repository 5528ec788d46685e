"""Pages that are applied: done to a copy of the program exactly as they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def copied(folder: Path, *names: str) -> Path:
    """These folders and files of the program, in another folder."""
    for name in names:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, target)
    return folder


def add(path: Path, text: str) -> None:
    """A new file, or more of one that is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    between = "" if not path.exists() else "\n" if text.startswith(" ") else "\n\n"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(before + between + text, encoding="utf-8")


def run(folder: Path, *command: str, typed: str = "", code: int = 0, lang: str = "C") -> str:
    """A command of Python in the copy; what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "LC_ALL": f"{lang}.UTF-8"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**environment, "PYTHONUTF8": "1"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == code, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def commands(text: str) -> list[str]:
    """What follows `regna` in the lists of commands of a page."""
    return re.findall(r"^\$ regna (.*)$", text, re.MULTILINE)


def run_examples(folder: Path, text: str) -> None:
    """The `>>>` examples of a page give what they say, in the copy."""
    examples = "\n".join(part for kind, _, part in BLOCK.findall(text) if kind == "pycon")
    (folder / "example.txt").write_text(examples, encoding="utf-8")
    run(folder, "-m", "doctest", "-o", "ELLIPSIS", "example.txt")


def has_no_other_blocks(text: str) -> bool:
    """Whether every block is part of a file, a list of commands, or an example that is run."""
    kinds = {kind for kind, name, _ in BLOCK.findall(text) if not name}
    return kinds <= {"console", "pycon"} and text.count("\n```") == 2 * len(BLOCK.findall(text))
