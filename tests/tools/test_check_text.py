"""The text check finds what it is meant to find, and leaves honest text alone."""

from __future__ import annotations

import pytest

from tools import check_text

pytestmark = pytest.mark.interpreted_only


# In pieces, because the check also reads this file.
@pytest.mark.parametrize(
    "line",
    [
        "see /" + "work/notes.md",
        'open("/' + 'root/x")',
        "/" + "home/anna/regna",
        "https://" + "pypi." + "org/simple",
        "https://files." + "pythonhosted.org/x",
        "<" * 7 + " HEAD",
        "=" * 7,
        ">" * 7 + " branch",
    ],
)
def test_bad_lines(line: str) -> None:
    (problem,) = check_text.problems_in("docs/a.md", f"fine\n{line}\n")
    assert problem.startswith("docs/a.md:2: ")


@pytest.mark.parametrize(
    "line",
    [
        "the home / away game",
        "https://example.org/" + "work/x",
        "src/regna/" + "root/",
        "Title\n=====\n",
        "~/" + "work/x",
    ],
)
def test_good_lines(line: str) -> None:
    assert check_text.problems_in("src/regna/a.py", line) == []


def test_reminders_are_refused_in_sources_only() -> None:
    line = "# TO" + "DO: later\n"
    assert len(check_text.problems_in("src/regna/a.py", line)) == 1
    assert check_text.problems_in("docs/a.md", line) == []


def test_length_of_sources() -> None:
    name = "src/regna/a.py"
    assert check_text.problems_in(name, "x\n" * 500) == []
    assert len(check_text.problems_in(name, "x\n" * 501)) == 1
    assert check_text.warnings_in(name, "x\n" * 400) == []
    assert len(check_text.warnings_in(name, "x\n" * 401)) == 1
    assert check_text.problems_in("tests/a.py", "x\n" * 501) == []


@pytest.mark.parametrize(
    ("changelog", "good"),
    [
        ("## [Unreleased]\n", True),
        ("## [0.1.0] - 2030-01-01\n", True),
        ("## 0.1.0\n", True),
        ("## [0.0.9]\n", False),
        ("", False),
    ],
)
def test_changelog(changelog: str, good: bool) -> None:
    assert (check_text.changelog_problems(changelog, "0.1.0") == []) is good


@pytest.mark.parametrize(
    ("name", "good"),
    [
        (".schemathesis/default/cache/crashes/manifest.json", False),
        ("src/regna/__pycache__/x.pyc", False),
        (".mypy_cache/x.json", False),
        (".coverage.1", False),
        ("web/node_modules/x.js", False),
        ("uv.lock", False),
        ("src/regna/core/cache.py", True),
        ("web/src/lib/cached.ts", True),
    ],
)
def test_nothing_that_tools_leave_behind_is_committed(name: str, good: bool) -> None:
    assert (check_text.name_problems(name) == []) is good


def test_the_repository_holds_no_cache() -> None:
    names = [path.relative_to(check_text.ROOT) for path in check_text.files_of(check_text.ROOT)]
    assert [name for name in names if check_text.name_problems(name.as_posix())] == []
