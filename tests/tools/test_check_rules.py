"""The rule coverage check finds what is untested, and only that."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import check_rules

pytestmark = pytest.mark.interpreted_only

RULES = '[[rule]]\nid = "B4"\ntitle = "pay first"\n[[rule]]\nid = "H-TAKE"\ntitle = "take"\n'


def repository(root: Path, rules: str = RULES, **tests: str) -> Path:
    for game in ("heirs", "tigris"):
        data = root / "src/regna/games" / game / "data"
        data.mkdir(parents=True)
        (data.parent / "__init__.py").touch()
        (data / "rules.toml").write_text(rules if game == "heirs" else RULES)
    for name, text in {
        "tigris/test_all": "@p.mark.rule('B4', 'H-TAKE')\ndef t(): ...",
        **tests,
    }.items():
        path = root / "tests" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def test_lists_every_rule_without_a_test(tmp_path: Path) -> None:
    assert check_rules.check(repository(tmp_path)) == [
        "heirs: rule B4 has no test (pay first)",
        "heirs: rule H-TAKE has no test (take)",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.rule('B4', 'H-TAKE')\ndef test_it(): ...",
        "pytestmark = pytest.mark.rule('B4', 'H-TAKE')",
        "cases = [pytest.param(1, marks=pytest.mark.rule('B4', 'H-TAKE'))]",
        "def test_b4_and_h_take(): ...",
        "def test_it():\n    '''B4: pay. H-TAKE: take.'''",
        "class TestB4:\n    '''B4.'''\n    def test_h_take(self): ...",
    ],
)
def test_ways_to_name_a_rule(tmp_path: Path, text: str) -> None:
    assert check_rules.check(repository(tmp_path, test_it=text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "def test_b41(): ...",
        "def test_it():\n    '''B4-1, AB4, H-TAKE-2, take.'''",
        "x = 'B4 H-TAKE'",
        "def helper():\n    '''B4 H-TAKE'''",
        "# B4 H-TAKE",
    ],
)
def test_what_does_not_name_a_rule(text: str) -> None:
    assert check_rules.untested({"B4": "", "H-TAKE": ""}, [ast.parse(text)]) == ["B4", "H-TAKE"]


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ('[[rule]]\nid = "B4"\n', "expected a text in `title`"),
        ("[[rule]]\nid = 4\ntitle = 'x'\n", "expected a text in `id`"),
        (RULES + '[[rule]]\nid = "B4"\ntitle = "again"\n', "rule B4 is listed twice"),
        ("", "expected at least one [[rule]]"),
        ("[[rule]\n", "rules.toml: "),
    ],
)
def test_a_bad_list_is_named(tmp_path: Path, rules: str, complaint: str) -> None:
    (problem,) = check_rules.check(repository(tmp_path, rules))
    assert complaint in problem
    assert "rules.toml" in problem


def test_a_game_without_a_list_is_named(tmp_path: Path) -> None:
    repository(tmp_path)
    (tmp_path / "src/regna/games/heirs/data/rules.toml").unlink()
    (problem,) = check_rules.check(tmp_path)
    assert "heirs/data/rules.toml" in problem
