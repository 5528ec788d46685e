"""Every rule of every game has a test that names it.

A game lists its rules in src/regna/games/<game>/data/rules.toml:

    [[rule]]
    id = "B4"
    title = "A building is paid for before it is laid"

A test names a rule by its marker, `@pytest.mark.rule("B4", "B5")`, on the function, its class or
the module (`pytestmark`), or by writing the id as a word in its docstring, or in its name
(`test_b4_…`, `test_h_take_…`).
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class BadRules(Exception):
    """A rules.toml that cannot be used."""


def rules_of(path: Path) -> dict[str, str]:
    """Rule id -> title."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadRules(f"{path}: {error}") from None
    rules: dict[str, str] = {}
    for number, rule in enumerate(document.get("rule", []), start=1):
        for field in ("id", "title"):
            if not isinstance(rule.get(field), str) or not rule[field].strip():
                raise BadRules(f"{path}: rule number {number}: expected a text in `{field}`")
        if rule["id"] in rules:
            raise BadRules(f"{path}: rule {rule['id']} is listed twice")
        rules[rule["id"]] = rule["title"]
    if not rules:
        raise BadRules(f"{path}: expected at least one [[rule]]")
    return rules


def marked_ids(node: ast.AST) -> Iterator[str]:
    """The ids in every `….mark.rule("…")` below a node."""
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule")):
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def tests_of(tree: ast.Module) -> Iterator[Test]:
    return (
        node for node in ast.walk(tree) if isinstance(node, Test) and "test" in node.name.lower()
    )


def as_word(rule: str, flags: int = 0) -> re.Pattern[str]:
    """The id as a whole word: B4, but not in AB4, B41, B4-1 or X-B4."""
    return re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-])", flags)


def named_in(tree: ast.Module, rule: str) -> bool:
    in_name = as_word(rule.replace("-", " "), re.IGNORECASE)
    return any(
        in_name.search(test.name.replace("_", " "))
        or as_word(rule).search(ast.get_docstring(test) or "")
        for test in tests_of(tree)
    )


def untested(rules: dict[str, str], trees: list[ast.Module]) -> list[str]:
    marked = {rule for tree in trees for rule in marked_ids(tree)}
    return [
        rule
        for rule in rules
        if rule not in marked and not any(named_in(tree, rule) for tree in trees)
    ]


def trees_for(game: str, games: list[str], tests: Path) -> list[ast.Module]:
    """The tests that may count for a game: those whose path does not name another game.

    B4 is a rule of more than one game.
    """
    others = [other for other in games if other != game]
    return [
        ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        for path in sorted(tests.rglob("*.py"))
        if not any(other in path.relative_to(tests).as_posix() for other in others)
        and path.relative_to(tests).parts[0] != "tools"
    ]


def game_folders(root: Path) -> list[Path]:
    return sorted(path.parent for path in (root / "src/regna/games").glob("*/__init__.py"))


def check(root: Path) -> list[str]:
    problems: list[str] = []
    folders = game_folders(root)
    games = [folder.name for folder in folders]
    for folder in folders:
        path = folder / "data" / "rules.toml"
        try:
            rules = rules_of(path)
        except (BadRules, FileNotFoundError) as error:
            problems.append(str(error))
            continue
        problems += [
            f"{folder.name}: rule {rule} has no test ({rules[rule]})"
            for rule in untested(rules, trees_for(folder.name, games, root / "tests"))
        ]
    return problems


def main() -> int:
    problems = check(ROOT)
    for problem in problems:
        print(problem)
    games = ", ".join(folder.name for folder in game_folders(ROOT)) or "no games yet"
    print(f"rules ({games}): {f'{len(problems)} problems' if problems else 'each has a test'}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
