"""Small rules for the text of the repository, each of which was once broken somewhere.

No file of this machine or of a package registry is named; no merge markers; no tool's cache is
committed; sources stay short and free of reminders; the changelog speaks of the version in
pyproject.toml or of what comes next.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

LONGEST = 500  # lines of a source file
LONG = 400

REGISTRIES = ("pypi", "files.pythonhosted", "registry.npmjs", "registry.yarnpkg")

FORBIDDEN = {
    "a path of somebody's machine": re.compile(
        r"(?<![\w.~}-])/(?:work|root|home/\w+|Users/\w+)(?=[/\s\"'`:)]|$)"
    ),
    "a package registry's address": re.compile(
        rf"\b(?:{'|'.join(map(re.escape, REGISTRIES))})\.(?:com|org)\b"
    ),
    "a merge marker": re.compile(r"^(?:<{7}|>{7}|\|{7}) |^={7}$"),
}
FORBIDDEN_IN_SOURCES = {"a reminder": re.compile(r"\b(?:TODO|FIXME|XXX)\b")}
NEVER_COMMITTED = ("uv.lock", "pylock.toml")
CACHES = re.compile(
    r"__pycache__|\.\w+_cache|\.hypothesis|\.schemathesis|\.svelte-kit|node_modules|\.coverage.*"
)  # what tools leave behind, as one part of a path


def files_of(root: Path) -> list[Path]:
    """What git has or would add, so that environments and builds do not count."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout.decode()
    return [root / name for name in sorted(set(listed.split("\0"))) if name]


def name_problems(name: str) -> list[str]:
    """What is wrong with a file whatever is in it."""
    parts = name.split("/")
    problems = [f"{name}: a tool's cache" for part in parts if CACHES.fullmatch(part)]
    if parts[-1] in NEVER_COMMITTED:
        problems.append(f"{name}: records download addresses and is never committed")
    return problems


def text_of(path: Path) -> str | None:
    """None for pictures and the like, and for files deleted but still known to git."""
    try:
        return path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError):
        return None


def problems_in(name: str, text: str) -> list[str]:
    source = name.startswith("src/")
    patterns = FORBIDDEN | (FORBIDDEN_IN_SOURCES if source else {})
    problems = [
        f"{name}:{number}: {what}: {found[0].strip()}"
        for number, line in enumerate(text.splitlines(), start=1)
        for what, pattern in patterns.items()
        if (found := pattern.search(line))
    ]
    length = text.count("\n")
    if source and name.endswith(".py") and length > LONGEST:
        problems.append(f"{name}: {length} lines; over {LONGEST} it is two ideas, split it")
    return problems


def warnings_in(name: str, text: str) -> list[str]:
    length = text.count("\n")
    if name.startswith("src/") and name.endswith(".py") and LONG < length <= LONGEST:
        return [f"{name}: {length} lines, and {LONGEST} are the limit"]
    return []


def changelog_problems(changelog: str, version: str) -> list[str]:
    headings = re.findall(r"^## \[?([^\]\s]+)", changelog, re.MULTILINE)
    if "Unreleased" in headings or version in headings:
        return []
    return [f"CHANGELOG.md: expected a section [Unreleased] or [{version}]"]


def main() -> int:
    problems: list[str] = []
    for path in files_of(ROOT):
        name = path.relative_to(ROOT).as_posix()
        text = text_of(path)
        if path.exists():
            problems += name_problems(name)
        if text is None:
            continue
        problems += problems_in(name, text)
        for warning in warnings_in(name, text):
            print(f"warning: {warning}")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    problems += changelog_problems(text_of(ROOT / "CHANGELOG.md") or "", version)
    for problem in problems:
        print(problem)
    print(f"text: {len(problems)} problems" if problems else "text: clean")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
